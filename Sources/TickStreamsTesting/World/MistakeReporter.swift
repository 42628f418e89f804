import TickStreams

/// Reports mistakes to the test, or stops the program if the test does not handle them: time that should run backwards, an advance inside the action of a timer,
/// an instant that never ends.
struct MistakeReporter: Sendable {
  let onMistake: (@Sendable (TestFailure) -> Void)?

  func report(_ reason: String, _ site: CallSite?) {
    if let onMistake { return onMistake(TestFailure("scheduler mistake", reason, site: site)) }
    site.map { $0.stopProgram(reason) } ?? programmerError(reason, file: #fileID, line: #line)
  }
}
