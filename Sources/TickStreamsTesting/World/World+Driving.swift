import TickStreams

// What a test calls to let time pass, and what a run does in the background.

extension World {
  /// Fires what is due, instant after instant, up to and including `target`, and leaves the clock there.
  func advance(to target: TickInstant, _ site: CallSite?) {
    drive("advance", site) { drive in
      fireAll(until: target, by: drive)
      if drive.goesOn { clock.move(to: target) }
    }
  }

  /// Moves the clock to the next instant at which something is due, and fires all of it.
  ///
  /// False if nothing is pending.
  func advanceToNext(_ site: CallSite?) -> Bool {
    drive("advanceToNext", site) { fireNextInstant(by: $0) } ?? false
  }

  /// Fires until nothing is pending, or `limit` timers have been fired, or time reaches `end`.
  ///
  /// True if nothing is pending.
  func run(events limit: Int, until end: TickInstant, _ site: CallSite?) -> Bool {
    drive("run", site) { drive in
      fireAll(until: end, atMost: limit, by: drive)
      return nextWake() == nil
    } ?? false
  }

  /// Lets time pass while nothing runs, then fires what became due.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - isSleep: Whether suspending clocks stand still.
  ///   - site: Where the call stands.
  func pause(for duration: Nanoseconds, isSleep: Bool, _ site: CallSite?) {
    drive(isSleep ? "sleepDevice" : "suspendApp", site) { drive in
      fireAll(until: clock.elapsed, by: drive)
      clock.pause(for: duration, isSleep: isSleep)
      if isSleep {
        // To a clock that stood still, the wall clock has jumped.
        for member in members.withLock({ $0 }) where member.timebase == .suspending { member.engine.wallClockChanged() }
      }
      fireAll(until: clock.elapsed, by: drive)
    }
  }

  /// Sets the wall clock, and fires what follows from it, unless called from the action of a timer: the advance that runs it will.
  func jumpWallClock(by duration: Nanoseconds, _ site: CallSite?) {
    clock.jumpWall(by: duration)
    for member in members.withLock({ $0 }) { member.engine.wallClockChanged() }
    if !drives.isFiring { drive("jumpWallClock", site) { fireAll(until: clock.elapsed, by: $0) } }
  }

  /// Runs the tasks that can run, unless the action of a timer runs now.
  func drainTasks(_ site: CallSite) {
    if executor.mayHaveJobs, !drives.isFiring { drive("expectNoLeaks", site) { drainTasks(by: $0) } }
  }

  private func fireNextInstant(by drive: Advance) -> Bool {
    drainTasks(by: drive)
    guard drive.goesOn, let next = nextWake() else { return false }
    fireAll(until: next, by: drive)
    return true
  }

  /// Does what is to happen to the world at `instant`; false if that is nothing.
  func change(at instant: TickInstant) -> Bool {
    guard let change = changes.take(until: instant) else { return false }
    if case .wall(let duration) = change.kind { clock.jumpWall(by: duration) }
    clock.setAsleep(changes.isAsleep)
    // To a clock that stood still, the wall clock has jumped.
    for member in members.withLock({ $0 }) { member.engine.wallClockChanged() }
    return true
  }

  // MARK: - In the background

  /// What came of an attempt to let time pass.
  enum Progress: Sendable {
    case passed
    case nothingPending
    /// Another thread lets time pass.
    case busy
  }

  /// Does what ``advanceToNext(_:)`` does, unless another thread lets time pass.
  func advanceInBackground() throws -> Progress {
    let hasPassed = try driveInBackground { fireNextInstant(by: $0) }
    return hasPassed.map { $0 ? .passed : .nothingPending } ?? .busy
  }

  /// Runs the tasks that can run, unless another thread lets time pass, which will run them.
  func drainInBackground() throws {
    guard executor.mayHaveJobs else { return }
    _ = try driveInBackground { drainTasks(by: $0) }
  }

  // MARK: - Driving

  /// Lets this thread pass time for a call of the test.
  ///
  /// - Parameters:
  ///   - call: What the test called, for messages.
  ///   - site: Where the call stands.
  ///   - body: Passes time.
  /// - Returns: What the body returns, or `nil` if this cannot be now.
  @discardableResult
  private func drive<Result>(_ call: String, _ site: CallSite?, _ body: (Advance) -> Result) -> Result? {
    let drive = Advance(register)
    if let refusal = drives.begin(drive) {
      mistakes.report("\(call) was called \(refusal.rawValue)", site)
      return nil
    }
    let result = conduct(drive, body)
    if let runaway = drive.runaway { mistakes.report(runaway.description, site) }
    return result
  }

  /// The same for a run that goes on by itself.
  private func driveInBackground<Result>(_ body: (Advance) -> Result) throws -> Result? {
    let drive = Advance(register, isBackground: true)
    guard drives.begin(drive) == nil else { return nil }
    let result = conduct(drive, body)
    if let runaway = drive.runaway { throw runaway }
    return result
  }

  /// Runs a drive that has begun, on whose thread tasks may be woken.
  private func conduct<Result>(_ drive: Advance, _ body: (Advance) -> Result) -> Result {
    defer { drives.end(drive) }
    return TimerOrigin.$context.withValue(.drive(drive)) { onTimeline { body(drive) } }
  }
}
