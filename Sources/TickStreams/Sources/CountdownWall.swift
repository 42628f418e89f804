extension TickSignal where Value == Duration, Failure == Never {
  /// The time that remains to `deadline` on the wall clock, a `Date` for example, in whole steps, then completion.
  ///
  /// Follows the rules of ``countdown(to:every:leeway:phase:on:file:line:)``, with one exception: the countdown
  /// follows a jump of the wall clock within a second, and its value may rise then. A remainder of a microsecond or less above a whole step
  /// counts as that step, because of the limited precision of `Date`, so `countdown(to: scheduler.date + 60, …)` starts at 60.
  ///
  /// By a reference clock it follows the samples: when one sets the clock, the countdown is recomputed immediately, on the scheduler. Before the
  /// first sample it follows the local date, jumps included; after that the local date is irrelevant.
  ///
  /// ```text
  /// deadline 12:00:00, subscribed at 11:59:57.4, every 1 s
  /// at     0    0.6  1.6  2.6
  /// value  3    2    1    0 |
  ///
  /// by a reference clock, local clock 11:59:50; at 3.5 s a sample: the server is 2 s ahead
  /// at     0    1    2    3    3.5  4    5    …
  /// value  10   9    8    7    5    4    3    …
  /// ```
  ///
  /// - Parameters:
  ///   - deadline: When zero is reached, on the wall clock.
  ///   - reference: The clock that provides the date, that of a server for example; by default the wall clock of `scheduler`. On a reference
  ///     clock with another scheduler, zero may be a step late.
  ///   - every: The step, greater than zero; anything else is a programmer error and stops the program.
  ///   - leeway: How late a change may be where that saves a wake-up, but never the last one; not negative. At most half of
  ///     the step. By default that of the scheduler, `.zero` for none.
  ///   - phase: When values change: `.own`, the default, at multiples of the step before the end; `.shared`, together with others.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func countdown<Moment: WallTime>(
    to deadline: Moment, by reference: ReferenceClock? = nil, every: Duration = .seconds(1), leeway: Duration? = nil,
    phase: TickPhase = .own, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.down, every: every, leeway: leeway, phase: phase, file: file, line: line)
    return .counter(style, .date(deadline.wallInstant, by: reference), on: scheduler)
  }

  /// The time that has passed since `start` on the wall clock, a `Date` for example, in whole steps; it never completes.
  ///
  /// Follows the rules of ``elapsed(since:every:leeway:phase:on:file:line:)``; the value follows a jump of the
  /// wall clock, and may fall then. By a reference clock it follows the samples in the same way.
  ///
  /// ```text
  /// start 12:00:00, subscribed at 12:00:03.4, every 1 s
  /// at     0    0.6  1.6  2.6  …
  /// value  3    4    5    6    …
  ///
  /// by a reference clock, start 11:59:50, local clock 12:00:00; at 3.5 s a sample: the server is 2 s behind
  /// at     0    1    2    3    3.5  4    5    …
  /// value  10   11   12   13   11   12   13   …
  /// ```
  ///
  /// - Parameters:
  ///   - start: The beginning, on the wall clock.
  ///   - reference: The clock that provides the date, that of a server for example; by default the wall clock of `scheduler`.
  ///   - every: The step, greater than zero; anything else is a programmer error and stops the program.
  ///   - leeway: How late a change may be where that saves a wake-up; not negative. At most half of
  ///     the step. By default that of the scheduler, `.zero` for none.
  ///   - phase: When values change: `.own`, the default, at multiples of the step after the start; `.shared`, together with others.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail, and that never completes.
  public static func elapsed<Moment: WallTime>(
    since start: Moment, by reference: ReferenceClock? = nil, every: Duration = .seconds(1), leeway: Duration? = nil,
    phase: TickPhase = .own, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.up, every: every, leeway: leeway, phase: phase, file: file, line: line)
    return .counter(style, .date(start.wallInstant, by: reference), on: scheduler)
  }

  /// Counts to a target, or from it, and again whenever its clock is set.
  static func counter(_ style: CounterStyle, _ target: TargetMoment, on scheduler: any TickScheduler) -> TickSignal {
    guard case .date(_, let clock?) = target else { return counter(style, on: scheduler) { _ in target } }
    let values = clock.readings.flatMapLatest { counter(style, on: scheduler) { _ in target } }.removeDuplicates()
    return style.direction == .up ? values : values.take(while: { $0 > .zero }, inclusive: true)
  }
}
