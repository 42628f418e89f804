import TestSupport
import Testing

@testable import TickStreams

@Suite("What a source keeps by itself") struct PeriodDetectorTests {
  private func follow(_ instants: [Nanoseconds], longest: Nanoseconds = 1_000) -> [Bool] {
    var beat = PeriodDetector(longest: longest)
    return instants.map { beat.follow(TickInstant(nanoseconds: $0), at: $0) }
  }

  @Test func threeInstantsOfOneDistanceAreABeat() { expectEqual(follow([100, 110, 120, 130, 140]), [false, false, false, true, true]) }

  @Test func anInstantThatDoesNotFitEndsIt() {
    expectEqual(follow([100, 110, 120, 130, 137, 147, 157, 167]), [false, false, false, true, false, false, false, true])
    expectEqual(follow([100, 110, 120, 130, 150]), [false, false, false, true, false])
    expectEqual(follow([100, 110, 120, 125]), [false, false, false, false])
  }

  @Test func aSlowOneIsNone() {
    expectEqual(follow([0, 1_000, 2_000, 3_000], longest: 1_000).last, true)
    expectEqual(follow([0, 1_001, 2_002, 3_003], longest: 1_000).last, false)
  }

  @Test func oneThatIsStoppedBeginsAgain() {
    var beat = PeriodDetector(longest: 1_000)
    for instant in [100, 110, 120, 130] as [Nanoseconds] { _ = beat.follow(TickInstant(nanoseconds: instant), at: instant) }
    expectEqual(beat.period, 10)
    beat.stop()
    expectEqual(beat.period, 0)
    let keepsOn = beat.follow(140, at: 140)
    #expect(!keepsOn)
  }

  @Test func oneThatIsOffIsArmedAgain() {
    let millisecond: Nanoseconds = 1_000_000
    var beat = PeriodDetector(longest: 1_000 * millisecond)
    for beats in 1...2 as ClosedRange<Nanoseconds> {
      _ = beat.follow(TickInstant(nanoseconds: beats * 10 * millisecond), at: beats * 10 * millisecond)
    }
    // On the third arming the clocks are read three milliseconds apart.
    let isKeptAtFirst = beat.follow(30_000_000, at: 33 * millisecond)
    let isKeptOff = beat.follow(40_000_000, at: 40 * millisecond)
    let isKeptThen = beat.follow(50_000_000, at: 50 * millisecond)
    #expect(!isKeptAtFirst)
    #expect(!isKeptOff)
    #expect(isKeptThen)
  }

  @Test func lessThanReadingTheClocksCanDifferDoesNotEndIt() {
    var beat = PeriodDetector(longest: 1_000_000_000)
    for beats in 1...3 as ClosedRange<Nanoseconds> { _ = beat.follow(TickInstant(nanoseconds: beats * 10_000_000), at: beats * 10_000_000) }
    let isKept = beat.follow(40_000_000, at: 40_050_000)
    let isKeptAtMore = beat.follow(50_000_000, at: 50_050_001)
    #expect(isKept)
    #expect(!isKeptAtMore)
  }
}
