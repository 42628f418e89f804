import Foundation
import Testing

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
    #expect(missing == [], "not in the table of labels in Glossary.md")
  }

  @Test func eachPairOfThePageIsUsed() throws {
    let used = try Self.used(by: "TickStreams").union(Self.used(by: "TickStreamsTesting"))
    let unused = try Self.listed().subtracting(used).map(\.description).sorted()
    #expect(unused == [], "in the table of labels in Glossary.md, and in no function")
  }
}
