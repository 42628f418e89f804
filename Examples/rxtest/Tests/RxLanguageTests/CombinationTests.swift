import TickStreamsRxTest
import XCTest

final class CombinationTests: XCTestCase {
  let scheduler = TestScheduler(initialClock: 0)

  private func pair() -> (TestableObservable<Int>, TestableObservable<Int>) {
    (
      scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(240, 3), .completed(300)]),
      scheduler.createHotObservable([.next(150, 1), .next(220, 20), .next(230, 30), .completed(350)])
    )
  }

  func testCombineLatest() {
    let (xs, ys) = pair()
    let res = scheduler.start { Observable.combineLatest(xs, ys) { $0 + $1 } }
    XCTAssertEqual(res.events, [.next(220, 22), .next(230, 32), .next(240, 33), .completed(350)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 300)])
    XCTAssertEqual(ys.subscriptions, [Subscription(200, 350)])
  }

  func testCombineLatestOfTypes() {
    let (xs, ys) = pair()
    let res = scheduler.start { Observable.combineLatest(xs.map { "\($0)" }, ys).map { $0 + " \($1)" } }
    XCTAssertEqual(res.events, [.next(220, "2 20"), .next(230, "2 30"), .next(240, "3 30"), .completed(350)])
  }

  func testCombineLatestOfThree() {
    let (xs, ys) = pair()
    let res = scheduler.start { Observable.combineLatest(xs, ys, Observable.just(100)) { $0 + $1 + $2 } }
    XCTAssertEqual(res.events, [.next(220, 122), .next(230, 132), .next(240, 133), .completed(350)])
  }

  func testCombineLatestOfAnArray() {
    let (xs, ys) = pair()
    let res = scheduler.start { Observable.combineLatest([xs, ys].map { $0.asObservable() }) { $0.reduce(0, +) } }
    XCTAssertEqual(res.events, [.next(220, 22), .next(230, 32), .next(240, 33), .completed(350)])
  }

  func testACombinationOfAnArrayIsOfItsElements() {
    let (xs, ys) = pair()
    let res = scheduler.start { Observable<Int>.combineLatest([xs, ys]).amb(Observable<Int>.zip([xs, ys])).take(1) }
    XCTAssertEqual(res.events, [.next(220, [2, 20]), .completed(220)])
  }

  func testCombineLatestOfNone() {
    let res = scheduler.start { Observable.combineLatest([Observable<Int>]()) { $0.count } }
    XCTAssertEqual(res.events, [.next(200, 0), .completed(200)])
  }

  func testCombineLatestThatThrows() {
    let (xs, ys) = pair()
    let res = scheduler.start { Observable.combineLatest(xs, ys) { x, y -> Int in if y == 30 { throw TestError.first } else { x + y } } }
    XCTAssertEqual(res.events, [.next(220, 22), .error(230, TestError.first)])
  }

  func testZip() {
    let (xs, ys) = pair()
    let res = scheduler.start { Observable.zip(xs, ys) { $0 + $1 } }
    XCTAssertEqual(res.events.filter { !$0.value.isStopEvent }, [.next(220, 22), .next(240, 33)])
  }

  func testMerge() {
    let (xs, ys) = pair()
    let res = scheduler.start { Observable.merge(xs, ys) }
    XCTAssertEqual(res.events, [.next(210, 2), .next(220, 20), .next(230, 30), .next(240, 3), .completed(350)])
  }

  func testMergeWithALimit() {
    let inner = scheduler.createColdObservable([.next(10, 1), .completed(50)])
    let res = scheduler.start { Observable.of(inner, inner, inner).merge(maxConcurrent: 2) }
    XCTAssertEqual(res.events, [.next(210, 1), .next(210, 1), .next(260, 1), .completed(300)])
    XCTAssertEqual(inner.subscriptions, [Subscription(200, 250), Subscription(200, 250), Subscription(250, 300)])
  }

  func testConcat() {
    let (xs, ys) = pair()
    let res = scheduler.start { xs.concat(ys) }
    XCTAssertEqual(res.events, [.next(210, 2), .next(240, 3), .completed(350)])
    XCTAssertEqual(ys.subscriptions, [Subscription(300, 350)])
  }

  func testAmb() {
    let (xs, ys) = pair()
    let res = scheduler.start { xs.amb(ys) }
    XCTAssertEqual(res.events, [.next(210, 2), .next(240, 3), .completed(300)])
    XCTAssertEqual(ys.subscriptions, [Subscription(200, 210)])
  }

  func testSwitchLatest() {
    let first = scheduler.createColdObservable([.next(10, 101), .next(60, 102), .completed(90)])
    let second = scheduler.createColdObservable([.next(10, 201), .completed(40)])
    let xs = scheduler.createHotObservable([.next(300, first), .next(350, second), .completed(500)])
    let res = scheduler.start { xs.switchLatest() }
    XCTAssertEqual(res.events, [.next(310, 101), .next(360, 201), .completed(500)])
    XCTAssertEqual(first.subscriptions, [Subscription(300, 350)])
    XCTAssertEqual(second.subscriptions, [Subscription(350, 390)])
  }

  func testFlatMap() {
    let inner = scheduler.createColdObservable([.next(10, 1), .completed(15)])
    let res = scheduler.start { numbers(self.scheduler).take(2).flatMap { x in inner.map { $0 + x * 10 } } }
    XCTAssertEqual(res.events, [.next(220, 21), .next(240, 31), .completed(245)])
  }

  func testFlatMapThatThrows() {
    let res = scheduler.start {
      numbers(self.scheduler).flatMap { x -> Observable<Int> in if x == 3 { throw TestError.first } else { .just(x) } }
    }
    XCTAssertEqual(res.events, [.next(210, 2), .error(230, TestError.first)])
  }

  func testFlatMapLatest() {
    let inner = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .completed(40)])
    let res = scheduler.start { numbers(self.scheduler).take(2).flatMapLatest { x in inner.map { $0 + x * 10 } } }
    XCTAssertEqual(res.events, [.next(220, 21), .next(240, 31), .next(260, 32), .completed(270)])
    XCTAssertEqual(inner.subscriptions, [Subscription(210, 230), Subscription(230, 270)])
  }

  func testFlatMapFirst() {
    let inner = scheduler.createColdObservable([.next(10, 1), .completed(50)])
    let res = scheduler.start { numbers(self.scheduler).flatMapFirst { x in inner.map { $0 + x * 10 } } }
    XCTAssertEqual(res.events, [.next(220, 21), .next(310, 51), .next(390, 61), .completed(450)])
  }

  func testConcatMap() {
    let inner = scheduler.createColdObservable([.next(10, 1), .completed(50)])
    let res = scheduler.start { numbers(self.scheduler).take(2).concatMap { x in inner.map { $0 + x * 10 } } }
    XCTAssertEqual(res.events, [.next(220, 21), .next(270, 31), .completed(310)])
  }

  func testTakeUntilATrigger() {
    let (xs, ys) = pair()
    let res = scheduler.start { xs.take(until: ys.skip(1)) }
    XCTAssertEqual(res.events, [.next(210, 2), .completed(230)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 230)])
    XCTAssertEqual(ys.subscriptions, [Subscription(200, 230)])
  }

  func testTakeUntilIgnoresTheCompletionOfTheTrigger() {
    let (xs, _) = pair()
    let res = scheduler.start { xs.takeUntil(Observable<Int>.empty()) }
    XCTAssertEqual(res.events, [.next(210, 2), .next(240, 3), .completed(300)])
  }

  func testTakeUntilFailsWithItsTrigger() {
    let (xs, _) = pair()
    let trigger = scheduler.createHotObservable([.error(225, TestError.first, Int.self)])
    let res = scheduler.start { xs.take(until: trigger) }
    XCTAssertEqual(res.events, [.next(210, 2), .error(225, TestError.first)])
  }

  func testSkipUntilATrigger() {
    let (xs, ys) = pair()
    let res = scheduler.start { xs.skip(until: ys) }
    XCTAssertEqual(res.events, [.next(240, 3), .completed(300)])
  }

  func testSample() {
    let trigger = scheduler.createHotObservable([.next(215, ()), .next(230, ()), .next(260, ())])
    let res = scheduler.start { self.pair().0.sample(trigger) }
    XCTAssertEqual(res.events.filter { !$0.value.isStopEvent }, [.next(215, 2), .next(260, 3)])
  }

  func testWithLatestFrom() {
    let (xs, ys) = pair()
    let res = scheduler.start { xs.withLatestFrom(ys) { $0 + $1 } }
    XCTAssertEqual(res.events, [.next(240, 33), .completed(300)])
  }

  func testWithLatestFromAlone() {
    let (xs, ys) = pair()
    XCTAssertEqual(scheduler.start { xs.withLatestFrom(ys) }.events, [.next(240, 30), .completed(300)])
  }
}
