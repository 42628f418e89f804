import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// `TickSignal { subscriber in … }`.
struct ClosureSignalTests {
  let scheduler = TestScheduler()

  @Test func theClosureRunsOncePerSubscription() {
    let runs = Log<Int>()
    let signal = TickSignal<Int, Never> { subscriber in
      runs.append(runs.count)
      subscriber.next(runs.count)
      subscriber.completed()
      return Disposables.none
    }
    expectEmpty(runs.entries)
    expectEqual(scheduler.record(signal).events, [.next(1, at: .zero), .completed(at: .zero)])
    expectEqual(scheduler.record(signal).events, [.next(2, at: .zero), .completed(at: .zero)])
  }

  @Test func eventsMayBeSentLater() {
    let signal = TickSignal<String, StubFailure> { [scheduler] subscriber in
      subscriber.next("at once")
      return CompositeDisposable([
        scheduler.schedule(after: .seconds(1)) { subscriber.next("later") },
        scheduler.schedule(after: .seconds(2)) { subscriber.failed(StubFailure()) },
      ])
    }
    let recording = scheduler.record(signal, for: .seconds(10))
    expectEqual(recording.events, [.next("at once", at: .zero), .next("later", at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
  }

  @Test func aSubscriberWithoutAValueSendsOne() {
    let count = Log<Void>()
    let subscription = TickSignal<Void, Never> { subscriber in
      subscriber.next()
      subscriber.next()
      return Disposables.none
    }
    .subscribe(onNext: { count.append(()) })
    expectEqual(count.count, 2)
    subscription.dispose()
  }

  @Test(arguments: Ending.allCases) func theReturnedDisposableIsDisposedOnceHoweverItEnds(ending: Ending) {
    let disposals = Log<String>()
    let outlet = Log<Subscriber<Int, StubFailure>>()
    let signal = TickSignal<Int, StubFailure> { subscriber in
      outlet.append(subscriber)
      return AnyDisposable { disposals.append("disposed") }
    }
    var subscription: Subscription? = signal.observe { _ in }
    expectEmpty(disposals.entries)
    switch ending {
    case .completed: outlet.entries[0].completed()
    case .failed: outlet.entries[0].failed(StubFailure())
    case .disposed: subscription?.dispose()
    case .dropped: break
    }
    subscription?.dispose()
    subscription = nil
    expectEqual(disposals.entries, ["disposed"])
  }

  @Test func aTaskMaySendTheEvents() {
    let signal = TickSignal { [scheduler] (subscriber: Subscriber<Int, Never>) in
      Task(executorPreference: scheduler.executor) {
        for number in 1...3 {
          try? await scheduler.sleep(for: .seconds(1))
          subscriber.next(number)
        }
        subscriber.completed()
      }
    }
    let recording = scheduler.record(signal, for: .seconds(10))
    expectEqual("\(recording)", "1s 1 999ms 2 999ms (3|)")
  }

  @Test(arguments: Ending.allCases) func theEndOfTheSubscriptionCancelsTheTask(ending: Ending) {
    let outlet = Log<Subscriber<Int, StubFailure>>()
    let isCanceled = Log<Bool>()
    let signal = TickSignal<Int, StubFailure> { [scheduler] subscriber in
      outlet.append(subscriber)
      return Task(executorPreference: scheduler.executor) {
        do { try await scheduler.sleep(for: .seconds(60)) } catch { isCanceled.append(Task.isCancelled) }
      }
    }
    var subscription: Subscription? = signal.observe { _ in }
    scheduler.advance(by: .seconds(1))
    expectEqual(isCanceled.count, 0)
    switch ending {
    case .completed: outlet.entries[0].completed()
    case .failed: outlet.entries[0].failed(StubFailure())
    case .disposed: subscription?.dispose()
    case .dropped: break
    }
    subscription = nil
    scheduler.advance(by: .zero)
    expectEqual(isCanceled.entries, [true])
  }

  @Test func theSubscriberIsEndedWhenTheSubscriptionIs() {
    let asked = Log<Bool>()
    let signal = TickSignal<Int, Never> { subscriber in
      asked.append(subscriber.isEnded)
      subscriber.next(1)
      asked.append(subscriber.isEnded)
      subscriber.next(2)
      return Disposables.none
    }
    let recording = scheduler.record(signal.take(1))
    expectEqual(asked.entries, [false, true])
    expectEqual(recording.events, [.next(1, at: .zero), .completed(at: .zero)])
  }

  @Test func aSequenceCanBeSentEventByEvent() {
    let events: [Event<Int, StubFailure>] = [.next(1), .next(2), .failed(StubFailure(code: 1))]
    let signal = TickSignal<Int, StubFailure> { subscriber in
      for event in events { subscriber.send(event) }
      return Disposables.none
    }
    expectEqual(scheduler.record(signal).events.map(\.event), events)
  }
}
