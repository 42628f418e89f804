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
    #expect(files.subtracting(listed).sorted() == [], "no case in Tests/OperatorCases")
    #expect(listed.subtracting(files).sorted() == [], "no file in Sources/TickStreams/Operators")
  }

  @Test func eachCaseHasANameOfItsOwn() { #expect(Set(OperatorCase.all.map(\.name)).count == OperatorCase.all.count) }

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
    #expect(error.findings.map(\.law.name) == ["Failure passed on"])
  }
}
