import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct BackoffTests {
  private func delays(_ backoff: Backoff, _ retries: Range<Int>) -> [Duration] { retries.map { backoff.delay(at: $0) } }

  private static let growths: [(rule: String, backoff: Backoff, milliseconds: [Int])] = [
    ("constant is always the same", .constant(.seconds(2)), [2_000, 2_000, 2_000, 2_000, 2_000]),
    ("linear grows by the step", .linear(from: .seconds(1), step: .milliseconds(500)), [1_000, 1_500, 2_000, 2_500, 3_000]),
    ("exponential doubles by default", .exponential(from: .seconds(1)), [1_000, 2_000, 4_000, 8_000, 16_000]),
    ("exponential grows by the factor", .exponential(from: .milliseconds(100), factor: 3), [100, 300, 900, 2_700]),
    ("no delay exceeds the cap", .exponential(from: .seconds(1), cap: .seconds(5)), [1_000, 2_000, 4_000, 5_000]),
    ("nor a linear one", .linear(from: .seconds(1), step: .seconds(3), cap: .seconds(5)), [1_000, 4_000, 5_000]),
  ]

  @Test(arguments: growths) func theDelaysGrowUpToTheCap(rule: String, backoff: Backoff, milliseconds: [Int]) {
    expectEqual(delays(backoff, 0..<milliseconds.count), milliseconds.map { Duration.milliseconds($0) })
  }

  @Test(arguments: [9_007_199_254_740_993, Int64.max - 1]) func theFirstDelayIsExact(nanoseconds: Int64) {
    let backoff = Backoff.exponential(from: .nanoseconds(nanoseconds), factor: 1, cap: .seconds(Int64.max))
    expectEqual(delays(backoff, 0..<2), [.nanoseconds(nanoseconds), .nanoseconds(nanoseconds)])
  }

  private func message(of outcome: ExitTest.Result?) -> String { String(decoding: outcome?.standardErrorContent ?? [], as: UTF8.self) }

  @Test func aNegativeDelayIsNamed() async {
    await #expect(processExitsWith: .failure) { _ = Backoff.constant(.seconds(-1)) }
    await #expect(processExitsWith: .failure) { _ = Backoff.linear(from: .seconds(1), step: .seconds(-1)) }
    await #expect(processExitsWith: .failure) { _ = Backoff.exponential(from: .seconds(-1)) }
    let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Backoff.exponential(from: .seconds(1), cap: .seconds(-1))
    }
    #expect(message(of: outcome).contains("cap must not be negative, but is -1.0 seconds"))
  }

  @Test func valuesFromOutsideAreRefusedWithAnError() throws {
    #expect(throws: TickScheduleError.delay(.nanoseconds(-1))) { try Backoff(from: .nanoseconds(-1)) }
    #expect(throws: TickScheduleError.cap(.seconds(-2))) { try Backoff(from: .zero, cap: .seconds(-2)) }
    #expect(throws: TickScheduleError.factor(.infinity)) { try Backoff(from: .seconds(1), factor: .infinity) }
    #expect(throws: TickScheduleError.factor(-0.5)) { try Backoff(from: .seconds(1), factor: -0.5) }
    expectEqual(TickScheduleError.cap(.seconds(-2)).description, "cap must not be negative, but is -2.0 seconds")
    expectEqual(TickScheduleError.factor(-0.5).description, "factor must be finite and not negative, but is -0.5")
    try expectEqual(Backoff(from: .zero, factor: 0, cap: .zero), .exponential(from: .zero, factor: 0, cap: .zero))
  }

  @Test func aFactorThatIsNoNumberIsNamed() async {
    await #expect(processExitsWith: .failure) { _ = Backoff.exponential(from: .seconds(1), factor: -2) }
    let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Backoff.exponential(from: .seconds(1), factor: .nan)
    }
    #expect(message(of: outcome).contains("factor must be finite and not negative, but is nan"))
  }

  @Test func aDelayThatIsTooLongIsTheLongestPossible() {
    let longest = Duration.nanoseconds(Int64.max)
    expectEqual(Backoff.exponential(from: .seconds(1)).delay(at: 10_000), longest)
    expectEqual(Backoff.exponential(from: .seconds(1)).delay(at: .max), longest)
    expectEqual(Backoff.linear(from: .seconds(1), step: .seconds(1)).delay(at: .max), longest)
    expectEqual(Backoff.exponential(from: .seconds(1), cap: .seconds(60)).delay(at: .max), .seconds(60))
  }

  @Test func fromZeroItStaysZero() { expectEqual(Backoff.exponential(from: .zero).delay(at: 10_000), .zero) }

  @Test func theDescriptionNamesTheWaits() {
    expectEqual("\(Backoff.constant(.seconds(2)))", "2.0 seconds")
    expectEqual("\(Backoff.linear(from: .seconds(1), step: .milliseconds(500)))", "from 1.0 seconds, 0.5 seconds more each time")
    expectEqual(
      "\(Backoff.exponential(from: .seconds(1), cap: .seconds(60)).jittered(by: 0.5))",
      "from 1.0 seconds, times 2.0, up to 60.0 seconds, jittered by 0.5")
  }
}

struct BackoffJitterTests {
  private let plain = Backoff.exponential(from: .seconds(1), cap: .seconds(60))

  @Test func theSameSeedGivesTheSameDelaysInAnyOrder() {
    let first = plain.jittered(seed: 7)
    let second = plain.jittered(seed: 7)
    let forwards = (0..<20).map(first.delay)
    let backwards = (0..<20).reversed().map(second.delay)
    expectEqual(forwards, backwards.reversed())
    expectEqual(first, second)
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
    expectEqual(buckets.keys.sorted(), Array(0..<10))
    #expect(buckets.values.allSatisfy { (60...140).contains($0.count) })
  }

  @Test func noFractionIsNoJitter() { expectEqual((0..<20).map(plain.jittered(by: 0, seed: 7).delay), (0..<20).map(plain.delay)) }

  @Test func zeroAndTheLongestDelayStayInRange() {
    expectEqual(Backoff.constant(.zero).jittered(by: 1, seed: 7).delay(at: 3), .zero)
    let longest = Backoff.constant(.seconds(Int64.max)).jittered(by: 1, seed: 7).delay(at: 3)
    #expect(longest >= .zero && longest <= .nanoseconds(Int64.max))
  }

  @Test func theNumbersOfASeedDoNotChangeFromReleaseToRelease() {
    let delays = (0..<3).map(Backoff.constant(.seconds(1)).jittered(by: 1, seed: 0).delay)
    expectEqual(delays, [.nanoseconds(116_689_192), .nanoseconds(568_472_003), .nanoseconds(973_566_228)])
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
    expectEqual(attempts.entries, [.zero, backoff.delay(at: 0), backoff.delay(at: 0) + backoff.delay(at: 1)])
    #expect(recording.isFinished)
  }

  @Test(arguments: [-0.1, 1.1]) func aFractionOutOfRangeStopsTheProgram(fraction: Double) async throws {
    let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fraction] in
      _ = Backoff.constant(.zero).jittered(by: fraction)
    }
    #expect(String(decoding: try #require(outcome).standardErrorContent, as: UTF8.self).contains("fraction must be from 0 to 1"))
  }
}
