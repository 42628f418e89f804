import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct SampleTests {
  let scheduler = TestScheduler()
  let source = TickSubject<Int, StubFailure>()
  let trigger = TickSubject<Void, StubFailure>()

  private func sampled(_ source: String, on trigger: String) -> Recording<String, StubFailure> {
    let recording = scheduler.record(TestSource(on: scheduler, source).signal.sample(when: TestSource(on: scheduler, trigger).signal))
    scheduler.advance(by: .seconds(60))
    expectEmpty(scheduler.pending)
    return recording
  }

  @Test func aTriggerPassesTheLatestValueOnce() { expectEqual(sampled("a-b---c-d--|", on: "---x-x---x").line, "b at 3, d at 9, | at 11") }
  @Test func aTriggerBeforeTheFirstValueGivesNothing() { expectEqual(sampled("--a---|", on: "-x---x").line, "a at 5, | at 6") }
  @Test func theSameValueSentAgainPassesAgain() { expectEqual(sampled("a-a---|", on: "-x-x").line, "a at 1, a at 3, | at 6") }

  @Test func aValueAtTheInstantOfTheTriggerPassesIfItIsThereFirst() {
    let recording = scheduler.record(source.signal.sample(when: trigger.signal))
    source.next(1)
    trigger.next()
    expectEqual(recording.values, [1])
    trigger.next()
    source.next(2)
    expectEqual(recording.values, [1])
    trigger.next()
    expectEqual(recording.values, [1, 2])
  }

  @Test func theUpstreamIsSubscribedBeforeTheTrigger() {
    let recording = scheduler.record(TickSignal<Int, Never>.just(1).sample(when: TickSignal<Int, Never>.just(0)))
    expectEqual(recording.line, "| at 0", "completion of the upstream comes before the trigger")
    let endless = scheduler.record(TickSignal<Int, Never>.never.startWith(1).sample(when: TickSignal<Int, Never>.just(0)))
    expectEqual(endless.values, [1])
  }

  @Test func completionDropsThePendingValueAndEndsTheTrigger() {
    let recording = scheduler.record(source.signal.sample(when: trigger.signal))
    source.send(1, completing: true)
    expectEqual(recording.line, "| at 0")
    #expect(!trigger.hasSubscribers)
  }

  @Test func completionOfTheTriggerLeavesTheSignalSilentUntilItEnds() { expectEqual(sampled("a-b-c-|", on: "-x|").line, "a at 1, | at 6") }

  @Test func aFailureOfEitherEndsBoth() {
    expectEqual(sampled("a-b#", on: "-x-").line, "a at 1, # at 3")
    expectEqual(sampled("a-b-c-", on: "-x-#").line, "a at 1, # at 3")
    let recording = scheduler.record(source.signal.sample(when: trigger.signal))
    trigger.failed(StubFailure(code: 7))
    expectEqual(recording.events.map(\.event), [.failed(StubFailure(code: 7))])
    #expect(!source.hasSubscribers)
  }

  @Test func signalsThatCannotFailCombineWithSignalsThatCan() {
    let sure = TickSubject<Int, Never>()
    #expect(type(of: sure.signal.sample(when: sure.signal)) == TickSignal<Int, Never>.self)
    let risky = scheduler.record(source.signal.sample(when: sure.signal))
    let other = scheduler.record(sure.signal.promoteFailure().sample(when: trigger.signal))
    source.next(1)
    sure.next(2)
    trigger.next()
    expectEqual(risky.values, [1])
    expectEqual(other.values, [2])
  }

  @Test func aValueSentFromInsideADeliveryWaitsForTheNextTrigger() {
    let seen = Log<Int>()
    let subscription = source.signal.sample(when: trigger.signal)
      .observe { [source, trigger] event in
        guard let value = event.value else { return }
        seen.append(value)
        source.next(value + 1)
        if value < 3 { trigger.next() }
      }
    source.next(1)
    trigger.next()
    expectEqual(seen.entries, [1, 2, 3])
    subscription.dispose()
    #expect(!source.hasSubscribers && !trigger.hasSubscribers)
  }

  @Test func closuresOfTheTriggerAreReleasedAtTheEnd() throws {
    try expectCaptureReleased { [trigger] source, witness in source.sample(when: trigger.signal.map { witness.pass($0) }) }
  }

  @Test func everyIntervalPassesTheLatestIfItIsNew() {
    let recording = scheduler.record(TestSource(on: scheduler, "ab---c-----------d|").signal.sample(every: .seconds(4), on: scheduler))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "b at 4, c at 8, | at 18")
    expectEmpty(scheduler.pending)
  }

  @Test func theFirstSampleIsTakenAfterTheIntervalAndNotBefore() {
    let recording = scheduler.record(source.signal.sample(every: .seconds(4), on: scheduler))
    source.next(1)
    scheduler.advance(by: .seconds(4) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(1, at: .seconds(4))])
  }

  @Test func afterAStallThereIsOneSample() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler).map(\.index).sample(every: .seconds(4), on: scheduler))
    scheduler.sleepDevice(for: .milliseconds(9_500))
    expectEqual(recording.events, [.next(8, at: .milliseconds(9_500))])
    scheduler.advance(by: .milliseconds(2_500))
    expectEqual(recording.values.count, 2)
    expectEqual(recording.events.last?.time, .seconds(12))
  }
}
