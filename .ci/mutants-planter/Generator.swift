/// Finds possible changes of a source file, by its tokens alone; the build finds those that do not compile.
///
/// Numbers and operators are replaced in the source text. For each of these a new operator of the same precedence is declared.
struct Generator {
  private let source: Source
  private var found: [Mutation] = []
  private var tokens: [Token] { source.tokens }

  private static let swaps = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||", "||": "&&",
  ]
  private static let assignments: Set = ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "&+=", "&-="]
  /// Words that no statement begins with that can be left out.
  private static let declarations = words(
    """
    var let if guard for while switch return throw defer do break continue fallthrough case default func struct class enum repeat else \
    catch get set in where yield static private init deinit typealias super _modify _read override final mutating unowned weak lazy \
    nonisolated as is
    """)

  /// The mutations of a file.
  static func mutations(_ file: String, _ text: String) -> [Mutation] {
    var generator = Generator(source: Source(file, text))
    for index in generator.tokens.indices where !generator.source.untouched.contains(index) { generator.look(at: index) }
    return generator.found
  }

  private init(source: Source) { self.source = source }

  private mutating func look(at index: Int) {
    let token = tokens[index]
    switch token.kind {
    case .number: shift(index)
    case .symbol where source.isCode(index):
      if let other = Self.swaps[token.text], token.isSpaced == (true, true) {
        exchange(index, for: other)
      } else if token.text == "!", !token.isSpaced.after, token.isSpaced.before || tokens[index - 1].kind == .open {
        affirm(index)
      }
    case .word:
      switch token.text {
      case "true": choose(index, "false")
      case "false": choose(index, "true")
      case "if", "guard", "while": if source.isCode(index) { negate(after: index) }
      default: break
      }
      if source.isCode(index), isStart(index) { leaveOut(index) }
    default: break
    }
  }

  private mutating func add(
    _ index: Int, shown: [Edit], _ edits: @escaping (Int) -> [Edit], declarations: @escaping (Int) -> String = { _ in "" }
  ) {
    let new = source.line(of: index, with: shown)
    found.append(
      Mutation(
        file: source.file, line: tokens[index].line, old: source.line(of: index), new: new.isEmpty ? Mutation.nothing : new, edits: edits,
        declarations: declarations))
  }

  // MARK: - Tokens

  private mutating func choose(_ index: Int, _ new: String) {
    // An endless loop has to be one for the compiler.
    guard index == 0 || tokens[index - 1].text != "while" else { return }
    let (range, old) = (tokens[index].range, tokens[index].text)
    add(index, shown: [Edit(range: range, text: new)]) { [Edit(range: range, text: "Mutant.choose(\($0), \(old), \(new))")] }
  }

  /// A small number becomes the next one; one in the thousands, that of a unit or a bound, doubles.
  private mutating func shift(_ index: Int) {
    let before = index > 0 ? tokens[index - 1].text : ""
    guard let number = Int(tokens[index].text.filter { $0 != "_" }), before != "." else { return }
    choose(index, "\(number < 1_000 ? number + 1 : number.multipliedReportingOverflow(by: 2).partialValue)")
  }

  private mutating func exchange(_ index: Int, for new: String) {
    let (range, old) = (tokens[index].range, tokens[index].text)
    add(index, shown: [Edit(range: range, text: new)]) { number in
      [Edit(range: range, text: Self.symbol(number))]
    } declarations: { number in
      let symbol = Self.symbol(number)
      let choice = "{ Mutant.isActive(\(number)) ? a \(new) b : a \(old) b }"
      switch old {
      case "&&", "||":
        return """
          infix operator \(symbol): Logical\(old == "&&" ? "Con" : "Dis")junctionPrecedence
          func \(symbol) (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
            if Mutant.isActive(\(number)) { try a \(new) b() } else { try a \(old) b() }
          }
          """
      case "===", "!==":
        return """
          infix operator \(symbol): ComparisonPrecedence
          func \(symbol) (a: AnyObject?, b: AnyObject?) -> Bool \(choice)
          """
      case "==", "!=":
        return """
          infix operator \(symbol): ComparisonPrecedence
          func \(symbol)<T: Equatable>(a: T, b: T) -> Bool \(choice)
          func \(symbol)<T: ~Copyable>(a: borrowing T?, b: _OptionalNilComparisonType) -> Bool \(choice)
          """
      default:
        return """
          infix operator \(symbol): ComparisonPrecedence
          func \(symbol)<T: Comparable>(a: T, b: T) -> Bool \(choice)
          """
      }
    }
  }

  /// Takes a `!` away.
  private mutating func affirm(_ index: Int) {
    let range = tokens[index].range
    add(index, shown: [Edit(range: range, text: "")]) { number in
      [Edit(range: range, text: Self.symbol(number))]
    } declarations: { number in
      """
      prefix operator \(Self.symbol(number))
      prefix func \(Self.symbol(number)) (a: Bool) -> Bool { Mutant.isActive(\(number)) ? a : !a }
      """
    }
  }

  /// Each number has its own operator.
  private static func symbol(_ number: Int) -> String {
    "~^" + String(number, radix: 2).map { $0 == "0" ? "~" : "^" }.joined() + "|"
  }

  // MARK: - Conditions

  private mutating func negate(after keyword: Int) {
    let isGuard = tokens[keyword].text == "guard"
    guard isGuard || tokens[keyword].text == "if" || tokens[keyword - 1].text != "}" || tokens[keyword].isFirstOfLine else { return }
    var start = keyword + 1
    for index in source.level(keyword + 1..<tokens.count) {
      let text = tokens[index].text
      let isOver = isGuard ? text == "else" : text == "{"
      guard isOver || text == "," else { continue }
      negate(start..<index)
      start = index + 1
      if isOver { return }
    }
  }

  private mutating func negate(_ condition: Range<Int>) {
    let level = source.level(condition)
    guard let first = level.first, !tokens[first].text.hasPrefix("#") else { return }
    guard !["let", "var", "case", "_", "true"].contains(tokens[first].text) else { return }
    let operators = level.filter { tokens[$0].kind == .symbol && tokens[$0].isSpaced == (true, true) }.map { tokens[$0].text }
    // These are changed where their operator is.
    let isComparison = ["==", "!=", "===", "!=="].contains(operators.joined())
    guard !isComparison, !operators.isEmpty || tokens[first].text != "!" else { return }
    let (start, end) = (tokens[first].range.lowerBound, tokens[condition.upperBound - 1].range.upperBound)
    let shown = operators.isEmpty ? ("!", "") : ("!(", ")")
    add(first, shown: [Edit(range: start..<start, text: shown.0), Edit(range: end..<end, text: shown.1)]) { number in
      [Edit(range: start..<start, text: "("), Edit(range: end..<end, text: ") != Mutant.isActive(\(number))")]
    }
  }

  // MARK: - Statements

  /// Whether the statement that begins here ends the line, so that it does not go on in the next.
  private func goesOn(behind index: Int) -> Bool {
    let token = tokens[index]
    return [",", ".", "="].contains(token.text) || ["return", "else", "try", "await"].contains(token.text)
      || token.kind == .symbol && token.isSpaced.before
  }

  private func isStart(_ index: Int) -> Bool {
    guard index > 0, !Self.declarations.contains(tokens[index].text), source.bracket[index] == source.brace[index] else { return false }
    let before = index - 1
    switch tokens[before].text {
    case ";", "{": return true
    case "in", ":":
      // The head of a closure, or of a case.
      let line = (0..<before).reversed().prefix { source.brace[$0] == source.brace[index] || source.bracket[$0] != source.bracket[index] }
      let head = line.first {
        source.bracket[$0] == source.bracket[index] && ["for", "case", "default", "let", "var"].contains(tokens[$0].text)
      }
      let keyword = head.map { tokens[$0].text }
      return tokens[before].text == "in" ? tokens[index].isFirstOfLine || keyword == nil : keyword == "case" || keyword == "default"
    default: return tokens[index].isFirstOfLine && !goesOn(behind: before)
    }
  }

  private mutating func leaveOut(_ start: Int) {
    var end = start
    var isAssignment = false
    for index in source.level(start..<tokens.count) {
      let token = tokens[index]
      if token.kind == .close || token.text == ";" { break }
      if index > start, token.isFirstOfLine, !goesOn(behind: index - 1), token.kind != .symbol, ![".", "else", "as"].contains(token.text) {
        break
      }
      guard token.text != "in", token.text != "let", token.text != "return", token.text != ":" else { return }
      if Self.assignments.contains(token.text) { isAssignment = true }
      end = token.kind == .open ? source.match[index] ?? index : index
    }
    guard isAssignment || tokens[end].kind == .close && tokens[end].text != "]" else { return }
    // An initializer has to give each property a value.
    guard !isAssignment || source.brace[start].flatMap({ source.owner[$0] }) != "init" else { return }
    guard source.untouched.isDisjoint(with: start...end) else { return }
    let range = tokens[start].range.lowerBound..<tokens[end].range.upperBound
    add(start, shown: [Edit(range: range, text: "")]) { number in
      [
        Edit(range: range.lowerBound..<range.lowerBound, text: "if !Mutant.isActive(\(number)) { "),
        Edit(range: range.upperBound..<range.upperBound, text: " }"),
      ]
    }
  }
}
