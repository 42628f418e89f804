import TickStreams

/// The limit of a run, and the check whether it is reached.
struct RunLimitCheck {
  private let lastFired: Int
  private let end: TickInstant

  init(_ limit: TestScheduler.RunLimit, in world: World) {
    switch limit {
    case .events(let count):
      let (sum, overflow) = world.runawayDetector.fired.addingReportingOverflow(Swift.max(0, count))
      lastFired = overflow ? .max : sum
      world.runawayDetector.expectReport(atFired: lastFired)
      end = .distantFuture
    case .time(let duration):
      lastFired = .max
      end = world.clock.elapsed.adding(Swift.max(0, duration.nanoseconds))
    }
  }

  /// Throws if something is due and the limit is reached.
  func check(_ world: World, site: CallSite) throws(TestFailure) {
    guard let next = world.nextWake(), world.runawayDetector.fired >= lastFired || next > end else { return }
    let instant = world.clock.elapsed
    throw world.runawayDetector.runaway("\(site): the body still waits, at \(instant), and the limit of the run is reached")
  }
}
