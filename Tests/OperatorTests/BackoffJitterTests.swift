import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct BackoffJitterTests {
  private let plain = Backoff.exponential(from: .seconds(1), cap: .seconds(60))

  @Test func theSameSeedGivesTheSameDelaysInAnyOrder() {
    let first = plain.jittered(seed: 7)
    let second = plain.jittered(seed: 7)
    let forwards = (0..<20).map(first.delay)
    let backwards = (0..<20).reversed().map(second.delay)
    #expect(forwards == backwards.reversed())
    #expect(first == second)
  }

  @Test func anotherSeedGivesOtherDelays() {
    #expect((0..<20).map(plain.jittered(seed: 7).delay) != (0..<20).map(plain.jittered(seed: 8).delay))
    #expect(plain.jittered() != plain.jittered())
  }

  @Test(arguments: [0.1, 0.5, 1]) func aDelayIsShortenedByTheFractionAtMostAndNeverLengthened(fraction: Double) {
    for seed in 0..<200 as Range<UInt64> {
      for retry in 0..<10 {
        let longest = plain.delay(at: retry)
        let delay = plain.jittered(by: fraction, seed: seed).delay(at: retry)
        #expect(delay <= longest)
        #expect(delay >= longest * (1 - fraction) - .nanosecond)
      }
    }
  }

  @Test func norIsItNegativeAfterTwoHundredYears() {
    let backoff = Backoff.constant(.nanoseconds(9_210_000_000_000_000_000)).jittered(by: 1, seed: 0)
    for retry in 0..<4_000 { #expect(backoff.delay(at: retry) >= .zero) }
  }

  @Test func theDelaysOfManyClientsSpreadOverTheWholeRange() {
    let delays = (0..<1_000 as Range<UInt64>).map { Backoff.constant(.seconds(100)).jittered(by: 1, seed: $0).delay(at: 0) }
    let buckets = Dictionary(grouping: delays) { Int($0 / .seconds(10)) }
    #expect(buckets.keys.sorted() == Array(0..<10))
    #expect(buckets.values.allSatisfy { (60...140).contains($0.count) })
  }

  @Test func noFractionIsNoJitter() { #expect((0..<20).map(plain.jittered(by: 0, seed: 7).delay) == (0..<20).map(plain.delay)) }

  @Test func zeroAndTheLongestDelayStayInRange() {
    #expect(Backoff.constant(.zero).jittered(by: 1, seed: 7).delay(at: 3) == .zero)
    let longest = Backoff.constant(.seconds(Int64.max)).jittered(by: 1, seed: 7).delay(at: 3)
    #expect(longest >= .zero && longest <= .nanoseconds(Int64.max))
  }

  @Test func theNumbersOfASeedDoNotChangeFromReleaseToRelease() {
    let delays = (0..<3).map(Backoff.constant(.seconds(1)).jittered(by: 1, seed: 0).delay)
    #expect(delays == [.nanoseconds(116_689_192), .nanoseconds(568_472_003), .nanoseconds(973_566_228)])
  }

  @Test func aRetryWaitsForTheJitteredDelay() {
    let scheduler = TestScheduler()
    let backoff = plain.jittered(seed: 7)
    let attempts = Log<Duration>()
    let recording = scheduler.record(
      TickSignal<Int, StubFailure>.deferred {
        attempts.append(scheduler.elapsed)
        return .fail(StubFailure())
      }
      .retry(2, backoff: backoff, on: scheduler), for: .seconds(60)
    )
    #expect(attempts.entries == [.zero, backoff.delay(at: 0), backoff.delay(at: 0) + backoff.delay(at: 1)])
    #expect(recording.isFinished)
  }

  @Test(arguments: [-0.1, 1.1]) func aFractionOutOfRangeStopsTheProgram(fraction: Double) async throws {
    let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fraction] in
      _ = Backoff.constant(.zero).jittered(by: fraction)
    }
    #expect(String(decoding: try #require(outcome).standardErrorContent, as: UTF8.self).contains("fraction must be from 0 to 1"))
  }
}
