import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// When an expectation holds, and its message when it does not.
struct MarbleExpectTests {
  enum Offline: Error, Equatable {
    case now
    case later
  }

  let scheduler = TestScheduler()

  private func seconds(_ count: Int) -> Recording<Int, Never> {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).map(\.index), for: .seconds(count))
    return recording
  }

  /// The message of the expectation that fails in `body`.
  private func failure(_ body: () throws -> Void) -> String {
    let error = expectFailure("mismatch") { try body() }
    return error?.description ?? ""
  }

  // MARK: - Holds

  @Test func valuesAreNamedByTheirDescription() throws {
    let recording = seconds(3)
    try recording.expect("0 999ms 1 999ms 2 999ms 3")
    try recording.expect("0---1---2---3", frame: .milliseconds(250))
    let lengths = scheduler.record(TickSignal<Duration, Never>.just(.seconds(3)))
    try lengths.expect("('3.0 seconds'|)")
  }

  @Test func namesStandForValues() throws {
    let recording = scheduler.record(scheduler.hot("--a--b--|", values: ["a": 1, "b": 2]).signal, for: .milliseconds(8))
    try recording.expect("--a--b--|", values: ["a": 1, "b": 2])
    try recording.expect("--x--y--|", values: ["x": 1, "y": 2, "z": 3])
    let swapped = expectFailure("mismatch") { try recording.expect("--1--2--|", values: ["1": 2, "2": 3]) }
    expectEqual(swapped?.message.contains("expected 1, but \"1\" came"), true, "\(swapped?.message ?? "none")")
    expectFailure("mismatch") { try recording.expect("--b--a--|", values: ["a": 1, "b": 2]) }
    let error = expectFailure("diagram") { try recording.expect("--a--c--|", values: ["a": 1, "b": 2]) }
    expectEqual(error?.description.hasPrefix("Marbles, column 6: "), true)
  }

  @Test func failuresAreComparedIfGiven() throws {
    let recording = scheduler.record(scheduler.hot("-a#", failing: Offline.now).signal, for: .milliseconds(8))
    try recording.expect("-a#")
    try recording.expect("-a#", failing: .now)
    try recording.expect("-x#", values: ["x": "a"])
    try recording.expect("-x#", values: ["x": "a"], failing: .now)
    expectFailure("mismatch") { try recording.expect("-a#", failing: .later) }
    expectFailure("mismatch") { try recording.expect("-x#", values: ["x": "a"], failing: .later) }
    expectFailure("mismatch") { try recording.expect("-a|") }
  }

  @Test func nothingIsExpectedWhereNothingStands() throws {
    let recording = scheduler.record(TickSignal<Int, Never>.never)
    try recording.expect("")
    expectFailure("mismatch") { try recording.expect("|") }
    expectFailure("mismatch") { try seconds(1).expect("") }
  }

  @Test func theOrderAtOneInstantCounts() throws {
    let recording = scheduler.record(TickSignal<Int, Never>.from([1, 2, 3]))
    try recording.expect("(123|)")
    expectFailure("mismatch") { try recording.expect("(132|)") }
    expectFailure("mismatch") { try recording.expect("(123)") }
  }

  @Test func theStartHasNoMeaning() {
    let error = expectFailure("diagram") { try seconds(1).expect("-^a") }
    expectEqual(error?.description.hasPrefix("Marbles, column 2: "), true)
  }

  @Test func silenceAtTheEndMustHavePassed() throws {
    let recording = scheduler.record(TickSignal<Int, Never>.never, for: .milliseconds(1))
    try recording.expect("--")
    expectFailure("mismatch") { try recording.expect("---") }
    expectFailure("mismatch") { try recording.expect("@2ms") }
    scheduler.advance(by: .milliseconds(1))
    try recording.expect("---")
    try recording.expect("@2ms")
    recording.dispose()
    try recording.expect("10s")
  }

  @Test func theSubscriptionIsComparedIfGiven() throws {
    let recording = scheduler.record(scheduler.cold("--a--|").signal, for: .milliseconds(3))
    try recording.expect("--a", subscription: "^")
    expectFailure("mismatch") { try recording.expect("--a", subscription: "^--!") }
    recording.dispose()
    try recording.expect("--a", subscription: "^--!")
    expectFailure("mismatch") { try recording.expect("--a", subscription: "^") }
    recording.dispose()
    expectEqual(recording.window, "^--!")
  }

  // MARK: - Messages

  @Test func aMissingValue() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).map(\.index).filter { $0 != 2 })
    scheduler.advance(by: .seconds(3))
    let message = failure { try recording.expect("0 999ms 1 999ms 2 999ms 3", file: "AppTests/HeartbeatTests.swift", line: 21) }
    #expect(
      message == """
        At 2s: expected 2, but nothing came.
                    0s      1s      2s      3s
          expected  0 999ms 1 999ms 2 999ms 3
          recorded  0 999ms 1 999ms - 999ms 3
                                    ^
          AppTests/HeartbeatTests.swift:21
        """)
  }

  @Test func anotherValueInAGroup() {
    let recording = scheduler.record(scheduler.cold("--(abc)-|").signal, for: .milliseconds(20))
    let message = failure { try recording.expect("--(axc)-|", file: "T.swift", line: 1) }
    #expect(
      message == """
        At 2ms: expected x, but b came.
                      2ms   8ms
          expected  --(axc)-|
          recorded  --(abc)-|
                        ^
          T.swift:1
        """)
  }

  @Test func aValueTooManyBetweenFrames() {
    let recording = scheduler.record(TickSignal.interval(.microseconds(1_500), on: scheduler).map(\.index).take(3), for: .milliseconds(20))
    let message = failure { try recording.expect("1500us 0-- 2 @4500us |", file: "T.swift", line: 1) }
    #expect(
      message == """
        At 3ms: 1 came, but nothing was expected.
                          1.5ms   3ms     4.5ms
          expected  1.5ms 0 500us - 500us (2|)
          recorded  1.5ms 0 500us 1 500us (2|)
                                  ^
          T.swift:1
        """)
  }

  @Test func lanesCanBeReadAgain() throws {
    let recording = scheduler.record(scheduler.cold("'first'-'5''s' 10ms (ab)c|").signal, for: .milliseconds(50))
    let error = expectFailure("mismatch") { try recording.expect("a-'5''s'- 10ms (ab)c") }
    let lanes = try #require(error).details.dropFirst().prefix(2).map { $0.dropFirst("expected  ".count) }
    try expectEqual(Marbles(String(lanes[0])).marks, Marbles("a-'5''s'- 10ms (ab)c").marks)
    try expectEqual(Marbles(String(lanes[1])).marks, Marbles(recording.marbles()).marks)
  }

  @Test func anyDifferenceIsFoundAndDrawn() throws {
    var random = SplitMix(state: 7)
    var different = 0
    let count = Thorough.rounds(2_000)
    for _ in 0..<count {
      let scheduler = TestScheduler()
      let lists = (0..<2).map { _ in RandomRecording.events(upTo: 2, .milliseconds(1), &random) }
      let recordings = lists.map { scheduler.record(RandomRecording.signal($0, on: scheduler)) }
      scheduler.advanceUntilIdle(limit: .events(1_000))
      let (expected, recorded) = (recordings[0].events, recordings[1].events)
      let text = recordings[0].marbles()
      if expected == recorded {
        try recordings[1].expect(text, failing: .now)
        continue
      }
      different += 1
      let error = expectFailure("mismatch") { try recordings[1].expect(text, failing: .now) }
      let index =
        zip(expected, recorded).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? Swift.min(expected.count, recorded.count)
      let times = [expected, recorded].compactMap { index < $0.count ? $0[index].time : nil }
      let lines = try #require(error).details
      let time = try #require(error?.message.dropFirst("At ".count).prefix { $0 != ":" })
      try expectEqual(SubscriptionWindow("@\(time) ^").start, times.min())
      try expectEqual(Marbles(String(lines[1].dropFirst(10))).events(failing: .now), expected)
      try expectEqual(Marbles(String(lines[2].dropFirst(10))).events(failing: .now), recorded)
      let caret = lines[3].count - 1
      #expect(lines[1].prefix(caret) != lines[1] || lines[2].prefix(caret) != lines[2], "the caret stands below something")
    }
    #expect(different > count / 2)
  }

  @Test func onlyWhatIsNearTheDifferenceIsShown() {
    let recording = seconds(1_000)
    let expected = (0...1_000).map { $0 == 500 ? "x" : "'\($0)'" }.joined(separator: " 999ms ")
    let message = failure { try recording.expect(expected, file: "T.swift", line: 1) }
    let lines = message.split(separator: "\n")
    expectEqual(lines[0], "At 500s: expected x, but 500 came.")
    #expect(lines[2].hasPrefix("  expected  … @494s '494' 999ms '495' 999ms"))
    #expect(lines[2].hasSuffix("999ms '506' …"))
    let caret = lines[4].count - 1
    expectEqual(Array(lines[2])[caret], "x")
    #expect(Array(lines[3])[caret...].starts(with: "'500'"))
  }

  @Test func namesOfUnexpectedValuesAreLookedUp() {
    let recording = scheduler.record(scheduler.cold("-a-b-c", values: ["a": 1, "b": 2, "c": 77]).signal, for: .milliseconds(20))
    let message = failure { try recording.expect("-a-a-c", values: ["a": 1, "b": 2, "c": 3], file: "T.swift", line: 1) }
    #expect(message.contains("expected  -a-a-c\n"))
    #expect(message.contains("recorded  -a-b-'77'"))
    #expect(message.hasPrefix("At 3ms: expected a, but 2 came."))
  }

  @Test func aWindowOfTheRecording() {
    let recording = scheduler.record(scheduler.cold("--a--b--|").signal.take(until: scheduler.hot("----x").signal), for: .milliseconds(20))
    let message = failure { try recording.expect("--a-|", subscription: "^--------!", file: "T.swift", line: 1) }
    #expect(
      message == """
        At 4ms: the subscription ended, but nothing was expected.
                                      0s  4ms  9ms
          expected                    --a-|
          recorded                    --a-|
          the subscription, expected  ^--------!
          the subscription, recorded  ^---!
                                          ^
          T.swift:1
        """)
  }

  @Test func timesOfALaterStartAreGivenOnTheClockToo() {
    scheduler.advance(by: .seconds(10))
    let source = scheduler.cold("--a")
    let recording = scheduler.record(source.signal, for: .seconds(1))
    #expect(failure { try recording.expect("--b") }.hasPrefix("At 2ms (10.002s on the clock): expected b, but a came."))
    #expect(failure { try source.expectSubscriptions() }.hasPrefix("At 0s (10s on the clock): subscription 1 began"))
    #expect(
      failure { try source.expectSubscriptions("^!") }.hasPrefix(
        "At 1ms (10.001s on the clock): expected subscription 1 to end, but it did not."))
  }

  @Test func windowsOfASource() {
    let source = scheduler.cold("--a--|")
    let first = scheduler.record(source.signal, for: .milliseconds(3))
    first.dispose()
    let message = failure { try source.expectSubscriptions("^----!", file: "T.swift", line: 1) }
    #expect(
      message == """
        At 3ms: subscription 1 ended, but nothing was expected.
                                    0s 3ms
          subscription 1, expected  ^----!
          subscription 1, recorded  ^--!
                                       ^
          T.swift:1
        """)
    expectFailure("mismatch") { try source.expectSubscriptions() }
    expectFailure("mismatch") { try source.expectSubscriptions("^--!", "----^") }
    #expect(throws: Never.self) { try source.expectSubscriptions("^--!") }
  }

  @Test func aRecordingThatOutlivesItsSchedulerKeepsTheTime() {
    let subject = TickSubject<Int, Never>()
    func make() -> Recording<Int, Never> { TestScheduler().record(subject.signal, for: .seconds(5)) }
    let recording = make()
    subject.next(1)
    recording.dispose()
    expectEqual(recording.events, [.next(1, at: .seconds(5))])
    expectEqual(recording.window, SubscriptionWindow(from: .zero, until: .seconds(5)))
  }

  @Test func ofManySubscriptionsThoseNearTheDifferenceAreDrawn() {
    let source = scheduler.cold("-|")
    let recording = scheduler.record(source.signal.repeated(after: .seconds(1), on: scheduler), for: .seconds(3_600))
    let details = expectFailure("mismatch") { try source.expectSubscriptions("^!") }?.details ?? []
    #expect((5..<20).contains(details.count))
    withExtendedLifetime(recording) {}
  }

  @Test func aDiagramThatGoesOn() {
    let message = failure { try seconds(1).expect("0 999ms 1 5s", file: "T.swift", line: 1) }
    expectEqual(message, "The diagram goes on to 6.001s, but only 1s has passed: advance first.\n  0 999ms 1 5s\n  T.swift:1")
  }

  @Test func theErrorSaysTheSameInEveryForm() {
    let error = expectFailure("mismatch") { try seconds(1).expect("0 999ms 2") }
    expectEqual(error?.message.hasPrefix("At 1s: "), true)
    expectEqual(error?.site?.file.hasSuffix("TestingTests/MarbleExpectTests.swift"), true)
    expectEqual(error?.localizedDescription, error?.description)
  }

  @Test func aSubscriptionThatGoesOnToATimeThatHasNotCome() throws {
    let source = scheduler.hot("--a")
    let recording = scheduler.record(source.signal)
    for end in ["----", " 3ms", " @3ms"] {
      let messages = [
        failure { try source.expectSubscriptions("^\(end)", file: "T.swift", line: 1) },
        failure { try recording.expect("", subscription: "^\(end)", file: "T.swift", line: 1) },
      ]
      #expect(messages.allSatisfy { $0.hasSuffix("but only 0s has passed: advance first.\n  ^\(end)\n  T.swift:1") })
    }
    scheduler.advance(by: .milliseconds(4))
    try source.expectSubscriptions("^----")
  }
}
