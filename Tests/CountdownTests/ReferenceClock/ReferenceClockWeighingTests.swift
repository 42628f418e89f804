import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// How a reference clock weighs samples.
@Suite("Reference clock: weighing samples") struct ReferenceClockWeighingTests {
  let scheduler = TestScheduler()
  let server: ReferenceClock

  init() { server = ReferenceClock(tolerance: .milliseconds(100), on: scheduler) }

  /// The server is ten minutes ahead.
  private var date: WallInstant { scheduler.wallNow.advanced(by: .seconds(600)) }

  /// How far the clock is ahead of the server.
  private var error: Duration { date.duration(to: server.wallNow) }

  @Test("The bound is half the round trip, and grows by 0.1 ms in a second") func bound() {
    #expect(server.errorBound == nil)
    server.synchronize(to: date, roundTrip: .milliseconds(80))
    expectEqual(server.errorBound, .milliseconds(40))
    scheduler.advance(by: .seconds(100))
    expectEqual(server.errorBound, .milliseconds(50))
  }

  @Test("A slow answer does not overrule a fast one, unless they cannot both be right") func slow() {
    server.synchronize(to: date, roundTrip: .milliseconds(80))
    expectEqual(server.synchronize(to: date.advanced(by: .seconds(-1)), roundTrip: .seconds(6)), .milliseconds(1_960))
    expectEqual(error, .milliseconds(40))
    server.synchronize(to: date.advanced(by: .seconds(1)), roundTrip: .seconds(6))
    expectEqual(error, .seconds(4))
  }

  @Test("Of two equally good samples at one instant the first one stays") func equal() {
    server.synchronize(to: date, roundTrip: .milliseconds(400))
    server.synchronize(to: date.advanced(by: .milliseconds(-300)), roundTrip: .milliseconds(400))
    expectEqual(error, .milliseconds(200))
  }

  @Test("A fast answer overrules a slow one, whatever came between") func fast() {
    server.synchronize(to: date.advanced(by: .seconds(-1)), roundTrip: .seconds(6))
    expectEqual(error, .seconds(2))
    server.synchronize(to: date, roundTrip: .milliseconds(80))
    expectEqual(error, .milliseconds(40))
    expectEqual(server.errorBound, .milliseconds(40))
  }

  @Test("At the edge: a difference that both errors explain to the nanosecond sets nothing; one more does") func edge() {
    server.synchronize(to: date, roundTrip: .milliseconds(400))  // 0.2 s ahead, off by 0.2 s
    server.synchronize(to: date.advanced(by: .milliseconds(-400)), roundTrip: .milliseconds(800))  // 0.2 s less, off by 0.4 s
    expectEqual(error, .milliseconds(200))
    server.synchronize(to: date.advanced(by: .milliseconds(-800)), roundTrip: .milliseconds(800))  // 0.6 s less: explained
    expectEqual(error, .milliseconds(200))
    server.synchronize(to: date.advanced(by: .milliseconds(-800) - .nanoseconds(1)), roundTrip: .milliseconds(800))
    expectEqual(error, .milliseconds(-400) - .nanoseconds(1))
  }

  @Test("A sample within the tolerance sets nothing, and what it confirms counts") func confirmed() {
    let drift = scheduler.record(server.driftChanges)
    server.synchronize(to: date, roundTrip: .milliseconds(800))
    expectEqual(error, .milliseconds(400))
    server.synchronize(to: date.advanced(by: .milliseconds(350)), roundTrip: .milliseconds(20))
    expectEqual(error, .milliseconds(400))
    expectEqual(server.errorBound, .milliseconds(50))
    expectEmpty(drift.events)
  }

  @Test("An old sample is overruled by one that is as good") func old() {
    server.synchronize(to: date, roundTrip: .milliseconds(400))
    scheduler.advance(by: .seconds(1))
    server.synchronize(to: date.advanced(by: .milliseconds(-400)), roundTrip: .milliseconds(400))
    expectEqual(error, .milliseconds(-200))
  }

  @Test(
    "In a network with any latency the clock is never further off than it says, nor does it get worse",
    arguments: 0..<Thorough.rounds(300 as UInt64))
  func network(seed: UInt64) {
    var random = SplitMix(state: seed)
    var worst = Duration.seconds(60)
    for _ in 0..<100 {
      scheduler.advance(by: .milliseconds(Int.random(in: 0...60_000, using: &random)))
      let isSlow = Int.random(in: 0..<5, using: &random) == 0
      let latencies = (0..<2).map { _ in Duration.milliseconds(Int.random(in: 0...(isSlow ? 6_000 : 150), using: &random)) }
      scheduler.advance(by: latencies[0])
      let written = date
      scheduler.advance(by: latencies[1])
      server.synchronize(to: written, roundTrip: latencies[0] + latencies[1])
      let bound = server.errorBound ?? .zero
      #expect(error <= bound + .nanoseconds(1) && error >= .zero - bound - .nanoseconds(1))
      // A minute and two latencies age the bound by at most 7.2 ms.
      #expect(bound <= worst + .microseconds(7_200))
      worst = bound
    }
    #expect(worst < .milliseconds(400))
  }
}
