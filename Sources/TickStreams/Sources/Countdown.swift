extension TickSignal where Value == Duration, Failure == Never {
  /// The time that remains to `deadline`, in whole steps: `60, 59, … 1, 0`, then completed.
  ///
  /// The value is the remaining time rounded up to a multiple of `every`, computed afresh each time, never counted. The first one comes at
  /// once (asynchronously, on the scheduler), the next ones when the figure changes; `.zero` comes exactly once, on the deadline, never
  /// late by leeway, and completion follows it. Values never rise. A deadline that is past gives `.zero` and completion.
  ///
  /// ```text
  /// deadline 9.4 s away, every 1 s
  /// at     0    0.4  1.4  2.4  …  8.4  9.4
  /// value  10   9    8    7    …  1    0 |
  /// ```
  ///
  /// - Late ticks: a timer that is late by less than a step leaves no figure out; once the deadline has come there is zero alone. After a longer stall
  ///   or a sleep there is one value, the right one.
  /// - Delivery: on `scheduler`, on whose clock the deadline is.
  /// - Cold: every subscription has a timer of its own.
  ///
  /// - Parameters:
  ///   - deadline: When zero is reached, on the clock of `scheduler`.
  ///   - every: The step, greater than zero; anything else is a programmer error and stops the program.
  ///   - leeway: How late a change of the figure, but for the last, may be; not negative. Half the step at most is used.
  ///   - phase: Whether figures change at multiples of the step before the deadline, or together with those of other countdowns.
  ///   - scheduler: Where and on which clock to count.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: A signal that cannot fail.
  public static func countdown(
    to deadline: TickInstant,
    every: Duration = .seconds(1),
    leeway: Duration = .zero,
    phase: TickPhase = .own,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.down, every: every, leeway: leeway, phase: phase, file: file, line: line)
    return .figure(style, on: scheduler) { _ in .instant(deadline.nanoseconds) }
  }

  /// Counts down `duration` from the moment of the subscription.
  ///
  /// By the rules of ``countdown(to:every:leeway:phase:on:file:line:)-(TickInstant,_,_,_,_,_,_)``. A duration of zero or less gives `.zero`
  /// and completion.
  public static func countdown(
    for duration: Duration,
    every: Duration = .seconds(1),
    leeway: Duration = .zero,
    phase: TickPhase = .own,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.down, every: every, leeway: leeway, phase: phase, file: file, line: line)
    return .figure(style, on: scheduler) { .instant($0.now.nanoseconds.adding(duration.nanoseconds)) }
  }

  /// The time that remains to `deadline` on the wall clock, a `Date` for example, in whole steps, then completed.
  ///
  /// By the rules of ``countdown(to:every:leeway:phase:on:file:line:)-(TickInstant,_,_,_,_,_,_)``, but for one: the countdown follows a
  /// jump of the wall clock, at the latest within a second, and its value may rise then. A remainder of a microsecond or less above a whole
  /// step counts as that step, since a `Date` is no finer, so `countdown(to: scheduler.date + 60, …)` starts at 60.
  public static func countdown<Moment: WallTime>(
    to deadline: Moment,
    every: Duration = .seconds(1),
    leeway: Duration = .zero,
    phase: TickPhase = .own,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.down, every: every, leeway: leeway, phase: phase, file: file, line: line)
    return .figure(style, on: scheduler) { _ in .wall(deadline.wallInstant) }
  }
}
