import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct CollectEveryTests {
  let scheduler = TestScheduler()
  let subject = TickSubject<Int, StubFailure>()

  private func collected(_ source: String, every seconds: Int, maxCount count: Int = .max, skipEmpty: Bool = false) -> String {
    let source = TestSource(on: scheduler, source).signal
    let recording = scheduler.record(
      source.collect(every: .seconds(seconds), maxCount: count, skipEmpty: skipEmpty, on: scheduler).map { $0.joined() }, for: .seconds(60))
    expectEmpty(scheduler.pending)
    return recording.line
  }

  @Test func eachWindowGivesItsValuesAtItsEndAlsoIfThereAreNone() {
    expectEqual(collected("-a-b-------c-----|", every: 5), "ab at 5,  at 10, c at 15,  at 17, | at 17")
  }

  @Test func completionDeliversTheWindowThatIsOpen() { expectEqual(collected("-a-b--c|", every: 5), "ab at 5, c at 7, | at 7") }

  @Test func aWindowIsNotClosedEarly() {
    let recording = scheduler.record(subject.signal.collect(every: .seconds(5), on: scheduler))
    subject.next(1)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    expectEmpty(recording.events)
    subject.next(2)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next([1, 2], at: .seconds(5))])
  }

  @Test func aValueAtTheInstantOfTheEndBelongsToTheWindowIfItIsThereFirst() {
    scheduler.schedule(after: .seconds(5)) { [subject] in subject.next(1) }
    let recording = scheduler.record(subject.signal.collect(every: .seconds(5), on: scheduler))
    scheduler.schedule(after: .seconds(5)) { [subject] in subject.next(2) }
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events, [.next([1], at: .seconds(5)), .next([2], at: .seconds(10))])
  }

  @Test func aFailurePassesAtOnceAndDropsTheWindow() { expectEqual(collected("-a-b--c#", every: 5), "ab at 5, # at 7") }

  @Test func afterAStallThereIsOneArrayAndTheGridIsKept() {
    let recording = scheduler.record(subject.signal.collect(every: .seconds(5), on: scheduler))
    subject.next(1)
    scheduler.sleepDevice(for: .seconds(17))
    expectEqual(recording.events, [.next([1], at: .seconds(17))])
    subject.next(2)
    scheduler.advance(by: .seconds(8))
    expectEqual(recording.line, "[1] at 17, [2] at 20, [] at 25")
  }

  @Test func aStallThatEndsOnTheGridGivesOneArrayForIt() {
    let recording = scheduler.record(subject.signal.collect(every: .seconds(5), on: scheduler))
    scheduler.sleepDevice(for: .seconds(15))
    expectEqual(recording.line, "[] at 15")
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.line, "[] at 15, [] at 20")
  }

  @Test func emptyWindowsCanBeSkipped() {
    expectEqual(collected("-a-b------c---|", every: 5, skipEmpty: true), "ab at 5, c at 10, | at 14")
    expectEqual(collected("-a-b----------|", every: 5, skipEmpty: true), "ab at 5, | at 14")
  }

  @Test func skippingKeepsTheGrid() {
    let recording = scheduler.record(subject.signal.collect(every: .seconds(5), skipEmpty: true, on: scheduler), for: .seconds(13))
    subject.next(1)
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.line, "[1] at 15")
  }

  @Test func skippingGivesTheSameArraysAtTheSameInstants() {
    for (period, stall) in [(5, 0), (2, 0), (7, 0), (3, 9), (5, 13), (4, 22)] {
      let all = arrays(of: period, stalledFor: stall, skipEmpty: false)
      let some = arrays(of: period, stalledFor: stall, skipEmpty: true)
      expectEqual(some.events, all.events.filter { $0.event.value?.isEmpty == false }, "an interval of \(period) s, stalled for \(stall) s")
    }
  }

  @Test func aValueAtTheEndOfAnEmptyWindowThatWasScheduledLaterIsInTheNextOne() {
    #expect(arrays(of: 5, stalledFor: 0, skipEmpty: true).line.hasPrefix("[0] at 10, [1] at 15"))
  }

  private func arrays(of period: Int, stalledFor stall: Int, skipEmpty: Bool) -> Recording<[Int], Never> {
    let scheduler = TestScheduler()
    let ticks = TickSignal.interval(.seconds(period), on: scheduler).map(\.index)
    let recording = scheduler.record(ticks.collect(every: .seconds(5), skipEmpty: skipEmpty, on: scheduler), for: .seconds(11))
    scheduler.suspendApp(for: .seconds(stall))
    scheduler.advance(by: .seconds(40))
    return recording
  }

  @Test func aFullWindowEndsAtOnceAndStartsANewGrid() {
    expectEqual(collected("-a-b-----c--d---|", every: 5, maxCount: 2), "ab at 3,  at 8, cd at 12,  at 16, | at 16")
  }

  @Test func aFullWindowIsDeliveredInTheContextOfTheUpstream() {
    let recording = scheduler.record(subject.signal.collect(every: .seconds(5), maxCount: 2, skipEmpty: true, on: scheduler))
    subject.send(1, 2)
    expectEqual(recording.line, "[1, 2] at 0")
    scheduler.advance(by: .seconds(2))
    subject.next(3)
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "[1, 2] at 0, [3] at 5")
  }

  @Test func theTimerOfAFullWindowHasNoEffectOnTheNext() {
    let recording = scheduler.record(subject.signal.collect(every: .seconds(5), maxCount: 2, on: scheduler), for: .seconds(5) - .nanosecond)
    subject.send(1, 2, 3)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    expectEqual(recording.values, [[1, 2]])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.values, [[1, 2], [3]])
    expectEqual(recording.events.last?.time, .seconds(10) - .nanosecond)
  }

  @Test func aCountOfOneGivesEachValueAtOnce() {
    expectEqual(collected("abc|", every: 5, maxCount: 1, skipEmpty: true), "a at 0, b at 1, c at 2, | at 3")
  }

  @Test func aValueSentFromInsideADeliveryBelongsToTheNextWindow() {
    let seen = Log<[Int]>()
    let subscription = subject.signal.collect(every: .seconds(5), maxCount: 2, on: scheduler)
      .observe { [subject] event in
        guard let values = event.value, seen.count < 3 else { return }
        seen.append(values)
        for value in values { subject.next(value + 1) }
      }
    subject.send(1, 10)
    expectEqual(seen.entries, [[1, 10], [2, 11], [3, 12]])
    subscription.dispose()
  }
}

struct CollectWithinTests {
  let scheduler = TestScheduler()
  let subject = TickSubject<Int, StubFailure>()

  private func collected(_ source: String, within seconds: Int, maxCount count: Int = .max) -> String {
    let source = TestSource(on: scheduler, source).signal
    let recording = scheduler.record(source.collect(within: .seconds(seconds), maxCount: count, on: scheduler).map { $0.joined() })
    scheduler.advance(by: .seconds(60))
    expectEmpty(scheduler.pending)
    return recording.line
  }

  @Test func aWindowOpensWithItsFirstValueAndEndsASpanLater() {
    expectEqual(collected("-a-b--c--d----|", within: 4), "ab at 5, cd at 10, | at 14")
  }

  @Test func nothingIsArmedAndNothingWakesWhileNoValueComes() throws {
    let recording = scheduler.record(subject.signal.collect(within: .seconds(5), on: scheduler))
    try scheduler.expectWakeUps(max: 0, during: .seconds(3_600)) {}
    expectEmpty(scheduler.pending)
    try scheduler.expectWakeUps(max: 1, during: .seconds(3_600)) { subject.send(1, 2) }
    expectEmpty(scheduler.pending)
    expectEqual(recording.events, [.next([1, 2], at: .seconds(3_605))])
  }

  @Test func aWindowIsNotClosedEarly() {
    let recording = scheduler.record(subject.signal.collect(within: .seconds(5), on: scheduler))
    subject.next(1)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    subject.next(2)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next([1, 2], at: .seconds(5))])
  }

  @Test func aValueAtTheInstantOfTheEndBelongsToTheWindowIfItIsThereFirst() {
    let recording = scheduler.record(subject.signal.collect(within: .seconds(5), on: scheduler))
    scheduler.schedule(after: .seconds(5)) { [subject] in subject.next(2) }
    subject.next(1)
    scheduler.schedule(after: .seconds(5)) { [subject] in subject.next(3) }
    scheduler.advance(by: .seconds(20))
    expectEqual(recording.events, [.next([1, 2], at: .seconds(5)), .next([3], at: .seconds(10))])
  }

  @Test func aFullWindowIsSentAtOnceAndTheNextOneOpensWithTheNextValue() {
    expectEqual(collected("-ab---c------d-|", within: 4, maxCount: 2), "ab at 2, c at 10, d at 15, | at 15")
    expectEqual(collected("ab|", within: 4, maxCount: 1), "a at 0, b at 1, | at 2")
  }

  @Test func completionDeliversTheWindowThatIsOpen() {
    expectEqual(collected("-a-b--c|", within: 4), "ab at 5, c at 7, | at 7")
    expectEqual(collected("--|", within: 4), "| at 2")
  }

  @Test func aFailurePassesAtOnceAndDropsTheWindow() { expectEqual(collected("-a-b--c#", within: 4), "ab at 5, # at 7") }

  @Test func afterAStallThereIsOneArray() {
    let recording = scheduler.record(subject.signal.collect(within: .seconds(5), on: scheduler))
    subject.next(1)
    scheduler.suspendApp(for: .seconds(60))
    subject.next(2)
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events, [.next([1], at: .seconds(60)), .next([2], at: .seconds(65))])
  }
}
