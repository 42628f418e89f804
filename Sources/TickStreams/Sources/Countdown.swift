extension TickSignal where Value == Duration, Failure == Never {
  /// The time that remains to `deadline`, in whole steps: `60, 59, … 1, 0`, then completion.
  ///
  /// The value is the remaining time rounded up to a multiple of `every`, computed from the clock each time and never counted. The first
  /// value arrives on the scheduler's next turn, the next ones when the value changes; `.zero` is sent exactly once, on the
  /// deadline, never late by leeway, and is followed by completion. Values never rise. A deadline in the past gives `.zero` and completion.
  ///
  /// ```text
  /// deadline 9.4 s away, every 1 s
  /// at     0    0.4  1.4  2.4  …  8.4  9.4
  /// value  10   9    8    7    …  1    0 |
  /// ```
  ///
  /// ![A countdown for 9.4 s, and the same with a stall from 2 s to 7.5 s.](countdown-stall)
  ///
  /// - Late ticks: a timer that is late by less than a step skips no value; from the deadline on only zero is sent. After a longer delay
  ///   or a sleep one value is sent, the correct one.
  /// - Delivery: on `scheduler`.
  /// - Cold: every subscription has its own timer.
  ///
  /// - Parameters:
  ///   - deadline: When zero is reached, on the clock of `scheduler`.
  ///   - every: The step, greater than zero; anything else is a programmer error and stops the program.
  ///   - leeway: How late a change may be where that saves a wake-up, but never the last one; not negative. At most half of
  ///     the step. By default that of the scheduler, `.zero` for none.
  ///   - phase: When values change: `.own`, the default, at multiples of the step before the deadline; `.shared`, together with others.
  ///   - scheduler: The scheduler to count on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func countdown(
    to deadline: TickInstant, every: Duration = .seconds(1), leeway: Duration? = nil, phase: TickPhase = .own,
    on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.down, every: every, leeway: leeway, phase: phase, file: file, line: line)
    return .counter(style, on: scheduler) { _ in .instant(deadline) }
  }

  /// Counts down `duration` from the moment of the subscription, in steps that are whole before its end.
  ///
  /// ```text
  /// countdown(for: 3, …)         321(0|)
  /// ```
  ///
  /// Follows the rules of ``countdown(to:every:leeway:phase:on:file:line:)``. A duration of zero or less gives
  /// `.zero` and completion.
  ///
  /// - Parameters:
  ///   - duration: The time to count down; zero or less sends zero on the next turn.
  ///   - every: The step, greater than zero; anything else is a programmer error and stops the program.
  ///   - leeway: How late a change may be where that saves a wake-up, but never the last one; not negative. At most half of
  ///     the step. By default that of the scheduler, `.zero` for none.
  ///   - phase: When values change: `.own`, the default, at multiples of the step before the end; `.shared`, together with others.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func countdown(
    for duration: Duration, every: Duration = .seconds(1), leeway: Duration? = nil, phase: TickPhase = .own,
    on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.down, every: every, leeway: leeway, phase: phase, file: file, line: line)
    return .counter(style, on: scheduler) { .instant($0.now.adding(duration.nanoseconds)) }
  }
}
