extension TickSignal {
  /// Runs one subscription for all subscribers: subscribed with the first, disposed with the last.
  ///
  /// - A late subscriber gets up to `replay` of the latest values at once, then what follows.
  /// - After everybody has left, and after a failure, the next subscriber starts anew, with nothing to replay.
  /// - After completion, a share with a replay gives late subscribers the replayed values and completion; one without starts anew.
  /// - Delivery: in the context of the upstream; the replay in that of the subscriber.
  /// - The first subscriber starts the upstream: a second branch of the same composition may come too late for a first tick that is due at
  ///   once. Let both subscribe before it, as with ``delaySubscription(_:on:file:line:)`` around the two.
  ///
  /// Holds `replay` values.
  ///
  /// - Parameters:
  ///   - replay: How many values a late subscriber gets, not negative.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The shared signal. Each call of `share` has a subscription of its own.
  public func share(replay: Int = 0, file: StaticString = #fileID, line: UInt = #line) -> TickSignal {
    checkNotNegative(replay, "replay", file: file, line: line)
    return shared(replay, grace: nil)
  }

  /// Runs one subscription for all subscribers, which outlives the last of them by `grace`.
  ///
  /// By the rules of ``share(replay:file:line:)``, but for one: when everybody has left, the upstream is disposed `grace` later, on `scheduler`,
  /// without leeway, if nobody has come by then. Who comes before finds the upstream running, and gets the latest values as if nobody had
  /// left. So a screen that is left and entered again does not start anew.
  ///
  /// - Boundary: of a subscription and the end of the grace at the very same instant, the one that is first comes first.
  /// - Zero: the upstream is disposed as soon as possible, asynchronously.
  /// - When the upstream ends within the grace: the timer is taken out, and the rules are those of ``share(replay:file:line:)``.
  ///
  /// ```text
  /// first                      ^----!
  /// second                     -------^--!
  /// upstream of grace: 4, …    ^-------------!
  /// ```
  ///
  /// Holds `replay` values, and a timer within the grace, which keeps the upstream going although all handles have gone.
  ///
  /// - Parameters:
  ///   - replay: How many values a late subscriber gets, not negative.
  ///   - grace: How long the upstream runs on without a subscriber, not negative; a negative time is a programmer error.
  ///   - scheduler: Where and on which clock to wait.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The shared signal. Each call of `share` has a subscription of its own.
  public func share(
    replay: Int = 0, grace: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    checkNotNegative(replay, "replay", file: file, line: line)
    return shared(
      replay, grace: Grace(scheduler.engine, grace.checkedNotNegative("grace", file: file, line: line), CallOrigin("share", file, line)))
  }

  private func shared(_ replay: Int, grace: Grace?) -> TickSignal {
    let share = Share(raw, Boxing(Value.self), replay, grace)
    return TickSignal(raw: { share.subscribe($0) })
  }
}

/// How long an upstream outlives its subscribers.
private struct Grace: Sendable {
  let engine: TimerEngine
  let duration: Nanoseconds
  let origin: CallOrigin

  init(_ engine: TimerEngine, _ duration: Nanoseconds, _ origin: CallOrigin) {
    self.engine = engine
    self.duration = duration
    self.origin = origin
  }
}

private final class Share: Sendable {
  /// One run of the upstream.
  final class Run: Sendable {
    let broadcaster: Broadcaster
    let connection = Scope()
    init(_ boxing: Boxing, _ replay: Int) { broadcaster = Broadcaster(boxing, memory: replay) }
  }

  private struct State: Sendable {
    var run: Run?
    var subscribers = 0
    /// What ends the run if nobody comes.
    var farewell: GraceTimer?
  }

  private let upstream: RawSignal
  private let boxing: Boxing
  private let replay: Int
  private let grace: Grace?
  private let state = Lock(State())

  init(_ upstream: RawSignal, _ boxing: Boxing, _ replay: Int, _ grace: Grace?) {
    self.upstream = upstream
    self.boxing = boxing
    self.replay = replay
    self.grace = grace
  }

  func subscribe(_ downstream: RawSubscriber) {
    let (run, isNew, farewell): (Run, Bool, GraceTimer?) = state.withLock { state in
      let isNew = state.run == nil
      let run = state.run ?? Run(boxing, replay)
      if isNew { state = State(run: run) }
      state.subscribers += 1
      return (run, isNew, state.farewell.take())
    }
    farewell?.dispose()
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
    if isNew, !run.connection.isEnded { connect(run) }
  }

  private func connect(_ run: Run) {
    let broadcaster = run.broadcaster
    upstream.run(
      RawSubscriber(
        leg: run.connection,
        onNext: { broadcaster.next($0) },
        onEnd: { outcome in
          if case .completed = outcome, self.replay > 0 {
            // Finished first: a subscriber that leaves from now on starts no grace.
            broadcaster.finish(outcome)
            self.keep(run)
          } else {
            // Forgotten first: a subscriber that comes again on the end starts anew.
            self.forget(run)
            broadcaster.finish(outcome)
          }
        }
      )
    )
  }

  private func leave(_ run: Run) {
    let farewell = grace.map { GraceTimer($0.engine, $0.origin, self, run) }
    let isLast = state.withLock { state in
      guard state.run === run else { return false }
      state.subscribers -= 1
      guard state.subscribers == 0, !run.broadcaster.isFinished else { return false }
      if let farewell { state.farewell = farewell } else { state = State() }
      return true
    }
    guard isLast else { return }
    if let grace, let farewell {
      grace.engine.arm(farewell, at: grace.engine.now.nanoseconds.adding(grace.duration))
    } else {
      run.connection.end()
    }
  }

  /// Ends the run after the grace, unless somebody has come meanwhile, or it has ended.
  fileprivate func end(_ run: Run, _ farewell: GraceTimer) {
    let isOver = state.withLock { state in
      guard state.farewell === farewell else { return false }
      if run.broadcaster.isFinished { state.farewell = nil } else { state = State() }
      return !run.broadcaster.isFinished
    }
    if isOver { run.connection.end() }
  }

  /// Forgets a run that has ended.
  private func forget(_ run: Run) {
    let farewell: GraceTimer? = state.withLock { state in
      guard state.run === run else { return nil }
      defer { state = State() }
      return state.farewell
    }
    farewell?.dispose()
  }

  /// Keeps a run that has ended, for those who come later.
  private func keep(_ run: Run) {
    state.withLock { $0.run === run ? $0.farewell.take() : nil }?.dispose()
  }
}

/// The timer that ends a run without subscribers.
///
/// Unchecked as its superclass; what it adds is constant or behind a lock.
private final class GraceTimer: TickTimer, @unchecked Sendable {
  private let share: Share
  private let run: Share.Run

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ share: Share, _ run: Share.Run) {
    self.share = share
    self.run = run
    super.init(engine: engine, for: origin)
  }

  override func fire(_ tick: Tick) {
    share.end(run, self)
  }
}
