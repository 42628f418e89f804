import Dispatch
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Contract 7: resources are released at the end, at once, exactly once", .serialized) struct ReleaseTests {
  /// Subscribes with closures that hold a witness, and returns whether that is still held.
  private func observe(_ signal: TickSignal<Int, Never>) -> (subscription: Subscription, isHeld: () -> Bool) {
    let witness = Witness()
    let subscription = signal.subscribe(
      onNext: { _ in withExtendedLifetime(witness) {} }, onCompleted: { withExtendedLifetime(witness) {} })
    return (subscription, { [weak witness] in witness != nil })
  }

  @Test func closuresAreReleasedByDisposalWhileTheHandleIsKept() {
    let subject = TickSubject<Int, Never>()
    let (subscription, isHeld) = observe(subject.signal.map { $0 })
    #expect(isHeld())
    subscription.dispose()
    #expect(!isHeld())
    withExtendedLifetime(subscription) {}
  }

  @Test func closuresAreReleasedByCompletionWhileTheHandleIsKept() {
    let subject = TickSubject<Int, Never>()
    let (subscription, isHeld) = observe(subject.signal)
    subject.completed()
    #expect(!isHeld())
    withExtendedLifetime(subscription) {}
  }

  @Test func anIntervalAndItsSchedulerHoldEachOtherUntilTheEntryEnds() {
    var scheduler: TestScheduler? = TestScheduler()
    weak let engine = scheduler?.engine.core
    let (subscription, isHeld) = observe(TickSignal.interval(.seconds(1), on: scheduler ?? TestScheduler()).map(\.index))
    scheduler = nil
    #expect(isHeld())
    #expect(engine != nil)
    subscription.dispose()
    #expect(!isHeld())
    #expect(engine == nil)
  }

  @Test func theReturnedDisposableIsDisposedBeforeTheEndIsDelivered() {
    let log = Log<String>()
    let outlet = Log<Subscriber<Int, Never>>()
    let signal = TickSignal<Int, Never> { subscriber in
      outlet.append(subscriber)
      return AnyDisposable { log.append("disposed") }
    }
    signal.observe { event in log.append("\(event)") }.keepUntilFinished()
    outlet.entries[0].next(1)
    outlet.entries[0].completed()
    expectEqual(log.entries, ["next(1)", "disposed", "completed"])
  }

  @Test func aDisposableReturnedAfterTheEndIsDisposedAtOnce() {
    let log = Log<String>()
    let signal = TickSignal<Int, Never> { subscriber in
      subscriber.completed()
      return AnyDisposable { log.append("disposed") }
    }
    signal.subscribe(onNext: { _ in }).keepUntilFinished()
    expectEqual(log.entries, ["disposed"])
  }

  @Test func aCallbackThatRunsOnAnotherThreadReleasesWhenItReturns() {
    let subject = TickSubject<Int, Never>()
    let entered = DispatchSemaphore(value: 0)
    let mayLeave = DispatchSemaphore(value: 0)
    let left = DispatchSemaphore(value: 0)
    weak var witness: Witness?
    let subscription: Subscription
    do {
      let held = Witness()
      witness = held
      subscription = subject.signal.subscribe(onNext: { _ in
        entered.signal()
        mayLeave.wait()
        withExtendedLifetime(held) {}
      })
    }
    DispatchQueue.global().async {
      subject.next(1)
      left.signal()
    }
    entered.wait()
    subscription.dispose()
    #expect(witness != nil, "still in use")
    mayLeave.signal()
    left.wait()
    #expect(witness == nil)
  }

  @Test @MainActor func closuresOfTheMainActorAreReleasedThere() async {
    final class Probe: Sendable {
      let body: @Sendable (Bool) -> Void
      init(_ body: @escaping @Sendable (Bool) -> Void) { self.body = body }
      deinit { body(MainScheduler.shared.isCurrent) }
    }
    let subject = TickSubject<Int, Never>()
    let wasOnMain = await withCheckedContinuation { continuation in
      let subscription = Lock<Subscription?>(
        subject.signal.onMain.subscribe { [probe = Probe { continuation.resume(returning: $0) }] _ in
          withExtendedLifetime(probe) {}
        }
      )
      #expect(onThread { subscription.withLock { $0.take() }?.dispose() }, "the only reference, and main is busy waiting")
    }
    #expect(wasOnMain)
  }
}
