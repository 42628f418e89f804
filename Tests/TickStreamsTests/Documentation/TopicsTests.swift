import Foundation
import Testing

/// The pages with lists are complete.
@Suite struct TopicsTests {
  private let declarations: [Declaration]

  init() throws {
    declarations = try ["Operators", "Sources"].flatMap { try Declaration.all(in: $0) }
    #expect(declarations.count > 100)
  }

  @Test func theTopicsOfTickSignalHaveEveryOperatorAndSource() throws {
    let page = try page("TickSignal")
    for declaration in declarations where !page.contains("``\(declaration)") {
      Issue.record("no topic has \(declaration)")
    }
  }

  @Test func theTablesOfTimeHaveEveryOperatorAndSourceThatTakesAScheduler() throws {
    let page = try page("TimeSemantics")
    let names = Set(declarations.filter { $0.labels.contains("on") && $0.labels != ["on", "skipEmpty"] }.map(\.name))
    #expect(names.count > 20)
    for name in names where !page.contains("`\(name)") {
      Issue.record("no table has \(name)")
    }
  }

  private func page(_ name: String) throws -> String {
    try String(contentsOf: sourceRoot.appending(path: "TickStreams.docc/\(name).md"), encoding: .utf8)
  }
}
