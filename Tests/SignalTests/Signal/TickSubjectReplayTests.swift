import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TickSubjectReplayTests {
  let scheduler = TestScheduler()

  @Test func aLateSubscriberGetsTheLatestValuesAtOnceAndThenWhatFollows() {
    let subject = TickSubject<Int, StubFailure>(replay: 2)
    for value in 1...3 { subject.next(value) }
    let recording = scheduler.record(subject.signal, for: .seconds(1))
    subject.send(4, completing: true)
    expectEqual(recording.line, "2 at 0, 3 at 0, 4 at 1, | at 1")
  }

  @Test func aSubscriberAfterTheEndGetsTheValuesAndTheEnd() {
    let completed = TickSubject<Int, StubFailure>(replay: 2)
    for value in 1...3 { completed.next(value) }
    completed.completed()
    completed.next(4)
    expectEqual(scheduler.record(completed.signal).events.map(\.event), [.next(2), .next(3), .completed])
    let failed = TickSubject<Int, StubFailure>(replay: 2)
    failed.send(.next(1))
    failed.send(.failed(StubFailure(code: 5)))
    expectEqual(scheduler.record(failed.signal).events.map(\.event), [.next(1), .failed(StubFailure(code: 5))])
  }

  @Test func theFirstEndIsTheOneThatALateSubscriberGets() {
    let subject = TickSubject<Int, StubFailure>(replay: 1)
    subject.completed()
    subject.failed(StubFailure())
    let log = Log<String>()
    let subscription = subject.signal.subscribe(
      onNext: { log.append("\($0)") }, onFailed: { _ in log.append("failed") }, onCompleted: { log.append("completed") })
    expectEqual(log.entries, ["completed"])
    withExtendedLifetime(subscription) {}
  }

  @Test func withoutReplayALateSubscriberGetsOnlyWhatFollows() {
    let subject = TickSubject<Int, Never>(replay: 0)
    subject.next(1)
    let recording = scheduler.record(subject.signal)
    expectEmpty(recording.events)
    subject.next(2)
    expectEqual(recording.values, [2])
  }

  @Test func withAnUnlimitedReplayItKeepsAll() {
    let subject = TickSubject<Int, Never>(replay: .max)
    for value in 1...1_000 { subject.next(value) }
    expectEqual(scheduler.record(subject.signal).values, Array(1...1_000))
  }

  @Test func aValueSentFromInsideTheReplayComesAfterIt() {
    let subject = TickSubject<Int, Never>(replay: 2)
    subject.send(1, 2)
    let seen = Log<Int>()
    let subscription = subject.signal
      .subscribe(onNext: { value in
        seen.append(value)
        if value == 1 { subject.next(3) }
      })
    expectEqual(seen.entries, [1, 2, 3])
    subscription.dispose()
  }

  @Test func disposalInsideTheReplayStopsIt() {
    let subject = TickSubject<Int, Never>(replay: 3)
    for value in 1...3 { subject.next(value) }
    expectEqual(scheduler.record(subject.signal.take(1)).events, [.next(1, at: .zero), .completed(at: .zero)])
    #expect(!subject.hasSubscribers)
  }

  @Test func anOlderValueIsReleasedWhenItIsReplacedAndTheRestWithTheSubject() {
    var subject: TickSubject<Witness, Never>? = TickSubject(replay: 1)
    func send() -> Witness? {
      let value = Witness()
      subject?.next(value)
      return value
    }
    weak let first = send()
    #expect(first != nil)
    weak let second = send()
    #expect(first == nil)
    #expect(second != nil)
    subject = nil
    #expect(second == nil)
  }
}
