import Synchronization
import TickStreams

extension World {
  /// Goes through the main queue and back, and runs the tasks that this brings, until `rounds` trips in a row have brought none.
  func settle(rounds: Int) async throws {
    try drainInBackground()
    var quiet = 0
    while quiet < rounds {
      let before = settledWork
      await MainActor.run {}
      if executor.isOnTimeline { returns.add(1, ordering: .relaxed) }
      try drainInBackground()
      quiet = settledWork == before ? quiet + 1 : 0
    }
  }

  /// How much work there has been; of a task that settles the returns to the executor are none.
  private var settledWork: Int { executor.count - (executor.isOnTimeline ? returns.load(ordering: .relaxed) : 0) }

  /// Runs tasks, and lets time pass while there are none to run, until `isFinished`.
  ///
  /// - Parameters:
  ///   - isFinished: Whether the body has ended.
  ///   - limit: How much may happen meanwhile.
  ///   - patience: How long to wait, in real time, for a task that no passing of time will wake.
  ///   - site: Where the test runs the body, for messages.
  /// - Throws: ``TestFailure`` if the limit is reached, or nothing will wake the body.
  func pump(until isFinished: @Sendable () -> Bool, limit: TestScheduler.RunLimit, patience: Duration, site: CallSite) async throws {
    pumps.add(1, ordering: .relaxed)
    defer { pumps.subtract(1, ordering: .relaxed) }
    let budget = RunLimitCheck(limit, in: self)
    runawayDetector.restart()
    while !isFinished() {
      try drainInBackground()
      if isFinished() { return }
      try await settle(rounds: 3)
      if isFinished() { return }
      try budget.check(self, site: site)
      let progress = try advanceInBackground()
      // The body may have ended in that advance, or in one of another run.
      if isFinished() { return }
      if await isStuck(after: progress, patience), !isFinished() { throw TestFailure.stuckBody(at: clock.elapsed, patience, site) }
    }
  }

  /// Waits for a task that no passing of time will wake; returns whether none has been woken.
  // Inlined into the loop above it crashes the optimizer of Swift 6.3.
  @inline(never)
  private func isStuck(after progress: Progress, _ patience: Duration) async -> Bool {
    switch progress {
    case .passed: return false
    case .nothingPending: return await !executor.waitForJob(atMost: patience)
    case .busy:
      await Task.yield()
      return false
    }
  }
}

extension TestFailure {
  /// The body of a run waited for an event that never arrived.
  fileprivate static func stuckBody(at instant: TickInstant, _ patience: Duration, _ site: CallSite) -> TestFailure {
    TestFailure(
      "stuck body",
      """
      the body waits, at \(instant), and nothing will wake it: no timer is armed, no task can run, and nothing arrived \
      from elsewhere for \(patience) of real time.
      It may wait for a value that is never sent, for a signal on another scheduler, or for a clock other than scheduler.clock.
      """, site: site)
  }
}
