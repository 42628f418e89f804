import Foundation
import Synchronization
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The subscriptions of a shared signal follow each other.
struct ShareOverlapTests {
  private let log = Log<String>()
  private let later = SerialDisposable()
  private let holder = Log<TickSignal<Int, Never>>()

  @Test func aSubscriberThatComesInsideTheDisposalStartsTheUpstreamAfterIt() {
    let shared = TickSignal<Int, Never> { subscriber in
      log.append("open")
      return AnyDisposable {
        log.append("closing")
        if later.inner == nil, let shared = holder.entries.first { later.inner = shared.subscribe(onNext: { _ in }) }
        log.append("closed")
      }
    }
    .share()
    holder.append(shared)
    shared.subscribe(onNext: { _ in }).dispose()
    expectEqual(log.entries, ["open", "closing", "closed", "open"])
    later.dispose()
    expectEqual(log.entries, ["open", "closing", "closed", "open", "closing", "closed"])
    holder.removeAll()
  }

  @Test func aSubscriberThatComesWhileAnotherThreadDisposesStartsTheUpstreamAfterIt() {
    let (isClosing, mayClose, isClosed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let shared = TickSignal<Int, Never> { subscriber in
      log.append("open")
      subscriber.next(1)
      return AnyDisposable {
        isClosing.signal()
        #expect(mayClose.comes())
        log.append("closed")
      }
    }
    .share()
    let first = shared.subscribe(onNext: { _ in })
    Thread.detachNewThread {
      first.dispose()
      isClosed.signal()
    }
    #expect(isClosing.comes())
    let (second, third) = (Log<Int>(), Log<Int>())
    let handles = [shared.subscribe(onNext: { second.append($0) }), shared.subscribe(onNext: { third.append($0) })]
    expectEqual(log.entries, ["open"])
    expectEmpty(second.entries)
    mayClose.signal()
    #expect(isClosed.comes())
    expectEqual(log.entries, ["open", "closed", "open"])
    expectEqual([second.entries, third.entries], [[1], [1]])
    mayClose.signal()
    for handle in handles { handle.dispose() }
    expectEqual(log.entries, ["open", "closed", "open", "closed"])
  }

  @Test func aSubscriberThatComesWhileAnUpstreamThatEndedIsDisposedStartsTheNextAfterIt() {
    let ends = TickSubject<Void, Never>()
    let (first, second) = (SerialDisposable(), SerialDisposable())
    let shared = TickSignal<Int, Never> { _ in
      log.append("open")
      return AnyDisposable {
        log.append("closing")
        first.dispose()
        if second.inner == nil, let shared = holder.entries.first { second.inner = shared.subscribe(onNext: { _ in }) }
        log.append("closed")
      }
    }
    .take(until: ends.signal).share()
    holder.append(shared)
    first.inner = shared.subscribe(onNext: { _ in })
    ends.next()
    expectEqual(log.entries, ["open", "closing", "closed", "open"])
    second.dispose()
    expectEqual(log.entries, ["open", "closing", "closed", "open", "closing", "closed"])
    holder.removeAll()
  }

  @Test(arguments: [0, 1]) func aSubscriberThatComesWhileAnUpstreamThatFailedIsDisposedGetsNothingOfIt(replay: Int) {
    let (scheduler, seen) = (TestScheduler(), Log<Event<Int, StubFailure>>())
    let holder = Log<TickSignal<Int, StubFailure>>()
    let shared = TickSignal<Int, StubFailure> { subscriber in
      log.append("open")
      subscriber.next(log.count)
      let failure = TickSignal.after(.seconds(1), on: scheduler).subscribe(onNext: { _ in subscriber.failed(StubFailure()) })
      return AnyDisposable {
        failure.dispose()
        if later.inner == nil, let shared = holder.entries.first { later.inner = shared.observe { seen.append($0) } }
        log.append("closed")
      }
    }
    .share(replay: replay)
    holder.append(shared)
    let recording = scheduler.record(shared)
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries, ["open", "closed", "open"])
    expectEqual(recording.events, [.next(1, at: .zero), .failed(StubFailure(), at: .seconds(1))])
    expectEqual(seen.entries, [.next(3)])
    later.dispose()
    holder.removeAll()
  }

  @Test func aSubscriberThatHasLeftBeforeItsTurnStartsNothing() {
    let shared = TickSignal<Int, Never> { subscriber in
      log.append("open")
      return AnyDisposable {
        if log.count == 1 { holder.entries.first?.subscribe(onNext: { _ in }).dispose() }
        log.append("closed")
      }
    }
    .share()
    holder.append(shared)
    shared.subscribe(onNext: { _ in }).dispose()
    expectEqual(log.entries, ["open", "closed"])
    shared.subscribe(onNext: { _ in }).dispose()
    expectEqual(log.entries, ["open", "closed", "open", "closed"])
    holder.removeAll()
  }

  @Test func theEndOfAGracePeriodDisposesBeforeTheUpstreamIsStartedAgain() {
    let scheduler = TestScheduler()
    let shared = TickSignal<Int, Never> { subscriber in
      log.append("open")
      return AnyDisposable {
        if log.count == 1, let shared = holder.entries.first { later.inner = shared.subscribe(onNext: { _ in }) }
        log.append("closed")
      }
    }
    .share(grace: .seconds(1), on: scheduler)
    holder.append(shared)
    shared.subscribe(onNext: { _ in }).dispose()
    scheduler.advance(by: .seconds(1) - .nanoseconds(1))
    expectEqual(log.entries, ["open"])
    scheduler.advance(by: .nanoseconds(1))
    expectEqual(log.entries, ["open", "closed", "open"])
    later.dispose()
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries, ["open", "closed", "open", "closed"])
    holder.removeAll()
  }

  @Test func aSubscriberThatComesInsideTheStartOfAnUpstreamThatIsLeftComesAfterIt() {
    let shared = TickSignal<Int, Never> { subscriber in
      log.append("open")
      subscriber.next(1)
      log.append("opened")
      return AnyDisposable { log.append("closed") }
    }
    .share()
    let subscription = shared.take(1).subscribe(
      onNext: { _ in }, onCompleted: { later.inner = shared.subscribe(onNext: { log.append("\($0)") }) })
    expectEqual(log.entries, ["open", "opened", "closed", "open", "1", "opened"])
    subscription.dispose()
    later.dispose()
    expectEqual(log.entries, ["open", "opened", "closed", "open", "1", "opened", "closed"])
  }
}

@Suite("Shared signals, Stress") struct ShareOverlapStressTests {
  @Test func subscriptionsOfFourThreadsNeverOverlap() {
    let upstreams = Upstreams()
    let shared = upstreams.signal.share()
    let body: @Sendable () -> Void = { for _ in 0..<5_000 { shared.subscribe(onNext: { _ in }).dispose() } }
    together(body, body, body, body)
    expectEqual(upstreams.most.load(ordering: .relaxed), 1)
    expectEqual(upstreams.live.load(ordering: .relaxed), 0)
  }
}

private final class Upstreams: Sendable {
  let live = Atomic<Int>(0)
  let most = Atomic<Int>(0)

  var signal: TickSignal<Int, Never> {
    TickSignal { _ in
      let count = self.live.add(1, ordering: .sequentiallyConsistent).newValue
      self.most.max(count, ordering: .sequentiallyConsistent)
      return AnyDisposable { self.live.subtract(1, ordering: .sequentiallyConsistent) }
    }
  }
}
