import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// `expectSilence(for:)` holds only if no event came although one could have come.
struct SilenceTests {
  let scheduler = TestScheduler()

  private func ticks(every interval: Duration) -> Recording<Int, Never> {
    scheduler.record(TickSignal.interval(interval, on: scheduler).map(\.index))
  }

  @Test func timePasses() throws {
    let recording = ticks(every: .seconds(10))
    try recording.expectSilence(for: .milliseconds(9_999))
    expectEqual(scheduler.now, .origin.advanced(by: .milliseconds(9_999)))
    scheduler.advance(by: .milliseconds(1))
    expectEqual(recording.values, [0])
    try recording.expectSilence(for: .milliseconds(9_999))
  }

  @Test func whatComesAtTheVeryEndCounts() {
    let recording = ticks(every: .seconds(10))
    expectFailure("mismatch") { try recording.expectSilence(for: .seconds(10)) }
  }

  @Test func whatIsDueNowCounts() {
    let recording = scheduler.record(scheduler.cold("a").signal)
    expectFailure("mismatch") { try recording.expectSilence(for: .nanoseconds(1)) }
  }

  @Test func anEndIsNotSilence() {
    let recording = scheduler.record(scheduler.cold("----|").signal)
    expectFailure("mismatch") { try recording.expectSilence(for: .milliseconds(4)) }
  }

  @Test func theMessageShowsWhatCame() throws {
    let recording = ticks(every: .seconds(4))
    scheduler.advance(by: .seconds(5))
    let error = expectFailure("mismatch") { try recording.expectSilence(for: .seconds(10), file: "AppTests/IdleTests.swift", line: 9) }
    #expect(
      error?.description == """
        At 8s: expected silence, but 1 came.
                       4s       8s       12s
          recorded  4s 0 3.999s 1 3.999s 2
                                ^
          AppTests/IdleTests.swift:9
        """)
  }

  @Test func silenceAfterAnEndIsAFailure() {
    let recording = scheduler.record(scheduler.cold("-|").signal, for: .milliseconds(5))
    let error = expectFailure("mismatch") { try recording.expectSilence(for: .seconds(1)) }
    expectEqual(error?.message, "The recording has ended at 1ms: its silence proves nothing.")
    expectEqual(scheduler.now, .origin.advanced(by: .milliseconds(5)))
  }

  @Test func silenceAfterADisposalIsAFailure() {
    let recording = ticks(every: .seconds(1))
    recording.dispose()
    let error = expectFailure("mismatch") { try recording.expectSilence(for: .seconds(1)) }
    expectEqual(error?.message, "The recording was disposed at 0s: its silence proves nothing.")
  }

  @Test func silenceOfASubjectThatWasDeallocatedIsAFailure() throws {
    var subject: TickSubject<Int, Never>? = TickSubject()
    let recording = scheduler.record((subject?.signal ?? .never).map { $0 + 1 })
    try recording.expectSilence(for: .seconds(1))
    subject = nil
    let error = expectFailure("mismatch") { try recording.expectSilence(for: .seconds(1)) }
    #expect(subject == nil)
    expectEqual(error?.message, "The subject of the recorded signal has been deallocated: its silence proves nothing.")
    expectEqual(error?.details.first?.hasSuffix(" 1s"), true)
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(1)))
  }

  @Test func aDisposalMeanwhileIsAFailure() {
    let recording = ticks(every: .seconds(5))
    scheduler.schedule(after: .seconds(4)) { recording.dispose() }
    let error = expectFailure("mismatch") { try recording.expectSilence(for: .seconds(10)) }
    expectEqual(error?.message, "The recording was disposed at 4s: its silence proves nothing.")
  }

  @Test func whatIsHeldWhenTheSubjectIsDeallocatedCanStillCome() throws {
    var subject: TickSubject<Int, Never>? = TickSubject()
    let recording = scheduler.record((subject?.signal ?? .never).debounce(for: .seconds(2), on: scheduler))
    subject?.next(1)
    subject = nil
    #expect(subject == nil)
    try recording.expectSilence(for: .milliseconds(1_999))
    expectFailure("mismatch") { try recording.expectSilence(for: .milliseconds(1)) }
  }

  @Test func severalRecordingsAreWatchedTogether() throws {
    let slow = ticks(every: .seconds(10))
    let fast = scheduler.record(TickSignal.interval(.seconds(3), on: scheduler).map { "\($0.index)" })
    try scheduler.expectSilence(for: .seconds(2), of: slow, fast)
    let error = expectFailure("mismatch") { try scheduler.expectSilence(for: .seconds(20), of: slow, fast) }
    expectEqual(error?.message.hasPrefix("At 3s: "), true)
    try scheduler.expectSilence(for: .seconds(1), of: slow)
  }

  @Test func aRecordingOfAnotherSchedulerIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      let other = TestScheduler()
      try? TestScheduler().expectSilence(for: .seconds(1), of: other.record(TickSignal<Int, Never>.never))
    }
  }

  @Test func noTimeIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      let scheduler = TestScheduler()
      try? scheduler.record(TickSignal<Int, Never>.never).expectSilence(for: .zero)
    }
  }

  @Test func theFirstEventIsNamedWhereverTheRecordingsBegan() throws {
    let early = scheduler.record(TickSignal.after(.seconds(11), value: "early", on: scheduler))
    scheduler.advance(by: .seconds(10))
    let late = scheduler.record(TickSignal.after(.seconds(2), value: "late", on: scheduler))
    let failure = expectFailure("mismatch") { try scheduler.expectSilence(for: .seconds(5), of: early, late) }
    expectEqual(failure?.message, "At 11s: expected silence, but early came.")
  }
}
