import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct StartWithTests {
  let scheduler = TestScheduler()

  @Test func theValuesComeOnSubscriptionBeforeAllOthers() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(3, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let recording = scheduler.record(source.signal.startWith(1, 2))
    #expect(recording.events == [.next(1, at: .zero), .next(2, at: .zero)])
    scheduler.advance(by: .seconds(10))
    #expect(recording.events.dropFirst(2) == [.next(3, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
  }

  @Test func theSourceIsSubscribedAfterThem() {
    let order = Log<String>()
    let signal = TickSignal<Int, Never>.just(2).handleEvents(onSubscribe: { order.append("subscribed") })
    let subscription = signal.startWith(1).subscribe(onNext: { order.append("\($0)") })
    #expect(order.entries == ["1", "subscribed", "2"])
    withExtendedLifetime(subscription) {}
  }

  @Test func disposalWithinThemSkipsTheRestAndTheSource() {
    let source = TestSource<Int, Never>(on: scheduler)
    let recording = scheduler.record(source.signal.startWith(1, 2, 3).take(2))
    #expect(recording.values == [1, 2])
    #expect(source.subscriptions.isEmpty)
  }

  @Test func aHotValueSentFromInsideThemIsNotSeen() {
    let subject = TickSubject<Int, Never>()
    let seen = Log<Int>()
    let subscription = subject.signal.startWith(1)
      .subscribe(onNext: { value in
        seen.append(value)
        if value == 1 { subject.next(2) }
      })
    subject.next(3)
    #expect(seen.entries == [1, 3])
    withExtendedLifetime(subscription) {}
  }
}
