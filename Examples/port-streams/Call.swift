/// A replacement: bytes from `start` to `end`, from 0.
struct Edit: Hashable {
  let start: Int
  let end: Int
  let text: String
}

/// A call in a file: a name, and the arguments in the parentheses after it.
struct Call {
  struct Argument {
    /// Empty if there is none.
    let label: String
    /// The label with its colon, or an empty range before the value.
    let labelRange: Range<Int>
    let value: Range<Int>
  }

  let name: Range<Int>
  /// With the parentheses; `nil` if there are none.
  let parentheses: Range<Int>?
  let arguments: [Argument]
  /// Whether a closure follows the parentheses.
  let hasTrailingClosure: Bool

  init?(_ source: Source, at start: Int) {
    guard let name = source.identifier(at: start) else { return nil }
    self.name = name
    var end = name.upperBound
    var arguments: [Argument] = []
    if source.byte(at: end) == "(" {
      guard let close = source.close(of: end) else { return nil }
      parentheses = end..<close + 1
      var index = source.next(after: end + 1)
      while index < close {
        let from = index
        var label = ""
        var labelRange = from..<from
        if let word = source.identifier(at: index), source.byte(at: word.upperBound) == ":" {
          label = source.text(word)
          let value = source.next(after: word.upperBound + 1)
          labelRange = from..<value
          index = value
        }
        let value = index
        while index < close, source.byte(at: index) != "," || !source.isCode(index) {
          let isOpen = source.isCode(index) && source.byte(at: index).map { "([{".contains($0) } == true
          index = (isOpen ? source.close(of: index) : nil) ?? index
          index += 1
        }
        var last = index
        while last > value, source.isBlank(last - 1) { last -= 1 }
        arguments.append(Argument(label: label, labelRange: labelRange, value: value..<last))
        index = source.next(after: index + 1)
      }
      end = close + 1
    } else {
      parentheses = nil
    }
    self.arguments = arguments
    let next = source.next(after: end)
    hasTrailingClosure = source.byte(at: next) == "{" && !source.text(end..<next).contains("\n")
  }

  /// From the name to the last parenthesis.
  var range: Range<Int> { name.lowerBound..<(parentheses?.upperBound ?? name.upperBound) }
}

/// A name with its labels, such as `throttle(for:latest:on:)`.
struct FullName {
  let base: String
  /// `_` for none; `nil` if the name has no parentheses.
  let labels: [String]?

  init(_ text: String) {
    let name = text.split(separator: ".").last.map { String($0) } ?? text
    guard let open = name.firstIndex(of: "(") else {
      base = name
      labels = nil
      return
    }
    base = String(name[..<open])
    labels = name[name.index(after: open)...].dropLast().split(separator: ":").map { String($0) }
  }
}
