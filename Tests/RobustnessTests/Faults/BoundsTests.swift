import Dispatch
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A sender that is faster than its subscriber: it can be seen, and limited.
@Suite("Bounds: values that wait for their turn") struct BoundsTests {
  private let scheduler = TestScheduler()
  private let subject = TickSubject<Int, StubFailure>()

  @Test func theStatisticsShowHowManyValuesWait() {
    let recording = scheduler.record(subject.signal.deliver(on: scheduler))
    for value in 0..<1_000 { subject.next(value) }
    expectEqual(scheduler.statistics.queuedValues, 1_000)
    #expect("\(scheduler.statistics)".contains("queued 1000"))
    scheduler.advance(by: .zero)
    expectEqual(scheduler.statistics.queuedValues, 0)
    expectEqual(recording.values, Array(0..<1_000))
  }

  @Test func valuesThatWaitAtADisposalAreNotCountedAnyMore() {
    let recording = scheduler.record(subject.signal.deliver(on: scheduler))
    for value in 0..<10 { subject.next(value) }
    recording.dispose()
    expectEqual(scheduler.statistics.queuedValues, 0)
  }

  @Test func theNewestAreKeptAndTheEndIsNeverDropped() {
    let recording = scheduler.record(subject.signal.deliver(on: scheduler, buffering: .newest(3)))
    for value in 0..<1_000 { subject.next(value) }
    expectEqual(scheduler.statistics.queuedValues, 3)
    subject.failed(StubFailure(text: "over"))
    scheduler.advance(by: .zero)
    expectEqual(recording.events.map(\.event), [.next(997), .next(998), .next(999), .failed(StubFailure(text: "over"))])
  }

  @Test func theOldestAreKept() {
    let recording = scheduler.record(subject.signal.deliver(on: scheduler, buffering: .oldest(3)))
    for value in 0..<1_000 { subject.next(value) }
    subject.completed()
    scheduler.advance(by: .zero)
    expectEqual(recording.events.map(\.event), [.next(0), .next(1), .next(2), .completed])
    expectEqual(scheduler.statistics.queuedValues, 0)
  }

  @Test func aSubscriberThatKeepsUpLosesNothing() {
    let recording = scheduler.record(subject.signal.deliver(on: scheduler, buffering: .newest(0)))
    for value in 0..<10 {
      subject.next(value)
      scheduler.advance(by: .zero)
    }
    expectEqual(recording.values, Array(0..<10))
  }
}
