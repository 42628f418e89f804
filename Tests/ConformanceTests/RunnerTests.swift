import Testing
import TickStreams

/// The results of the runner for its own cases: `a` sends `x` at 1 and completes at 3, counted from each subscription.
@Suite("The runner of conformance cases")
struct RunnerTests {
  // MARK: - Parts without a counterpart

  @Test(arguments: ["x", "y"])
  func aDifferenceIsNotHiddenByAFormThatIsNeededLater(value: JSONValue) {
    let record = Record(a.pipe(op("concatWith", notOffered)), sends: [next(1, value)])
    #expect(value == "x" ? record.run().isUnfit(in: ["bufferCount"]) : record.run().hasDifference)
  }

  @Test func aFormThatIsNotNeededDoesNotMatter() {
    let record = Record(a.pipe(op("timeoutWith", 9, notOffered)), sends: [next(1, "x"), end(3)])
    #expect(record.run().isPassed)
  }

  @Test func aCallThatIsNotRecordedIsADifference() {
    let record = Record(a.pipe(op("mergeMap", closure)), calls: [], sends: [])
    #expect(record.run().hasDifference)
    #expect(record.rule == nil)
  }

  // MARK: - Rules

  @Test(arguments: [b, b.pipe(op("skip", 1)), create("merge", b, create("EMPTY"))])
  func aTriggerThatEndsWithoutAValueIsCovered(trigger: JSONValue) {
    let record = Record(a.pipe(op("takeUntil", trigger)), b: [end(0)], sends: [next(1, "x"), end(3)], windows: ["b": [window(0, 0)]])
    #expect(record.run().hasDifference)
    #expect(record.rule == "take(until:) whose trigger ends without a value")
  }

  @Test func aTriggerThatFailsIsCovered() {
    let failure = RecordedEvent(time: 0, event: .failed(Thrown("e")))
    let record = Record(a.pipe(op("takeUntil", b)), b: [failure], sends: [failure], windows: ["a": [window(0, 0)], "b": [window(0, 0)]])
    #expect(record.run().hasDifference)
    #expect(record.rule == "take(until:) whose trigger ends without a value")
  }

  @Test func anotherDifferenceOfACaseWhoseTriggerEndsIsNotCovered() {
    let record = Record(a.pipe(op("takeUntil", b)), b: [end(0)], sends: [next(1, "y"), end(3)])
    #expect(record.rule == nil)
  }

  @Test(arguments: [0, 1])
  func anInputThatIsNotSubscribedIsCoveredIfItsWindowHasNoLength(end: Int) {
    let pipeline = a.pipe(op("startWith", "s"), op("take", 1))
    let record = Record(pipeline, sends: [next(0, "s"), RecordedEvent(time: 0, event: .completed)], windows: ["a": [window(0, end)]])
    #expect(record.rule == (end == 0 ? "an input that is not subscribed once the result has ended" : nil))
  }

  @Test func anIntervalOfANegativeTimeIsCoveredAsOneOfZero() {
    #expect(Record(create("interval", -1), sends: [next(0, 0)]).rule == "an interval of zero, which a negative one is, too")
  }

  // MARK: - Forms

  @Test func aNegativePeriodIsNone() {
    #expect(Record(create("timer", 2, -1), sends: [next(2, 0), end(2)]).run().isPassed)
    #expect(Record(a.pipe(op("bufferTime", 2, -1)), sends: [next(2, ["x"]), next(3, []), end(3)]).run().isPassed)
  }

  @Test func combineLatestOfADictionaryGivesDictionaries() {
    let record = Record(create("combineLatest", ["p": a, "q": create("of", 2)]), sends: [next(1, ["p": "x", "q": 2]), end(3)])
    #expect(record.run().isPassed)
  }

  @Test func aLimitedMergeCallsItsClosureWhenTheSignalMayRun() {
    let pipeline = a.pipe(op("startWith", "s"), op("mergeMap", closure, 1))
    let record = Record(pipeline, calls: [["args": ["s"], "result": create("NEVER")]], sends: [])
    #expect(record.run().isPassed)
  }

  @Test(arguments: ["repeat", "retry"])
  func aNotifierIsUnsubscribedBeforeItsStreamRestarts(name: JSONValue) {
    let shared: JSONValue = ["$ref": "shared"]
    let isRetry = name == "retry"
    let last = isRetry ? create("throwError", "e") : create("EMPTY")
    let again = op(name, ["count": isRetry ? 1 : 2, "delay": closure])
    let record = Record(
      shared.pipe(op("take", 1), op("concatWith", last), again), b: [next(1, "x"), next(2, "y"), next(4, "z")], shared: b.pipe(op("share")),
      calls: [["args": isRetry ? ["e", 1] : [1], "result": shared]],
      sends: [next(1, "x"), next(4, "z"), isRetry ? RecordedEvent(time: 4, event: .failed(Thrown("e"))) : end(4)],
      windows: ["b": [window(0, 1), window(1, 2), window(2, 4)]])
    #expect(record.run().isPassed)
  }
}

// MARK: - Cases

private let a: JSONValue = ["$in": "a"]
private let b: JSONValue = ["$in": "b"]
private let closure: JSONValue = ["$fn": "closure"]
/// A stream in a form that has no counterpart.
private let notOffered = a.pipe(op("bufferCount", 0))

private func op(_ name: JSONValue, _ arguments: JSONValue...) -> JSONValue { ["op": name, "args": .array(arguments)] }
private func create(_ name: JSONValue, _ arguments: JSONValue...) -> JSONValue { ["$create": name, "args": .array(arguments)] }
private func next(_ time: Int, _ value: JSONValue) -> RecordedEvent { RecordedEvent(time: time, event: .next(value)) }
private func end(_ time: Int) -> RecordedEvent { RecordedEvent(time: time, event: .completed) }
private func window(_ start: Int, _ end: Int) -> Window { Window(subscribed: start, unsubscribed: end) }

extension JSONValue {
  fileprivate func pipe(_ operators: JSONValue...) -> JSONValue { ["$pipe": self, "ops": .array(operators)] }
}

extension Record {
  /// Creates a case with the inputs `a`, which is cold, and `b`, which is hot.
  fileprivate init(
    _ pipeline: JSONValue, b events: [RecordedEvent] = [], shared: JSONValue = .null, calls: [[String: JSONValue]] = [],
    sends expected: [RecordedEvent], windows: [String: [Window]] = [:]
  ) {
    self.init(
      id: "runner", operator: "composition", uses: pipeline.objects.compactMap { ($0["op"] ?? $0["$create"])?.string },
      inputs: [
        Input(name: "a", kind: .cold, events: [next(1, "x"), end(3)]),
        Input(name: "b", kind: .hot, events: events),
      ],
      pipeline: pipeline, defs: ["shared": shared], lambdas: ["closure": Lambda(kind: "pure", calls: calls)],
      expected: Expectation(events: expected), subscriptions: windows.map { Windows(input: $0, log: $1) }, subscribeAt: 0)
  }

  /// The rule that it falls under.
  fileprivate var rule: String? { Exclusion.covering(self, run())?.rule }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral string: String) { self = .string(string) }
  init(integerLiteral number: Int) { self = .number(number) }
  init(arrayLiteral values: JSONValue...) { self = .array(values) }
  init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(Dictionary(uniqueKeysWithValues: members)) }
}
