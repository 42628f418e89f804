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
