import TickStreams

/// A value in a JSON text, with the values inside it.
struct JSONNode: Sendable {
  private let bytes: [UInt8]
  private let range: Range<Int>
  private(set) var list: [JSONNode] = []
  private(set) var members: [String: JSONNode] = [:]

  /// The value as it is written in the text.
  var text: String { String(decoding: bytes[range], as: UTF8.self) }
  var integer: Int64? { Int64(text) }
  var string: String? { String(json: text) }

  /// An error about this value, with its place and its beginning.
  func error(_ words: String) -> TestFailure {
    .unreadable("\(words) at byte \(range.lowerBound): \(String(decoding: bytes[range].prefix(80), as: UTF8.self))")
  }

  /// Reads a text that is one value.
  init(_ text: String) throws(TestFailure) {
    var reader = JSONReader(bytes: Array(text.utf8))
    self = try reader.value()
    try reader.end()
  }

  fileprivate init(_ bytes: [UInt8], _ range: Range<Int>, list: [JSONNode] = [], members: [String: JSONNode] = [:]) {
    self.bytes = bytes
    self.range = range
    self.list = list
    self.members = members
  }
}

/// Reads JSON from the beginning to the end.
private struct JSONReader {
  let bytes: [UInt8]
  var place = 0
  var depth = 0

  /// Reads a value, and the space around it.
  mutating func value() throws(TestFailure) -> JSONNode {
    skipSpace()
    let start = place
    defer { skipSpace() }
    switch peek {
    case UInt8(ascii: "["):
      var list: [JSONNode] = []
      try items(until: UInt8(ascii: "]")) { reader throws(TestFailure) in list.append(try reader.value()) }
      return JSONNode(bytes, start..<place, list: list)
    case UInt8(ascii: "{"):
      var members: [String: JSONNode] = [:]
      try items(until: UInt8(ascii: "}")) { reader throws(TestFailure) in
        guard let name = try reader.value().string else { throw reader.error("a name") }
        guard reader.take(UInt8(ascii: ":")) else { throw reader.error("a colon") }
        members[name] = try reader.value()
      }
      return JSONNode(bytes, start..<place, members: members)
    case UInt8(ascii: "\""):
      place += 1
      while let byte = peek, byte != UInt8(ascii: "\"") { place += byte == UInt8(ascii: "\\") ? 2 : 1 }
      guard take(UInt8(ascii: "\"")) else { throw error("the end of a text") }
    default:
      while let byte = peek, !Self.ends.contains(byte) { place += 1 }
      if place == start { throw error("a value") }
    }
    return JSONNode(bytes, start..<place)
  }

  func end() throws(TestFailure) {
    if place < bytes.count { throw error("the end") }
  }

  /// How deep brackets may be nested, since each level takes some of the stack.
  private static let deepest = 200
  private static let space = Array(" \n\r\t".utf8)
  private static let ends = space + Array(",]}:".utf8)

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = peek, Self.space.contains(byte) { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    place += 1
    return true
  }

  /// Reads the items between brackets, which commas separate.
  private mutating func items(until end: UInt8, _ item: (inout JSONReader) throws(TestFailure) -> Void) throws(TestFailure) {
    guard depth < Self.deepest else { throw .unreadable("brackets are nested deeper than \(Self.deepest) at byte \(place)") }
    depth += 1
    defer { depth -= 1 }
    place += 1
    skipSpace()
    if take(end) { return }
    repeat { try item(&self) } while take(UInt8(ascii: ","))
    guard take(end) else { throw error("a comma or a bracket") }
  }

  private func error(_ expected: String) -> TestFailure { .unreadable("\(expected) is missing at byte \(Swift.min(place, bytes.count))") }
}

extension String {
  /// The text in quotes in `json`; `nil` if there is none.
  init?(json: String) {
    // By bytes: a quote and an accent after it are one character.
    guard json.utf8.count >= 2, json.utf8.first == UInt8(ascii: "\""), json.utf8.last == UInt8(ascii: "\"") else { return nil }
    var units: [UInt16] = []
    var rest = json.utf16.dropFirst().dropLast()
    while let unit = rest.popFirst() {
      guard unit == UInt16(ascii: "\\") else {
        units.append(unit)
        continue
      }
      guard let escaped = rest.popFirst().flatMap({ Unicode.Scalar($0) }) else { return nil }
      switch escaped {
      case "n": units.append(10)
      case "t": units.append(9)
      case "r": units.append(13)
      case "b": units.append(8)
      case "f": units.append(12)
      case "u":
        let digits = String(decoding: rest.prefix(4), as: UTF16.self)
        guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else { return nil }
        units.append(unit)
        rest = rest.dropFirst(4)
      default: units.append(contentsOf: String(escaped).utf16)
      }
    }
    self.init(decoding: units, as: UTF16.self)
  }
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self.init(UInt8(ascii: scalar)) }
}
