import Foundation
import TestSupport
import Testing
import TickStreams

/// Graphs of tens of operators, chosen by a seed and used by several threads concurrently.
///
/// `TICKSTREAMS_GRAPH_SECONDS=600` sets how long it goes on (8 graphs, or 2 s in a thorough run), `TICKSTREAMS_GRAPH_SEED=7` the first seed. A failure
/// names its seed; which thread comes first is not decided by it.
@Suite("Random graphs: stress", .serialized) struct RandomGraphStressTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = Double(environment["TICKSTREAMS_GRAPH_SECONDS"] ?? "") ?? Thorough.rounds(2, otherwise: 0)
  private static let firstSeed = UInt64(environment["TICKSTREAMS_GRAPH_SEED"] ?? "") ?? 0

  @Test func stressNoGraphBreaksTheContractOrLeaks() {
    let deadline = ContinuousClock.now + .seconds(Self.seconds)
    var seed = Self.firstSeed
    repeat {
      let faults = RandomGraph(seed: seed).run()
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
      seed += 1
    } while seed < Self.firstSeed + 8 || ContinuousClock.now < deadline
    if Thorough.isOn { print("random graphs: \(seed - Self.firstSeed)") }
  }
}
