import TickStreamsRxTest
import XCTest

/// How tests of RxSwift are written, beyond the plain form.
final class IdiomTests: XCTestCase {
  func testEventsAreComputed() {
    let scheduler = TestScheduler(initialClock: 0)
    let messages = Recorded.events(.next(150, 1), .next(250, 2), .next(350, 3), .completed(450))
    let xs = scheduler.createHotObservable(messages)
    let delay: RxTimeInterval = 42
    let res = scheduler.start { xs.delay(delay, scheduler: scheduler) }
    XCTAssertEqual(
      res.events, messages.map { Recorded(time: $0.time + Int(delay), value: $0.value) }.filter { $0.time > 200 })
    XCTAssertEqual(xs.recordedEvents, messages)
  }

  func testCorrectIsAVariable() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([.next(150, 1), .completed(250)])
    let res = scheduler.start(disposed: 300) { xs.asObservable() }
    let correct = [Recorded.completed(250, Int.self)]
    XCTAssertEqual(res.events, correct)
    let repeated = (0..<2).map { Recorded.next(300, 6 + $0) }
    XCTAssertEqual(repeated + [.next(320, 8)], [.next(300, 6), .next(301 - 1, 7), .next(320, 8)])
  }

  func testASubscriptionIsReplacedInItsCallback() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first), .next(230, 2)])
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    var subscription: Disposable! = nil
    let ys: Observable<Int> = xs.share()
    scheduler.scheduleAt(200) {
      subscription = ys.subscribe { event in
        first.on(event)
        switch event {
        case .error: subscription = ys.subscribe(second)
        case .completed: subscription = ys.subscribe(second)
        case .next: break
        }
      }
    }
    scheduler.scheduleAt(250) { subscription.dispose() }
    scheduler.start()
    XCTAssertEqual(first.events, [.next(210, 1), .error(220, TestError.first)])
    XCTAssertEqual(second.events, [.next(230, 2)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 220), Subscription(220, 250)])
  }

  func testRecordedElements() {
    let scheduler = TestScheduler(initialClock: 0)
    let res = scheduler.start { numbers(scheduler) }
    XCTAssertRecordedElements(Array(res.events.dropLast()), [2, 3, 4, 5, 6])
    XCTAssertEqual(res.events.compactMap(\.value.element), [2, 3, 4, 5, 6])
  }

  func testAFunctionOverAnyObservable() {
    func doubled<Source: ObservableType>(_ source: Source) -> Observable<Int> where Source.Element == Int {
      source.asObservable().map { $0 * 2 }
    }
    let scheduler = TestScheduler(initialClock: 0)
    let subject = BehaviorSubject(value: 4)
    let res = scheduler.createObserver(Int.self)
    _ = doubled(subject).bind(to: res)
    XCTAssertEqual(res.events, [.next(0, 8)])
  }

  func testAnOwnerIsNotRetained() {
    final class Owner { var values: [Int] = [] }
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    weak let released = owner
    _ = subject.subscribe(with: owner!, onNext: { $0.values.append($1) })
    subject.onNext(1)
    XCTAssertEqual(owner?.values, [1])
    owner = nil
    XCTAssertNil(released)
    subject.onNext(2)
  }

  func testSourcesOfSources() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([
      .next(
        5,
        scheduler.createColdObservable([
          .error(1, TestError.first)
        ])),
      .next(
        300,
        scheduler.createColdObservable([
          .next(10, 102),
          .next(90, 103),
          .completed(160),
        ])),
      .next(
        400,
        scheduler.createColdObservable([
          .next(180, 202),
          .completed(205),
        ])),
      .next(
        550,
        scheduler.createColdObservable([
          .next(10, 301),
          .completed(50),
        ])),
      .completed(900),
    ])
    let res = scheduler.start {
      xs.flatMapFirst { $0 }
    }
    XCTAssertEqual(
      res.events,
      [
        .next(310, 102),
        .next(390, 103),
        .next(560, 301),
        .completed(900),
      ])
    XCTAssertEqual(xs.recordedEvents[1].value.element!.subscriptions, [Subscription(300, 460)])
    XCTAssertEqual(xs.recordedEvents[2].value.element!.subscriptions, [])
    XCTAssertEqual(xs.recordedEvents[3].value.element!.subscriptions, [Subscription(550, 600)])
  }

  func testAConnectionIsSharedAndReplaced() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([
      next(110, 7), next(340, 8), next(390, 5), next(430, 2), next(450, 9), next(520, 11), next(560, 20), next(580, 23),
      error(800, TestError.first),
    ])
    var ys: ConnectableObservable<Int>! = nil
    var subscription: Disposable! = nil
    var connection: Disposable! = nil
    var innerConnection: Disposable! = nil
    var lastConnection: Disposable! = nil
    let res = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(100) { ys = xs.multicast(ReplaySubject.create(bufferSize: 1)) }
    scheduler.scheduleAt(405, action: { subscription = ys.subscribe(res) })
    scheduler.scheduleAt(1_000) { subscription.dispose() }
    scheduler.scheduleAt(300) { connection = ys.connect() }
    scheduler.scheduleAt(400) { connection.dispose() }
    scheduler.scheduleAt(420) { connection = ys.connect() }
    scheduler.scheduleAt(440) { innerConnection = ys.connect() }
    scheduler.scheduleAt(530) { innerConnection.dispose() }
    scheduler.scheduleAt(575) { lastConnection = ys.connect() }
    scheduler.scheduleAt(577) { connection.dispose() }
    scheduler.scheduleAt(621) { lastConnection.dispose() }
    scheduler.start()
    XCTAssertEqual(res.events, [next(405, 5), next(430, 2), next(450, 9), next(520, 11), next(580, 23)])
    XCTAssertEqual(xs.subscriptions, [Subscription(300, 400), Subscription(420, 530), Subscription(575, 621)])
  }

  func testAnotherConnectionInTheCallbackOfAnEnd() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([.next(430, 2), .completed(435), .next(450, 9), .next(520, 11), .next(560, 20)])
    let res = scheduler.createObserver(Int.self)
    let ys = xs.multicast(makeSubject: { ReplaySubject.create(bufferSize: 1) })
    var connection: Disposable! = nil
    scheduler.scheduleAt(405) {
      _ = ys.do(onCompleted: {
        _ = ys.subscribe(res)
        connection = ys.connect()
      }).subscribe(res)
    }
    scheduler.scheduleAt(420) { connection = ys.connect() }
    scheduler.scheduleAt(530) { connection.dispose() }
    scheduler.start()
    XCTAssertEqual(res.events, [.next(430, 2), .completed(435), .next(450, 9), .next(520, 11)])
    XCTAssertEqual(xs.subscriptions, [Subscription(420, 435), Subscription(435, 530)])
  }

  func testEventsWithoutElements() {
    let scheduler = TestScheduler(initialClock: 0)
    let recordedEvents: [Recorded<Event<Int>>] = []
    let xs = scheduler.createHotObservable(recordedEvents)
    let res = scheduler.start { xs.do(onNext: { _ in }) }
    let correctMessages: [Recorded<Event<Int>>] = []
    XCTAssertEqual(res.events, correctMessages)
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 1_000)])
  }
}
