import TickStreams
package import TickStreamsTesting

extension TestSource where Value == String, Failure == StubFailure {
  /// A cold signal drawn with one character a second: a letter is a value, `|` completion, `#` failure, anything else passes time.
  package convenience init(on scheduler: TestScheduler, _ line: String) {
    self.init(
      cold: line.enumerated()
        .compactMap { second, character in
          let time = Duration.seconds(second)
          switch character {
          case "|": return .completed(at: time)
          case "#": return .failed(StubFailure(), at: time)
          case let letter where letter.isLetter: return .next(String(letter), at: time)
          default: return nil
          }
        },
      on: scheduler,
      for: CallOrigin("cold")
    )
  }
}

extension Recording {
  /// All events, each with the second at which it came: `a at 0, | at 2.5`.
  package var line: String {
    events.map { record in
      let name =
        switch record.event {
        case .next(let value): "\(value)"
        case .completed: "|"
        case .failed: "#"
        }
      return "\(name) at \(record.time.inSeconds)"
    }
    .joined(separator: ", ")
  }
}

extension TestSource {
  /// When it was subscribed, in seconds: `0–3, 5–`.
  package var windows: String { subscriptions.map { "\($0.start.inSeconds)–\($0.end?.inSeconds ?? "")" }.joined(separator: ", ") }
}

extension Duration {
  /// The seconds, without a fraction if there is none.
  fileprivate var inSeconds: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}

extension TestScheduler {
  /// Runs each action at its second, and advances to `end`.
  package func play(until end: Int, _ actions: [Int: () -> Void]) {
    for (second, action) in actions.sorted(by: { $0.key < $1.key }) {
      advance(to: .origin.advanced(by: .seconds(second)))
      action()
    }
    advance(to: .origin.advanced(by: .seconds(end)))
  }
}
