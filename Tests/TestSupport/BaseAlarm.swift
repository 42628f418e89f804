package import TickStreams

/// A custom alarm, on a scheduler.
package final class BaseAlarm: Alarm {
  private let base: any TickScheduler
  private let delay: Duration
  private let armed = SerialDisposable()

  /// Creates an alarm whose clock shows less than that of the scheduler, by a duration.
  package init(_ base: any TickScheduler, late delay: Duration = .zero) { (self.base, self.delay) = (base, delay) }

  package var timebase: Timebase { base.timebase }
  package var now: TickInstant { base.now.advanced(by: .zero - delay) }
  package var wallNow: WallInstant { base.wallNow }
  package var isCurrent: Bool { base.isCurrent }

  package func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    armed.inner = base.schedule(at: instant.advanced(by: delay), leeway: .zero, wake)
  }

  package func disarm() { armed.inner = nil }
}
