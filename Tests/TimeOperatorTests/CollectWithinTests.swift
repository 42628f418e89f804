import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

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
