import TickStreams

/// A call of a test scheduler that cannot be carried out: time that should run backwards, an advance inside the action of a timer, an
/// instant that never ends.
public struct SchedulerMistakeError: Error, Sendable, Hashable {
  /// The problem.
  public let reason: String
  /// The place of the call, if that is known.
  public let site: CallSite?
}

extension SchedulerMistakeError: CustomStringConvertible {
  /// Its place, and the problem.
  public var description: String { (site.map { "\($0): " } ?? "") + reason }
}

/// Reports mistakes to the test, or stops the program if the test does not handle them.
struct MistakeReporter: Sendable {
  let onMistake: (@Sendable (SchedulerMistakeError) -> Void)?

  func report(_ reason: String, _ site: CallSite?) {
    if let onMistake { return onMistake(SchedulerMistakeError(reason: reason, site: site)) }
    site.map { $0.stopProgram(reason) } ?? programmerError(reason, file: #fileID, line: #line)
  }
}
