/// The text of a picture, element by element.
struct SVGText {
  private(set) var lines: [String] = []

  /// Adds an element without content.
  mutating func add(_ name: String, _ style: String, _ attributes: KeyValuePairs<String, Double>) {
    lines.append("<\(name) class=\"\(style)\"\(Self.list(attributes))/>")
  }

  /// Adds a line or an outline; one that moves has a delay, in seconds.
  mutating func add(path: String, _ style: String, delay: Double? = nil) {
    let delay = delay.map { " style=\"animation-delay:\(Self.number($0))s\"" } ?? ""
    lines.append("<path class=\"\(style)\" d=\"\(path)\"\(delay)/>")
  }

  /// Adds words.
  mutating func add(text: String, _ style: String, x: Double, y: Double) {
    lines.append("<text class=\"\(style)\"\(Self.list(["x": x, "y": y]))>\(Self.escaped(text))</text>")
  }

  /// A coordinate, to a tenth; one far outside any picture is clamped, and NaN becomes zero.
  static func number(_ value: Double) -> String {
    let tenths = value.isNaN ? 0 : Int((Swift.min(Swift.max(value, -1e15), 1e15) * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    return sign + "\(abs(tenths) / 10)" + (tenths % 10 == 0 ? "" : ".\(abs(tenths) % 10)")
  }

  /// The text, with the characters escaped that have a meaning in XML.
  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case let character where character.unicodeScalars.contains(where: isForbidden): " "
      default: String(character)
      }
    }
    .joined()
  }

  /// Whether XML does not allow a scalar, not even escaped.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }

  private static func list(_ attributes: KeyValuePairs<String, Double>) -> String {
    attributes.map { " \($0)=\"\(number($1))\"" }.joined()
  }
}
