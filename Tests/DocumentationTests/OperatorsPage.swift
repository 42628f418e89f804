import Foundation
import OperatorCases
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The page "Operators" names every operator and source, and its diagrams show their behavior.
struct OperatorsPage {
  private let examples: [PageExample]

  init() throws { examples = try PageExample.all() }

  @Test func everyDiagramOfAnOperatorIsWhatItDoes() throws {
    let cases = Dictionary(uniqueKeysWithValues: OperatorCase.all.map { ($0.name, $0) })
    let examples = examples.filter { !$0.isSource && !$0.marble.isEmpty }
    #expect(examples.count > 90)
    for example in examples {
      guard let row = cases[example.code] else {
        Issue.record("no case in Tests/OperatorCases is named \(example.code)")
        continue
      }
      let scheduler = TestScheduler()
      let source = OperatorCase.letters(example.header, on: scheduler)
      let other = OperatorCase.letters(row.traits.other ?? example.other, on: scheduler)
      let recording = scheduler.record(row.example(source, other, scheduler))
      scheduler.advance(by: OperatorCase.frame * (example.header.contains(where: "|#".contains) ? 40 : example.header.count - 1))
      expectEqual(drawn(recording, OperatorCase.frame, example), example.marble, "\(example.code)")
    }
  }

  @Test func everyDiagramOfASourceIsWhatItDoes() throws {
    for example in examples where example.isSource && !example.marble.isEmpty {
      let make = try #require(sourceExamples[example.code], "no example in SourceExamples.swift: \(example.code)")
      let scheduler = TestScheduler()
      let recording = scheduler.record(make(SourceExample(scheduler: scheduler)))
      scheduler.advance(by: .seconds(example.header.count - 1))
      expectEqual(drawn(recording, .seconds(1), example), example.marble, "\(example.code)")
    }
  }

  @Test func everyExampleStandsOnThePage() {
    let listed = OperatorCase.all.filter(\.traits.isListed).map(\.name) + sourceExamples.keys
    expectEqual(Set(listed).subtracting(examples.map(\.code)), [], "no row of Operators.md has this first cell; or the case is .unlisted")
  }

  @Test(arguments: ["Operators", "Sources"]) func everyOperatorAndSourceIsNamed(folder: String) throws {
    let declarations = try Declaration.all(in: folder)
    #expect(declarations.count >= 10)
    let calls = examples.flatMap(\.calls)
    for declaration in declarations where !calls.contains(where: declaration.isCalled) {
      Issue.record("the page has no example of \(declaration), which needs \(declaration.needed)")
    }
  }

  /// One character is one frame.
  ///
  /// Events of the same instant are in parentheses, at the end of the line or followed by enough space.
  private func drawn<Failure>(_ recording: Recording<String, Failure>, _ frame: Duration, _ example: PageExample) -> String {
    var line = ""
    let frames = example.header.count
    let instants = Dictionary(grouping: recording.events) { Int($0.time / frame) }
    for (frame, records) in instants.sorted(by: { $0.key < $1.key }) {
      let events = records.map { record in
        switch record.event {
        case .next(let value): example.legend[value] ?? value
        case .completed: "|"
        case .failed: "#"
        }
      }
      line += String(repeating: "-", count: max(0, frame - line.count))
      line += events.count == 1 ? events[0] : "(\(events.joined()))"
    }
    return recording.isFinished ? line : line + String(repeating: "-", count: max(0, frames - line.count))
  }
}
