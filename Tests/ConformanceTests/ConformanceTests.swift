import Foundation
import Testing
import TickStreams
import TickStreamsTesting

/// Each case of `cases.txt`, which explains its format: inputs, an expression, and the events and subscriptions that must be observed.
@Suite("Conformance") struct ConformanceTests {
  private static let cases = Result { try Case.all() }

  @Test func everyCaseBehavesAsRecorded() throws {
    let cases = try Self.cases.get()
    #expect(cases.count > 800)
    for one in cases {
      let differences = one.differences()
      if !differences.isEmpty { Issue.record("\(one.name):\n  \(differences.joined(separator: "\n  "))") }
    }
  }

  @Test func aDifferenceOfAnEventOrOfASubscriptionIsFound() throws {
    for one in try Self.cases.get() {
      guard let events = one.observations.first?.events, !events.isEmpty else { continue }
      var other = one
      other.observations[0].events[0] = "0:other"
      if events[0] != "0:other" { #expect(!other.differences().isEmpty, "\(one.name)") }
      other = one
      other.windows = one.windows.mapValues { $0 + ["7-7"] }
      if !one.windows.isEmpty { #expect(!other.differences().isEmpty, "\(one.name)") }
    }
  }
}

/// One case.
struct Case: Sendable {
  struct Observation: Sendable {
    var (start, end): (Int, Int?)
    var expression: String
    var events: [String]
  }

  var name: String
  var inputs: [(name: String, isHot: Bool, events: [String])] = []
  var definitions: [String: String] = [:]
  var functions: [String: (isPure: Bool, calls: [Call])] = [:]
  var observations: [Observation] = []
  var windows: [String: [String]] = [:]

  /// The cases of the file, which empty lines separate.
  static func all() throws -> [Case] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "cases.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("//") }
    return lines.reduce(into: []) { cases, line in
      if line.hasPrefix("case ") { cases.append(Case(name: String(line.dropFirst(5)))) } else { cases[cases.count - 1].read(tokens(line)) }
    }
  }

  private mutating func read(_ line: [String]) {
    let (name, rest) = (line[1], Array(line.dropFirst(2)))
    switch line[0] {
    case "hot", "cold": inputs.append((name, line[0] == "hot", rest))
    case "let": definitions[name] = rest[0]
    case "pure", "calls": functions[name] = (line[0] == "pure", rest.split(separator: ";").map { Call(Array($0)) })
    case "sub": windows[name] = rest
    case "see":
      let times = name.split(separator: "-").compactMap { Int($0) }
      observations.append(
        Observation(start: times[0], end: times.count > 1 ? times[1] : nil, expression: rest[0], events: Array(rest.dropFirst())))
    default: fatalError("\(line)")
    }
  }

  /// Runs the case in a new world, and compares all that is observed.
  func differences() -> [String] {
    let scheduler = TestScheduler()
    let run = Run(self, on: scheduler)
    // Observers are scheduled first, then hot sources; cold ones and timers follow as they are subscribed.
    let observers = observations.map { observation in
      let (observer, signal) = (Observer(), run.signal(observation.expression))
      scheduler.schedule(at: .milliseconds(observation.start)) {
        let new = scheduler.record(signal)
        observer.recording.withLock { $0 = new }
      }
      if let end = observation.end { scheduler.schedule(at: .milliseconds(end)) { observer.recording.withLock { $0 }?.dispose() } }
      return observer
    }
    // In a release build they would end before the subscriptions are compared.
    defer { withExtendedLifetime(observers) {} }
    for input in run.inputs.values.sorted(by: { $0.index < $1.index }) { input.begin() }
    var differences = scheduler.advanceUntilIdle(limit: .events(20_000)) ? [] : ["it does not end"]
    differences += run.surprises
    for (observation, observer) in zip(observations, observers) {
      let events = observer.recording.withLock { $0?.events ?? [] }
      let seen = events.map { timed in timed.event.text(at: observation.start + Int(timed.time / .milliseconds(1))) }
      if seen != observation.events { differences.append("expected \(observation.events)\n  seen     \(seen)") }
    }
    for (name, windows) in windows {
      let seen = run.inputs[name]?.log ?? []
      if seen != windows { differences.append("subscriptions of \(name): expected \(windows), seen \(seen)") }
    }
    return differences
  }
}

private final class Observer: Sendable { let recording = Lock<Recording<String, Thrown>?>(nil) }

/// A recorded call of a closure.
struct Call: Sendable {
  let arguments: [String]
  let result: Result<String, Thrown>

  fileprivate init(_ tokens: [String]) {
    arguments = Array(tokens.dropLast(2))
    result = tokens[tokens.count - 2] == "=" ? .success(tokens[tokens.count - 1]) : .failure(Thrown(tokens[tokens.count - 1]))
  }

  func fits(_ arguments: [String]) -> Bool { zip(self.arguments, arguments).allSatisfy(==) }
}

/// A failure: any value can be one.
struct Thrown: Error, Hashable {
  var value: String
  init(_ value: String) { self.value = value }
}

/// The type of all streams of all cases: values are compared as text.
typealias Signal = TickSignal<String, Thrown>

/// A hot or cold source, which keeps a log of its subscriptions.
final class Input: Sendable {
  let index: Int
  private let isHot: Bool
  private let events: [(time: Int, event: Event<String, Thrown>)]
  private let scheduler: TestScheduler
  private let subject = TickSubject<String, Thrown>()
  private let windows = Lock<[String]>([])

  init(_ index: Int, isHot: Bool, _ events: [String], on scheduler: TestScheduler) {
    (self.index, self.isHot, self.scheduler) = (index, isHot, scheduler)
    self.events = events.map { text in
      let time = text.prefix(while: \.isNumber)
      let value = String(text.dropFirst(time.count + 1))
      return (Int(time) ?? 0, text.dropFirst(time.count).first == ":" ? .next(value) : value.isEmpty ? .completed : .failed(Thrown(value)))
    }
  }

  var log: [String] { windows.withLock { $0 } }

  /// Schedules the events of a hot source, at absolute times.
  func begin() {
    for (time, event) in isHot ? events : [] { scheduler.schedule(at: .milliseconds(time)) { [subject] in subject.send(event) } }
  }

  var signal: Signal {
    Signal { [self] subscriber in
      let start = scheduler.milliseconds
      let index = windows.withLock { windows in
        windows.append("\(start)-")
        return windows.count - 1
      }
      let feed: any Disposable =
        isHot
        ? subject.signal.observe { subscriber.send($0) }
        : CompositeDisposable(events.map { time, event in scheduler.schedule(after: .milliseconds(time)) { subscriber.send(event) } })
      return AnyDisposable {
        feed.dispose()
        let end = self.scheduler.milliseconds
        self.windows.withLock { $0[index] += "\(end)" }
      }
    }
  }
}

extension Event<String, Thrown> {
  fileprivate func text(at time: Int) -> String {
    switch self {
    case .next(let value): "\(time):\(value)"
    case .failed(let failure): "\(time)#\(failure.value)"
    case .completed: "\(time)|"
    }
  }
}

extension TestScheduler {
  /// The current time, which is a whole number, as all times in a case are.
  var milliseconds: Int { Int(TickInstant.origin.duration(to: now) / .milliseconds(1)) }
}

extension TickInstant { static func milliseconds(_ time: Int) -> TickInstant { origin.advanced(by: .milliseconds(time)) } }

/// The parts of a text that spaces separate, or another character, outside of brackets.
func tokens(_ text: some StringProtocol, separator: Character = " ") -> [String] {
  var (tokens, token, depth) = ([String](), "", 0)
  for character in text {
    if "([".contains(character) { depth += 1 } else if ")]".contains(character) { depth -= 1 }
    if character == separator, depth == 0 {
      tokens.append(token)
      token = ""
    } else {
      token.append(character)
    }
  }
  return token.isEmpty ? tokens : tokens + [token]
}
