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

@Suite("not, and, or") struct BoolTests {
  let scheduler = TestScheduler()

  @Test func notInvertsEachValue() {
    expectEqual(scheduler.record(TickSignal<Bool, Never>.from([true, false, false]).not()).values, [false, true, true])
  }

  @Test func eachCombinationOfTwo() {
    let (first, second) = (TickSubject<Bool, Never>(), TickSubject<Bool, Never>())
    let both = scheduler.record(first.signal.and(second.signal))
    let either = scheduler.record(first.signal.or(second.signal))
    first.next(true)
    expectEmpty(both.values)
    expectEmpty(either.values)
    for (one, other) in [(true, true), (true, false), (false, false), (false, true)] {
      first.next(one)
      second.next(other)
    }
    expectEqual(both.values, [true, true, false, false, false, false, false])
    expectEqual(either.values, [true, true, true, false, false, false, true])
  }

  @Test func theyCompleteWithTheLastOfTheTwo() {
    let (first, second) = (TickSubject<Bool, Never>(), TickSubject<Bool, Never>())
    let recording = scheduler.record(first.signal.and(second.signal))
    first.send(true, completing: true)
    second.next(true)
    expectEqual(recording.line, "true at 0")
    second.completed()
    expectEqual(recording.line, "true at 0, | at 0")
  }
}
