import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Delivery into actors, and to owners on main.
@Suite("Lifetimes and delivery") struct ActorDeliveryTests {
  private let subject = TickSubject<Int, Never>()

  actor Store {
    var values: [Int] = []
    var ends = 0
    var subscription: Subscription?

    func keep(_ new: Subscription) { subscription = new }
    func stop() { subscription?.dispose() }
    func end() { ends += 1 }
    func add(_ value: Int) { values.append(value) }

    /// The delivered values, once `condition` holds.
    func settled(_ condition: @Sendable (isolated Store) -> Bool) async -> [Int] {
      while !condition(self) { await Task.yield() }
      return values
    }
  }

  @Test("Delivery into an actor: isolated to it, in order, nothing lost") func inOrder() async {
    let store = Store()
    let subscription = subject.signal.subscribe(in: store) { store, value in
      store.assertIsolated()
      store.values.append(value)
    }
    for value in 0..<1_000 { subject.next(value) }
    await expectEqual(store.settled { $0.values.count == 1_000 }, Array(0..<1_000))
    subscription.dispose()
  }

  @Test("Delivery into an actor: a terminal event comes after the values before it, and ends the subscription")
  func terminalEvent() async {
    let store = Store()
    let subject = TickSubject<Int, StubFailure>()
    let subscription = subject.signal.subscribe(
      in: store,
      onEvent: { store, event in
        switch event {
        case .next(let value): store.add(value)
        case .failed: store.end()
        case .completed: store.ends += 100
        }
      }
    )
    subject.send(1, 2)
    subject.failed(StubFailure())
    subject.next(3)
    await expectEqual(store.settled { $0.ends > 0 }, [1, 2])
    await expectEqual(store.ends, 1)
    #expect(subscription.isDisposed)
    #expect(!subject.hasSubscribers)
  }

  @Test("Delivery into an actor: the actor is not retained, and the subscription ends with the first event after its deallocation")
  func ownerGone() {
    weak var gone: Store?
    func subscribe() -> Subscription {
      let store = Store()
      gone = store
      return subject.signal.subscribe(in: store) { store, value in store.add(value) }
    }
    let subscription = subscribe()
    #expect(gone == nil)
    #expect(subject.hasSubscribers)
    subject.next(1)
    #expect(subscription.isDisposed)
    #expect(!subject.hasSubscribers)
  }

  @Test("Delivery into an actor: after a dispose from inside nothing is delivered, not even queued values")
  func disposeFromInside() async {
    let store = Store()
    await store.keep(
      subject.signal.subscribe(in: store) { store, value in
        store.values.append(value)
        if value == 2 { store.stop() }
      }
    )
    for value in 0..<100 { subject.next(value) }
    _ = await store.settled { $0.subscription?.isDisposed == true }
    for _ in 0..<100 { await Task.yield() }
    await expectEqual(store.values, [0, 1, 2])
  }

  @Test("Delivery into an actor: other calls run while there are always values in the queue, so such a call can dispose it")
  func otherCallsGetIn() async {
    let store = Store()
    let last = 2_000_000
    // Each delivery sends the next value, so that the queue is never empty.
    await store.keep(
      subject.signal.subscribe(in: store) { store, value in
        store.ends += value == store.ends ? 1 : -last
        if value < last { subject.next(value + 1) }
      }
    )
    subject.next(0)
    _ = await store.settled { $0.ends > 100 }
    for _ in 0..<20 { _ = await store.values }
    await store.stop()
    let seen = await store.ends
    #expect(seen >= 0, "in order, nothing lost")
    #expect(seen < last, "the calls did not have to wait for the end")
    for _ in 0..<100 { await Task.yield() }
    await expectEqual(store.ends, seen, "nothing after the dispose")
  }

  @Test("Delivery into an actor: a call that comes after many queued values runs before the last of them")
  func aCallIsServedInBetween() {
    let scheduler = TestScheduler()
    let store = Store()
    let seen = Log<Int>()
    let subscription = scheduler.perform { subject.signal.subscribe(in: store) { store, value in store.values.append(value) } }
    for value in 0..<1_000 { subject.next(value) }
    scheduler.spawn { seen.append(await store.values.count) }
    scheduler.advance(by: .zero)
    expectEqual(seen.entries.count, 1)
    #expect(seen.entries[0] < 100)
    subscription.dispose()
  }

  @Test("Delivery into an actor: the captures of the closure are released with the subscription", arguments: [false, true])
  func released(hasQueuedValue: Bool) {
    let (store, subject) = (Store(), TickSubject<Int, Never>())
    let (subscription, witness) = TestScheduler().perform {
      defer { if hasQueuedValue { subject.next(1) } }
      return holding { captured in subject.signal.subscribe(in: store) { _, _ in withExtendedLifetime(captured) {} } }
    }
    #expect(witness.isHeld)
    subscription.dispose()
    #expect(!witness.isHeld)
  }

  @Test("Delivery into an actor: nothing is delivered while a disposal runs code of the source") func whileItEnds() {
    let (scheduler, store, seen) = (TestScheduler(), Store(), Log<[Int]>())
    let source = TickSignal<Int, Never> { subscriber in
      subscriber.next(1)
      return AnyDisposable { scheduler.advance(by: .zero) }
    }
    scheduler.perform { source.subscribe(in: store) { store, value in store.values.append(value) } }.dispose()
    scheduler.spawn { seen.append(await store.values) }
    scheduler.advance(by: .zero)
    expectEqual(seen.entries, [[]])
  }

  @Test("Delivery into an actor: a kept subscription holds nothing after the end of its source") func keptSubscription() {
    var subject: TickSubject<Int, Never>? = TickSubject()
    let store = Store()
    let (_, witness) = holding { captured in
      subject?.signal.subscribe(in: store) { _, _ in withExtendedLifetime(captured) {} }.keepUntilFinished()
    }
    #expect(witness.isHeld)
    subject = nil
    #expect(!witness.isHeld)
  }

  @Test("Stress: values from several threads reach the actor, each once") func manyThreadsStress() async {
    let store = Store()
    let subscription = subject.signal.subscribe(in: store) { store, value in store.values.append(value) }
    together(4) { thread in for value in 0..<500 { subject.next(thread * 500 + value) } }
    await expectEqual(store.settled { $0.values.count == 2_000 }.sorted(), Array(0..<2_000))
    subscription.dispose()
  }

  @Test("Subscriber held weakly: subscribe(with:) passes the owner to the closure, and ends when it is deallocated")
  func withOwner() {
    final class Screen: Sendable {
      let log = Log<Int>()
    }
    var screen: Screen? = Screen()
    let log = screen?.log
    let subscription = screen.map { subject.signal.subscribe(with: $0) { screen, value in screen.log.append(value) } }
    subject.next(1)
    screen = nil
    subject.next(2)
    expectEqual(log?.entries, [1])
    expectEqual(subscription?.isDisposed, true)
  }

  @Test("No retain of self by the timer: a value that follows a signal ends its subscription when it is deallocated")
  func valueFollowing() {
    let scheduler = TestScheduler()
    var value: TickValue<Int>? = TickValue(
      following: TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).map(\.index), initially: -1)
    expectEqual(value?.current, -1)
    scheduler.advance(by: .seconds(3))
    expectEqual(value?.current, 3)
    value = nil
    #expect(scheduler.pending.isEmpty, "at that moment, not with the next tick")
  }
}
