package import TickStreams
package import TickStreamsTesting

/// Checks that an operator keeps the signal contract, by running it through many courses of events in virtual time.
///
/// One line in a test, which throws a ``LawError`` with the steps that led to the violation:
///
/// ```swift
/// try checkLaws(of: "everyOther") { source in source.everyOther() }
/// try checkLaws(of: "calm") { source, scheduler in
///   source.calm(for: .seconds(1), on: scheduler)
/// }
/// try checkLaws(of: "insist", allowing: [.catchesFailures, .resubscribes]) {
///   source in source.insist()
/// }
/// try checkLaws(of: "calm", failing: Never.self) { source, scheduler in
///   source.calm(for: .seconds(1), on: scheduler)
/// }
/// ```
///
/// The closure is given a cold source and returns the operator's result. It is called for each run, with its own sources, and the signal
/// it returns is subscribed once or several times. How many parameters the closure has decides whether it gets a scheduler, and another
/// source. Values arrive 0.4 seconds apart, so spans of about a second meet all states of a timed operator.
///
/// With a seed, timers are up to 0.9 seconds late. So values, ends and disposals also come after a deadline, or at it, and before the timer.
///
/// `Law.all` lists the laws. They are checked in that order; if one of the first four does not hold, the others are not checked. When the
/// check returns, none of it is still subscribed, armed or retained.
///
/// - Parameters:
///   - name: The name of the operator in messages.
///   - failing: The failure of the sources; `Never.self` for an operator of signals that cannot fail.
///   - exceptions: The laws that the operator breaks on purpose.
///   - seed: Decides how late timers are, and the order of work of one instant; by default timers are on time.
///   - patience: How long a second thread may take until it counts as blocked. Only a broken operator takes that long.
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - body: Applies the operator to the source.
/// - Throws: ``LawError``, if a law does not hold.
package func checkLaws<Source: LawSourceFailure, Output, OutputFailure>(
  of name: String, failing: Source.Type = LawFailure.self, allowing exceptions: LawExceptions = [], late seed: UInt64? = nil,
  patience: Duration = .seconds(10), file: StaticString = #fileID, line: UInt = #line,
  _ body: @escaping @Sendable (TickSignal<LawValue, Source.Failure>) -> TickSignal<Output, OutputFailure>
) throws {
  let subject = LawSubject(exceptions, patience, late: seed, canFail: Source.lawFailure != nil) { bench in
    body(bench.source.signal(Source.self))
  }
  try subject.check(name, file: file, line: line)
}

/// Checks an operator that is given a scheduler.
package func checkLaws<Source: LawSourceFailure, Output, OutputFailure>(
  of name: String, failing: Source.Type = LawFailure.self, allowing exceptions: LawExceptions = [], late seed: UInt64? = nil,
  patience: Duration = .seconds(10), file: StaticString = #fileID, line: UInt = #line,
  _ body: @escaping @Sendable (TickSignal<LawValue, Source.Failure>, TestScheduler) -> TickSignal<Output, OutputFailure>
) throws {
  let subject = LawSubject(exceptions, patience, late: seed, canFail: Source.lawFailure != nil) { bench in
    body(bench.source.signal(Source.self), bench.scheduler)
  }
  try subject.check(name, file: file, line: line)
}

/// Checks an operator of two signals: the laws also feed the other source, from this thread and from another one.
package func checkLaws<Source: LawSourceFailure, Output, OutputFailure>(
  of name: String, failing: Source.Type = LawFailure.self, allowing exceptions: LawExceptions = [], late seed: UInt64? = nil,
  patience: Duration = .seconds(10), file: StaticString = #fileID, line: UInt = #line,
  _ body:
    @escaping @Sendable (
      _ source: TickSignal<LawValue, Source.Failure>, _ other: TickSignal<LawValue, Source.Failure>, _ scheduler: TestScheduler
    ) -> TickSignal<Output, OutputFailure>
) throws {
  let subject = LawSubject(exceptions, patience, late: seed, usesOther: true, canFail: Source.lawFailure != nil) { bench in
    body(bench.source.signal(Source.self), bench.other.signal(Source.self), bench.scheduler)
  }
  try subject.check(name, file: file, line: line)
}
