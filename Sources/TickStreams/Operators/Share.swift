extension TickSignal {
  /// Runs one subscription for all subscribers, which starts with the first and is disposed with the last.
  ///
  /// - A late subscriber gets up to `replay` of the latest values synchronously, then all later ones.
  /// - After the last subscriber has left, and after a failure, the next subscriber starts a new subscription, with nothing to replay.
  /// - Two subscriptions never overlap. While one is being started or disposed, by another thread or further up the stack, a subscriber
  ///   only joins, and the context that does so starts the new subscription afterwards. So a dispose closure can close a socket before it
  ///   is opened again.
  /// - After completion, late subscribers get the replayed values and completion; if `replay` is zero, they start a new subscription.
  /// - Delivery: in the context of the upstream; replayed values in the context that subscribes.
  /// - With `minimumSubscribers` the subscription starts when that many subscribers are there at the same time, so that no branch of a
  ///   composition misses the first value. It continues until the last of them has left; the next subscription needs as many again.
  ///   RxJava's `refCount(2)` does the same.
  ///
  /// ```text
  /// self                            a-b-c-|
  /// share(minimumSubscribers: 2)    --a-b-c-|    the first subscriber from the beginning, the second one from 2
  /// ```
  ///
  /// Holds `replay` values.
  ///
  /// - Parameters:
  ///   - replay: How many values a late subscriber gets, not negative.
  ///   - minimumSubscribers: How many subscribers start the subscription, greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The shared signal. Each call of `share` has its own subscription.
  public func share(
    replay: Int = 0, minimumSubscribers: Int = 1, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    checkNotNegative(replay, "replay", file: file, line: line)
    checkPositive(minimumSubscribers, "minimumSubscribers", file: file, line: line)
    return shared(replay, minimumSubscribers, grace: nil)
  }

  /// Runs one subscription for all subscribers, which is disposed `grace` after the last of them has left.
  ///
  /// Follows the rules of ``share(replay:minimumSubscribers:file:line:)``, with one exception: after the last subscriber has left, the upstream is
  /// disposed `grace` later, on `scheduler`, with no leeway but the scheduler's, unless a new subscriber has arrived by then. That subscriber
  /// finds the upstream running, and gets the latest values as if there had always been a subscriber. So leaving a screen and coming back does not
  /// restart the upstream.
  ///
  /// - Boundary: if a subscription and the end of the grace period arrive at the same instant, the earlier one counts.
  /// - Late timer: the deadline decides, not its timer. A subscriber strictly after the end of the grace period disposes the upstream, and starts a
  ///   new subscription.
  /// - Zero: the upstream is disposed as soon as possible, asynchronously.
  /// - If the upstream ends within the grace period: the timer is removed, and the rules are those of
  ///   ``share(replay:minimumSubscribers:file:line:)``.
  ///
  /// ```text
  /// first                      ^----!
  /// second                     -------^--!
  /// upstream of grace: 4, …    ^-------------!
  /// ```
  ///
  /// Holds `replay` values and, within the grace period, a timer, which keeps the upstream running even if all handles have been released.
  ///
  /// - Parameters:
  ///   - replay: How many values a late subscriber gets, not negative.
  ///   - minimumSubscribers: How many subscribers start the subscription, greater than zero.
  ///   - grace: How long the upstream keeps running without a subscriber, not negative; a negative time is a programmer error.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The shared signal. Each call of `share` has its own subscription.
  public func share(
    replay: Int = 0, minimumSubscribers: Int = 1, grace: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    checkNotNegative(replay, "replay", file: file, line: line)
    checkPositive(minimumSubscribers, "minimumSubscribers", file: file, line: line)
    let duration = grace.checkedNotNegative("grace", file: file, line: line)
    return shared(replay, minimumSubscribers, grace: (scheduler.engine, duration, CallOrigin("share", file, line)))
  }

  private func shared(_ replay: Int, _ minimum: Int, grace: Grace?) -> TickSignal {
    let share = Share(raw, Boxing(Value.self), replay, minimum, grace)
    return TickSignal(raw: { share.subscribe($0) })
  }
}

/// How long an upstream keeps running without a subscriber.
private typealias Grace = (engine: TimerEngine, duration: Nanoseconds, origin: CallOrigin)

/// The runs of a shared upstream, one at a time.
///
/// A run begins with its first subscriber, and is connected once it has the minimum of subscribers. It ends with the upstream, or with its
/// last subscriber, then after the grace period if there is one. ``StartGate`` keeps the connections of two runs apart.
private final class Share: Sendable {
  final class Run: Sendable {
    let broadcaster: Broadcaster
    let connection = Scope()
    init(_ boxing: Boxing, _ replay: Int) { broadcaster = Broadcaster(boxing, memory: replay) }
  }

  private struct State: Sendable {
    var run: Run?
    /// The number of subscribers that have subscribed, less those that have left.
    var subscribers = 0
    /// How many of them have been added to the broadcaster, less those that have left: -1 for a moment if one leaves while it is being
    /// added.
    var listed = 0
    /// Whether the run is connected, or due.
    var isConnected = false
    var starts = StartGate<Run>()
    /// When the run ends unless a subscriber arrives, and the timer that follows this.
    var graceEnd = ArrivalDeadline()
    var graceTimer: GraceTimer?
    /// The latest reading of the clock by any thread.
    var latest = TickInstant.distantPast
    /// This object, during the grace period: nothing else may hold it.
    var keeper: Share?

    /// Sets the state of `run`, which has no subscribers yet, or of no run; returns the timer of the run before, for the caller to dispose.
    ///
    /// If the run before was due, it no longer is. The caller holds that run, so this releases nothing under the lock.
    mutating func reset(to run: Run? = nil) -> GraceTimer? {
      _ = starts.withdraw()
      defer { self = State(run: run, starts: starts) }
      return graceTimer
    }

    /// Removes the run if its grace period is over, for the caller to end, with its timer.
    mutating func takeOver(at now: TickInstant?) -> (run: Run, timer: GraceTimer?)? {
      guard let now, let run, graceEnd.isOver(at: now), !run.broadcaster.isFinished else { return nil }
      defer { starts.begin() }
      return (run, reset())
    }

    /// Ends the grace period, because a subscriber has arrived.
    mutating func cutGrace() -> (GraceTimer, Deadline.Move)? {
      keeper = nil
      guard let graceTimer, let move = graceEnd.clear() else { return nil }
      return (graceTimer, move)
    }
  }

  private let upstream: RawSignal
  private let boxing: Boxing
  private let replay: Int
  private let minimum: Int
  private let grace: Grace?
  private let state = Lock(State())

  init(_ upstream: RawSignal, _ boxing: Boxing, _ replay: Int, _ minimum: Int, _ grace: Grace?) {
    self.upstream = upstream
    self.boxing = boxing
    self.replay = replay
    self.minimum = minimum
    self.grace = grace
  }

  func subscribe(_ downstream: RawSubscriber) {
    let now = grace?.engine.now
    let (over, run, cut): ((run: Run, timer: GraceTimer?)?, Run, (timer: GraceTimer, move: Deadline.Move)?) = state.withLock { state in
      let over = state.takeOver(at: now)
      let run = state.run ?? Run(boxing, replay)
      if state.run == nil { _ = state.reset(to: run) }
      state.subscribers += 1
      return (over, run, state.cutGrace())
    }
    if let over {
      over.timer?.dispose()
      end(over.run)
    }
    if let cut { cut.timer.engine.follow(cut.timer, cut.move) }
    run.broadcaster.subscribe(downstream.disposing { self.leave(run) })
    if completesStart(of: run) { connectDue() }
  }

  /// Whether the subscriber that has just been added makes the run due.
  private func completesStart(of run: Run) -> Bool {
    state.withLock { state in
      guard state.run === run else { return false }
      state.listed += 1
      guard !state.isConnected, state.listed >= minimum else { return false }
      state.isConnected = true
      state.starts.begin()
      _ = state.starts.request(run)  // No other run was due: `reset` takes back the start of a run that is removed.
      return true
    }
  }

  /// Connects the run that is due, if no other context is connecting or ending one.
  private func connectDue() {
    while let run = state.withLock({ $0.starts.finish() }) {
      if !run.connection.isEnded { start(run) }
    }
  }

  /// Ends the connection of a run that has been removed.
  private func end(_ run: Run) {
    run.connection.end()
    connectDue()
  }

  private func start(_ run: Run) {
    let broadcaster = run.broadcaster
    upstream.run(
      RawSubscriber(
        scope: run.connection,
        onNext: { broadcaster.next($0) },
        onEnd: { outcome in
          let isKept = if case .completed = outcome { self.replay > 0 } else { false }
          // Before the end disposes the upstream: no other run starts meanwhile. Unless the run is kept, who subscribes from now on is in
          // the next one.
          let timer = self.state.withLock { state in
            state.starts.begin()
            return !isKept && state.run === run ? state.reset() : nil
          }
          timer?.dispose()
          if run.connection.end() {
            broadcaster.finish(outcome)
            // Finished first, so that a subscriber that leaves from now on starts no grace period.
            if isKept { self.keep(run) }
          }
          self.connectDue()
        }
      )
    )
  }

  private func leave(_ run: Run) {
    let now = grace?.engine.now
    let (isLast, begun): (Bool, (timer: GraceTimer, move: Deadline.Move)?) = state.withLock { state in
      guard state.run === run else { return (false, nil) }
      state.subscribers -= 1
      state.listed -= 1
      if let now { state.latest = max(state.latest, now) }
      guard state.subscribers == 0, !run.broadcaster.isFinished else { return (false, nil) }
      guard let grace else {
        _ = state.reset()
        state.starts.begin()
        return (true, nil)
      }
      let timer = state.graceTimer ?? GraceTimer(grace.engine, grace.origin, self)
      state.graceTimer = timer
      state.keeper = self
      return (true, state.graceEnd.set(state.latest.adding(grace.duration), from: state.latest).map { (timer, $0) })
    }
    guard isLast else { return }
    if let begun { begun.timer.engine.follow(begun.timer, begun.move) } else { self.end(run) }
  }

  /// Ends the run after the grace period, unless a subscriber has arrived meanwhile or the run has ended.
  ///
  /// - Parameters:
  ///   - timer: The timer.
  ///   - tick: Its firing; none if its scheduler was shut down.
  fileprivate func endGrace(_ timer: GraceTimer, _ tick: Tick?) {
    let over: Run? = state.withLock { state in
      guard let run = state.run, state.graceTimer === timer else { return nil }
      guard tick.map({ state.graceEnd.take($0) }) ?? state.graceEnd.isSet else { return nil }
      guard !run.broadcaster.isFinished else {
        _ = state.cutGrace()
        return nil
      }
      _ = state.reset()
      state.starts.begin()
      return run
    }
    if let over { end(over) }
  }

  /// Keeps a run that has ended, for late subscribers, without a grace period.
  private func keep(_ run: Run) {
    let timer: GraceTimer? = state.withLock { state in
      guard state.run === run else { return nil }
      _ = state.cutGrace()
      return state.graceTimer.take()
    }
    timer?.dispose()
  }
}

/// The timer that ends runs without subscribers.
///
/// Unchecked like its superclass; it adds a constant.
private final class GraceTimer: DeadlineTimer, @unchecked Sendable {
  private let share: Share

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ share: Share) {
    self.share = share
    super.init(engine: engine, for: origin)
  }

  override func fire(_ tick: Tick) {
    share.endGrace(self, tick)
  }

  /// On a scheduler that is shut down, the grace period is over.
  override func didDispose() {
    share.endGrace(self, nil)
  }
}
