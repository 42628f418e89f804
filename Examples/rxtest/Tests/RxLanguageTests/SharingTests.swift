import TickStreamsRxTest
import XCTest

final class SharingTests: XCTestCase {
  let scheduler = TestScheduler(initialClock: 0)

  /// Three observers of one shared source: from 200 to 350, from 300 to 400, and from 500 to 600.
  private func observe(
    _ events: [Recorded<Event<Int>>], _ share: @escaping (Observable<Int>) -> Observable<Int>
  ) -> (source: TestableObservable<Int>, results: [TestableObserver<Int>]) {
    let xs = scheduler.createHotObservable(events)
    let results = (0..<3).map { _ in scheduler.createObserver(Int.self) }
    var ys: Observable<Int>! = nil
    scheduler.scheduleAt(TestScheduler.Defaults.created) { ys = share(xs) }
    for (result, times) in zip(results, [(200, 350), (300, 400), (500, 600)]) {
      var subscription: Disposable! = nil
      scheduler.scheduleAt(times.0) { subscription = ys.subscribe(result) }
      scheduler.scheduleAt(times.1) { subscription.dispose() }
    }
    scheduler.start()
    return (xs, results)
  }

  private let values: [Recorded<Event<Int>>] = [.next(210, 1), .next(250, 5), .next(320, 6), .next(550, 7)]
  private let ending: [Recorded<Event<Int>>] = [.next(210, 1), .next(320, 6), .completed(330), .next(340, -1), .next(550, 7)]

  func testShare() {
    let (xs, res) = observe(values) { $0.share() }
    XCTAssertEqual(res[0].events, [.next(210, 1), .next(250, 5), .next(320, 6)])
    XCTAssertEqual(res[1].events, [.next(320, 6)])
    XCTAssertEqual(res[2].events, [.next(550, 7)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 400), Subscription(500, 600)])
  }

  func testShareReplayWhileConnected() {
    let (xs, res) = observe(values) { $0.share(replay: 2, scope: .whileConnected) }
    XCTAssertEqual(res[1].events, [.next(300, 1), .next(300, 5), .next(320, 6)])
    XCTAssertEqual(res[2].events, [.next(550, 7)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 400), Subscription(500, 600)])
  }

  func testShareReplayForever() {
    let (xs, res) = observe(values) { $0.share(replay: 1, scope: .forever) }
    XCTAssertEqual(res[1].events, [.next(300, 5), .next(320, 6)])
    XCTAssertEqual(res[2].events, [.next(500, 6), .next(550, 7)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 400), Subscription(500, 600)])
  }

  func testShareReplayForeverAfterTheEnd() {
    let (xs, res) = observe(ending) { $0.share(replay: 1, scope: .forever) }
    XCTAssertEqual(res[2].events, [.next(500, 6), .completed(500)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 330)])
  }

  func testShareReplayWhileConnectedAfterTheEnd() {
    let (xs, res) = observe(ending) { $0.share(replay: 1) }
    XCTAssertEqual(res[1].events, [.next(300, 1), .next(320, 6), .completed(330)])
    XCTAssertEqual(res[2].events, [.next(550, 7)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 330), Subscription(500, 600)])
  }

  func testASubscriptionAtTheEndStartsTheSourceAgain() {
    let xs = scheduler.createHotObservable(ending)
    let again = scheduler.createObserver(Int.self)
    let ys = xs.share()
    scheduler.scheduleAt(205) { _ = ys.subscribe() }
    let res = scheduler.start { ys.do(onCompleted: { _ = ys.subscribe(again) }) }
    XCTAssertEqual(res.events, [.next(210, 1), .next(320, 6), .completed(330)])
    XCTAssertEqual(again.events, [.next(340, -1), .next(550, 7)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 330), Subscription(330)])
  }

  func testASharedSourceThatEndsImmediatelyStartsAgain() {
    let ys = Observable.just(1).share()
    XCTAssertEqual(scheduler.start { ys.concat(ys) }.events, [.next(200, 1), .next(200, 1), .completed(200)])
  }

  func testMulticastOfASelection() {
    let xs = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let res = scheduler.start { xs.multicast({ PublishSubject() }) { Observable.combineLatest($0, $0) { $0 + $1 } } }
    XCTAssertEqual(res.events, [.next(210, 2), .completed(220)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 220)])
  }

  func testMulticastThatThrows() {
    let res = scheduler.start { Observable.just(1).multicast({ throw TestError.first }) { $0 } }
    XCTAssertEqual(res.events, [.error(200, TestError.first)])
  }

  func testPublishConnects() {
    let xs = numbers(scheduler)
    let published = xs.publish()
    let res = scheduler.createObserver(Int.self)
    var connection: Disposable! = nil
    scheduler.scheduleAt(200) { _ = published.subscribe(res) }
    scheduler.scheduleAt(220) { connection = published.connect() }
    scheduler.scheduleAt(280) { connection.dispose() }
    scheduler.scheduleAt(360) { connection = published.connect() }
    scheduler.start()
    XCTAssertEqual(res.events, [.next(230, 3), .next(250, 4)])
    XCTAssertEqual(xs.subscriptions, [Subscription(220, 280), Subscription(360, 450)])
  }

  func testReplay() {
    let published = numbers(scheduler).replay(2)
    let res = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { _ = published.connect() }
    scheduler.scheduleAt(260) { _ = published.subscribe(res) }
    scheduler.start()
    XCTAssertEqual(res.events, [.next(260, 3), .next(260, 4), .next(300, 5), .next(380, 6), .completed(450)])
  }
}

final class SubjectTests: XCTestCase {
  let scheduler = TestScheduler(initialClock: 0)

  func testPublishSubject() {
    let subject = PublishSubject<Int>()
    let res = scheduler.createObserver(Int.self)
    subject.onNext(1)
    let bag = DisposeBag()
    subject.subscribe(res).disposed(by: bag)
    subject.onNext(2)
    subject.onError(TestError.first)
    subject.onNext(3)
    XCTAssertEqual(res.events, [.next(0, 2), .error(0, TestError.first)])
  }

  func testBehaviorSubject() throws {
    let subject = BehaviorSubject(value: 1)
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    _ = subject.subscribe(first)
    subject.on(.next(2))
    XCTAssertEqual(try subject.value(), 2)
    subject.onCompleted()
    _ = subject.subscribe(second)
    XCTAssertEqual(first.events, [.next(0, 1), .next(0, 2), .completed(0)])
    XCTAssertEqual(second.events, [.completed(0)])
  }

  func testReplaySubject() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...3 { subject.onNext(number) }
    let res = scheduler.createObserver(Int.self)
    _ = subject.subscribe(res)
    XCTAssertEqual(res.events, [.next(0, 2), .next(0, 3)])
  }

  func testASubscriptionLastsWithoutItsHandle() {
    var values: [Int] = []
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(onNext: { values.append($0) })
    subject.onNext(1)
    XCTAssertEqual(values, [1])
  }

  func testABagEndsItsSubscriptions() {
    let xs = numbers(scheduler)
    var bag: DisposeBag! = DisposeBag()
    scheduler.scheduleAt(200) { xs.subscribe(onNext: { _ in }).disposed(by: bag) }
    scheduler.scheduleAt(240) { bag = nil }
    scheduler.start()
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 240)])
  }
}
