import Dispatch
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Contract 8: delivery on main") @MainActor struct MainDeliveryTests {
  private let subject = TickSubject<Int, Never>()
  private let log = Log<Int>()

  @Test func aValueThatArrivesOnMainIsDeliveredInPlace() {
    var seen: [Int] = []
    let subscription = subject.signal.onMain.subscribe { seen.append($0) }
    subject.next(1)
    expectEqual(seen, [1])
    subscription.dispose()
  }

  @Test func valuesAFailureAndACompletionReachTheirClosures() {
    let ends: [Event<Int, StubFailure>] = [.failed(StubFailure(code: 1)), .completed]
    for end in ends {
      let subject = TickSubject<Int, StubFailure>()
      var seen: [Event<Int, StubFailure>] = []
      let subscription = subject.signal.onMain.subscribe(
        onNext: { seen.append(.next($0)) }, onFailed: { seen.append(.failed($0)) }, onCompleted: { seen.append(.completed) })
      subject.next(1)
      subject.send(end)
      expectEqual(seen, [.next(1), end])
      subscription.dispose()
    }
  }

  @Test func theCurrentValueIsThereBeforeSubscribeReturns() {
    let value = TickValue("there")
    var seen: [String] = []
    let subscription = value.signal.onMain.subscribe { seen.append($0) }
    expectEqual(seen, ["there"])
    subscription.dispose()
  }

  @Test func aValueThatArrivesElsewhereIsDeliveredOnMainAndInOrder() async {
    var subscription: Subscription?
    await withCheckedContinuation { continuation in
      subscription = subject.signal.onMain.subscribe { value in
        MainActor.preconditionIsolated()
        log.append(value)
        if value == 99 { continuation.resume() }
      }
      DispatchQueue.global().async { for value in 0..<100 { subject.next(value) } }
    }
    expectEqual(log.entries, Array(0..<100))
    subscription?.dispose()
  }

  @Test func aValueOnMainQueuesBehindAnEarlierOneThatIsQueued() async {
    var subscription: Subscription?
    await withCheckedContinuation { continuation in
      subscription = subject.signal.onMain.subscribe { value in
        log.append(value)
        if value == 2 { continuation.resume() }
      }
      _ = onThread { subject.next(1) }
      subject.next(2)
      #expect(log.entries.isEmpty, "the first is queued, so the second must not overtake it")
    }
    expectEqual(log.entries, [1, 2])
    subscription?.dispose()
  }

  @Test func aDisposeOnMainDropsWhatIsQueued() async {
    let subscription = subject.signal.onMain.subscribe { log.append($0) }
    _ = onThread { for value in 0..<10 { subject.next(value) } }
    subscription.dispose()
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    expectEmpty(log.entries)
  }

  @Test func scheduleOnMainIsAlwaysAsynchronous() async {
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      MainScheduler.shared.schedule {
        log.append("scheduled")
        continuation.resume()
      }
      log.append("returned")
    }
    expectEqual(log.entries, ["returned", "scheduled"])
  }

  @Test func mainIsKnownByItsQueueNotByItsThread() async {
    #expect(MainScheduler.shared.isCurrent)
    let elsewhere = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: MainScheduler.shared.isCurrent) }
    }
    #expect(!elsewhere)
  }

  @Test func aDeallocatedOwnerEndsItsSubscription() {
    final class Owner: Sendable {}
    var owner: Owner? = Owner()
    let subscription = owner.map { subject.signal.onMain.subscribe(with: $0) { _, value in log.append(value) } }
    subject.next(1)
    owner = nil
    subject.next(2)
    expectEqual(log.entries, [1])
    expectEqual(subscription?.isDisposed, true)
    #expect(!subject.hasSubscribers)
  }
}
