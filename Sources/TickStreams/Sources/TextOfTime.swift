extension TickSignal where Value == String, Failure == Never {
  /// Sends the text of the time that remains to `deadline`, on the next turn and then only when it changes, the text of zero on the deadline, and completes.
  ///
  /// The texts and their times are those of `countdown(to: deadline, every: every, …).map { text of it }.removeDuplicates()`, but the
  /// scheduler wakes only when the text changes. A label of days wakes it once a day:
  ///
  /// ```swift
  /// let label = TickSignal.countdown(
  ///   to: offer.end, text: CountdownText { "\($0.parts.days) days left" },
  ///   on: scheduler)
  /// ```
  ///
  /// Follows the rules of ``countdown(to:every:leeway:phase:on:file:line:)``.
  ///
  /// - Parameters:
  ///   - deadline: When it ends, on the clock of `scheduler`.
  ///   - text: Makes the text of a time.
  ///   - every: The step of the times, greater than zero; anything else is a programmer error.
  ///   - leeway: How late a change may be where that saves a wake-up, but never the last one; not negative. At most half of
  ///     the step. By default that of the scheduler, `.zero` for none.
  ///   - phase: When times change: `.own`, the default, at multiples of the step from the moment; `.shared`, together with others.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func countdown(
    to deadline: TickInstant, text: CountdownText, every: Duration = .seconds(1), leeway: Duration? = nil, phase: TickPhase = .own,
    on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.down, every: every, leeway: leeway, phase: phase, text: text, file: file, line: line)
    return .text(style, .instant(deadline), on: scheduler)
  }

  /// Sends a text of the time that remains to `deadline` on the wall clock, a `Date` for example, whenever it changes.
  ///
  /// Follows the rules of ``countdown(to:text:every:leeway:phase:on:file:line:)``. A clock that is set changes the text
  /// immediately, where the system reports that, and otherwise within a second.
  ///
  /// - Parameters:
  ///   - deadline: When it ends, on the wall clock.
  ///   - reference: The clock that provides the date, that of a server for example; by default the wall clock of `scheduler`.
  ///   - text: Makes the text of a time.
  ///   - every: The step of the times, greater than zero; anything else is a programmer error.
  ///   - leeway: How late a change may be where that saves a wake-up, but never the last one; not negative. At most half of
  ///     the step. By default that of the scheduler, `.zero` for none.
  ///   - phase: When times change: `.own`, the default, at multiples of the step from the moment; `.shared`, together with others.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func countdown<Moment: WallTime>(
    to deadline: Moment, by reference: ReferenceClock? = nil, text: CountdownText, every: Duration = .seconds(1), leeway: Duration? = nil,
    phase: TickPhase = .own, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.down, every: every, leeway: leeway, phase: phase, text: text, file: file, line: line)
    return .text(style, .date(deadline.wallInstant, by: reference), on: scheduler)
  }

  /// Sends a text of the time that has passed since `start` whenever it changes; it never completes.
  ///
  /// The texts and their times are those of `elapsed(since: start, every: every, …).map { text of it }.removeDuplicates()`, but the
  /// scheduler wakes only when the text changes, or after 2⁴⁰ steps. Follows the rules of
  /// ``elapsed(since:every:leeway:phase:on:file:line:)``.
  ///
  /// - First value: the current text, on the next turn.
  /// - Boundary: a text is sent when exactly the time that it shows has passed, never early; later by at most `leeway`.
  /// - Delivery: on `scheduler`.
  ///
  /// ```text
  /// elapsed(since: now, text: minutes, …)   "0 min" --60 s-- "1 min" --60 s--
  /// ```
  ///
  /// - Parameters:
  ///   - start: The instant to count from, on the clock of `scheduler`.
  ///   - text: Makes the text of a time.
  ///   - every: The step of the times, greater than zero; anything else is a programmer error.
  ///   - leeway: How late a change may be where that saves a wake-up; not negative. At most half of
  ///     the step. By default that of the scheduler, `.zero` for none.
  ///   - phase: When times change: `.own`, the default, at multiples of the step from the moment; `.shared`, together with others.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func elapsed(
    since start: TickInstant, text: CountdownText, every: Duration = .seconds(1), leeway: Duration? = nil, phase: TickPhase = .own,
    on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    .text(CounterStyle(.up, every: every, leeway: leeway, phase: phase, text: text, file: file, line: line), .instant(start), on: scheduler)
  }

  /// Sends a text of the time that has passed since `start` on the wall clock, a `Date` for example, whenever it changes; it never
  /// completes.
  ///
  /// Follows the rules of ``elapsed(since:text:every:leeway:phase:on:file:line:)``, and a clock that is set
  /// changes the text as with the countdown.
  ///
  /// - Parameters:
  ///   - start: The beginning, on the wall clock.
  ///   - reference: The clock that provides the date; by default the wall clock of `scheduler`.
  ///   - text: Makes the text of a time.
  ///   - every: The step of the times, greater than zero; anything else is a programmer error.
  ///   - leeway: How late a change may be where that saves a wake-up; not negative. At most half of
  ///     the step. By default that of the scheduler, `.zero` for none.
  ///   - phase: When times change: `.own`, the default, at multiples of the step from the moment; `.shared`, together with others.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func elapsed<Moment: WallTime>(
    since start: Moment, by reference: ReferenceClock? = nil, text: CountdownText, every: Duration = .seconds(1), leeway: Duration? = nil,
    phase: TickPhase = .own, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.up, every: every, leeway: leeway, phase: phase, text: text, file: file, line: line)
    return .text(style, .date(start.wallInstant, by: reference), on: scheduler)
  }

  /// Sends a text of the time that remains of `duration`, counted from the subscription, whenever it changes.
  ///
  /// Follows the rules of ``countdown(to:text:every:leeway:phase:on:file:line:)``.
  ///
  /// - Parameters:
  ///   - duration: The time to count down; zero or less sends the text of zero on the next turn.
  ///   - text: Makes the text of a time.
  ///   - every: The step of the times, greater than zero; anything else is a programmer error.
  ///   - leeway: How late a change may be where that saves a wake-up, but never the last one; not negative. At most half of
  ///     the step. By default that of the scheduler, `.zero` for none.
  ///   - phase: When times change: `.own`, the default, in step with the end; `.shared`, together with others.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func countdown(
    for duration: Duration, text: CountdownText, every: Duration = .seconds(1), leeway: Duration? = nil, phase: TickPhase = .own,
    on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.down, every: every, leeway: leeway, phase: phase, text: text, file: file, line: line)
    return .texts(of: .counter(style, on: scheduler) { .instant($0.now.adding(duration.nanoseconds)) }, style)
  }

  private static func text(_ style: CounterStyle, _ target: TargetMoment, on scheduler: any TickScheduler) -> TickSignal {
    .texts(of: .counter(style, target, on: scheduler), style)
  }

  private static func texts(of values: TickSignal<Duration, Never>, _ style: CounterStyle) -> TickSignal {
    values.map { style.text?($0) ?? "" }.removeDuplicates()
  }
}
