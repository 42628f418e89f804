import Testing
import TickStreams

@Suite("Instants and spans saturate") struct TickInstantTests {
  @Test func anInstantPlusAnEndlessSpanIsTheDistantFuture() {
    #expect(TickInstant.origin.advanced(by: .seconds(Int64.max)) == .distantFuture)
    #expect(TickInstant(nanoseconds: .max - 1).advanced(by: .nanoseconds(2)) == .distantFuture)
    #expect(TickInstant(nanoseconds: .max - 2).advanced(by: .nanoseconds(1)) < .distantFuture)
  }

  @Test func theDistantFutureStaysWhereItIs() {
    #expect(TickInstant.distantFuture.advanced(by: .seconds(-10)) == .distantFuture)
    #expect(TickInstant.distantFuture.advanced(by: .seconds(Int64.min)) == .distantFuture)
  }

  @Test func farBackIsClampedToo() {
    #expect(TickInstant.origin.advanced(by: .seconds(Int64.min)) == TickInstant(nanoseconds: .min))
    #expect(TickInstant(nanoseconds: .min).duration(to: .distantFuture) == .nanoseconds(Int64.max))
  }

  @Test func plusAndMinusAreThoseOfTheMethods() {
    let start = TickInstant(nanoseconds: 7)
    #expect(start + .nanoseconds(5) == TickInstant(nanoseconds: 12) && start - .nanoseconds(5) == TickInstant(nanoseconds: 2))
    #expect((start + .nanoseconds(5)) - start == .nanoseconds(5) && start - (start + .nanoseconds(5)) == .nanoseconds(-5))
    #expect(start + .seconds(Int64.max) == .distantFuture && start - .seconds(Int64.min) == .distantFuture)
    #expect(start - .seconds(Int64.max) == TickInstant(nanoseconds: 7 - .max) && start - Duration(attoseconds: .min) == .distantFuture)
    #expect(TickInstant.distantFuture - .seconds(1) == .distantFuture && TickInstant.distantFuture + .seconds(-1) == .distantFuture)
  }

  @Test func spansRoundToTheNearestNanosecondAndWhatIsPositiveStaysSo() {
    let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
    #expect(TickInstant.origin.advanced(by: attosecond) == TickInstant(nanoseconds: 1))
    #expect(TickInstant.origin.advanced(by: .nanoseconds(1)) == TickInstant(nanoseconds: 1))
    #expect(TickInstant.origin.advanced(by: .nanoseconds(1) + attosecond) == TickInstant(nanoseconds: 1))
    #expect(TickInstant.origin.advanced(by: attosecond * 1_499_999_999) == TickInstant(nanoseconds: 1))
    #expect(TickInstant.origin.advanced(by: attosecond * 1_500_000_000) == TickInstant(nanoseconds: 2))
    #expect(TickInstant.origin.advanced(by: .seconds(1.1)) == TickInstant(nanoseconds: 1_100_000_000))
    #expect(TickInstant.origin.advanced(by: .nanoseconds(-1)) == TickInstant(nanoseconds: -1))
  }

  @Test func theWayBackIsTheWayThere() {
    let start = TickInstant(nanoseconds: 123)
    #expect(start.advanced(by: start.duration(to: TickInstant(nanoseconds: 7))) == TickInstant(nanoseconds: 7))
  }

  @Test func descriptionsAreExact() {
    // `Duration` writes it as 3660.9999999999995 seconds.
    #expect("\(TickInstant.origin.advanced(by: .seconds(3_661)))" == "3661.0 seconds")
    #expect("\(TickInstant(nanoseconds: 1))" == "0.000000001 seconds")
    #expect("\(TickInstant(nanoseconds: -1_500_000_000))" == "-1.5 seconds")
    #expect("\(TickInstant(nanoseconds: .min))" == "-9223372036.854775808 seconds")
    #expect("\(TickInstant.origin) \(TickInstant.distantFuture)" == "0.0 seconds never")
  }

  @Test func theDescriptionOfAMomentOfTheWallClockIsInSeconds() {
    #expect("\(WallInstant(nanosecondsSince1970: 1_700_000_000_250_000_000))" == "1700000000.25 seconds since 1970")
  }
}
