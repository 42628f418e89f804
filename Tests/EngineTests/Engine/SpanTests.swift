import TestSupport
import Testing
import TickStreams

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
    #expect(different == [])
  }

  @Test func spansBeyondAllSecondsAreClamped() {
    #expect(Duration(attoseconds: .max).nanoseconds == .max)
    #expect(Duration(attoseconds: .min).nanoseconds == .min)
  }

  @Test(arguments: [0, 1, -1, 1_000_000_000, Int64.max, Int64.min])
  func aSpanOfNanosecondsIsWhatTheStandardLibraryMakes(_ nanoseconds: Int64) {
    #expect(Duration(nanoseconds: nanoseconds) == .nanoseconds(nanoseconds))
    #expect(Duration(nanoseconds: nanoseconds).nanoseconds == nanoseconds)
  }
}
