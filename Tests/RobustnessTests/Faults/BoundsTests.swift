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

/// A failing `#expect` reflects the objects in its expression, and what they hold: that must not end the process.
@Suite struct ReflectionTests {
  @Test func everyKindOfObjectCanBeReflected() async {
    await #expect(processExitsWith: .success) {
      let scheduler = TestScheduler()
      let subject = TickSubject<Int, Never>()
      let bag = DisposeBag()
      let objects: [Any] = [
        scheduler, QueueScheduler(label: "reflected"), MainScheduler.shared, ClockScheduler(ContinuousClock()), ImmediateScheduler(),
        ScaledScheduler(rate: 1, on: scheduler), scheduler.paused(while: subject.signal.map { $0 > 0 }), scheduler.withLeeway(.seconds(1)),
        scheduler.delivering(on: .global()), scheduler.schedule(after: .seconds(1)) {}, subject, subject.signal,
        subject.signal.subscribe(onNext: { _ in }), TickValue(1), CountdownHub<Int>(every: .seconds(1), on: scheduler),
        IdleTimer(after: .seconds(1), on: scheduler), ExpiringValue("secret", for: .seconds(1), on: scheduler),
        ReferenceClock(on: scheduler),
        TickCommand<Int, Int, Never> { .just($0) }, FlightRecorder(on: scheduler), scheduler.record(subject.signal), bag,
        AnyDisposable {}, CompositeDisposable([bag]), SerialDisposable(bag), subject.signal.multicast(),
      ]
      for object in objects { reflect(object) }
    }
  }
}

private func reflect(_ value: Any, depth: Int = 0) {
  var mirror: Mirror? = Mirror(reflecting: value)
  while let level = mirror, depth < 8 {
    for child in level.children { reflect(child.value, depth: depth + 1) }
    mirror = level.superclassMirror
  }
}
