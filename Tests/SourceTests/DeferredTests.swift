import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct DeferredTests {
  let scheduler = TestScheduler()

  @Test func theSignalIsCreatedForEverySubscription() {
    let made = Log<Int>()
    let signal = TickSignal<Int, Never>.deferred {
      made.append(made.count)
      return .just(made.count)
    }
    #expect(made.entries.isEmpty)
    #expect(scheduler.record(signal).events == [.next(1, at: .zero), .completed(at: .zero)])
    #expect(scheduler.record(signal).values == [2])
  }

  @Test func failureAndDisposalPassThrough() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(2)))
    let signal = TickSignal<Int, StubFailure>.deferred { source.signal }
    let failing = scheduler.record(signal)
    let disposed = scheduler.record(signal, for: .seconds(1))
    disposed.dispose()
    scheduler.advance(by: .seconds(5))
    #expect(failing.events == [.failed(StubFailure(), at: .seconds(2))])
    #expect(disposed.events.isEmpty)
    #expect(source.windows == "0–2, 0–1")
  }

  @Test func nothingIsStartedIfTheSubscriptionHasEndedMeanwhile() {
    let (stop, started) = (TickSubject<Void, Never>(), Log<Int>())
    let signal = TickSignal<Int, Never>.deferred {
      stop.next()
      return TickSignal { _ in
        started.append(1)
        return Disposables.none
      }
    }
    #expect(scheduler.record(signal.take(until: stop.signal)).events == [.completed(at: .zero)])
    #expect(started.entries.isEmpty)
  }
}
