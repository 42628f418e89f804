/// A word, a number, an operator, a bracket or a string of a source file; comments are none.
struct Token {
  enum Kind { case word, number, symbol, open, close, mark, string }

  let kind: Kind
  let text: String
  /// Its bytes in the file.
  let range: Range<Int>
  let line: Int
  let isFirstOfLine: Bool
  /// Whether there is space before and after it.
  let isSpaced: (before: Bool, after: Bool)
  /// Whether it is in a branch for some platforms or builds.
  let isConditional: Bool
}

/// The tokens of `bytes`.
func tokenize(_ bytes: [UInt8]) -> [Token] {
  var tokens: [Token] = []
  var position = 0
  var line = 1
  var isFirst = true
  var conditions = 0

  func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }
  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0 }
  func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F || byte >= 0x80 }
  func isSymbol(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }

  /// Skips a string that begins here, with all that it interpolates.
  func skipString() {
    var hashes = 0
    while byte() == 0x23 { (hashes, position) = (hashes + 1, position + 1) }
    let quotes = byte(1) == 0x22 && byte(2) == 0x22 ? 3 : 1
    position += quotes
    while position < bytes.count {
      if byte() == 0x22, (1..<quotes).allSatisfy({ byte($0) == 0x22 }), (0..<hashes).allSatisfy({ byte(quotes + $0) == 0x23 }) {
        position += quotes + hashes
        return
      }
      if byte() == 0x5C, (0..<hashes).allSatisfy({ byte(1 + $0) == 0x23 }) {
        position += hashes + 1
        if byte() == 0x28 { skipInterpolation() } else { position += 1 }
      } else {
        if byte() == 0x0A { line += 1 }
        position += 1
      }
    }
  }

  func skipInterpolation() {
    var depth = 0
    repeat {
      switch byte() {
      case 0x28: (depth, position) = (depth + 1, position + 1)
      case 0x29: (depth, position) = (depth - 1, position + 1)
      case 0x22: skipString()
      default: position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  while position < bytes.count {
    let start = position
    let first = byte()
    if isSpace(first) {
      if first == 0x0A { (line, isFirst) = (line + 1, true) }
      position += 1
      continue
    }
    if first == 0x2F, byte(1) == 0x2F {
      while position < bytes.count, byte() != 0x0A { position += 1 }
      continue
    }
    let startLine = line
    let kind: Token.Kind
    if first == 0x22 || first == 0x23 && (byte(1) == 0x22 || byte(1) == 0x23) {
      kind = .string
      skipString()
    } else if isDigit(first) {
      kind = .number
      while isWord(byte()) || byte() == 0x2E && isDigit(byte(1)) { position += 1 }
    } else if isWord(first) || [0x23, 0x24, 0x40, 0x60].contains(first) {
      kind = .word
      position += 1
      while isWord(byte()) || byte() == 0x60 { position += 1 }
    } else if isSymbol(first) || first == 0x2E && byte(1) == 0x2E {
      kind = .symbol
      while isSymbol(byte()) || byte() == 0x2E && first == 0x2E { position += 1 }
    } else {
      kind = "([{".utf8.contains(first) ? .open : ")]}".utf8.contains(first) ? .close : .mark
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if text == "#if" { conditions += 1 }
    if text == "#endif" { conditions -= 1 }
    tokens.append(
      Token(
        kind: kind, text: text, range: start..<position, line: startLine, isFirstOfLine: isFirst,
        isSpaced: (start == 0 || isSpace(bytes[start - 1]), isSpace(byte())), isConditional: conditions > 0))
    isFirst = false
  }
  return tokens
}

func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map { String($0) }) }
