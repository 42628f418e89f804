/// When a repeating timer fires: always valid, since both initializers check.
///
/// Tick *n* is due at `start + delay + n × interval`, computed with integers, so nothing drifts.
public struct TickSchedule: Sendable, Hashable {
  /// The time between two ticks.
  public let interval: Duration

  /// The time before the first tick.
  public let delay: Duration

  /// How late a tick may be to save wake-ups: at most half of the interval, and the first tick at most half of its wait.
  ///
  /// With `nil` it is that of the scheduler.
  public let leeway: Duration?

  /// The policy for ticks that became due while the timer could not run.
  public let missedTicks: MissedTicks

  /// Creates a schedule from values that come from outside the program: from a server, a configuration file, a user.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks, greater than zero.
  ///   - delay: The time before the first tick, not negative; by default `interval`, `.zero` for a first tick on the next turn.
  ///   - leeway: How late a tick may be where that saves a wake-up; not negative. At most half of the interval, for the first
  ///     tick also half of its wait. By default that of the scheduler, `.zero` for none.
  ///   - missedTicks: The policy for ticks that became due while the timer could not run.
  /// - Throws: ``TickScheduleError``, which names the argument and its value.
  public init(
    every interval: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip
  ) throws(TickScheduleError) {
    guard interval > .zero else { throw .interval(interval) }
    if let delay, delay < .zero { throw .delay(delay) }
    if let leeway, leeway < .zero { throw .leeway(leeway) }
    self.interval = interval
    self.delay = delay ?? interval
    self.leeway = leeway
    self.missedTicks = missedTicks
  }

  /// Creates a schedule from values that are written in the program: a bad one is a programmer error and stops it, in every build, with the
  /// description of the ``TickScheduleError``.
  package init(checked interval: Duration, delay: Duration?, leeway: Duration?, missedTicks: MissedTicks, file: StaticString, line: UInt) {
    do {
      try self.init(every: interval, delay: delay, leeway: leeway, missedTicks: missedTicks)
    } catch {
      programmerError(error.description, file: file, line: line)
    }
  }
}

/// The argument of a ``TickSchedule`` or a ``Backoff`` that is negative or not finite, or the interval that is zero.
public enum TickScheduleError: Error, Sendable, Hashable {
  /// An interval that is not greater than zero.
  case interval(Duration)
  /// A negative delay.
  case delay(Duration)
  /// A negative leeway.
  case leeway(Duration)
  /// A factor that is negative, infinite or no number.
  case factor(Double)
  /// A negative cap.
  case cap(Duration)
}

extension TickScheduleError: CustomStringConvertible {
  /// A sentence that names the argument and its value.
  public var description: String {
    switch self {
    case .interval(let value): "interval must be greater than zero, but is \(value)"
    case .delay(let value): "delay must not be negative, but is \(value)"
    case .leeway(let value): "leeway must not be negative, but is \(value)"
    case .factor(let value): "factor must be finite and not negative, but is \(value)"
    case .cap(let value): "cap must not be negative, but is \(value)"
    }
  }
}

/// The policy of a repeating timer for ticks that became due while it could not run.
///
/// A tick counts as missed when the next one of the grid is due as well, so ordinary lateness never moves a grid. For an interval of 1 s
/// whose scheduler is blocked from 1.5 s to 4.2 s:
///
/// ```text
/// due       1     2     3     4     5     6
/// .skip     1               4.2     5     6      one for 4 (missed 2), same grid
/// .burst    1         4.2 4.2 4.2   5     6      each one, its own `scheduled`
/// .regrid   1               4.2     5.2   6.2    one (missed 2), new grid
/// ```
///
/// ![An interval of 1 s that cannot run from 1.5 s to 4.2 s, with each of the three policies.](missed-ticks)
public enum MissedTicks: Sendable, Hashable, CaseIterable {
  /// One tick for the latest of them, whose ``Tick/missed`` counts the others; the grid is kept. The default.
  ///
  /// ``Tick/index`` counts periods: it skips the missed ones.
  case skip
  /// Every one of them, one after the other, each with its own ``Tick/scheduled``. Other timers that are due in between fire in between.
  case burst
  /// One tick, and a new grid that starts from it. ``Tick/index`` counts deliveries.
  case regrid
}
