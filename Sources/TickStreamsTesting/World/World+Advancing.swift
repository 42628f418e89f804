import TickStreams

// The functions with which a test lets time pass, and the work of a run in the background.

extension World {
  /// Fires due timers, instant after instant, up to and including `target`, and leaves the clock there.
  func advance(to target: TickInstant, _ site: CallSite?) {
    perform("advance", site) { advance in
      fireAll(until: target, by: advance)
      if advance.continues { clock.move(to: target) }
    }
  }

  /// Moves the clock to the next instant at which something is due, and fires all of it; returns whether anything was pending.
  func advanceToNext(_ site: CallSite?) -> Bool {
    perform("advanceToNext", site) { fireNextInstant(by: $0) } ?? false
  }

  /// Fires until nothing is pending, or `limit` timers have been fired, or time reaches `end`; returns whether nothing is pending.
  func run(events limit: Int, until end: TickInstant, _ site: CallSite?) -> Bool {
    perform("advanceUntilIdle", site) { advance in
      fireAll(until: end, atMost: limit, by: advance)
      // A seed may have let the last timer fire before the tasks that it wakes.
      drainTasks(by: advance)
      return nextWake() == nil
    } ?? false
  }

  /// Lets time pass while nothing runs, then fires due timers.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - isSleep: Whether suspending clocks stop.
  ///   - site: The place of the call.
  func pause(for duration: Nanoseconds, isSleep: Bool, _ site: CallSite?) {
    perform(isSleep ? "sleepDevice" : "suspendApp", site) { advance in
      fireAll(until: clock.elapsed, by: advance)
      guard advance.continues else { return }
      clock.pause(for: duration, isSleep: isSleep)
      if isSleep {
        // For a clock that was frozen, the wall clock has jumped.
        for member in members.withLock({ $0 }) where member.timebase == .suspending { member.engine.wallClockChangedHereAndAbove() }
      }
      fireAll(until: clock.elapsed, by: advance)
    }
  }

  /// Sets the wall clock, and fires timers that become due; if the action of a timer calls this, the advance that runs it does so.
  func jumpWallClock(by duration: Nanoseconds, _ site: CallSite?) {
    func jump() {
      clock.jumpWall(by: duration)
      for member in members.withLock({ $0 }) { member.engine.wallClockChangedHereAndAbove() }
    }
    guard !advances.isFiring else { return jump() }
    perform("jumpWallClock", site) { advance in
      jump()
      fireAll(until: clock.elapsed, by: advance)
    }
  }

  /// Runs the tasks that can run, unless the action of a timer runs now.
  func drainTasks(_ site: CallSite) {
    if executor.mayHaveJobs, !advances.isFiring { perform("expectNoLeaks", site) { drainTasks(by: $0) } }
  }

  private func fireNextInstant(by advance: Advance) -> Bool {
    drainTasks(by: advance)
    var last: TickInstant?
    while advance.continues, let next = nextWake() {
      let (fires, hasChange) = (fires, changes.next <= next)
      fireAll(until: next, by: advance)
      // At the deadline that a timer had before it was reset, nothing fires, and time goes on.
      if hasChange || self.fires != fires || next == last { return true }
      last = next
    }
    return false
  }

  /// How many timers have fired.
  private var fires: Int { members.withLock { $0 }.reduce(0) { $0 + $1.engine.statistics.fires } }

  /// Applies the next change that is due by `instant`; returns `false` if there is none.
  func change(at instant: TickInstant) -> Bool {
    guard let change = changes.take(until: instant) else { return false }
    if case .wall(let duration) = change.kind { clock.jumpWall(by: duration) }
    clock.setAsleep(changes.isAsleep)
    // For a clock that was frozen, the wall clock has jumped.
    for member in members.withLock({ $0 }) { member.engine.wallClockChangedHereAndAbove() }
    return true
  }

  // MARK: - In the background

  /// The outcome of an attempt to advance.
  enum Progress: Sendable {
    case passed
    case nothingPending
    /// Another thread advances.
    case busy
  }

  /// Like ``advanceToNext(_:)``, but does nothing while another thread advances.
  func advanceInBackground() throws -> Progress {
    let hasPassed = try performInBackground { fireNextInstant(by: $0) }
    return hasPassed.map { $0 ? .passed : .nothingPending } ?? .busy
  }

  /// Runs the tasks that can run, unless another thread advances, which will run them.
  func drainInBackground() throws {
    guard executor.mayHaveJobs else { return }
    _ = try performInBackground { drainTasks(by: $0) }
  }

  // MARK: - Advances

  /// Performs an advance for a call of the test.
  ///
  /// - Parameters:
  ///   - call: The name of the call in the test, for messages.
  ///   - site: The place of the call.
  ///   - body: Lets time pass.
  /// - Returns: The result of the body, or `nil` if an advance cannot begin now.
  @discardableResult
  private func perform<Result>(_ call: String, _ site: CallSite?, _ body: (Advance) -> Result) -> Result? {
    let advance = Advance(register)
    if let refusal = advances.begin(advance) {
      mistakes.report("\(call) was called \(refusal.rawValue)", site)
      return nil
    }
    if advance.outer == nil { runawayDetector.restart() }
    let result = run(advance, body)
    if let runaway = advance.runaway { mistakes.report(runaway.description, site) }
    return result
  }

  /// Performs an advance for a run, which lets time pass by itself.
  ///
  /// - Returns: The result of the body, or `nil` if another thread advances.
  /// - Throws: ``TestFailure`` if the work of an instant had no end.
  private func performInBackground<Result>(_ body: (Advance) -> Result) throws -> Result? {
    let advance = Advance(register, isBackground: true)
    guard advances.begin(advance) == nil else { return nil }
    let result = run(advance, body)
    if let runaway = advance.runaway { throw runaway }
    return result
  }

  /// Runs the body of an advance that has begun, on the timeline.
  private func run<Result>(_ advance: Advance, _ body: (Advance) -> Result) -> Result {
    defer { advances.end(advance) }
    return TimerOrigin.$context.withValue(.advance(advance)) { onTimeline { body(advance) } }
  }
}
