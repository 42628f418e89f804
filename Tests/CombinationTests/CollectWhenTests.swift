import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct CollectWhenTests {
  let scheduler = TestScheduler()
  let source = TickSubject<Int, StubFailure>()
  let trigger = TickSubject<Void, StubFailure>()

  @Test func eachTriggerSendsTheValuesSinceThePreviousOne() {
    let recording = scheduler.record(source.signal.collect(when: trigger.signal))
    source.send(1, 2)
    trigger.next()
    trigger.next()
    source.next(3)
    trigger.next()
    expectEqual(recording.values, [[1, 2], [], [3]])
  }

  @Test func completionSendsTheCollectedValuesAndEndsTheTrigger() {
    let recording = scheduler.record(source.signal.collect(when: trigger.signal))
    source.send(1, completing: true)
    expectEqual(recording.events, [.next([1], at: .zero), .completed(at: .zero)])
    #expect(!trigger.hasSubscribers)
  }

  @Test func aTriggerThatCompletesLeavesTheRestToTheCompletionOfTheUpstream() {
    let recording = scheduler.record(source.signal.collect(when: trigger.signal))
    trigger.completed()
    source.next(1)
    expectEmpty(recording.events)
    source.completed()
    expectEqual(recording.events, [.next([1], at: .zero), .completed(at: .zero)])
  }

  @Test func aFailureOfEitherDropsTheCollectedValues() {
    let first = scheduler.record(source.signal.collect(when: trigger.signal))
    source.next(1)
    trigger.failed(StubFailure())
    expectEqual(first.events, [.failed(StubFailure(), at: .zero)])
    #expect(!source.hasSubscribers)
    let second = scheduler.record(source.signal.collect(when: TickSignal<Void, Never>.never))
    source.next(1)
    source.failed(StubFailure())
    expectEqual(second.events, [.failed(StubFailure(), at: .zero)])
  }
}
