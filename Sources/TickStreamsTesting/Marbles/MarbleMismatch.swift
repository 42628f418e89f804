/// A recording that differs from the expectation of a test.
///
/// Its description shows the expected and the recorded events on one axis of time, with a caret below the first difference:
///
/// ```text
/// At 2s: expected 2, but nothing came.
///             0s      1s      2s      3s
///   expected  0 999ms 1 999ms 2 999ms 3
///   recorded  0 999ms 1 999ms - 999ms 3
///                             ^
///   AppTests/HeartbeatTests.swift:21
/// ```
///
/// It is thrown, so that it works with any testing framework; <doc:MarbleDiagrams> shows every message there is.
public struct MarbleMismatch: Error, Hashable {
  /// The difference, in one sentence.
  public let message: String
  /// When the first difference is: the time since the recording started.
  public let time: Duration
  /// The lines of the diagram, with the caret.
  public let diagram: [String]
  /// The place of the expectation.
  public let site: CallSite
}

extension MarbleMismatch: CustomStringConvertible {
  /// The message, the diagram, and the place of the expectation.
  public var description: String {
    ([message] + (diagram + ["\(site)"]).map { "  " + $0 }).joined(separator: "\n")
  }
}
