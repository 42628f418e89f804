import Foundation
import Synchronization
import TestSupport
import Testing
import TickStreams

/// Graphs of tens of operators that a seed decides, used by several threads at once.
///
/// `TICKSTREAMS_GRAPH_SECONDS=600` sets how long it goes on (2), `TICKSTREAMS_GRAPH_SEED=7` the first seed. A failure names its seed; which thread comes
/// first is not decided by it.
@Suite("Random graphs: stress", .serialized)
struct RandomGraphStressTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = Double(environment["TICKSTREAMS_GRAPH_SECONDS"] ?? "") ?? (Thorough.isOn ? 2 : 0.3)
  private static let firstSeed = UInt64(environment["TICKSTREAMS_GRAPH_SEED"] ?? "") ?? 0

  @Test func stressNoGraphBreaksTheContractOrLeaks() {
    let deadline = ContinuousClock.now + .seconds(Self.seconds)
    var seed = Self.firstSeed
    repeat {
      let faults = RandomGraph(seed: seed).run()
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
      seed += 1
    } while ContinuousClock.now < deadline
    print("random graphs: \(seed - Self.firstSeed)")
  }
}
