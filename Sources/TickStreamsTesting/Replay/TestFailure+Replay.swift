import TickStreams

// Why a recording cannot be replayed in the way that a test requests.

extension TestFailure {
  /// The text is not a recording, or one of another version.
  static func unreadable(_ reason: String) -> TestFailure { replay("this is not a flight recording: \(reason)") }

  /// No signal was recorded under this name; `recorded` lists the names.
  static func unknown(_ name: String, recorded: [String]) -> TestFailure {
    replay("no signal was recorded as '\(name)'; these were: \(recorded.isEmpty ? "none" : recorded.joined(separator: ", "))")
  }

  /// The recording does not have the values of the signal: none, or descriptions only.
  static func noValues(_ name: String, recorded form: PayloadForm) -> TestFailure {
    replay(
      "the values of '\(name)' are not in the recording, which has values: .\(form.rawValue) for them; record them with values: .coded")
  }

  /// A recorded value, given as JSON, is not of the type that the test requests.
  static func value(_ json: String, of name: String, isNo type: Any.Type) -> TestFailure {
    replay("a value of '\(name)' is not of type \(type): \(json)")
  }

  /// The signal failed in the recording, and the test does not pass the failure.
  static func failed(_ name: String) -> TestFailure { replay("'\(name)' failed in the recording: pass failure: to make its failures") }

  /// No scheduler replays the recording.
  static var noScheduler: TestFailure { replay("make TestScheduler(replaying: replay) first: inputs are armed on it") }

  private static func replay(_ message: String) -> TestFailure { TestFailure("replay", message) }
}
