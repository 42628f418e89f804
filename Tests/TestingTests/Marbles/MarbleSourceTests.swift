import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Sources drawn with marbles.
struct MarbleSourceTests {
  enum Offline: Error, Equatable { case now }

  let scheduler = TestScheduler()

  @Test func aHotSourcePlaysOnceForAllSubscribers() {
    let source = scheduler.hot("--a--b--|", values: ["a": 1, "b": 2])
    let first = scheduler.record(source.signal, for: .milliseconds(2))
    let second = scheduler.record(source.signal, for: .milliseconds(20))
    let third = scheduler.record(source.signal)
    expectEqual(first.events, [.next(1, at: .milliseconds(2)), .next(2, at: .milliseconds(5)), .completed(at: .milliseconds(8))])
    expectEqual(second.events, [.next(2, at: .milliseconds(3)), .completed(at: .milliseconds(6))])
    expectEqual(third.events, [.completed(at: .zero)])
    expectEqual(source.subscriptions, ["^-------!", "--^-----!", "22ms (^!)"])
    expectEmpty(scheduler.pending)
  }

  @Test func aColdSourcePlaysForEachSubscriber() {
    let source = scheduler.cold("--a--b--|", values: ["a": 1, "b": 2])
    let first = scheduler.record(source.signal, for: .milliseconds(3))
    let second = scheduler.record(source.signal, for: .milliseconds(20))
    expectEqual(first.events, [.next(1, at: .milliseconds(2)), .next(2, at: .milliseconds(5)), .completed(at: .milliseconds(8))])
    expectEqual(second.events, first.events)
    expectEqual(source.subscriptions, ["^-------!", "---^-------!"])
  }

  @Test func aSourceWithoutValuesSendsItsNames() {
    let hot = scheduler.record(scheduler.hot("-a-'text'|").signal)
    let cold = scheduler.record(scheduler.cold("-a-'text'|").signal, for: .milliseconds(4))
    expectEqual(hot.values, ["a", "text"])
    expectEqual(cold.values, ["a", "text"])
    #expect(hot.isFinished && cold.isFinished)
  }

  @Test func aSourceMayFail() {
    let sources = [
      scheduler.hot("-a#", values: ["a": 1], failing: Offline.now), scheduler.cold("-a#", values: ["a": 1], failing: Offline.now),
    ]
    let recordings = sources.map { scheduler.record($0.signal) }
    let names = [scheduler.hot("-#", failing: Offline.now), scheduler.cold("-#", failing: .now)].map { scheduler.record($0.signal) }
    scheduler.advance(by: .milliseconds(9))
    for recording in recordings { expectEqual(recording.events, [.next(1, at: .milliseconds(1)), .failed(.now, at: .milliseconds(2))]) }
    for recording in names { expectEqual(recording.events, [.failed(.now, at: .milliseconds(1))]) }
  }

  @Test func eventsWithTimesOfTheirOwnAreASource() {
    let hot = scheduler.hot([
      .next(0, at: .seconds(-1)), .next(1, at: .zero), .next(2, at: .seconds(3_600)), .completed(at: .seconds(7_200)),
    ])
    let cold = scheduler.cold([.next("a", at: .nanoseconds(1_500)), .failed(Offline.now, at: .seconds(1))])
    let (early, first) = (scheduler.record(hot.signal), scheduler.record(cold.signal))
    scheduler.advance(by: .seconds(10))
    let (late, second) = (scheduler.record(hot.signal), scheduler.record(cold.signal))
    scheduler.advance(by: .seconds(7_190))
    expectEqual(early.events, [.next(1, at: .zero), .next(2, at: .seconds(3_600)), .completed(at: .seconds(7_200))])
    expectEqual(late.events, [.next(2, at: .seconds(3_590)), .completed(at: .seconds(7_190))])
    expectEqual(first.events, [.next("a", at: .nanoseconds(1_500)), .failed(.now, at: .seconds(1))])
    expectEqual(second.events, first.events)
    expectEqual(
      cold.subscriptions,
      [
        SubscriptionWindow(from: .zero, until: .seconds(1)), SubscriptionWindow(from: .seconds(10), until: .seconds(11)),
      ])
    expectEmpty(scheduler.pending)
  }

  @Test func aColdSourceHasNothingBeforeItsSubscription() async {
    await #expect(processExitsWith: .failure) { _ = TestScheduler().cold([.next(1, at: .seconds(-1))]) }
  }

  @Test func whatIsBeforeTheStartOfAHotSourceHasBeenSent() {
    let recording = scheduler.record(scheduler.hot("-a-^-b|").signal, for: .milliseconds(9))
    expectEqual(recording.events, [.next("b", at: .milliseconds(2)), .completed(at: .milliseconds(3))])
  }

  @Test func aValueAtTimeZeroComesWithTheFirstAdvance() {
    let recordings = [scheduler.record(scheduler.hot("a").signal), scheduler.record(scheduler.cold("a").signal)]
    #expect(recordings.allSatisfy { $0.events.isEmpty })
    scheduler.advance(by: .zero)
    #expect(recordings.allSatisfy { $0.values == ["a"] })
  }

  @Test func aSourceStartsWhenItIsMade() {
    scheduler.advance(by: .seconds(1))
    let hot = scheduler.hot("--a")
    let recording = scheduler.record(hot.signal, for: .milliseconds(1))
    recording.dispose()
    expectEqual(hot.subscriptions, ["^!"])
  }

  @Test func aDisposedColdSourceLeavesNoTimers() {
    let source = scheduler.cold("--a--b--|")
    let recording = scheduler.record(source.signal, for: .milliseconds(3))
    recording.dispose()
    expectEmpty(scheduler.pending)
    expectEqual(source.subscriptions, ["^--!"])
    scheduler.advance(by: .milliseconds(9))
    expectEqual(recording.values, ["a"])
  }

  @Test func timersOfASourceAreNamedAfterIt() {
    _ = scheduler.hot("-a", file: "SearchTests.swift", line: 7)
    let cold = scheduler.cold("--|", file: "SearchTests.swift", line: 8)
    let recording = scheduler.record(cold.signal)
    expectEqual(
      scheduler.pending.map(\.description),
      [
        "hot due at 0.001 seconds, made at SearchTests.swift:7", "cold due at 0.002 seconds, made at SearchTests.swift:8",
      ])
    recording.dispose()
  }

  @Test func theFrameOfASourceCanBeSet() {
    let sources = [scheduler.hot("-a|", frame: .seconds(1)), scheduler.cold("-a|", frame: .seconds(1))]
    let recordings = sources.map { scheduler.record($0.signal) }
    scheduler.advance(by: .seconds(9))
    for recording in recordings { expectEqual(recording.events, [.next("a", at: .seconds(1)), .completed(at: .seconds(2))]) }
  }

  @Test func severalEventsAtOneInstantComeInOrder() {
    let recording = scheduler.record(scheduler.cold("-(cab|)").signal, for: .milliseconds(1))
    expectEqual(recording.values, ["c", "a", "b"])
    #expect(recording.isFinished)
  }

  @Test func aTimerThatWasScheduledEarlierComesFirst() throws {
    let first = scheduler.record(TickSignal<Tick, Never>.after(.milliseconds(2), on: scheduler).replaceValues(with: "t"))
    let source = scheduler.hot("--a").signal
    let merged = scheduler.record(source.merge(.after(.milliseconds(2), value: "later", on: scheduler)), for: .milliseconds(2))
    expectEqual(first.values, ["t"])
    expectEqual(merged.values, ["a", "later"])
  }

  @Test func mistakesInASourceStopTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = TestScheduler().hot("-(a") }
    await #expect(processExitsWith: .failure) { _ = TestScheduler().hot("-a-b", values: ["a": 1]) }
    await #expect(processExitsWith: .failure) { _ = TestScheduler().hot("-#") }
    await #expect(processExitsWith: .failure) { _ = TestScheduler().cold("-^-a") }
  }

  @Test func theMessageOfAMistakeShowsTheDiagramAndItsPlace() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TestScheduler().hot("-a-b", values: ["a": 1, "c": 3], file: "SearchTests.swift", line: 7)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Marbles, column 4: `values:` has no 'b', only 'a', 'c'\n  -a-b\n     ^"))
    #expect(text.contains("SearchTests.swift:7"))
  }
}
