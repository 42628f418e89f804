extension TickSignal {
  /// Runs one subscription for all subscribers: subscribed with the first, disposed with the last.
  ///
  /// - A late subscriber gets up to `replay` of the latest values at once, then what follows.
  /// - After everybody has left, and after a failure, the next subscriber starts anew, with nothing to replay.
  /// - After completion, a share with a replay gives late subscribers the replayed values and completion; one without starts anew.
  /// - Delivery: in the context of the upstream; the replay in that of the subscriber.
  /// - The first subscriber starts the upstream: a second branch of the same composition may come too late for a first tick that is due at once. Let
  ///   both subscribe before it, as with ``delaySubscription(_:on:file:line:)`` around the two.
  ///
  /// Holds `replay` values.
  ///
  /// - Parameter replay: How many values a late subscriber gets, not negative.
  /// - Returns: The shared signal. Each call of `share` has a subscription of its own.
  public func share(replay: Int = 0) -> TickSignal {
    checkNotNegative(replay, "replay", file: #fileID, line: #line)
    let share = Share(plan, Boxing(Value.self), replay)
    return TickSignal(raw: { share.subscribe($0) })
  }
}

private final class Share: Sendable {
  /// One run of the upstream.
  private final class Run: Sendable {
    let broadcaster: Broadcaster
    let connection = Scope()
    init(_ boxing: Boxing, _ replay: Int) { broadcaster = Broadcaster(boxing, memory: replay) }
  }

  private struct State: Sendable {
    var run: Run?
    var subscribers = 0
  }

  private let upstream: Plan
  private let boxing: Boxing
  private let replay: Int
  private let state = Lock(State())

  init(_ upstream: Plan, _ boxing: Boxing, _ replay: Int) {
    self.upstream = upstream
    self.boxing = boxing
    self.replay = replay
  }

  func subscribe(_ downstream: RawSubscriber) {
    let (run, isFirst) = state.withLock { state in
      let run = state.run ?? Run(boxing, replay)
      if state.run == nil { state = State(run: run) }
      state.subscribers += 1
      return (run, state.subscribers == 1)
    }
    let leg = Scope()
    downstream.scope.own(AnyDisposable { if leg.end() { self.leave(run) } })
    run.broadcaster.subscribe(
      RawSubscriber(
        leg: leg,
        onNext: downstream.onNext,
        onEnd: { outcome in
          self.leave(run)
          downstream.onEnd(outcome)
        }
      )
    )
    if isFirst, !run.connection.isEnded { connect(run) }
  }

  private func connect(_ run: Run) {
    let broadcaster = run.broadcaster
    upstream.run(
      RawSubscriber(
        leg: run.connection,
        onNext: { broadcaster.next($0) },
        onEnd: { outcome in
          if case .completed = outcome, self.replay > 0 {} else { self.forget(run) }
          broadcaster.finish(outcome)
        }
      )
    )
  }

  private func leave(_ run: Run) {
    let isLast = state.withLock { state in
      guard state.run === run else { return false }
      state.subscribers -= 1
      guard state.subscribers == 0, !run.broadcaster.isFinished else { return false }
      state = State()
      return true
    }
    if isLast { run.connection.end() }
  }

  private func forget(_ run: Run) {
    state.withLock { state in
      if state.run === run { state = State() }
    }
  }
}
