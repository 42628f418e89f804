import Testing
import TickStreams

@Suite("Depth: long chains on a small stack")
struct DepthLawTests {
  @Test(arguments: DepthCase.all, DepthCase.End.allCases)
  func fitsASmallStack(row: DepthCase, end: DepthCase.End) {
    let (stack, hasEnded) = row.run(to: end)
    #expect(stack <= DepthCase.smallStack, "\(stack / row.depth) bytes for each")
    #expect(hasEnded)
  }

  /// Operators that cannot form a chain.
  private static let others: Set = [
    "AllSatisfy", "And", "Contains", "Not", "Or",  // are made of others, and send Booleans
    "Dematerialize",  // is chained with materialize
    "Frequency",  // is made of others, and takes ticks
    "Multicast",  // returns no signal
    "PromoteFailure",  // adds nothing to run
  ]

  @Test func everyOperatorIsListed() throws {
    let listed = Set(DepthCase.all.map(\.file)).union(Self.others)
    #expect(try OperatorFiles.all == listed)
  }

  @Test func theMeasureSeesWhatIsUsed() {
    @Sendable func descend(_ depth: Int) -> Int { depth == 0 ? 0 : descend(depth - 1) + 1 }
    let shallow = stackUsed(of: 8 << 20) { #expect(descend(1) == 1) }
    let deep = stackUsed(of: 8 << 20) { #expect(descend(10_000) == 10_000) }
    #expect(deep - shallow > 10_000 * 16)
  }
}
