extension TickSignal {
  /// Runs one subscription for all subscribers, which starts when ``ConnectableSignal/connect()`` is called.
  ///
  /// Use it to start after all subscribers have subscribed. ``share(replay:minimumSubscribers:file:line:)`` connects and disconnects automatically.
  /// Follows the rules of ``ConnectableSignal``: the connection ends with its handle, and can be made again.
  ///
  /// The values are sent to `subject`, by default a new one, which stores nothing. The end of the upstream ends the subject, and then a new
  /// connection has no effect. Late subscribers receive the latest values of a subject that replays them, such as `TickSubject(replay: 1)`. RAC's
  /// `replay` is such a subject, connected immediately.
  public func multicast(_ subject: TickSubject<Value, Failure> = TickSubject()) -> ConnectableSignal<Value, Failure> {
    ConnectableSignal(raw, subject.broadcaster)
  }
}

/// A signal for many subscribers, the upstream of which is subscribed by a call of ``connect()``: the result of ``TickSignal/multicast(_:)``.
///
/// ```text
/// upstream             -a-b-c-|
/// connect()              ^
/// subscribed before    ---a-b-c-|
/// subscribed at 6      -------c-|
/// ```
public final class ConnectableSignal<Value: Sendable, Failure: Error>: Sendable {
  /// One subscription to the upstream.
  private final class Connection: Sendable {
    /// What its handles end.
    let scope = Scope()
    /// The leg of the upstream, which ends with that.
    let leg = Scope()
  }

  private let upstream: RawSignal
  private let broadcaster: Broadcaster
  private let state = Lock((connection: nil as Connection?, starts: StartGate<Connection>()))

  fileprivate init(_ upstream: RawSignal, _ broadcaster: Broadcaster) {
    self.upstream = upstream
    self.broadcaster = broadcaster
  }

  /// The signal that subscribers subscribe to: it sends the events that arrive while it is connected, in the context of the upstream.
  ///
  /// It sends nothing until ``connect()`` is called.
  public var signal: TickSignal<Value, Failure> {
    TickSignal(raw: { [broadcaster] in broadcaster.subscribe($0) })
  }

  /// Subscribes to the upstream, unless it is already subscribed.
  ///
  /// Disconnecting does not end the subscribers; connecting again continues with a new subscription to the upstream. After a terminal event
  /// a call has no effect. Two subscriptions to the upstream never overlap: a call that arrives while one is being started or disposed, by
  /// another thread or further up the stack, returns immediately, and the context that does so subscribes again afterwards.
  ///
  /// - Returns: The handle; dropping it disconnects. While connected, a further call returns another handle of the same connection, and the
  ///   first handle to be disposed or released ends it.
  public func connect() -> Subscription {
    let new = Connection()
    new.scope.setFeeder(AnyDisposable { [weak self, leg = new.leg] in if let self { disconnect(leg) } else { leg.end() } })
    let (connection, replaced, released): (Connection, Connection?, Connection?) = state.withLock { state in
      if let connection = state.connection, !connection.scope.isEnded { return (connection, nil, nil) }
      let replaced = state.connection
      state.connection = new
      state.starts.begin()
      return (new, replaced, state.starts.request(new))
    }
    withExtendedLifetime(released) {}  // outside the lock
    if connection === new {
      // Another thread is about to end it.
      replaced?.leg.end()
      if broadcaster.isFinished { new.scope.end() }
      startDue()
    }
    return Subscription(connection.scope)
  }

  /// Ends a connection; the first caller does `finish` before another connection can start.
  private func disconnect(_ leg: Scope, finish: () -> Void = {}) {
    let released: Connection? = state.withLock { state in
      state.starts.begin()
      return state.connection?.leg === leg ? state.connection.take() : nil
    }
    withExtendedLifetime(released) {}  // outside the lock
    if leg.end() { finish() }
    startDue()
  }

  /// Subscribes for the connection that is due, if no other context is making or ending one.
  private func startDue() {
    while let connection = state.withLock({ $0.starts.finish() }) {
      let leg = connection.leg
      if broadcaster.isFinished { connection.scope.end() }
      guard !leg.isEnded else { continue }
      upstream.run(
        RawSubscriber(
          scope: leg,
          onNext: { [broadcaster] in if !leg.isEnded { broadcaster.next($0) } },
          onEnd: { [weak self, weak scope = connection.scope, broadcaster] outcome in
            let scope = scope
            // If a handle has ended the connection meanwhile, it sends nothing.
            let finish = { if scope?.end() ?? true { broadcaster.finish(outcome) } }
            if let self { self.disconnect(leg, finish: finish) } else if leg.end() { finish() }
          }
        )
      )
    }
  }
}
