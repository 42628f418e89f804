import Testing
import TickStreams

/// All values that a recording can have are read back unchanged.
struct FlightValueTests {
  private func copy<Value: FlightValue>(_ value: Value) -> Value? { Value(recordedJSON: value.recordedJSON) }

  @Test(arguments: [0, 1, -1, Int.max, Int.min])
  func wholeNumbers(number: Int) {
    #expect(copy(number) == number)
    #expect(copy(Int64(number)) == Int64(number))
    #expect(copy(UInt64(truncatingIfNeeded: number)) == UInt64(truncatingIfNeeded: number))
  }

  @Test(arguments: [0, 0.1, -1e300, 2.5e-308, .infinity, -.infinity])
  func fractions(number: Double) {
    #expect(copy(number) == number)
  }

  @Test func whatIsNoNumberStandsInQuotes() {
    #expect(Double.nan.recordedJSON == "\"nan\"")
    #expect(copy(Double.nan)?.isNaN == true)
    #expect(copy(Float.nan)?.isNaN == true)
  }

  @Test(arguments: ["", "a", "\"quoted\" \\ / back", "line\nline\ttab\r\u{0}\u{1f}", "é 😀 \u{2028}", "\u{301}a\u{301}"])
  func texts(text: String) {
    #expect(copy(text) == text)
  }

  @Test func escapesThatOtherProgramsWriteAreRead() {
    #expect(String(recordedJSON: #""\u0041\/\b\t\n\f\r\ud83d\ude00""#) == "A/\u{8}\t\n\u{c}\r😀")
  }

  @Test(arguments: ["", "\"", "a", "\"\\\"", "\"\\u00\"", "\"\\u+041\""])
  func whatIsNoTextIsNone(json: String) {
    #expect(String(recordedJSON: json) == nil)
  }

  @Test func spansAndMoments() {
    #expect(copy(Duration.milliseconds(-1_500)) == .milliseconds(-1_500))
    #expect(copy(TickInstant.distantFuture) == .distantFuture)
    #expect(copy(WallInstant(nanosecondsSince1970: 978_307_200_000_000_001)) == WallInstant(nanosecondsSince1970: 978_307_200_000_000_001))
  }

  @Test func rawValues() {
    #expect(copy(Phase.background) == .background)
    #expect(Phase(recordedJSON: "\"asleep\"") == nil)
  }

  private enum Phase: String, FlightValue { case active, background }
}
