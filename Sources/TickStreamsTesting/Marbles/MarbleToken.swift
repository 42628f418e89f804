import TickStreams

/// A piece of a marble diagram, before its meaning is looked up.
struct MarbleToken {
  enum Kind: Equatable {
    /// `-`
    case frame
    /// `a` or `'text'`
    case value(String)
    /// `|`
    case completed
    /// `#`
    case failed
    /// `(`
    case open
    /// `)`
    case close
    /// `^`
    case subscribed
    /// `!`
    case unsubscribed
    /// `500ms`: time that passes.
    case span(Nanoseconds)
    /// `@500ms`: the next event is at that time.
    case time(Nanoseconds)
  }

  let kind: Kind
  /// Where it begins, counted in characters.
  let index: Int

  /// The tokens of `diagram`; white space only separates.
  static func all(in diagram: String) throws(TestFailure) -> [MarbleToken] {
    var lexer = Lexer(diagram)
    var tokens: [MarbleToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  /// The characters with a meaning; every other one is a value.
  static let symbols: [Character: Kind] = [
    "-": .frame, "|": .completed, "#": .failed, "(": .open, ")": .close, "^": .subscribed, "!": .unsubscribed,
  ]
}

private struct Lexer {
  private let diagram: String
  private let characters: [Character]
  private var index = 0

  init(_ diagram: String) {
    self.diagram = diagram
    characters = Array(diagram)
  }

  mutating func next() throws(TestFailure) -> MarbleToken? {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    guard index < characters.count else { return nil }
    let start = index
    return MarbleToken(kind: try kind(), index: start)
  }

  private mutating func kind() throws(TestFailure) -> MarbleToken.Kind {
    let character = characters[index]
    if character == "'" { return .value(try quoted()) }
    if character == "@" { return .time(try time()) }
    if let length = try span(at: index, sign: "") { return .span(length) }
    index += 1
    return MarbleToken.symbols[character] ?? .value(String(character))
  }

  // MARK: - Times

  private mutating func time() throws(TestFailure) -> Nanoseconds {
    if let time = try span(at: index + 1, sign: "@") { return time }
    throw error("@ must be followed by a time, as in @500ms; the value is written '@'")
  }

  /// Takes the span at `start`, if there is one.
  ///
  /// It must have white space, or an end of the diagram, on both sides: otherwise it could be meant as values.
  private mutating func span(at start: Int, sign: String) throws(TestFailure) -> Nanoseconds? {
    guard let span = MarbleSpan(startOf: characters[start...]) else { return nil }
    let end = start + span.count
    let text = sign + String(characters[start..<end])
    guard isBoundary(index - 1), isBoundary(end) else {
      throw error("\(text) wants white space on both sides to be a time; as values they are written in quotes")
    }
    guard let nanoseconds = span.nanoseconds else {
      throw error("\(text) is not a whole number of nanoseconds below 292 years")
    }
    index = end
    return nanoseconds
  }

  private func isBoundary(_ index: Int) -> Bool {
    !characters.indices.contains(index) || characters[index].isWhitespace
  }

  // MARK: - Quotes

  private mutating func quoted() throws(TestFailure) -> String {
    let start = index
    var text = ""
    index += 1
    while index < characters.count {
      let character = characters[index]
      index += 1
      switch character {
      case "'": return text
      case "\\": text += try escaped()
      default: text.append(character)
      }
    }
    index = start
    throw error("the quote is not closed")
  }

  private mutating func escaped() throws(TestFailure) -> String {
    index -= 1
    let rest = characters[(index + 1)...]
    switch rest.first {
    case "'", "\\":
      index += 2
      return String(rest.first ?? "'")
    case "n":
      index += 2
      return "\n"
    case "u":
      let digits = rest.dropFirst(2).prefix { $0.isHexDigit }
      let end = digits.endIndex
      guard rest.dropFirst().first == "{", end < characters.count, characters[end] == "}",
        let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
      else { throw error(#"\u wants a code point, as in \u{e9}"#) }
      index = end + 1
      return String(scalar)
    default:
      throw error(#"in quotes a \ must be followed by ', \, n or u{…}"#)
    }
  }

  private func error(_ message: String) -> TestFailure {
    TestFailure(message, in: diagram, at: index)
  }
}

extension TestFailure {
  /// A marble diagram cannot be read at one of its characters: the text shows the diagram with a caret below it.
  init(_ message: String, in diagram: String, at index: Int) {
    let details = [String(diagram.map { $0.isWhitespace ? " " : $0 }), spaces(index) + "^"]
    let text = (["Marbles, column \(index + 1): \(message)"] + details.map { "  \($0)" }).joined(separator: "\n")
    self.init("diagram", message, details, text: text)
  }

  /// A recording differs from an expectation: the text shows both on one axis of time, with a caret below the first difference.
  static func mismatch(_ message: String, _ diagram: [String], _ site: CallSite) -> TestFailure {
    let text = ([message] + (diagram + ["\(site)"]).map { "  " + $0 }).joined(separator: "\n")
    return TestFailure("mismatch", message, diagram, site: site, text: text)
  }

  /// A diagram goes on to a time that has not come; `nil` if it has.
  static func early(_ diagram: String, goesOnTo end: Nanoseconds, after elapsed: Duration, _ site: CallSite) -> TestFailure? {
    guard elapsed.nanoseconds < end else { return nil }
    let message = "The diagram goes on to \(MarbleSpan.text(end)), but only \(elapsed.inMarbles) has passed: advance first."
    return mismatch(message, [diagram], site)
  }
}

func spaces(_ count: Int) -> String {
  String(repeating: " ", count: Swift.max(0, count))
}
