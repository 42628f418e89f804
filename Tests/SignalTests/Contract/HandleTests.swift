import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Contract 6: the handle") struct HandleTests {
  @Test func droppingTheHandleEndsTheSubscription() {
    let subject = TickSubject<Int, Never>()
    let log = Log<Int>()
    do {
      let subscription = subject.signal.subscribe(onNext: { log.append($0) })
      subject.next(1)
      withExtendedLifetime(subscription) {}
    }
    subject.next(2)
    expectEqual(log.entries, [1])
    #expect(!subject.hasSubscribers)
  }

  @Test func assigningToTheUnderscoreEndsAtOnce() {
    let subject = TickSubject<Int, Never>()
    let log = Log<Int>()
    _ = subject.signal.subscribe(onNext: { log.append($0) })
    subject.next(1)
    expectEmpty(log.entries)
  }

  @Test func keptUntilFinishedItRunsWithoutAHandle() {
    let scheduler = TestScheduler()
    let log = Log<Int>()
    TickSignal.interval(.seconds(1), on: scheduler).take(3).subscribe(onNext: { log.append($0.index) }).keepUntilFinished()
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries, [0, 1, 2])
    expectEmpty(scheduler.pending)
  }

  @Test func aBagDisposesItsMembersWhenItIsDeallocated() {
    let subject = TickSubject<Int, Never>()
    let log = Log<Int>()
    var bag: DisposeBag? = DisposeBag()
    if let bag { subject.signal.subscribe(onNext: { log.append($0) }).store(in: bag) }
    subject.next(1)
    bag = nil
    subject.next(2)
    expectEqual(log.entries, [1])
  }

  @Test func aBagRemovesMembersThatHaveEnded() {
    let bag = DisposeBag()
    weak var first: Subscription?
    for round in 0..<1_000 {
      let subscription = TickSignal<Int, Never>.just(1).subscribe(onNext: { _ in })
      if round == 0 { first = subscription }
      subscription.store(in: bag)
    }
    expectEqual(bag.count, 0)
    #expect(first == nil)
  }

  @Test func aSetKeepsASubscription() {
    let subject = TickSubject<Int, Never>()
    let log = Log<Int>()
    var set: Set<Subscription> = []
    subject.signal.subscribe(onNext: { log.append($0) }).store(in: &set)
    subject.next(1)
    set.removeAll()
    subject.next(2)
    expectEqual(log.entries, [1])
  }

  @Test func theHandleKnowsWhetherItsSubscriptionHasEnded() {
    let subject = TickSubject<Int, Never>()
    let subscription = subject.signal.subscribe(onNext: { _ in })
    #expect(!subscription.isDisposed)
    subject.completed()
    #expect(subscription.isDisposed)
  }

  @Test func aDeallocatedSubjectEndsItsSubscriptionsWithoutAnEvent() {
    let log = Log<Event<Int, Never>>()
    var subject: TickSubject<Int, Never>? = TickSubject()
    weak var witness: Witness?
    var subscription: Subscription?
    do {
      let held = Witness()
      witness = held
      subscription = subject?.signal.observe { event in
        withExtendedLifetime(held) {}
        log.append(event)
      }
    }
    subject = nil
    expectEqual(subscription?.isDisposed, true)
    #expect(witness == nil)
    expectEmpty(log.entries)
  }
}
