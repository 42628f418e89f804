import TestSupport
import Testing
import TickStreams

struct BackoffTests {
  private func delays(_ backoff: Backoff, _ retries: Range<Int> = 0..<5) -> [Duration] { retries.map { backoff.delay(at: $0) } }

  @Test func constantIsAlwaysTheSame() { #expect(delays(.constant(.seconds(2))) == Array(repeating: .seconds(2), count: 5)) }

  @Test func linearGrowsByTheStep() {
    #expect(
      delays(.linear(from: .seconds(1), step: .milliseconds(500)))
        == [.seconds(1), .milliseconds(1_500), .seconds(2), .milliseconds(2_500), .seconds(3)])
  }

  @Test func exponentialDoublesByDefault() {
    #expect(delays(.exponential(from: .seconds(1))) == [.seconds(1), .seconds(2), .seconds(4), .seconds(8), .seconds(16)])
  }

  @Test(arguments: [9_007_199_254_740_993, Int64.max - 1]) func theFirstDelayIsExact(nanoseconds: Int64) {
    let backoff = Backoff.exponential(from: .nanoseconds(nanoseconds), factor: 1, cap: .seconds(Int64.max))
    #expect(delays(backoff, 0..<2) == [.nanoseconds(nanoseconds), .nanoseconds(nanoseconds)])
  }

  @Test func exponentialGrowsByTheFactor() {
    #expect(
      delays(.exponential(from: .milliseconds(100), factor: 3), 0..<4)
        == [.milliseconds(100), .milliseconds(300), .milliseconds(900), .milliseconds(2_700)])
  }

  @Test func noDelayExceedsTheCap() {
    #expect(delays(.exponential(from: .seconds(1), cap: .seconds(5)), 0..<4) == [.seconds(1), .seconds(2), .seconds(4), .seconds(5)])
    #expect(delays(.linear(from: .seconds(1), step: .seconds(3), cap: .seconds(5)), 0..<3) == [.seconds(1), .seconds(4), .seconds(5)])
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
    #expect(TickScheduleError.cap(.seconds(-2)).description == "cap must not be negative, but is -2.0 seconds")
    #expect(TickScheduleError.factor(-0.5).description == "factor must be finite and not negative, but is -0.5")
    #expect(try Backoff(from: .zero, factor: 0, cap: .zero) == .exponential(from: .zero, factor: 0, cap: .zero))
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
    #expect(Backoff.exponential(from: .seconds(1)).delay(at: 10_000) == longest)
    #expect(Backoff.exponential(from: .seconds(1)).delay(at: .max) == longest)
    #expect(Backoff.linear(from: .seconds(1), step: .seconds(1)).delay(at: .max) == longest)
    #expect(Backoff.exponential(from: .seconds(1), cap: .seconds(60)).delay(at: .max) == .seconds(60))
  }

  @Test func fromZeroItStaysZero() { #expect(Backoff.exponential(from: .zero).delay(at: 10_000) == .zero) }

  @Test func theDescriptionNamesTheWaits() {
    #expect("\(Backoff.constant(.seconds(2)))" == "2.0 seconds")
    #expect("\(Backoff.linear(from: .seconds(1), step: .milliseconds(500)))" == "from 1.0 seconds, 0.5 seconds more each time")
    #expect(
      "\(Backoff.exponential(from: .seconds(1), cap: .seconds(60)).jittered(by: 0.5))"
        == "from 1.0 seconds, times 2.0, up to 60.0 seconds, jittered by 0.5")
  }
}
