import TickStreams

/// The steps of a trial, each with the events that followed it.
final class EventLog: Sendable {
  private struct Line: Sendable {
    var step: String
    var outcomes: [String] = []
  }

  private let lines = Lock<[Line]>([])

  /// Begins a step.
  func begin(_ step: String) { lines.withLock { $0.append(Line(step: step)) } }

  /// Adds an event to the current step.
  func append(_ event: LawEvent) {
    lines.withLock { lines in
      if lines.isEmpty { lines.append(Line(step: "")) }
      lines[lines.count - 1].outcomes.append(event.text)
    }
  }

  /// The steps as text, one a line; of many events of one step the first ones.
  var text: String {
    let lines = lines.withLock { $0 }
    let width = lines.map(\.step.count).max() ?? 0
    return lines.map { line in
      guard !line.outcomes.isEmpty else { return line.step }
      let shown = line.outcomes.prefix(6).joined(separator: ", ") + (line.outcomes.count > 6 ? ", …" : "")
      return line.step + String(repeating: " ", count: width - line.step.count) + "  → " + shown
    }
    .joined(separator: "\n")
  }
}
