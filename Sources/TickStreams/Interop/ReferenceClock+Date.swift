public import Foundation

extension ReferenceClock {
  /// The date, by the samples; the local one before the first.
  public var now: Date { wallNow.date }

  /// Takes a sample: what a server said the date was.
  ///
  /// - Parameters:
  ///   - date: The date in the response, at the moment the server wrote it. One that is no number, or infinite, is no sample: nothing is moved.
  ///   - roundTrip: The time from request to response, of which half is taken to have passed since; a negative one counts as zero. Measure it on
  ///     a monotonic clock.
  /// - Returns: How far ahead of this clock the sample is.
  @discardableResult
  public func sample(date: Date, roundTrip: Duration = .zero) -> Duration {
    date.timeIntervalSince1970.isFinite ? sample(WallInstant(date), roundTrip: roundTrip) : .zero
  }
}

extension TickSignal where Value == Duration, Failure == Never {
  /// The time that remains to `date` by a reference clock, in whole steps, then completed.
  ///
  /// By the rules of ``countdown(to:every:leeway:phase:on:file:line:)-(TickInstant,_,_,_,_,_,_)``, but for one: when a sample sets the
  /// clock, the countdown aims anew at once, on the scheduler, and its value may rise then. Before the first sample it follows the local
  /// date, jumps included; afterwards that is irrelevant.
  ///
  /// - Parameters:
  ///   - date: When zero is reached, on the reference clock.
  ///   - reference: What tells the date.
  ///   - every: The step, greater than zero; anything else is a programmer error and stops the program.
  ///   - leeway: How late a change of the figure, but for the last, may be; not negative. Half the step at most is used.
  ///   - phase: Whether figures change at multiples of the step before the deadline, or together with those of other countdowns.
  ///   - scheduler: Where to count; on the same timebase as the reference clock.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: A signal that cannot fail.
  @_disfavoredOverload
  public static func countdown(
    to date: Date,
    by reference: ReferenceClock,
    every: Duration = .seconds(1),
    leeway: Duration = .zero,
    phase: TickPhase = .own,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    .countdown(
      to: WallInstant(date), by: reference, every: every, leeway: leeway, phase: phase, on: scheduler, file: file, line: line
    )
  }

  /// The time that has passed since `date` by a reference clock, in whole steps; it never completes.
  ///
  /// By the rules of ``elapsed(since:every:leeway:phase:on:file:line:)-(TickInstant,_,_,_,_,_,_)``; when a sample sets the clock, the figure
  /// follows at once, and may fall then.
  @_disfavoredOverload
  public static func elapsed(
    since date: Date,
    by reference: ReferenceClock,
    every: Duration = .seconds(1),
    leeway: Duration = .zero,
    phase: TickPhase = .own,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    .elapsed(
      since: WallInstant(date), by: reference, every: every, leeway: leeway, phase: phase, on: scheduler, file: file, line: line
    )
  }
}
