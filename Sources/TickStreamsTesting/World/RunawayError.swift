public import TickStreams

/// Work that seems to have no end.
///
/// Thrown by ``TestScheduler/run(limit:patience:file:line:_:)`` when its limit is reached. Its description is also the message of an
/// advance that stops because more and more work is scheduled for one instant.
public struct RunawayError: Error, Sendable, Hashable {
  /// The virtual time at which the work was given up.
  public let instant: TickInstant
  /// The problem.
  public let reason: String
  /// The work that ran last, and how often.
  public let recent: [String: Int]
}

extension RunawayError: CustomStringConvertible {
  /// The problem, and the work that ran, the most frequent first.
  public var description: String {
    let lines = recent.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(5)
      .map { "  \($0.value) × \($0.key)" }
    // A run with a limit of time does not note the work that runs.
    guard !lines.isEmpty else { return reason }
    return "\(reason)\nThe last \(recent.values.reduce(0, +)) of it:\n" + lines.joined(separator: "\n")
  }
}
