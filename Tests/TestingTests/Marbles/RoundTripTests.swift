import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A recording written as marbles, read and played again, is the same recording.
struct RoundTripTests {
  typealias Offline = RandomRecording.Offline
  typealias Record = RandomRecording.Record

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

  @Test(arguments: written) func isWritten(events: [Record], expected: String) throws {
    let scheduler = TestScheduler()
    let recording = scheduler.record(RandomRecording.signal(events, on: scheduler))
    scheduler.advanceUntilIdle(limit: .events(1_000))
    expectEqual(recording.marbles(), expected)
    expectEqual("\(recording)", (events.isEmpty ? "(nothing)" : expected))
    try check(recording, frame: .milliseconds(1))
  }

  /// The text is read to the same events, plays as the same events, cold and hot, and is what the recording expects.
  private func check(_ recording: Recording<String, Offline>, frame: Duration) throws {
    let text = recording.marbles(frame: frame)
    try expectEqual(Marbles(text, frame: frame).events(failing: Offline.now), recording.events)
    let scheduler = TestScheduler()
    let cold = scheduler.record(scheduler.cold(text, failing: Offline.now, frame: frame).signal)
    let hot = scheduler.record(scheduler.hot(text, failing: Offline.now, frame: frame).signal)
    scheduler.advanceUntilIdle(limit: .events(10_000))
    expectEqual(cold.events, recording.events)
    expectEqual(hot.events, recording.events)
    try cold.expect(text, failing: .now, frame: frame)
    expectEqual(cold.marbles(frame: frame), text)
  }

  @Test func randomRecordings() throws {
    for seed in 0..<Thorough.rounds(2_000 as UInt64) {
      var random = SplitMix(state: seed)
      let frame = [Duration.milliseconds(1), .seconds(1), .microseconds(7), .nanoseconds(1)].randomElement(using: &random) ?? .zero
      let scheduler = TestScheduler()
      let recording = scheduler.record(RandomRecording.signal(RandomRecording.events(frame, &random), on: scheduler))
      scheduler.advanceUntilIdle(limit: .events(10_000))
      try check(recording, frame: frame)
    }
  }

  @Test func randomRecordingsWithNames() throws {
    let values = ["a": 1, "text": 2, "'": 3, "5": 4, "s": 5, "-": 6]
    for seed in 0..<Thorough.rounds(500 as UInt64) {
      var random = SplitMix(state: seed)
      let scheduler = TestScheduler()
      let names = RandomRecording.signal(RandomRecording.events(.milliseconds(1), &random), on: scheduler)
      let recording = scheduler.record(names.map { $0.utf8.count % 6 + 1 }.catch { _ in .empty })
      scheduler.advanceUntilIdle(limit: .events(10_000))
      let text = recording.marbles(values: values)
      try expectEqual(Marbles(text).events(values: values), recording.events)
      try recording.expect(text, values: values)
    }
  }
}

/// Random recordings: with groups, quotes, long and odd times.
enum RandomRecording {
  enum Offline: Error, Equatable { case now }

  typealias Record = Recorded<Event<String, Offline>>

  static func signal(_ events: [Record], on scheduler: TestScheduler) -> TickSignal<String, Offline> {
    TickSignal { subscriber in
      for event in events { scheduler.schedule(after: event.time) { subscriber.send(event.event) } }
      return Disposables.none
    }
  }

  static func events(upTo count: Int = 12, _ frame: Duration, _ random: inout SplitMix) -> [Record] {
    var time = Duration.zero
    var events: [Record] = []
    for _ in 0..<Int.random(in: 0...count, using: &random) {
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

  private static func randomGap(_ frame: Duration, _ random: inout SplitMix) -> Duration {
    switch Int.random(in: 0...7, using: &random) {
    case 0, 1: .zero
    case 2, 3: frame
    case 4: frame * Int.random(in: 1...20, using: &random)
    case 5: .nanoseconds(Int64.random(in: 0...5_000_000, using: &random))
    case 6: .seconds(Int.random(in: 0...100_000, using: &random))
    default: .nanoseconds(Int64.random(in: 0...1_000_000_000_000_000, using: &random))
    }
  }

  private static func randomName(_ random: inout SplitMix) -> String {
    let pieces: [Character] = [
      "a", "b", "0", "1", "5", "9", ".", "s", "m", "h", "n", "u", "-", "|", "#", "(", ")", "^", "!", "'", "\\", "@", " ", "\n", "\t",
      "\r\n",
      "é", "🙂", "🇩🇪", "\u{1F1E9}", "\u{301}", "\u{200D}", "ᄀ", "\u{1161}", "\u{600}", "\u{0}", "µ", "²",
    ]
    let length = [0, 1, 1, 1, 1, 1, 2, 3, 6].randomElement(using: &random) ?? 1
    return String((0..<length).map { _ in pieces.randomElement(using: &random) ?? "a" })
  }
}
