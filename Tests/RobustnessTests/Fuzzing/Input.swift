/// The bytes of one fuzzing input, from which a target draws its arguments; zeros when they are used up.
struct Input {
  let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Bytes that a seed decides.
  init(seed: UInt64, count: Int = 96) {
    var state = seed
    self.init(
      (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      }
    )
  }

  /// Bytes that are written in hexadecimal digits.
  init?(hexadecimal text: some StringProtocol) {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) { bytes.append(UInt8(digits[index] * 16 + digits[index + 1])) }
    self.init(bytes)
  }

  var hexadecimal: String { bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

  mutating func byte() -> UInt8 {
    defer { position += 1 }
    return position < bytes.count ? bytes[position] : 0
  }

  mutating func below(_ bound: Int) -> Int { Int(byte()) % bound }
  mutating func bool() -> Bool { byte() & 1 == 1 }
  mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

  mutating func element<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// An integer, often at one of the ends of the range, or near zero.
  mutating func integer() -> Int64 {
    switch below(6) {
    case 0: element([0, 1, -1, .min, .max, .max - 1, .min + 1, 1_000_000_000, -1_000_000_000])
    case 1: Int64(Int8(bitPattern: byte()))
    case 2: Int64(truncatingIfNeeded: word())
    case 3: Int64(truncatingIfNeeded: word() >> 32)
    case 4: Int64.max / 2 + Int64(Int8(bitPattern: byte()))
    default: Int64(below(200)) * 100_000_000
    }
  }

  /// A span, also one beyond what an `Int64` of nanoseconds or of seconds holds.
  mutating func span() -> Duration {
    switch below(8) {
    case 0: element([.zero, .nanoseconds(1), .nanoseconds(-1), .seconds(Int64.max), .seconds(Int64.min), .nanoseconds(Int64.max)])
    case 1: Duration(secondsComponent: 0, attosecondsComponent: integer() % 2_000_000_000)
    case 2: .nanoseconds(integer())
    case 3: .seconds(integer())
    case 4: .seconds(Int64.max) * 4
    case 5: .milliseconds(below(255))
    default: .seconds(below(255))
    }
  }

  /// A span that most operators take.
  mutating func positiveSpan() -> Duration {
    let span = span()
    return span > .zero ? span : span < .zero && span > .seconds(Int64.min) ? .zero - span : .nanoseconds(1)
  }

  mutating func number() -> Double {
    switch below(4) {
    case 0: element([0, -0.0, .nan, .infinity, -.infinity, 1, 0.5, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -1e300])
    case 1: Double(bitPattern: word())
    case 2: Double(integer())
    default: Double(below(255)) / 100
    }
  }

  /// Text of the characters that mean something in a diagram, and of some that do not.
  mutating func text() -> String {
    let parts = [
      "-", "-", "-", "a", "b", "|", "#", "X", "(", ")", "^", "!", " ", "5", "1s", "@", "ms", "3.5", ",", "é", "\u{301}", "🕐", "\n", "0",
      "9999999999", "\"", ":", "µs", "_", "[", "]",
    ]
    return (0..<below(24)).map { _ in element(parts) }.joined()
  }
}
