import Testing
import TickStreams
import TickStreamsTesting

/// The tests that the playground gives for its cases, in `CopiedFromThePlayground.swift`.
struct PlaygroundTests {
  let scheduler = TestScheduler()

  func check<Value, Failure>(
    _ output: TickSignal<Value, Failure>, _ diagram: String, frame: Duration, file: StaticString = #fileID, line: UInt = #line
  ) throws { try recorded(output).expect(diagram, frame: frame, file: file, line: line) }

  func check<Value, Failure: Equatable>(
    _ output: TickSignal<Value, Failure>, _ diagram: String, failing error: Failure, frame: Duration, file: StaticString = #fileID,
    line: UInt = #line
  ) throws { try recorded(output).expect(diagram, failing: error, frame: frame, file: file, line: line) }

  private func recorded<Value, Failure>(_ output: TickSignal<Value, Failure>) -> Recording<Value, Failure> {
    let recording = scheduler.record(output)
    scheduler.advance(by: .seconds(20))
    return recording
  }
}
