extension TickSignal where Value == Duration, Failure == Never {
  /// The time that has passed since `start`, in whole steps: `0, 1, 2 …`; it never completes.
  ///
  /// ```text
  /// elapsed(since: now, …)       0123456789
  /// ```
  ///
  /// The value is the elapsed time rounded down to a multiple of `every`, computed from the clock each time. The first value arrives on the next turn
  /// (asynchronously, on the scheduler), the next ones when the value changes. A start in the future gives `.zero` until then. After a
  /// delay or a sleep one value is sent, the correct one.
  ///
  /// - Boundary: a value is sent when exactly that time has passed, never early; later by at most `leeway` and the latency of the system. With
  ///   ``TickPhase/shared`` it comes at most half a step before or after that.
  /// - Delivery: on `scheduler`.
  ///
  /// - Parameters:
  ///   - start: The instant to count from, on the clock of `scheduler`.
  ///   - every: The step, greater than zero; anything else is a programmer error and stops the program.
  ///   - leeway: How late a change may be where that saves a wake-up; not negative. At most half of
  ///     the step. By default that of the scheduler, `.zero` for none.
  ///   - phase: When values change: `.own`, the default, at multiples of the step after the start; `.shared`, together with others.
  ///   - scheduler: The scheduler to count on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func elapsed(
    since start: TickInstant, every: Duration = .seconds(1), leeway: Duration? = nil, phase: TickPhase = .own,
    on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    .counter(CounterStyle(.up, every: every, leeway: leeway, phase: phase, file: file, line: line), on: scheduler) { _ in .instant(start) }
  }
}
