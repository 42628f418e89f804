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
    #expect(recording.marbles() == expected)
    #expect("\(recording)" == (events.isEmpty ? "(nothing)" : expected))
    try check(recording, frame: .milliseconds(1))
  }

  /// The text is read to the same events, plays as the same events, cold and hot, and is what the recording expects.
  private func check(_ recording: Recording<String, Offline>, frame: Duration) throws {
    let text = recording.marbles(frame: frame)
    #expect(try Marbles(text, frame: frame).events(failing: Offline.now) == recording.events)
    let scheduler = TestScheduler()
    let cold = scheduler.record(scheduler.cold(text, failing: Offline.now, frame: frame).signal)
    let hot = scheduler.record(scheduler.hot(text, failing: Offline.now, frame: frame).signal)
    scheduler.advanceUntilIdle(limit: .events(10_000))
    #expect(cold.events == recording.events)
    #expect(hot.events == recording.events)
    try cold.expect(text, failing: .now, frame: frame)
    #expect(cold.marbles(frame: frame) == text)
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
      #expect(try Marbles(text).events(values: values) == recording.events)
      try recording.expect(text, values: values)
    }
  }
}
