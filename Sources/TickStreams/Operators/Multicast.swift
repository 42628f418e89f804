extension TickSignal {
  /// Runs one subscription for all subscribers, which starts when ``ConnectableSignal/connect()`` is called.
  ///
  /// Use it to start after all subscribers have subscribed. ``share(replay:minimumSubscribers:)`` connects and disconnects by itself.
  public func multicast() -> ConnectableSignal<Value, Failure> {
    multicast(TickSubject())
  }

  /// Runs one subscription, which sends to `subject` once ``ConnectableSignal/connect()`` is called.
  public func multicast(_ subject: TickSubject<Value, Failure>) -> ConnectableSignal<Value, Failure> {
    ConnectableSignal(raw, subject.broadcaster)
  }

  /// Runs one subscription, which sends to `subject` once ``ConnectableSignal/connect()`` is called, so that late subscribers get the
  /// latest values.
  ///
  /// RAC's `replay` is the same, connected at once.
  public func multicast(_ subject: TickReplaySubject<Value, Failure>) -> ConnectableSignal<Value, Failure> {
    ConnectableSignal(raw, subject.broadcaster)
  }
}

/// A signal for many subscribers, the upstream of which is subscribed by a call of ``connect()``: the result of ``TickSignal/multicast()``.
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

  /// The signal that subscribers subscribe to: it sends the events that come while it is connected, in the context of the upstream.
  ///
  /// It sends nothing until ``connect()`` is called.
  public var signal: TickSignal<Value, Failure> {
    TickSignal(raw: { [broadcaster] in broadcaster.subscribe($0) })
  }

  /// Subscribes to the upstream, unless it is already subscribed.
  ///
  /// Disconnecting does not end the subscribers; connecting again continues with a new subscription to the upstream. After a terminal event
  /// a call has no effect.
  ///
  /// - Returns: The handle; dropping it disconnects. While connected, a further call returns another handle of the same connection, and the
  ///   first handle to be disposed or released ends it.
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
