import Foundation
import Testing
import TickStreams
import TickStreamsTesting

/// The page "Operators" names every operator and source, and its diagrams are correct.
@Suite struct OperatorsPage {
  private let examples: [PageExample]

  init() throws {
    examples = try PageExample.all()
  }

  @Test func everyDiagramIsWhatTheOperatorDoes() throws {
    #expect(examples.count > 90)
    for example in examples where !example.marble.isEmpty {
      let make = try #require(operatorExamples[example.code], "no example in OperatorExamples.swift: \(example.code)")
      let scheduler = TestScheduler()
      let stage = Stage(
        scheduler: scheduler,
        input: Script(on: scheduler, example.header).signal,
        other: Script(on: scheduler, example.other).signal
      )
      let recording = scheduler.record(make(stage))
      let frames = example.header.count
      scheduler.advance(by: .seconds(example.header.contains("|") || example.header.contains("#") ? 40 : frames - 1))
      #expect(drawn(recording, frames, example.legend) == example.marble, "\(example.code)")
    }
  }

  @Test func everyExampleStandsOnThePage() {
    #expect(Set(operatorExamples.keys).subtracting(examples.map(\.code)) == [])
  }

  @Test(arguments: ["Operators", "Sources"])
  func everyOperatorAndSourceIsNamed(folder: String) throws {
    let declarations = try Declaration.all(in: folder)
    #expect(declarations.count >= 10)
    let calls = examples.flatMap(\.calls)
    for declaration in declarations where !calls.contains(where: declaration.isCalled) {
      Issue.record("the page has no example of \(declaration), which needs \(declaration.needed)")
    }
  }

  /// One character for each frame; events of one instant stand in parentheses, at the end of the line or with enough space after them.
  private func drawn(_ recording: Recording<String, TestFailure>, _ frames: Int, _ legend: [String: String]) -> String {
    var line = ""
    let instants = Dictionary(grouping: recording.events) { Int($0.time / .seconds(1)) }
    for (frame, records) in instants.sorted(by: { $0.key < $1.key }) {
      let events = records.map { record in
        switch record.event {
        case .next(let value): legend[value] ?? value
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
