import TickStreams
import TickStreamsTesting

/// The result of a case.
enum Verdict: Sendable {
  case passed
  /// The case needs operators that have no counterpart.
  case notOffered([String])
  /// The case needs forms of operators that have no counterpart.
  case unfit([String])
  /// The case ran, and something differed from the record.
  case differs([Difference])
}

/// A difference from the record.
struct Difference: Sendable {
  var text: String
  /// Whether the only difference is that an input was not subscribed where the record has a subscription without a duration.
  var isOnlyUnsubscribed = false
}

extension Record {
  /// Runs the case in a new world, and compares everything that was observed.
  ///
  /// If a part of the expression has no counterpart, everything has to be as recorded until that part is needed.
  ///
  /// - Parameter ignoringTriggerEnds: Whether `take(until:)` ignores completion of its trigger, as the reference does.
  /// - Returns: The result.
  func run(ignoringTriggerEnds: Bool = false) -> Verdict {
    let scheduler = TestScheduler()
    let expressions = Expressions(self, on: scheduler, ignoringTriggerEnds: ignoringTriggerEnds)
    // Observers are scheduled first, then hot sources; cold ones and timers follow as they are subscribed.
    let observers = observations.map { Observer($0, expressions.signal($0.pipeline), on: scheduler) }
    for (_, input) in expressions.inputs { input.begin() }
    let isDone = scheduler.advanceUntilIdle(limit: .events(20_000))

    var (missing, unfit): ([String], [String]) = ([], [])
    var differences: [Difference] = []
    var end = Int.max
    for (time, problem) in expressions.problems {
      switch problem {
      case .notOffered(let name): missing.append(name)
      case .unfit(let form): unfit.append(form)
      case .surprise(let message): if end == .max { differences.append(Difference(text: message)) }
      }
      if !missing.isEmpty || !unfit.isEmpty { end = min(end, time) }
    }
    differences += zip(observations, observers).enumerated().compactMap { index, pair in
      let (expected, seen) = (pair.0.events.filter { $0.time < end }, pair.1.events.filter { $0.time < end })
      return expected == seen ? nil : Difference(text: "observer \(index)\(lanes(expected, seen))")
    }
    if end == .max {
      if !isDone { differences.append(Difference(text: "it does not end")) }
      differences += subscriptions.compactMap { $0.difference(from: expressions.log(of: $0.input)) }
    }
    guard differences.isEmpty else { return .differs(differences) }
    guard missing.isEmpty else { return .notOffered(missing) }
    return unfit.isEmpty ? .passed : .unfit(unfit)
  }
}

extension Record.Windows {
  fileprivate func difference(from seen: [Window]) -> Difference? {
    guard seen != log else { return nil }
    var rest = seen[...]
    let unmatched = log.filter { window in
      if window == rest.first { rest.removeFirst() } else { return true }
      return false
    }
    let isOnlyUnsubscribed = rest.isEmpty && unmatched.allSatisfy { $0.unsubscribed == $0.subscribed }
    return Difference(text: "subscriptions of \(input)\(lanes(log, seen))", isOnlyUnsubscribed: isOnlyUnsubscribed)
  }
}

/// The recorded elements, and below them those that were observed.
private func lanes<Element: CustomStringConvertible>(_ expected: [Element], _ seen: [Element]) -> String {
  func lane(_ elements: [Element]) -> String { elements.map(\.description).joined(separator: " ") }
  return "\n      expected  \(lane(expected))\n      seen      \(lane(seen))"
}

/// A subscriber of a case, which subscribes and disposes at the recorded times.
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
