/// A source file as tokens, and how they are nested.
struct Source {
  let file: String
  let bytes: [UInt8]
  let tokens: [Token]
  /// The other bracket of each.
  private(set) var match: [Int: Int] = [:]
  /// The innermost bracket and the innermost brace around each token.
  private(set) var bracket: [Int?] = []
  private(set) var brace: [Int?] = []
  /// The owner of each brace, by its last keyword: `struct`, `func`, `if` …; `closure` if it has none.
  private(set) var owner: [Int: String] = [:]
  /// Tokens that are left as they are: branches for some platforms, attributes, preconditions and their messages, capacities, hashing.
  private(set) var untouched: Set<Int> = []

  private static let keywords = words(
    """
    struct class enum extension protocol actor func init deinit subscript var let if guard while for switch do catch repeat defer get \
    set else return
    """)
  private static let types: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]
  private static let checks = words(
    """
    precondition preconditionFailure fatalError assert assertionFailure checkNotNegative checkPositive reserveCapacity \
    withExtendedLifetime
    """)

  init(_ file: String, _ text: String) {
    self.file = file
    bytes = Array(text.utf8)
    tokens = tokenize(bytes)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .close, let opening = open.popLast() { (match[opening], match[index]) = (index, opening) }
      bracket.append(open.last)
      brace.append(open.last { tokens[$0].text == "{" })
      if token.kind == .open { open.append(index) }
    }
    for (index, token) in tokens.enumerated() {
      if token.isConditional { untouched.insert(index) }
      if token.text == "{" { owner[index] = keyword(before: index) }
      guard token.kind == .word, index + 1 < tokens.count, tokens[index + 1].text == "(", let end = match[index + 1] else { continue }
      if Self.checks.contains(token.text) || token.text.hasPrefix("@") || token.text.hasPrefix("#") { untouched.formUnion(index...end) }
      if token.text == "hash", tokens[index - 1].text == "func", let body = match[end + 1] { untouched.formUnion(index...body) }
    }
  }

  private func keyword(before index: Int) -> String {
    var index = index - 1
    while index >= 0, tokens[index].text != "{", tokens[index].text != "}" {
      if tokens[index].kind == .close, let opening = match[index] {
        index = opening
      } else if Self.keywords.contains(tokens[index].text), index == 0 || tokens[index - 1].text != "." {
        return tokens[index].text
      }
      index -= 1
    }
    return "closure"
  }

  func isCode(_ index: Int) -> Bool {
    guard let brace = brace[index], let owner = owner[brace] else { return false }
    return !Self.types.contains(owner)
  }

  /// The tokens of `range`, without those in brackets that open in it.
  func level(_ range: Range<Int>) -> [Int] {
    var level: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      level.append(index)
      if tokens[index].kind == .open, let end = match[index] { index = end }
      index += 1
    }
    return level
  }

  /// The line of `index` as it is with these edits, as far as they are in it.
  func line(of index: Int, with edits: [Edit] = []) -> String {
    let start = bytes[..<tokens[index].range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    var line = Array(bytes[start..<end])
    line.apply(
      edits.filter { $0.range.lowerBound < end }.map { edit in
        Edit(range: edit.range.lowerBound - start..<Swift.min(edit.range.upperBound, end) - start, text: edit.text)
      })
    return String(decoding: line, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false).drop { $0.isEmpty }.joined(
      separator: " ")
  }
}
