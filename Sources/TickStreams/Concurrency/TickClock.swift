/// The time of a scheduler as a `Clock`, for code that sleeps: `scheduler.clock`.
///
/// Code that takes `any Clock<Duration>` runs on the scheduler, and in virtual time with the clock of a `TestScheduler`:
///
/// ```swift
/// func poll(by clock: any Clock<Duration>) async throws -> Int {
///   try await clock.sleep(for: .seconds(5))
///   return 1
/// }
/// ```
///
/// All sleeps on a scheduler are timers of its engine, so they share one armed wake-up, and have their places among its other timers. The
/// task resumes on its own executor, not in the context of the scheduler.
public struct TickClock: Clock, Identifiable {
  /// Its instants are instants of the scheduler.
  public typealias Instant = TickInstant

  private let scheduler: any TickScheduler

  init(_ scheduler: any TickScheduler) {
    self.scheduler = scheduler
  }

  /// The scheduler: two clocks of one scheduler are the same clock.
  public var id: ObjectIdentifier { ObjectIdentifier(scheduler) }

  /// The current time of the scheduler.
  public var now: TickInstant { scheduler.now }

  /// A nanosecond, the unit of ``TickInstant``.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the clock of the scheduler reads `deadline`.
  ///
  /// Never ends early. A deadline that is not in the future returns immediately.
  ///
  /// - Parameters:
  ///   - deadline: When to resume.
  ///   - tolerance: How much later it may be, to save wake-ups: the leeway of the timer. By default that of the scheduler, at most
  ///     half of the wait: none without ``TickScheduler/withLeeway(_:file:line:)``. If negative, none.
  /// - Throws: `CancellationError` if the task is or gets canceled, which removes the timer, or if the scheduler is or gets shut down.
  public func sleep(until deadline: TickInstant, tolerance: Duration? = nil) async throws {
    try await scheduler.engine.sleep(
      until: deadline, leeway: tolerance.map { Swift.max($0, .zero).nanoseconds }, for: CallOrigin("sleep"))
  }
}

extension TickScheduler {
  /// This scheduler's time as a `Clock`.
  ///
  /// It retains the scheduler.
  public var clock: TickClock { TickClock(self) }
}
