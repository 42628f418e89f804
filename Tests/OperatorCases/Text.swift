package import Laws
import TickStreams
package import TickStreamsTesting

/// Letters are values: `"a"` is 1.
extension LawValue: ExpressibleByUnicodeScalarLiteral {
  package init(unicodeScalarLiteral letter: Unicode.Scalar) { self.init(Int(letter.value) - 96) }
}

extension LawValue {
  var letter: String { Unicode.Scalar(UInt32(96 + number)).map(String.init) ?? "?" }
}

/// The time of this many frames of a diagram.
func frames(_ count: Int) -> Duration { OperatorCase.frame * count }

/// The text of a value on the page: a letter; a time in frames; for several values one after the other.
func text(of value: Any) -> String {
  switch value {
  case let value as LawValue: value.letter
  case let text as String: text
  case let flag as Bool: flag ? "t" : "f"
  case let number as Int: "\(number)"
  case let duration as Duration: "\(Int(duration / OperatorCase.frame))"
  case let stamped as Timestamped<LawValue>: stamped.value.letter + text(of: TickInstant.origin.duration(to: stamped.instant))
  case let event as Event<LawValue, LawFailure>: event.value.map { "next(\($0.letter))" } ?? "\(event)"
  default: Mirror(reflecting: value).children.map { text(of: $0.value) }.joined()
  }
}

extension OperatorCase {
  /// A cold signal drawn with letters; one that is not drawn sends nothing.
  package static func letters(_ diagram: String, on scheduler: TestScheduler) -> Source {
    guard !diagram.isEmpty else { return .never }
    let letters = (1...26).map { LawValue($0) }
    let values = Dictionary(uniqueKeysWithValues: letters.map { ($0.letter, $0) })
    return scheduler.cold(diagram, values: values, failing: LawFailure(), frame: frame).signal
  }
}
