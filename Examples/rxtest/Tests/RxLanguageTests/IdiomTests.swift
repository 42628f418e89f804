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
    XCTAssertRecordedElements(res.events, [2, 3, 4, 5, 6])
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
}
