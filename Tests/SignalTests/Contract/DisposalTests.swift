import Dispatch
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Contract 3: disposal", .serialized) struct DisposalTests {
  private let log = Log<Int>()
  private let handle = SerialDisposable()
  private let subject = TickSubject<Int, Never>()

  @Test func disposalFromInsideTheCallbackIsTheLastOfIt() {
    handle.inner = subject.signal.subscribe(onNext: { value in
      log.append(value)
      if value == 2 { handle.dispose() }
    })
    for value in 1...4 { subject.next(value) }
    expectEqual(log.entries, [1, 2])
  }

  @Test func disposalDropsWhatIsQueuedBehindTheDelivery() {
    handle.inner = subject.signal.subscribe(onNext: { value in
      log.append(value)
      subject.next(value + 1)
      handle.dispose()
    })
    subject.next(1)
    expectEqual(log.entries, [1])
  }

  @Test func noOperatorRunsForASubscriberThatAnEarlierOneHasDisposed() {
    let first = subject.signal.subscribe(onNext: { if $0 == 2 { handle.dispose() } })
    let mapped = subject.signal.map { value in
      log.append(value)
      return value
    }
    handle.inner = mapped.subscribe(onNext: { _ in })
    for value in 1...3 { subject.next(value) }
    expectEqual(log.entries, [1])
    first.dispose()
  }

  @Test func noFailureReachesTheOperatorsOfASubscriberThatAnEarlierOneHasDisposed() {
    let log = Log<StubFailure>()
    let subject = TickSubject<Int, StubFailure>()
    let first = subject.signal.observe { if $0.isTerminal { handle.dispose() } }
    let mapped = subject.signal.mapFailure { failure in
      log.append(failure)
      return failure
    }
    handle.inner = mapped.observe { _ in }
    subject.failed(StubFailure())
    expectEqual(log.entries, [])
    first.dispose()
  }

  @Test func theUpstreamIsDisposedExactlyOnce() {
    let log = Log<String>()
    let signal = TickSignal<Int, Never> { _ in AnyDisposable { log.append("disposed") } }
    let subscription = signal.map { $0 }.subscribe(onNext: { _ in })
    subscription.dispose()
    subscription.dispose()
    expectEqual(log.entries, ["disposed"])
  }

  @Test func disposalDoesNotWaitForACallbackOnAnotherThread() {
    let entered = DispatchSemaphore(value: 0)
    let mayLeave = DispatchSemaphore(value: 0)
    let subscription = subject.signal.subscribe(onNext: { _ in
      entered.signal()
      mayLeave.wait()
    })
    let left = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      subject.next(1)
      left.signal()
    }
    entered.wait()
    #expect(onThread { subscription.dispose() }, "dispose returned while the callback was still running")
    mayLeave.signal()
    left.wait()
  }

  @Test func disposingTwoTimersOfOneInstantFromTheFirstSilencesTheSecond() {
    let scheduler = TestScheduler()
    let log = Log<String>()
    let first = TickSignal.after(.seconds(1), on: scheduler)
      .subscribe(onNext: { _ in
        log.append("first")
        handle.dispose()
      })
    handle.inner = TickSignal.after(.seconds(1), on: scheduler).subscribe(onNext: { _ in log.append("second") })
    scheduler.advance(by: .seconds(2))
    expectEqual(log.entries, ["first"])
    first.dispose()
  }

  @Test func aValueQueuedByDeliverOnIsNotDeliveredAfterADisposeThere() {
    let target = DispatchQueue(label: "target")
    let scheduler = QueueScheduler(queue: target)
    let done = DispatchSemaphore(value: 0)
    target.async {
      let subscription = subject.signal.deliver(on: scheduler).subscribe(onNext: { log.append($0) })
      for value in 0..<10 { subject.next(value) }
      subscription.dispose()
      target.asyncAfter(deadline: .now() + .milliseconds(20)) { done.signal() }
    }
    done.wait()
    expectEmpty(log.entries)
  }
}
