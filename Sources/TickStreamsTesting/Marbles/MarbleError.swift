/// A marble diagram that cannot be read, and where.
///
/// Its description shows the diagram with a caret below the column:
///
/// ```text
/// Marbles, column 6: nothing comes after the end
///   --a-|b
///        ^
/// ```
public struct MarbleError: Error, Hashable {
  /// The problem, and how to fix it.
  public let message: String
  /// The diagram as it was given.
  public let diagram: String
  /// Which character it is about, the first one being 1.
  public let column: Int

  init(_ message: String, in diagram: String, at index: Int) {
    self.message = message
    self.diagram = diagram
    column = index + 1
  }
}

extension MarbleError: CustomStringConvertible {
  /// The message, the diagram, and a caret below the column.
  public var description: String {
    let line = String(diagram.map { $0.isWhitespace ? " " : $0 })
    return "Marbles, column \(column): \(message)\n  \(line)\n  \(spaces(column - 1))^"
  }
}

func spaces(_ count: Int) -> String {
  String(repeating: " ", count: Swift.max(0, count))
}
