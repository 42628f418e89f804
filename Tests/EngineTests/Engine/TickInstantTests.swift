import TestSupport
import Testing
import TickStreams

@Suite("Instants and spans saturate") struct TickInstantTests {
  @Test func anInstantPlusAnEndlessSpanIsTheDistantFuture() {
    expectEqual(TickInstant.origin.advanced(by: .seconds(Int64.max)), .distantFuture)
    expectEqual(TickInstant(nanoseconds: .max - 1).advanced(by: .nanoseconds(2)), .distantFuture)
    #expect(TickInstant(nanoseconds: .max - 2).advanced(by: .nanoseconds(1)) < .distantFuture)
  }

  @Test func theDistantFutureStaysWhereItIs() {
    expectEqual(TickInstant.distantFuture.advanced(by: .seconds(-10)), .distantFuture)
    expectEqual(TickInstant.distantFuture.advanced(by: .seconds(Int64.min)), .distantFuture)
  }

  @Test func farBackIsClampedToo() {
    expectEqual(TickInstant.origin.advanced(by: .seconds(Int64.min)), TickInstant(nanoseconds: .min))
    expectEqual(TickInstant(nanoseconds: .min).duration(to: .distantFuture), .nanoseconds(Int64.max))
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
    expectEqual(TickInstant.origin.advanced(by: attosecond), TickInstant(nanoseconds: 1))
    expectEqual(TickInstant.origin.advanced(by: .nanoseconds(1)), TickInstant(nanoseconds: 1))
    expectEqual(TickInstant.origin.advanced(by: .nanoseconds(1) + attosecond), TickInstant(nanoseconds: 1))
    expectEqual(TickInstant.origin.advanced(by: attosecond * 1_499_999_999), TickInstant(nanoseconds: 1))
    expectEqual(TickInstant.origin.advanced(by: attosecond * 1_500_000_000), TickInstant(nanoseconds: 2))
    expectEqual(TickInstant.origin.advanced(by: .seconds(1.1)), TickInstant(nanoseconds: 1_100_000_000))
    expectEqual(TickInstant.origin.advanced(by: .nanoseconds(-1)), TickInstant(nanoseconds: -1))
  }

  @Test func theWayBackIsTheWayThere() {
    let start = TickInstant(nanoseconds: 123)
    expectEqual(start.advanced(by: start.duration(to: TickInstant(nanoseconds: 7))), TickInstant(nanoseconds: 7))
  }

  @Test func descriptionsAreExact() {
    // `Duration` writes it as 3660.9999999999995 seconds.
    expectEqual("\(TickInstant.origin.advanced(by: .seconds(3_661)))", "3661.0 seconds")
    expectEqual("\(TickInstant(nanoseconds: 1))", "0.000000001 seconds")
    expectEqual("\(TickInstant(nanoseconds: -1_500_000_000))", "-1.5 seconds")
    expectEqual("\(TickInstant(nanoseconds: .min))", "-9223372036.854775808 seconds")
    expectEqual("\(TickInstant.origin) \(TickInstant.distantFuture)", "0.0 seconds never")
  }

  @Test func theDescriptionOfAMomentOfTheWallClockIsInSeconds() {
    expectEqual("\(WallInstant(nanosecondsSince1970: 1_700_000_000_250_000_000))", "1700000000.25 seconds since 1970")
  }
}

@Suite("Spans in nanoseconds") struct SpanTests {
  /// The same number, computed from the seconds and the remainder in steps that saturate.
  private static func byComponents(_ span: Duration) -> Nanoseconds {
    let (seconds, attoseconds) = span.components
    let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let nearest = seconds.multiplied(by: .second).adding(whole).adding(rest >= 500_000_000 ? 1 : rest <= -500_000_000 ? -1 : 0)
    return nearest == 0 && rest > 0 ? 1 : nearest
  }

  private static func differs(_ attoseconds: Int128) -> Bool {
    let span = Duration(attoseconds: attoseconds)
    return span.nanoseconds != byComponents(span)
  }

  @Test(
    arguments: [
      0, 1, 500_000_000, 1_000_000_000, 1_500_000_000,
      // The limits of 64 bits and of the short division: 2⁷³ attoseconds are about 2.6 hours.
      1 << 63, 1 << 64, 1 << 73, (1 << 73) - 500_000_000, 9_444_732_965 * 1_000_000_000_000_000,
      // The limits of an `Int64` of nanoseconds.
      Int128(Int64.max) * 1_000_000_000, Int128(Int64.max) * 1_000_000_000 + 500_000_000, Int128(Int64.min) * 1_000_000_000,
      // The longest span that has components.
      Int128(Int64.max) * 1_000_000_000_000_000_000,
    ] as [Int128])
  func aSpanBesideABoundaryIsTheSameByTheLongWay(_ boundary: Int128) {
    for step in [-1_000_000_001, -1_000_000_000, -500_000_001, -500_000_000, -499_999_999, -1, 0, 1, 499_999_999, 500_000_000, 500_000_001]
    {
      let span = boundary + Int128(step)
      #expect(!Self.differs(span), "\(span)")
      #expect(!Self.differs(-span), "\(-span)")
    }
  }

  @Test func randomSpansAreTheSameByTheLongWay() {
    var random = SplitMix(state: 73)
    var different: [Int128] = []
    for _ in 0..<Thorough.rounds(1_000_000, otherwise: 20_000) {
      let bits = Int128(truncatingIfNeeded: random.next()) << 64 | Int128(random.next())
      // All lengths up to 122 bits, so that there are as many short spans as long ones.
      let span = bits >> Int128(random.next() % 122 + 6)
      if Self.differs(span) { different.append(span) }
    }
    expectEqual(different, [])
  }

  @Test func spansBeyondAllSecondsAreClamped() {
    expectEqual(Duration(attoseconds: .max).nanoseconds, .max)
    expectEqual(Duration(attoseconds: .min).nanoseconds, .min)
  }

  @Test(arguments: [0, 1, -1, 1_000_000_000, Int64.max, Int64.min])
  func aSpanOfNanosecondsIsWhatTheStandardLibraryMakes(_ nanoseconds: Int64) {
    expectEqual(Duration(nanoseconds: nanoseconds), .nanoseconds(nanoseconds))
    expectEqual(Duration(nanoseconds: nanoseconds).nanoseconds, nanoseconds)
  }
}
