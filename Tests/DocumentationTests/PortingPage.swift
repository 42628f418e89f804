import Foundation
import OperatorCases
import TestSupport
import Testing

/// The porting dictionary has a row for every name that is searched for, and refers to existing declarations.
struct PortingPage {
  /// The cells of the rows of the dictionary.
  private let rows: [[String]]

  init() throws {
    let page = try String(contentsOf: sourceRoot.appending(path: "TickStreams.docc/PortingDictionary.md"), encoding: .utf8)
    let dictionary = try #require(page.firstRange(of: "## Overview"))
    let end = try #require(page.firstRange(of: "### Use instead"))
    rows = page[dictionary.upperBound..<end.lowerBound].split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.first != "TickStreams" }
  }

  @Test func theDictionaryIsComplete() {
    expectEqual(rows.count, 90)
    #expect(rows.allSatisfy { $0.count == 5 })
  }

  @Test func everyOperatorItSendsToExists() throws {
    let folders = ["Operators", "Sources", "Signal", "Signal/Subscribing", "Concurrency", "Interop"]
    let declarations = try folders.flatMap { try Declaration.all(in: $0) }
    var count = 0
    for name in rows.compactMap(\.first).flatMap({ $0.matches(of: /(?:^|[^`])`(\w+)(?:\(([\w:]+)\))?(?:\(\))?`/) }) {
      let labels = name.2.map { $0.split(separator: ":").map(String.init) } ?? []
      let exists = declarations.contains { $0.name == name.1 && labels.elementsEqual($0.labels.filter(labels.contains)) }
      #expect(exists || knownElsewhere.contains(String(name.1)), "\(name.0)")
      count += 1
    }
    #expect(count > 90)
  }

  /// Names that are not operators: types, and a property for asynchronous code.
  private let knownElsewhere = ["values", "TickSignal", "TestScheduler"]
}
