/// A replacement: bytes from `start` to `end`, from 0.
struct Edit: Hashable {
  let start: Int
  let end: Int
  let text: String
}

/// The text of a file, by bytes.
struct Source {
  let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func byte(at index: Int) -> Character? { bytes.indices.contains(index) ? Character(UnicodeScalar(bytes[index])) : nil }

  /// Whether a byte is one of a name; those beyond ASCII are parts of characters, which stay together.
  func isInName(_ index: Int) -> Bool {
    guard let byte = byte(at: index) else { return false }
    return !byte.isASCII || byte.isLetter || byte.isNumber || byte == "_"
  }

  /// The identifier at a place.
  func identifier(at start: Int) -> Range<Int>? {
    var end = start
    while isInName(end) { end += 1 }
    return end > start ? start..<end : nil
  }

  /// The text after `start`, without blanks and line breaks.
  func next(after start: Int) -> Int {
    var index = start
    while let byte = byte(at: index), byte.isWhitespace { index += 1 }
    return index
  }

  /// The beginning of the line of a place.
  func lineStart(of index: Int) -> Int {
    var start = index
    while start > 0, byte(at: start - 1) != "\n" { start -= 1 }
    return start
  }

  /// The name and the arguments of the type `Name<Arguments>` that ends before a place, on one line.
  func generic(endingAt end: Int) -> (name: Range<Int>, arguments: Range<Int>)? {
    guard byte(at: end - 1) == ">" else { return nil }
    var start = end - 1
    var depth = 1
    while depth > 0 {
      start -= 1
      switch byte(at: start) {
      case ">": if byte(at: start - 1) != "-" { depth += 1 }
      case "<": depth -= 1
      case nil, "\n", "{", "}", "\"": return nil
      default: break
      }
    }
    var name = start
    while isInName(name - 1) { name -= 1 }
    return name < start ? (name..<start, start + 1..<end - 1) : nil
  }

  /// The place of the bracket that closes the one at `start`; brackets in strings are skipped.
  func close(of start: Int) -> Int? {
    var depth = 0
    var index = start
    var isString = false
    while let byte = byte(at: index) {
      switch byte {
      case "\\" where isString: index += 1
      case "\"": isString.toggle()
      case "(", "[", "{": if !isString { depth += 1 }
      case ")", "]", "}":
        if !isString { depth -= 1 }
        if !isString, depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }
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
    if source.byte(at: end) == "(", let close = source.close(of: end) {
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
        while index < close, source.byte(at: index) != "," {
          if let byte = source.byte(at: index), "([{".contains(byte), let inner = source.close(of: index) { index = inner }
          if source.byte(at: index) == "\"" {
            index += 1
            while let byte = source.byte(at: index), byte != "\"" { index += byte == "\\" ? 2 : 1 }
          }
          index += 1
        }
        var last = index
        while last > value, source.byte(at: last - 1)?.isWhitespace == true { last -= 1 }
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
