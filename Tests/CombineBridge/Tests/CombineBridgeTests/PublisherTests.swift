import CombineBridge
import OpenCombine
import Testing
import TickStreams
import TickStreamsTesting

@Suite("A signal as a publisher")
struct PublisherTests {
  private let scheduler = TestScheduler()

  @Test func itsValuesAndItsEndArriveAtTheirTimes() {
    let log = Log<String>()
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).map(\.index).take(2)
    let sink = ticks.publisher.sink(
      receiveCompletion: { [scheduler] in log.append("\($0) at \(scheduler.now)") },
      receiveValue: { [scheduler] in log.append("\($0) at \(scheduler.now)") })
    scheduler.advance(by: .seconds(5))
    #expect(log.entries == ["0 at 1.0 seconds", "1 at 2.0 seconds", "finished at 2.0 seconds"])
    withExtendedLifetime(sink) {}
  }

  @Test func aSignalThatSendsWhileItIsSubscribedStopsWhenEnoughHasCome() {
    let log = Log<Int>()
    let made = Log<Int>()
    let numbers = TickSignal<Int, Never>.from(sequence(first: 0) { $0 < 100_000 ? $0 + 1 : nil }).handleEvents(onNext: { made.append($0) })
    let sink = numbers.publisher.prefix(3).sink { log.append($0) }
    #expect(log.entries == [0, 1, 2])
    #expect(made.entries.count <= 4, "the next one is made before the cancellation is seen, at most")
    withExtendedLifetime(sink) {}
  }

  @Test func aFailureIsPassedOn() {
    let subscriber = SlowSubscriber<Wrong>()
    TickSignal<Int, Wrong>.fail(Wrong()).publisher.subscribe(subscriber)
    #expect(subscriber.events == ["\(Subscribers.Completion<Wrong>.failure(Wrong()))"])
  }

  @Test func nothingIsSentWithoutDemandAndTheLatestValueIsKept() {
    let source = TickSubject<Int, Never>()
    let subscriber = SlowSubscriber<Never>()
    source.signal.publisher.subscribe(subscriber)
    for value in 1...3 { source.next(value) }
    #expect(subscriber.events == [])
    subscriber.request(1)
    #expect(subscriber.events == ["3"])
    subscriber.request(1)
    #expect(subscriber.events == ["3"])
    source.next(4)
    source.next(5)
    source.next(6)
    #expect(subscriber.events == ["3", "4"])
    subscriber.request(2)
    #expect(subscriber.events == ["3", "4", "6"])
    source.next(7)
    #expect(subscriber.events == ["3", "4", "6", "7"])
  }

  @Test func aSlowSubscriberOfAnIntervalGetsTheLatestTick() {
    let subscriber = SlowSubscriber<Never>()
    TickSignal.interval(.seconds(1), on: scheduler).map(\.index).publisher.subscribe(subscriber)
    for _ in 1...3 {
      scheduler.advance(by: .seconds(10))
      subscriber.request(1)
    }
    #expect(subscriber.events == ["9", "19", "29"])
    subscriber.cancel()
    #expect(scheduler.pending.isEmpty)
  }

  @Test func theDemandThatAValueReturnsCounts() {
    let source = TickSubject<Int, Never>()
    let subscriber = SlowSubscriber<Never>()
    subscriber.more = .max(1)
    source.signal.publisher.subscribe(subscriber)
    subscriber.request(1)
    for value in 1...3 { source.next(value) }
    #expect(subscriber.events == ["1", "2", "3"])
  }

  @Test func theEndComesBehindTheValueThatIsKept() {
    let source = TickSubject<Int, Never>()
    let subscriber = SlowSubscriber<Never>()
    source.signal.publisher.subscribe(subscriber)
    source.next(1)
    source.completed()
    #expect(subscriber.events == [])
    subscriber.request(1)
    #expect(subscriber.events == ["1", "finished"])
  }

  @Test func withNothingKeptTheEndNeedsNoDemand() {
    let source = TickSubject<Int, Never>()
    let subscriber = SlowSubscriber<Never>()
    source.signal.publisher.subscribe(subscriber)
    source.completed()
    #expect(subscriber.events == ["finished"])
  }

  @Test func eachSubscriberSubscribesAndItsCancellationEndsThat() {
    let publisher = TickSignal.interval(.seconds(1), on: scheduler).publisher
    #expect(scheduler.pending.isEmpty)
    let first = publisher.sink { _ in }
    let second = publisher.sink { _ in }
    #expect(scheduler.pending.count == 2)
    first.cancel()
    second.cancel()
    #expect(scheduler.pending.isEmpty)
  }

  @Test func cancellationInsideAValueIsTheEnd() {
    let log = Log<Int>()
    let sink = TickSignal<Int, Never>.from(1...10).publisher.prefix(2).sink { log.append($0) }
    #expect(log.entries == [1, 2])
    withExtendedLifetime(sink) {}
  }

  @Test func cancellationWithTheSubscriptionIsTheEndBeforeTheSignalIsSubscribed() {
    let subscribed = Log<Int>()
    let subscriber = SlowSubscriber<Never>()
    subscriber.onSubscription = { $0.cancel() }
    TickSignal<Int, Never>.deferred {
      subscribed.append(1)
      return .just(7)
    }
    .publisher.subscribe(subscriber)
    #expect(subscribed.entries == [])
    #expect(subscriber.events == [])
  }

  @Test func demandThatIsStatedWithTheSubscriptionCounts() {
    let subscriber = SlowSubscriber<Never>()
    subscriber.onSubscription = { $0.request(.max(2)) }
    TickSignal<Int, Never>.from(1...3).publisher.subscribe(subscriber)
    #expect(subscriber.events == ["1", "2"])
    subscriber.request(1)
    #expect(subscriber.events == ["1", "2", "3", "finished"])
  }

  @Test func demandThatIsStatedInsideAValueCountsAndNothingIsNested() {
    let subscriber = SlowSubscriber<Never>()
    subscriber.onValue = { [unowned subscriber] value in if value == "1" { subscriber.request(2) } }
    let source = TickSubject<Int, Never>()
    source.signal.publisher.subscribe(subscriber)
    subscriber.request(1)
    for value in 1...5 { source.next(value) }
    #expect(subscriber.events == ["1", "2", "3"])
    #expect(!subscriber.wasNested)
    subscriber.onValue = { [unowned subscriber] value in
      if value == "5" { source.next(6) }
      subscriber.request(1)
    }
    subscriber.request(1)
    #expect(subscriber.events == ["1", "2", "3", "5", "6"])
    #expect(!subscriber.wasNested)
  }

  @Test func aDemandOfZeroIsNone() {
    let source = TickSubject<Int, Never>()
    let subscriber = SlowSubscriber<Never>()
    source.signal.publisher.subscribe(subscriber)
    subscriber.request(0)
    source.next(1)
    subscriber.request(0)
    #expect(subscriber.events == [])
  }

  @Test func whatIsKeptIsReleasedByTheCancellation() {
    let source = TickSubject<Witness, Never>()
    let subscriber = WitnessSubscriber()
    source.signal.publisher.subscribe(subscriber)
    weak var witness: Witness?
    func send() {
      let value = Witness()
      witness = value
      source.next(value)
    }
    send()
    #expect(witness != nil)
    subscriber.subscription?.cancel()
    #expect(witness == nil)
    subscriber.subscription?.request(.max(1))
    #expect(!source.hasSubscribers)
  }

  @Test(arguments: [true, false]) func nothingIsHeldAfterTheEnd(byCancellation: Bool) {
    weak var witness: Witness?
    let source = TickSubject<Int, Never>()
    func subscribe() -> AnyCancellable {
      let captured = Witness()
      witness = captured
      return source.signal.map { value in withExtendedLifetime(captured) { value } }.publisher.sink { _ in withExtendedLifetime(captured) {}
      }
    }
    let sink = subscribe()
    source.next(1)
    #expect(witness != nil)
    if byCancellation { sink.cancel() } else { source.completed() }
    #expect(witness == nil)
    #expect(!source.hasSubscribers)
  }
}
