/// The text of a file, by bytes.
struct Source {
  let bytes: [UInt8]
  private let parts: [Lexer.Part]

  init(_ text: String) {
    bytes = Array(text.utf8)
    parts = Lexer.parts(of: bytes)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func byte(at index: Int) -> Character? { bytes.indices.contains(index) ? Character(UnicodeScalar(bytes[index])) : nil }

  /// Whether a byte is in none of strings, regular expressions and comments.
  func isCode(_ index: Int) -> Bool { parts.indices.contains(index) && parts[index] == .code }

  func hasComment(in range: Range<Int>) -> Bool { parts[range].contains(.comment) }

  /// Whether a byte is one of a name; those beyond ASCII are parts of characters, which stay together.
  func isInName(_ index: Int) -> Bool {
    guard let byte = byte(at: index) else { return false }
    return !byte.isASCII || byte.isLetter || byte.isNumber || byte == "_"
  }

  /// Whether a byte is a blank or a part of a line break; those beyond ASCII are parts of characters.
  func isBlank(_ index: Int) -> Bool {
    guard let byte = byte(at: index) else { return false }
    return byte.isASCII && byte.isWhitespace
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
    while isBlank(index) { index += 1 }
    return index
  }

  /// The beginning of the line of a place.
  func lineStart(of index: Int) -> Int {
    var start = index
    while start > 0, byte(at: start - 1) != "\n" { start -= 1 }
    return start
  }

  /// Whether only blanks follow on the line of a place.
  func endsLine(_ index: Int) -> Bool {
    let next = next(after: index)
    return next == bytes.count || text(index..<next).contains { $0.isNewline }
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

  /// The place of the bracket that closes the one at `start`, if all those between them are closed.
  func close(of start: Int) -> Int? {
    var expected: [Character] = []
    for index in bytes.indices.dropFirst(start) where isCode(index) {
      switch byte(at: index) {
      case "(": expected.append(")")
      case "[": expected.append("]")
      case "{": expected.append("}")
      case let bracket? where ")]}".contains(bracket):
        guard bracket == expected.popLast() else { return nil }
        if expected.isEmpty { return index }
      default: break
      }
    }
    return nil
  }
}

/// Tells the strings, the regular expressions and the comments of a file from its code; what is interpolated is code.
private struct Lexer {
  enum Part { case code, string, comment }

  private let bytes: [UInt8]
  private var parts: [Part]
  private var index = 0

  static func parts(of bytes: [UInt8]) -> [Part] {
    var lexer = Lexer(bytes)
    while lexer.index < bytes.count {
      lexer.readCode()
      // A parenthesis that closes nothing.
      lexer.read(1, .code)
    }
    return lexer.parts
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    parts = Array(repeating: .code, count: bytes.count)
  }

  private func isAt(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func read(_ count: Int, _ part: Part) {
    for _ in 0..<min(count, bytes.count - index) {
      parts[index] = part
      index += 1
    }
  }

  /// Up to a parenthesis that closes none of those before it.
  private mutating func readCode() {
    var depth = 0
    while index < bytes.count {
      let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
      if isAt("//") {
        while index < bytes.count, !isAt("\n") { read(1, .comment) }
      } else if isAt("/*") {
        readComment()
      } else if bytes.dropFirst(index + hashes).first == UInt8(ascii: "\"") {
        readString(hashes: String(repeating: "#", count: hashes))
      } else if let end = regexEnd(hashes: hashes) {
        read(end - index, .string)
      } else {
        depth += isAt("(") ? 1 : isAt(")") ? -1 : 0
        if depth < 0 { return }
        read(1, .code)
      }
    }
  }

  /// Where a regular expression ends that begins here.
  ///
  /// One without `#` is on one line, neither begins nor ends with a blank, closes no bracket that it does not open, and follows a blank or
  /// one of a few signs: otherwise the slash is an operator.
  private func regexEnd(hashes: Int) -> Int? {
    let start = index + hashes
    guard bytes.dropFirst(start).first == UInt8(ascii: "/") else { return nil }
    let before = index > 0 ? bytes[index - 1] : UInt8(ascii: "\n")
    let isOperator = !"([{,:!\n\t ".utf8.contains(before) || bytes.dropFirst(start + 1).first.map { " \t".utf8.contains($0) } ?? true
    guard hashes > 0 || !isOperator else { return nil }
    let end = "/" + String(repeating: "#", count: hashes)
    var (place, depth) = (start + 1, 0)
    while place < bytes.count, hashes > 0 || bytes[place] != UInt8(ascii: "\n") {
      if bytes[place...].starts(with: end.utf8) {
        let isOver = hashes > 0 || !" \t".utf8.contains(bytes[place - 1])
        return isOver ? place + end.utf8.count : nil
      }
      depth += bytes[place] == UInt8(ascii: "(") ? 1 : bytes[place] == UInt8(ascii: ")") ? -1 : 0
      guard hashes > 0 || depth >= 0 else { return nil }
      let isEscape = bytes[place] == UInt8(ascii: "\\") && bytes.dropFirst(place + 1).first != UInt8(ascii: "\n")
      place += isEscape ? 2 : 1
    }
    return nil
  }

  private mutating func readComment() {
    var depth = 0
    repeat {
      let isEdge = isAt("/*") || isAt("*/")
      depth += isAt("/*") ? 1 : isAt("*/") ? -1 : 0
      read(isEdge ? 2 : 1, .comment)
    } while depth > 0 && index < bytes.count
  }

  private mutating func readString(hashes: String) {
    read(hashes.utf8.count, .string)
    let line = String(decoding: bytes[index...].prefix { $0 != UInt8(ascii: "\n") }.dropFirst(), as: UTF8.self)
    // `#"""#` is a quote on one line.
    let hasLines = isAt("\"\"\"") && (hashes.isEmpty || !line.contains("\"" + hashes))
    let quotes = hasLines ? "\"\"\"" : "\""
    read(quotes.utf8.count, .string)
    while index < bytes.count {
      if isAt(quotes + hashes) { return read(quotes.utf8.count + hashes.utf8.count, .string) }
      // A string of one line that is not closed.
      if quotes == "\"", isAt("\n") { return }
      let isEscape = isAt("\\" + hashes)
      if isEscape { read(1 + hashes.utf8.count, .string) }
      let isInterpolation = isEscape && isAt("(")
      read(1, .string)
      if isInterpolation {
        readCode()
        read(1, .string)
      }
    }
  }
}

extension String {
  /// The lines, without line feeds; those of a file of Windows keep their returns.
  // `components(separatedBy:)` does not divide a return and a line feed.
  var lines: [String] { unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } }
}
