/// Why a test fails: an expectation that does not hold, a diagram or a recording that cannot be read, a run that does not end, or a call of a test scheduler
/// that cannot be carried out.
///
/// It is thrown, or passed to a closure such as `onMistake`, so that it works with any testing framework: an error that a test throws fails it, with the
/// ``description``.
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
/// <doc:FailureMessages> shows each message.
public struct TestFailure: Error, Sendable, Hashable {
  /// Which rule is broken, in a few words: `leftover timers`, `real time`, `diagram`.
  public let rule: String
  /// What is wrong.
  public let message: String
  /// What it is about, line by line: the timers that are armed, the objects that leak, the diagrams that differ, the error of an explored test.
  public let details: [String]
  /// The place of the expectation or the call, if that is known.
  public let site: CallSite?
  /// The seed with which a test fails that was run by `explore`: the smallest one, or the one that was replayed.
  public let seed: UInt64?
  /// The text, if it is not made of the parts.
  private let text: String?

  init(_ rule: String, _ message: String, _ details: [String] = [], site: CallSite? = nil, seed: UInt64? = nil, text: String? = nil) {
    self.rule = rule
    self.message = message
    self.details = details
    self.site = site
    self.seed = seed
    self.text = text
  }

  /// The failure with one more line at the end of its text.
  func followed(by line: String) -> TestFailure {
    TestFailure(rule, message, details, site: site, seed: seed, text: "\(description)\n\(line)")
  }
}

extension TestFailure: CustomStringConvertible {
  /// The place, the message, and the details, one a line.
  public var description: String {
    text ?? ([(site.map { "\($0): " } ?? "") + message] + details.map { "  \($0)" }).joined(separator: "\n")
  }
}
