import Foundation
import OperatorCases
import TestSupport
import Testing

/// The pages with lists are complete.
struct TopicsTests {
  /// Where `.ci/api --topics` has the topics written instead of compared.
  private static let isUpdate = ProcessInfo.processInfo.environment["TICKSTREAMS_TOPICS"] == "update"

  @Test(.enabled(if: Thorough.isOn || isUpdate, "it takes seconds to read the sources"))
  func theTopicsOfTickSignalAreThoseOfThePageOperators() throws {
    let topics = try Topics().markdown
    let page = try page("TickSignal")
    let start = try #require(page.firstRange(of: topics.prefix { $0 != "\n" })?.lowerBound, "where do the topics of operators begin?")
    if Self.isUpdate { return try (page[..<start] + topics).write(to: url("TickSignal"), atomically: true, encoding: .utf8) }
    for change in lines(topics[...]).difference(from: lines(page[start...])) {
      switch change {
      case .insert(_, let line, _): Issue.record("TickSignal.md lacks \(line): .ci/api --topics writes it")
      case .remove(_, let line, _): Issue.record("TickSignal.md should not have \(line): .ci/api --topics removes it")
      }
    }
  }

  @Test(.enabled(if: Thorough.isOn || isUpdate, "it takes seconds to read the sources"))
  func theRowsOfThePageOperatorsLinkWhatTheyShow() throws {
    let page = try page("Operators")
    let linked = try Topics().linked(page)
    if Self.isUpdate { return try linked.write(to: url("Operators"), atomically: true, encoding: .utf8) }
    #expect(linked.matches(of: /\]\(doc:TickSignal/).count > 100)
    for case .insert(_, let line, _) in lines(linked[...]).difference(from: lines(page[...])) {
      Issue.record("Operators.md should have the link in \(line.prefix(80)): .ci/api --topics writes it")
    }
  }

  @Test func theTablesOfTimeHaveEveryOperatorAndSourceThatTakesAScheduler() throws {
    let declarations = try ["Operators", "Sources"].flatMap { try Declaration.all(in: $0) }
    let page = try page("TimeSemantics")
    let names = Set(declarations.filter { $0.labels.contains("on") && $0.labels != ["on", "skipEmpty"] }.map(\.name))
    #expect(names.count > 20)
    for name in names where !page.contains("`\(name)") { Issue.record("no table has \(name)") }
  }

  private func lines(_ text: Substring) -> [Substring] { text.split(separator: "\n") }

  private func url(_ name: String) -> URL { sourceRoot.appending(path: "TickStreams.docc/\(name).md") }

  private func page(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }
}
