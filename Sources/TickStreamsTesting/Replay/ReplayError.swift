/// Why a recording cannot be replayed in the way that a test requests.
public enum ReplayError: Error, Sendable, Hashable {
  /// The text is not a recording, or one of another version; the associated value describes the problem.
  case unreadable(String)
  /// No signal was recorded under this name; `recorded` lists the names.
  case unknown(name: String, recorded: [String])
  /// The recording does not have the values of the signal: none, or descriptions only.
  case noValues(name: String, recorded: String)
  /// A recorded value, given as JSON, is not of the type that the test requests.
  case notOfType(name: String, type: String, json: String)
  /// The signal failed in the recording, and the test does not pass the failure.
  case failed(name: String)
  /// No scheduler replays the recording: `TestScheduler(replaying:)` is to be made first.
  case noScheduler
}

extension ReplayError: CustomStringConvertible {
  /// The problem, and the fix.
  public var description: String {
    switch self {
    case .unreadable(let reason): "this is not a flight recording: \(reason)"
    case .unknown(let name, let recorded):
      "no signal was recorded as '\(name)'; these were: \(recorded.isEmpty ? "none" : recorded.joined(separator: ", "))"
    case .noValues(let name, let form):
      "the values of '\(name)' are not in the recording, which has values: .\(form) for them; record them with values: .coded"
    case .notOfType(let name, let type, let json): "a value of '\(name)' is not of type \(type): \(json)"
    case .failed(let name): "'\(name)' failed in the recording: pass failure: to make its failures"
    case .noScheduler: "make TestScheduler(replaying: replay) first: inputs are armed on it"
    }
  }
}
