import SwiftParser
import SwiftSyntax

/// Finds possible changes of a source file, by its syntax alone; the build finds those that do not compile.
///
/// Numbers and operators are replaced in the source text. For each of these a new operator of the same precedence is declared.
final class Generator: SyntaxVisitor {
  private let file: String
  private let text: [UInt8]
  private let places: SourceLocationConverter
  private var found: [Mutation] = []

  private static let swaps = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||", "||": "&&",
  ]
  private static let assignments: Set = ["+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "&+=", "&-="]
  /// Calls that are left as they are: preconditions and their messages, capacities.
  private static let untouched: Set = [
    "precondition", "preconditionFailure", "fatalError", "assert", "assertionFailure", "checkNotNegative", "checkPositive",
    "reserveCapacity", "withExtendedLifetime",
  ]

  /// The mutations of a file.
  static func mutations(_ file: String, _ text: String) -> [Mutation] {
    let tree = Parser.parse(source: text)
    let generator = Generator(file, text, SourceLocationConverter(fileName: file, tree: tree))
    generator.walk(tree)
    return generator.found
  }

  private init(_ file: String, _ text: String, _ places: SourceLocationConverter) {
    (self.file, self.text, self.places) = (file, Array(text.utf8), places)
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds a change of the line in which `node` begins.
  private func add(
    _ node: some SyntaxProtocol, shown: [Edit], _ edits: @escaping (Int) -> [Edit], declarations: @escaping (Int) -> String = { _ in "" }
  ) {
    let line = node.startLocation(converter: places).line
    let start = places.position(ofLine: line, column: 1).utf8Offset
    let (old, new) = (text.line(at: start), text.line(at: start, with: shown))
    let shown = new.isEmpty ? Mutation.nothing : new
    found.append(Mutation(file: file, line: line, old: old, new: shown, edits: edits, declarations: declarations))
  }

  // MARK: - What is left as it is

  override func visit(_: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    function.name.text == "hash" ? .skipChildren : .visitChildren
  }
  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    Self.untouched.contains(call.name) ? .skipChildren : .visitChildren
  }

  // MARK: - Values and operators

  override func visit(_ literal: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // An endless loop has to be one for the compiler.
    let isEndless = literal.parent?.parent?.parent?.is(WhileStmtSyntax.self) == true
    if !isEndless { choose(literal, literal.literal.text == "true" ? "false" : "true") }
    return .skipChildren
  }

  /// A small number becomes the next one; one in the thousands, that of a unit or a bound, doubles.
  override func visit(_ literal: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let number = Int(literal.literal.text.filter { $0 != "_" }) {
      choose(literal, "\(number < 1_000 ? number + 1 : number.multipliedReportingOverflow(by: 2).partialValue)")
    }
    return .skipChildren
  }

  private func choose(_ literal: some ExprSyntaxProtocol, _ new: String) {
    let old = literal.trimmedDescription
    add(literal, shown: [Edit(range: literal.bytes, text: new)]) {
      [Edit(range: literal.bytes, text: "Mutant.choose(\($0), \(old), \(new))")]
    }
  }

  /// Takes a `!` away.
  override func visit(_ expression: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let range = expression.operator.bytes
    guard expression.operator.text == "!", expression.isCode else { return .visitChildren }
    add(expression, shown: [Edit(range: range, text: "")]) { number in
      [Edit(range: range, text: Self.symbol(number))]
    } declarations: { number in
      """
      prefix operator \(Self.symbol(number))
      prefix func \(Self.symbol(number)) (a: Bool) -> Bool { Mutant.isActive(\(number)) ? a : !a }
      """
    }
    return .visitChildren
  }

  override func visit(_ expression: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let (range, old) = (expression.bytes, expression.operator.text)
    guard let new = Self.swaps[old], expression.isCode else { return .skipChildren }
    add(expression, shown: [Edit(range: range, text: new)]) { number in
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
    return .skipChildren
  }

  /// Each number has its own operator.
  private static func symbol(_ number: Int) -> String {
    "~^" + String(number, radix: 2).map { $0 == "0" ? "~" : "^" }.joined() + "|"
  }

  // MARK: - Conditions and statements

  override func visit(_ element: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    guard case .expression(let condition) = element.condition, element.isCode else { return .visitChildren }
    let operators = condition.as(SequenceExprSyntax.self)?.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    // These are changed where their operator or their word is.
    let isComparison = operators.map { ["==", "!=", "===", "!=="].contains($0.joined()) } ?? false
    let isNegated = condition.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
    guard !isComparison, !isNegated, !condition.is(BooleanLiteralExprSyntax.self) else { return .visitChildren }
    let (start, end) = (condition.bytes.lowerBound, condition.bytes.upperBound)
    let shown = operators == nil ? ("!", "") : ("!(", ")")
    add(condition, shown: [Edit(range: start..<start, text: shown.0), Edit(range: end..<end, text: shown.1)]) { number in
      [Edit(range: start..<start, text: "("), Edit(range: end..<end, text: ") != Mutant.isActive(\(number))")]
    }
    return .visitChildren
  }

  /// Leaves out a call or an assignment.
  override func visit(_ statement: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = statement.item, expression.isCode,
      !expression.tokens(viewMode: .sourceAccurate).contains(where: { Self.untouched.contains($0.text) })
    else { return .visitChildren }
    let isAssignment = expression.plain.as(SequenceExprSyntax.self)?.elements.contains {
      $0.is(AssignmentExprSyntax.self) || Self.assignments.contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    }
    // An initializer has to give each property a value, and to call another one.
    let isOfInitializer = statement.parent?.parent?.parent?.is(InitializerDeclSyntax.self) ?? false
    let call = expression.plain.as(FunctionCallExprSyntax.self)
    guard isAssignment == true && !isOfInitializer || call != nil && call?.name != "init" else { return .visitChildren }
    let range = expression.bytes
    add(expression, shown: [Edit(range: range, text: "")]) { number in
      [
        Edit(range: range.lowerBound..<range.lowerBound, text: "if !Mutant.isActive(\(number)) { "),
        Edit(range: range.upperBound..<range.upperBound, text: " }"),
      ]
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Where it is in the file, without the space around it.
  fileprivate var bytes: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }

  /// Whether it runs when something is called, and not when a property gets its first value.
  fileprivate var isCode: Bool {
    let scopes: Set<SyntaxKind> = [.memberBlock, .codeBlock, .closureExpr, .accessorBlock]
    let scope = sequence(first: Syntax(self), next: \.parent).first { scopes.contains($0.kind) }
    return scope.map { $0.kind != .memberBlock } ?? false
  }
}

extension ExprSyntax {
  /// The expression after `try` and `await`.
  fileprivate var plain: ExprSyntax {
    self.as(TryExprSyntax.self)?.expression.plain ?? self.as(AwaitExprSyntax.self)?.expression.plain ?? self
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what it calls.
  fileprivate var name: String { calledExpression.lastToken(viewMode: .sourceAccurate)?.text ?? "" }
}
