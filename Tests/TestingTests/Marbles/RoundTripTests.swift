import Testing
import TickStreams
import TickStreamsTesting

/// A recording written as marbles, read and played again, is the same recording.
@Suite struct RoundTripTests {
  enum Offline: Error, Equatable { case now }

  typealias Record = Recorded<Event<String, Offline>>

  static let written: [(events: [Record], text: String)] = [
    ([], ""),
    ([.next("0", at: .zero), .next("1", at: .seconds(1)), .completed(at: .seconds(2))], "0 999ms 1 999ms |"),
    ([.next("a", at: .milliseconds(2)), .next("b", at: .milliseconds(5)), .failed(.now, at: .milliseconds(8))], "--a--b--#"),
    ([.next("a", at: .seconds(60))], "1m a"),
    ([.next("a", at: .milliseconds(9)), .next("b", at: .milliseconds(20))], "---------a 10ms b"),
    ([.next("a", at: .zero), .next("b", at: .zero), .completed(at: .zero)], "(ab|)"),
    ([.next("a", at: .zero), .next("b", at: .zero), .next("c", at: .milliseconds(1))], "(ab) @1ms c"),
    ([.next("a", at: .zero), .next("b", at: .nanoseconds(1_500))], "a @1.5us b"),
    ([.next("a", at: .zero), .next("b", at: .microseconds(2_500))], "a 1.5ms b"),
    ([.next("text", at: .zero), .next("", at: .milliseconds(1))], "'text'''"),
    ([.next("|", at: .zero), .next("it's", at: .milliseconds(1))], #"'|''it\'s'"#),
    ([.next("5", at: .zero), .next("s", at: .milliseconds(1))], "'5's"),
    ([.next("1", at: .zero), .next("2", at: .milliseconds(1)), .next("m", at: .milliseconds(2))], "'1''2'm"),
    ([.next("1", at: .zero), .next("2", at: .milliseconds(1)), .next("x", at: .milliseconds(2))], "12x"),
    ([.next("5", at: .zero), .next("s", at: .zero)], "('5's)"),
    ([.next("\n", at: .zero), .next("\t", at: .milliseconds(1)), .next("é", at: .milliseconds(2))], #"'\n''\u{9}''é'"#),
    ([.next("\u{301}x", at: .zero)], #"'\u{301}x'"#),
  ]

  @Test(arguments: written)
  func isWritten(events: [Record], expected: String) throws {
    let scheduler = TestScheduler()
    let recording = scheduler.record(signal(events, on: scheduler))
    scheduler.run(limit: .events(1_000))
    #expect(recording.marbles() == expected)
    try check(recording, frame: .milliseconds(1))
  }

  /// The text is read to the same events, plays as the same events, cold and hot, and is what the recording expects.
  private func check(_ recording: Recording<String, Offline>, frame: Duration) throws {
    let text = recording.marbles(frame: frame)
    #expect(try Marbles(text, frame: frame).events(error: Offline.now) == recording.events)
    let scheduler = TestScheduler()
    let cold = scheduler.record(scheduler.cold(text, error: Offline.now, frame: frame).signal)
    let hot = scheduler.record(scheduler.hot(text, error: Offline.now, frame: frame).signal)
    scheduler.run(limit: .events(10_000))
    #expect(cold.events == recording.events)
    #expect(hot.events == recording.events)
    try cold.expect(text, error: .now, frame: frame)
    #expect(cold.marbles(frame: frame) == text)
  }

  @Test func randomRecordings() throws {
    for seed in UInt64(0)..<2_000 {
      var random = SplitMix(state: seed)
      let frame = [Duration.milliseconds(1), .seconds(1), .microseconds(7), .nanoseconds(1)].randomElement(using: &random) ?? .zero
      let scheduler = TestScheduler()
      let recording = scheduler.record(signal(randomEvents(frame, &random), on: scheduler))
      scheduler.run(limit: .events(10_000))
      try check(recording, frame: frame)
    }
  }

  @Test func randomRecordingsWithNames() throws {
    let values = ["a": 1, "text": 2, "'": 3, "5": 4, "s": 5, "-": 6]
    for seed in UInt64(0)..<500 {
      var random = SplitMix(state: seed)
      let scheduler = TestScheduler()
      let names = signal(randomEvents(.milliseconds(1), &random), on: scheduler)
      let recording = scheduler.record(names.map { $0.utf8.count % 6 + 1 }.catch { _ in .empty })
      scheduler.run(limit: .events(10_000))
      let text = recording.marbles(values: values)
      #expect(try Marbles(text).events(values: values) == recording.events)
      try recording.expect(text, values: values)
    }
  }

  // MARK: - Random recordings

  private func signal(_ events: [Record], on scheduler: TestScheduler) -> TickSignal<String, Offline> {
    TickSignal { subscriber in
      for event in events { scheduler.schedule(after: event.time) { subscriber.send(event.event) } }
      return Disposables.none
    }
  }

  private func randomEvents(_ frame: Duration, _ random: inout SplitMix) -> [Record] {
    var time = Duration.zero
    var events: [Record] = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      time += randomGap(frame, &random)
      events.append(.next(randomName(&random), at: time))
    }
    time += randomGap(frame, &random)
    switch Int.random(in: 0...2, using: &random) {
    case 0: events.append(.completed(at: time))
    case 1: events.append(.failed(.now, at: time))
    default: break
    }
    return events
  }

  private func randomGap(_ frame: Duration, _ random: inout SplitMix) -> Duration {
    switch Int.random(in: 0...7, using: &random) {
    case 0, 1: .zero
    case 2, 3: frame
    case 4: frame * Int.random(in: 1...20, using: &random)
    case 5: .nanoseconds(Int64.random(in: 0...5_000_000, using: &random))
    case 6: .seconds(Int.random(in: 0...100_000, using: &random))
    default: .nanoseconds(Int64.random(in: 0...1_000_000_000_000_000, using: &random))
    }
  }

  private func randomName(_ random: inout SplitMix) -> String {
    let pieces: [Character] = [
      "a", "b", "0", "1", "5", "9", ".", "s", "m", "h", "n", "u", "-", "|", "#", "(", ")", "^", "!", "'", "\\", "@", " ", "\n", "\t",
      "\r\n",
      "é", "🙂", "🇩🇪", "\u{1F1E9}", "\u{301}", "\u{200D}", "ᄀ", "\u{1161}", "\u{600}", "\u{0}", "µ", "²",
    ]
    let length = [0, 1, 1, 1, 1, 1, 2, 3, 6].randomElement(using: &random) ?? 1
    return String((0..<length).map { _ in pieces.randomElement(using: &random) ?? "a" })
  }
}

/// A small deterministic generator, so that random tests can be repeated.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
