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

/// The words with which public functions take spans, moments, signals and schedulers are those of the page Glossary.
struct LabelsTests {
  private struct Pair: Hashable, CustomStringConvertible {
    let label: String
    let kind: String
    var description: String { "`\(label)` with a \(kind)" }
  }

  /// What the type of a parameter is called on the page.
  private static let kinds = [
    "Duration": "span", "TickInstant": "moment", "WallInstant": "moment", "Moment": "moment", "Date": "moment", "TickSignal": "signal",
    "some WallTime": "moment", "ReferenceClock": "reference clock", "any TickScheduler": "scheduler",
  ]

  /// The pairs of the page's table.
  private static func listed() throws -> Set<Pair> {
    let page = try String(contentsOf: sourceRoot.appending(path: "TickStreams.docc/Glossary.md"), encoding: .utf8)
    let rows = page.matches(of: /\n\| (`[^|]*`) \| (span|moment|signal|scheduler|reference clock) \|/)
    return Set(rows.flatMap { row in row.1.matches(of: /`(\w+)`/).map { Pair(label: String($0.1), kind: String(row.2)) } })
  }

  /// The pairs of the parameters that the listing of a module has.
  private static func used(by module: String) throws -> Set<Pair> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../API")
    let listing = try String(contentsOf: root.appending(path: "\(module).txt"), encoding: .utf8)
    // A result is no parameter, and an operator has no labels.
    let signatures = listing.replacing(/-> \(\w+: [^()]*\)/, with: "").replacing(/static func [-+] .*/, with: "")
    let parameters = signatures.matches(of: /[(,] ?`?(\w+)`?(?: \w+)?: (any TickScheduler|some WallTime|\w+)/)
    return Set(parameters.compactMap { parameter in kinds[String(parameter.2)].map { Pair(label: String(parameter.1), kind: $0) } })
  }

  @Test(arguments: ["TickStreams", "TickStreamsTesting"]) func eachLabelOfTimeIsOnThePage(module: String) throws {
    let used = try Self.used(by: module).filter { $0.label != "_" }
    #expect(used.count > 10)
    let missing = try used.subtracting(Self.listed()).map(\.description).sorted()
    expectEqual(missing, [], "not in the table of labels in Glossary.md")
  }

  @Test func eachPairOfThePageIsUsed() throws {
    let used = try Self.used(by: "TickStreams").union(Self.used(by: "TickStreamsTesting"))
    let unused = try Self.listed().subtracting(used).map(\.description).sorted()
    expectEqual(unused, [], "in the table of labels in Glossary.md, and in no function")
  }
}
