import Foundation
import TestSupport
import Testing
import TickStreams

@testable import TickStreamsTesting

/// All values that a recording can have are read back unchanged.
struct RecordedValueTests {
  private func copy<Value: Codable & Sendable & SendableMetatype>(_ value: Value) -> Value? {
    RecordedValues<Value>.coded.text.flatMap { ReplayedValue.read($0(value), as: Value.self) }
  }

  @Test(arguments: [0, 1, -1, Int.max, Int.min]) func wholeNumbers(number: Int) {
    expectEqual(copy(number), number)
    expectEqual(copy(Int64(number)), Int64(number))
    expectEqual(copy(UInt64(truncatingIfNeeded: number)), UInt64(truncatingIfNeeded: number))
  }

  @Test(arguments: [0, 0.1, -1e300, 2.5e-308, .infinity, -.infinity]) func fractions(number: Double) { expectEqual(copy(number), number) }

  @Test func whatIsNoNumberIsAText() {
    expectEqual(RecordedValues<Double>.coded.text?(.nan), "\"nan\"")
    expectEqual(copy(Double.nan)?.isNaN, true)
    expectEqual(copy(Float.nan)?.isNaN, true)
  }

  private static let texts = ["", "a", "\"quoted\" \\ / back", "line\nline\ttab\r\u{0}\u{1f}", "é 😀 \u{2028}", "\u{301}a\u{301}"]

  @Test(arguments: texts) func textsAreEscaped(text: String) {
    expectEqual(copy(text), text)
    expectEqual(String(json: text.json), text)
  }

  @Test func escapesThatOtherProgramsWriteAreRead() {
    expectEqual(String(json: #""\u0041\/\b\t\n\f\r\ud83d\ude00""#), "A/\u{8}\t\n\u{c}\r😀")
  }

  @Test(arguments: ["", "\"", "a", "\"\\\"", "\"\\u00\"", "\"\\u+041\""]) func whatIsNoTextIsNone(json: String) {
    #expect(String(json: json) == nil)
  }

  @Test func spansAndMoments() {
    expectEqual(copy(Duration.milliseconds(-1_500)), .milliseconds(-1_500))
    expectEqual(copy(TickInstant.distantFuture), .distantFuture)
    expectEqual(
      copy(WallInstant(nanosecondsSince1970: 978_307_200_000_000_001)), WallInstant(nanosecondsSince1970: 978_307_200_000_000_001))
    expectEqual(RecordedValues<TickInstant>.coded.text?(TickInstant(nanoseconds: 5)), "5")
  }

  @Test func rawValues() {
    expectEqual(RecordedValues<Phase>.coded.text?(.background), "\"background\"")
    expectEqual(copy(Phase.background), .background)
    #expect(ReplayedValue.read("\"asleep\"", as: Phase.self) == nil)
  }

  private enum Phase: String, Codable { case active, background }
}
