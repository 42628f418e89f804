import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct StartOnTests {
  let scheduler = TestScheduler()

  @Test func theSourceIsSubscribedWhenTheSchedulerRunsIt() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.start(on: scheduler))
    #expect(source.subscriptions.isEmpty)
    scheduler.advance(by: .zero)
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: nil)])
    scheduler.advance(by: .seconds(10))
    #expect(recording.events == [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
  }

  @Test func theWorkOfTheSubscriptionIsDoneInTheSchedulersContext() {
    let seen = Log<Bool>()
    let signal = TickSignal<Int, Never> { [scheduler] subscriber in
      seen.append(scheduler.isCurrent)
      subscriber.completed()
      return Disposables.none
    }
    let recording = scheduler.record(signal.start(on: scheduler))
    scheduler.advance(by: .zero)
    #expect(seen.entries == [true])
    #expect(recording.isFinished)
  }

  @Test func disposalBeforeThatLeavesTheSourceUnsubscribed() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)))
    let recording = scheduler.record(source.signal.start(on: scheduler))
    recording.dispose()
    #expect(scheduler.pending.isEmpty)
    scheduler.advance(by: .seconds(10))
    #expect(source.subscriptions.isEmpty)
    #expect(recording.events.isEmpty)
  }

  @Test func onAnImmediateSchedulerItIsSubscribedInPlace() {
    let recording = scheduler.record(TickSignal<Int, Never>.just(1).start(on: ImmediateScheduler()))
    #expect(recording.events == [.next(1, at: .zero), .completed(at: .zero)])
  }
}
