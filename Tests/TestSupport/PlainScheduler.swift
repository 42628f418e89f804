package import TickStreams

/// A custom scheduler on top of another one, with only the required members.
package final class PlainScheduler: TickScheduler {
  private let base: any TickScheduler

  package init(_ base: any TickScheduler) {
    self.base = base
  }

  package var timebase: Timebase { base.timebase }
  package var now: TickInstant { base.now }
  package var isCurrent: Bool { base.isCurrent }

  package func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    base.schedule(action)
  }

  package func schedule(at instant: TickInstant, leeway: Duration, _ action: @escaping @Sendable () -> Void) -> TickTimer {
    base.schedule(at: instant, leeway: leeway, action)
  }

  package func schedule(_ schedule: TickSchedule, _ action: @escaping @Sendable (Tick) -> Void) -> TickTimer {
    base.schedule(schedule, action)
  }
}
