import Laws
import OperatorCases
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Every operator keeps the laws") struct OperatorLawTests {
  /// Each sixth; all in a thorough run.
  private static let cases = OperatorCase.all.enumerated().filter { Thorough.isOn || $0.offset % 6 == 0 }.map(\.element)

  @Test(arguments: cases) func keepsTheLaws(operator: OperatorCase) throws { try `operator`.checkLaws(nil) }

  /// A value, an end or a disposal comes after a deadline, or at it, before the timer.
  @Test(arguments: cases.filter(\.isTimed), Thorough.isOn ? [1, 2] : [1 as UInt64])
  func keepsTheLawsWithLateTimers(operator: OperatorCase, seed: UInt64) throws { try `operator`.checkLaws(seed) }

  @Test func everyOperatorHasACase() throws {
    let files = try SourceFiles.operators
    let listed = Set(OperatorCase.all.map(\.file))
    expectEqual(files.subtracting(listed).sorted(), [], "no case in Tests/OperatorCases")
    expectEqual(listed.subtracting(files).sorted(), [], "no file in Sources/TickStreams/Operators")
  }

  @Test func eachCaseHasANameOfItsOwn() { expectEqual(Set(OperatorCase.all.map(\.name)).count, OperatorCase.all.count) }

  private struct Refused: Error, LawSourceFailure { static var lawFailure: Refused? { Refused() } }

  @Test func theSourcesFailWithTheFailureThatIsGiven() throws {
    let failures = Log<Refused>()
    try checkLaws(of: "mapFailure", failing: Refused.self) { source in
      source.mapFailure { failure in
        failures.append(failure)
        return failure
      }
    }
    #expect(failures.count > 10)
    let error = try #require(throws: LawError.self) {
      try checkLaws(of: "catch", failing: Refused.self) { source in source.catch { _ in .empty } }
    }
    expectEqual(error.findings.map(\.law.name), ["Failure passed on"])
  }
}

@Suite("Depth: long rows on a small stack") struct DepthLawTests {
  private static let cases = OperatorCase.all.filter { $0.traits.noDepth == nil }

  @Test(.disabled(if: Sanitizer.isOn, "the frames of a sanitizer are several times as large"), arguments: cases, LongRow.End.allCases)
  func fitsASmallStack(operators: OperatorCase, end: LongRow.End) {
    let (stack, hasEnded) = LongRow(operators: operators).run(to: end)
    #expect(stack <= LongRow.smallStack, "\(stack / operators.traits.depth) bytes for each: use less, or lower its .depth(…)")
    #expect(hasEnded)
  }

  @Test(.disabled(if: Sanitizer.isOn, "the frames of a sanitizer are several times as large"), arguments: cases)
  func fiveHundredThatWereNotSubscribedAreReleasedOnASmallStack(operators: OperatorCase) {
    let stack = LongRow(operators: operators).release(of: 500)
    #expect(stack <= LongRow.smallStack, "\(stack / 500) bytes for each")
  }

  @Test func everyOperatorHasARow() throws {
    try expectEqual(SourceFiles.operators.subtracting(Self.cases.map(\.file)).sorted(), [], "no case with a depth in Tests/OperatorCases")
  }

  @Test func theMeasureSeesWhatIsUsed() {
    @Sendable func descend(_ depth: Int) -> Int { depth == 0 ? 0 : descend(depth - 1) + 1 }
    let shallow = stackUsed(of: 8 << 20) { expectEqual(descend(1), 1) }
    let deep = stackUsed(of: 8 << 20) { expectEqual(descend(10_000), 10_000) }
    // Each call keeps its return address, whatever the optimizer makes of the rest.
    #expect(deep - shallow >= 10_000 * MemoryLayout<UInt>.size)
  }
}

/// Operators measure spans on the monotonic clock, so it does not matter to them that the user sets the date.
struct SetClockTests {
  /// The events of each operator of the page "Operators" while the wall clock is set about every third of a second.
  private func events(of row: OperatorCase, setBy jump: Duration) -> [Recorded<Event<String, LawFailure>>] {
    let scheduler = TestScheduler()
    let source = OperatorCase.letters("a-bc---d-e-f-----g-h|", on: scheduler)
    let other = OperatorCase.letters(row.traits.other ?? "---a----b--------c", on: scheduler)
    let recording = scheduler.record(row.example(source, other, scheduler))
    for _ in 0..<20 {
      scheduler.jumpWallClock(by: jump)
      scheduler.advance(by: .milliseconds(330))
    }
    return recording.events
  }

  @Test(arguments: OperatorCase.all.filter(\.traits.isListed))
  func anOperatorSendsTheSameWhenTheWallClockIsSet(row: OperatorCase) {
    let expected = events(of: row, setBy: .zero)
    expectEqual(events(of: row, setBy: .seconds(-3_600)), expected, "set back")
    expectEqual(events(of: row, setBy: .seconds(18_000)), expected, "set ahead")
  }
}
