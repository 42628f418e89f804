import Foundation
import OperatorCases

/// The parts of other pages that the page "Operators" determines, and its own links: the topics of the page of `TickSignal` are its tables,
/// with a link for each declaration that a row calls, and a row links the first of these.
struct Topics {
  private let declarations: [Declaration]
  private let examples: [PageExample]

  init() throws {
    declarations = try ["Sources", "Operators"].flatMap { try Declaration.all(in: $0) }
    examples = try PageExample.all()
  }

  var markdown: String {
    let sections = Dictionary(grouping: places, by: \.section)
    return examples.map(\.section).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .map { section in
        let links = (sections[section] ?? []).compactMap { link(to: $0.declaration).map { "- ``\($0)``\n" } }
        return "### \(section)\n\n\(links.joined())"
      }
      .joined(separator: "\n")
  }

  /// The page with a link in each row that has an unambiguous declaration.
  func linked(_ page: String) -> String {
    let targets = Dictionary(places.map { ($0.code, $0.declaration) }) { first, _ in first }
    return page.components(separatedBy: "\n").map { line in
      guard let row = line.wholeMatch(of: /\| (?:\[)?(`[^`]+`)(?:\]\(doc:\S+\))? (\|.*)/) else { return line }
      let code = row.1.trimmingCharacters(in: ["`"]).replacing("\\|", with: "|")
      guard examples.contains(where: { $0.code == code }) else { return line }
      let called =
        targets[code]
        ?? declarations.first { declaration in examples.first { $0.code == code }?.calls.contains(where: declaration.isCalled) ?? false }
      guard let link = called.flatMap(link) else { return "| \(row.1) \(row.2)" }
      return "| [\(row.1)](doc:TickSignal/\(link)) \(row.2)"
    }
    .joined(separator: "\n")
  }

  /// The declarations in the order of the rows, each under the row that calls it with the fewest others.
  private var places: [(section: String, code: String, declaration: Declaration)] {
    let rows = Array(examples.enumerated())
    let placed = declarations.compactMap { declaration -> (row: Int, declaration: Declaration)? in
      rows.filter { $0.element.calls.contains(where: declaration.isCalled) }.min { $0.element.calls.count < $1.element.calls.count }
        .map { ($0.offset, declaration) }
    }
    return placed.enumerated().sorted { ($0.element.row, $0.offset) < ($1.element.row, $1.offset) }
      .map { (examples[$0.element.row].section, examples[$0.element.row].code, $0.element.declaration) }
  }

  /// The name.
  ///
  /// If other declarations have the same name, it gets the fewest parameter types that make it unambiguous, or the type of the result.
  ///
  /// There is none if all of these are the same, as of a static and another method.
  private func link(to declaration: Declaration) -> String? {
    let rivals = declarations.filter { $0.description == declaration.description }
    guard rivals.count > 1 else { return declaration.description }
    let types = declaration.types
    let choices = types.indices.map { [$0] } + types.indices.flatMap { first in types.indices[(first + 1)...].map { [first, $0] } }
    if let shown = choices.first(where: { shown in rivals.count { rival in shown.allSatisfy { rival.types[$0] == types[$0] } } == 1 }) {
      return "\(declaration)-(\(types.indices.map { shown.contains($0) ? types[$0] : "_" }.joined(separator: ",")))"
    }
    return rivals.count { $0.result == declaration.result } == 1 ? "\(declaration)->\(declaration.result)" : nil
  }
}
