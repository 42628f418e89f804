extension TickSignal {
  /// One subscription for all subscribers, which starts when ``ConnectableSignal/connect()`` is called, and not before.
  ///
  /// For starting only after all subscribers are there. ``share(replay:file:line:)`` connects and disconnects by itself.
  public func multicast() -> ConnectableSignal<Value, Failure> {
    multicast(TickSubject())
  }

  /// One subscription, which feeds `subject` once ``ConnectableSignal/connect()`` is called.
  public func multicast(_ subject: TickSubject<Value, Failure>) -> ConnectableSignal<Value, Failure> {
    ConnectableSignal(raw, subject.broadcaster)
  }

  /// One subscription, which feeds `subject` once ``ConnectableSignal/connect()`` is called, so that late subscribers get its latest values.
  ///
  /// RAC's `replay` is this, connected at once.
  public func multicast(_ subject: TickReplaySubject<Value, Failure>) -> ConnectableSignal<Value, Failure> {
    ConnectableSignal(raw, subject.broadcaster)
  }
}

/// A signal for many subscribers, whose upstream is subscribed when you say so: what ``TickSignal/multicast()`` makes.
///
/// ```text
/// upstream                -a-b-c-|
/// connect()            ----
/// subscribed before       -a-b-c-|
/// subscribed later            -c-|
/// ```
public final class ConnectableSignal<Value: Sendable, Failure: Error>: Sendable {
  private let upstream: RawSignal
  private let broadcaster: Broadcaster
  private let connection = Lock<Scope?>(nil)

  fileprivate init(_ upstream: RawSignal, _ broadcaster: Broadcaster) {
    self.upstream = upstream
    self.broadcaster = broadcaster
  }

  /// What subscribers see: what comes while they are connected and subscribed, in the context of the upstream.
  ///
  /// Silent until ``connect()`` is called.
  public var signal: TickSignal<Value, Failure> {
    TickSignal(raw: { [broadcaster] in broadcaster.subscribe($0) })
  }

  /// Subscribes the upstream, unless it is subscribed already.
  ///
  /// Disconnecting leaves the subscribers waiting; connecting again goes on with a new subscription of the upstream. After a terminal event
  /// nothing is subscribed any more.
  ///
  /// - Returns: The handle; dropping it disconnects. While connected, a further call gives another handle of the same connection, and the
  ///   first of them to go ends it.
  public func connect() -> Subscription {
    let (leg, isNew) = connection.withLock { connection in
      if let connection, !connection.isEnded { return (connection, false) }
      let leg = Scope()
      connection = leg
      return (leg, true)
    }
    if broadcaster.isFinished {
      leg.end()
    } else if isNew {
      let broadcaster = broadcaster
      upstream.run(RawSubscriber(leg: leg, onNext: { broadcaster.next($0) }, onEnd: { broadcaster.finish($0) }))
    }
    return Subscription(leg)
  }
}
