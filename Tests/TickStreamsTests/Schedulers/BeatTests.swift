import Testing

@testable import TickStreams

@Suite("What a source keeps by itself")
struct BeatTests {
  private func follow(_ instants: [Nanoseconds], longest: Nanoseconds = 1_000) -> [Bool] {
    var beat = Beat(longest: longest)
    return instants.map { beat.follow($0) }
  }

  @Test func threeInstantsOfOneDistanceAreABeat() {
    #expect(follow([100, 110, 120, 130, 140]) == [false, false, false, true, true])
  }

  @Test func whatDoesNotFitEndsIt() {
    #expect(follow([100, 110, 120, 130, 137, 147, 157, 167]) == [false, false, false, true, false, false, false, true])
    #expect(follow([100, 110, 120, 130, 150]) == [false, false, false, true, false])
    #expect(follow([100, 110, 120, 125]) == [false, false, false, false])
  }

  @Test func aSlowOneIsNone() {
    #expect(follow([0, 1_000, 2_000, 3_000], longest: 1_000).last == true)
    #expect(follow([0, 1_001, 2_002, 3_003], longest: 1_000).last == false)
  }

  @Test func oneThatIsStoppedBeginsAnew() {
    var beat = Beat(longest: 1_000)
    for instant in [100, 110, 120, 130] as [Nanoseconds] { _ = beat.follow(instant) }
    #expect(beat.period == 10)
    beat.stop()
    #expect(beat.period == 0)
    let keepsOn = beat.follow(140)
    #expect(!keepsOn)
  }
}
