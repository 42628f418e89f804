import TickStreams
import TickStreamsTesting

/// What became of a case.
enum Verdict: Sendable {
  case passed
  /// Operators that it needs have no counterpart.
  case notOffered([String])
  /// Forms of operators that it needs have no counterpart.
  case unfit([String])
  /// It ran, and something was otherwise than recorded.
  case differs([String])
}

extension Record {
  /// Runs the case in a world of its own, and compares everything that was observed.
  func run() -> Verdict {
    let scheduler = TestScheduler()
    let expressions = Expressions(self, on: scheduler)
    // Observers are scheduled first, then hot sources; cold ones and timers follow as they are subscribed.
    let observers = observations.map { Observer($0, expressions.signal($0.pipeline), on: scheduler) }
    for (_, input) in expressions.inputs { input.begin() }
    let isDone = scheduler.run(limit: .events(20_000))

    var (missing, unfit): ([String], [String]) = ([], [])
    var differences = isDone ? [] : ["it does not end"]
    for problem in expressions.problems {
      switch problem {
      case .notOffered(let name): missing.append(name)
      case .unfit(let form): unfit.append(form)
      case .surprise(let message): differences.append(message)
      }
    }
    guard missing.isEmpty else { return .notOffered(missing) }
    guard unfit.isEmpty else { return .unfit(unfit) }
    for (index, observer) in observers.enumerated() where observer.events != observations[index].events {
      differences.append("observer \(index)\(lanes(observations[index].events, observer.events))")
    }
    for expected in subscriptions {
      let log = expressions.inputs.first { $0.name == expected.input }?.input.log ?? []
      if log != expected.log { differences.append("subscriptions of \(expected.input)\(lanes(expected.log, log))") }
    }
    return differences.isEmpty ? .passed : .differs(differences)
  }

  private func lanes<Element: CustomStringConvertible>(_ expected: [Element], _ seen: [Element]) -> String {
    func lane(_ elements: [Element]) -> String { elements.map(\.description).joined(separator: " ") }
    return "\n      expected  \(lane(expected))\n      seen      \(lane(seen))"
  }
}

/// A subscriber of a case, at the times that it says.
private final class Observer: Sendable {
  private let start: Int
  private let recording = Lock<Recording<JSONValue, Thrown>?>(nil)

  init(_ observation: Record.Observation, _ signal: Signal, on scheduler: TestScheduler) {
    start = observation.subscribeAt
    scheduler.schedule(at: .milliseconds(observation.subscribeAt)) {
      let recording = scheduler.record(signal)
      self.recording.withLock { $0 = recording }
    }
    if let end = observation.unsubscribeAt {
      scheduler.schedule(at: .milliseconds(end)) { self.recording.withLock { $0 }?.dispose() }
    }
  }

  var events: [RecordedEvent] {
    let events = recording.withLock { $0 }?.events ?? []
    return events.map { RecordedEvent(time: start + Int($0.time / .milliseconds(1)), event: $0.event) }
  }
}

extension RecordedEvent: CustomStringConvertible {
  var description: String {
    switch event {
    case .next(let value): "\(time):\(value)"
    case .failed(let failure): "\(time):#\(failure)"
    case .completed: "\(time):|"
    }
  }
}

extension Window: CustomStringConvertible {
  var description: String { "\(subscribed)–\(unsubscribed.map { "\($0)" } ?? "∞")" }
}
