import OperatorCases
import TestSupport
import Testing
import TickStreams

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
    #expect(try SourceFiles.operators.subtracting(Self.cases.map(\.file)).sorted() == [], "no case with a depth in Tests/OperatorCases")
  }

  @Test func theMeasureSeesWhatIsUsed() {
    @Sendable func descend(_ depth: Int) -> Int { depth == 0 ? 0 : descend(depth - 1) + 1 }
    let shallow = stackUsed(of: 8 << 20) { #expect(descend(1) == 1) }
    let deep = stackUsed(of: 8 << 20) { #expect(descend(10_000) == 10_000) }
    // Each call keeps its return address, whatever the optimizer makes of the rest.
    #expect(deep - shallow >= 10_000 * MemoryLayout<UInt>.size)
  }
}
