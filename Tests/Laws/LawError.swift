/// The error that `checkLaws(of:)` throws.
///
/// Its description contains each story, so a test that just rethrows it fails with all details.
package struct LawError: Error, CustomStringConvertible {
  /// One law that does not hold, and the course of events that shows it.
  package struct Finding: Sendable, CustomStringConvertible {
    /// The law.
    package let law: Law
    /// The problem.
    package let what: String
    /// The earlier steps, one a line, each with the events that it led to.
    package let story: String
    /// Why the laws after it could not be checked, if so.
    let endsCheckSince: String?

    /// The law, the violation and the events that led to it.
    package var description: String {
      let steps = story.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
      return "\(law.name): \(law.rule)\n  \(what)\n\(steps)"
    }
  }

  /// The name of the operator.
  package let name: String
  /// The laws that do not hold.
  package let findings: [Finding]
  /// The place of the check.
  package let file: StaticString
  /// The place of the check.
  package let line: UInt

  /// The message: the operator, the place, and the findings.
  package var description: String {
    let count = findings.count == 1 ? "a law" : "\(findings.count) laws"
    let rest = findings.last?.endsCheckSince.map { "\n\nThe laws after that were not checked, since \($0)." } ?? ""
    return "\(name) breaks \(count) of the signal contract (\(file):\(line)).\n\n"
      + findings.map(\.description).joined(separator: "\n\n") + rest
  }
}
