public import TickStreams

/// Checks an operator of signals that cannot fail.
///
/// - Parameters:
///   - name: The name of the operator in messages.
///   - exceptions: The laws that the operator breaks on purpose.
///   - patience: How long a second thread may take until it counts as blocked.
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - body: Applies the operator to the source.
/// - Throws: ``LawError``, if a law does not hold.
public func checkLaws<Output, OutputFailure>(
  ofNeverFailing name: String,
  allowing exceptions: LawExceptions = [],
  patience: Duration = .seconds(10),
  file: StaticString = #fileID,
  line: UInt = #line,
  _ body: @escaping @Sendable (TickSignal<LawValue, Never>) -> TickSignal<Output, OutputFailure>
) throws {
  let subject = LawSubject(exceptions, patience, canFail: false) { bench in body(bench.source.unfailing) }
  try subject.check(name, file: file, line: line)
}

/// Checks an operator of signals that cannot fail, which is given a scheduler.
///
/// - Parameters:
///   - name: The name of the operator in messages.
///   - exceptions: The laws that the operator breaks on purpose.
///   - patience: How long a second thread may take until it counts as blocked.
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - body: Applies the operator to the source, on the scheduler.
/// - Throws: ``LawError``, if a law does not hold.
public func checkLaws<Output, OutputFailure>(
  ofNeverFailing name: String,
  allowing exceptions: LawExceptions = [],
  patience: Duration = .seconds(10),
  file: StaticString = #fileID,
  line: UInt = #line,
  _ body: @escaping @Sendable (TickSignal<LawValue, Never>, TestScheduler) -> TickSignal<Output, OutputFailure>
) throws {
  let subject = LawSubject(exceptions, patience, canFail: false) { bench in body(bench.source.unfailing, bench.scheduler) }
  try subject.check(name, file: file, line: line)
}

/// Checks an operator of two signals that cannot fail.
///
/// - Parameters:
///   - name: The name of the operator in messages.
///   - exceptions: The laws that the operator breaks on purpose.
///   - patience: How long a second thread may take until it counts as blocked.
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - body: Applies the operator to the source, with the other source, on the scheduler.
/// - Throws: ``LawError``, if a law does not hold.
public func checkLaws<Output, OutputFailure>(
  ofNeverFailing name: String,
  allowing exceptions: LawExceptions = [],
  patience: Duration = .seconds(10),
  file: StaticString = #fileID,
  line: UInt = #line,
  _ body:
    @escaping @Sendable (
      _ source: TickSignal<LawValue, Never>, _ other: TickSignal<LawValue, Never>, _ scheduler: TestScheduler
    ) -> TickSignal<Output, OutputFailure>
) throws {
  let subject = LawSubject(exceptions, patience, usesOther: true, canFail: false) { bench in
    body(bench.source.unfailing, bench.other.unfailing, bench.scheduler)
  }
  try subject.check(name, file: file, line: line)
}
