import TickStreamsRxTest
import XCTest

final class FailureTests: XCTestCase {
  let scheduler = TestScheduler(initialClock: 0)

  private func failing() -> TestableObservable<Int> {
    scheduler.createColdObservable([.next(10, 1), .next(20, 2), .error(30, TestError.first), .next(40, 9)])
  }

  func testCatch() {
    let xs = failing()
    let ys = scheduler.createColdObservable([.next(10, 3), .completed(20)])
    let res = scheduler.start { xs.catch { _ in ys.asObservable() } }
    XCTAssertEqual(res.events, [.next(210, 1), .next(220, 2), .next(240, 3), .completed(250)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 230)])
    XCTAssertEqual(ys.subscriptions, [Subscription(230, 250)])
  }

  func testCatchThatThrows() {
    let res = scheduler.start { self.failing().catchError { _ in throw TestError.second } }
    XCTAssertEqual(res.events, [.next(210, 1), .next(220, 2), .error(230, TestError.second)])
  }

  func testCatchAndReturn() {
    XCTAssertEqual(
      scheduler.start { self.failing().catchErrorJustReturn(7) }.events, [.next(210, 1), .next(220, 2), .next(230, 7), .completed(230)])
  }

  func testCatchASequence() {
    let sources = [failing().asObservable(), failing().take(1), .just(9)]
    let res = scheduler.start { Observable.catch(sequence: sources) }
    XCTAssertEqual(res.events, [.next(210, 1), .next(220, 2), .next(240, 1), .completed(240)])
  }

  func testEachSubscriptionCatchesFromTheBeginning() {
    let caught = Observable<Int>.catch(sequence: [.error(TestError.first), .just(2)])
    let res = scheduler.start { caught.concat(caught) }
    XCTAssertEqual(res.events, [.next(200, 2), .next(200, 2), .completed(200)])
  }

  func testCatchASequenceByItsEarlierName() {
    let (xs, ys) = (failing(), scheduler.createColdObservable([.next(5, 7), .completed(6)]))
    let res = scheduler.start { Observable.catchError([xs.asObservable(), ys.asObservable()]) }
    XCTAssertEqual(res.events, [.next(210, 1), .next(220, 2), .next(235, 7), .completed(236)])
    XCTAssertEqual(ys.subscriptions, [Subscription(230, 236)])
  }

  func testRetryCountsAllRuns() {
    let xs = failing()
    let res = scheduler.start { xs.retry(2) }
    XCTAssertEqual(res.events, [.next(210, 1), .next(220, 2), .next(240, 1), .next(250, 2), .error(260, TestError.first)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 230), Subscription(230, 260)])
  }

  func testRetryForever() {
    let xs = failing()
    let res = scheduler.start(disposed: 275) { xs.retry() }
    XCTAssertEqual(res.events, [.next(210, 1), .next(220, 2), .next(240, 1), .next(250, 2), .next(270, 1)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 230), Subscription(230, 260), Subscription(260, 275)])
  }

  func testRetryWhenWithABackoff() {
    let xs = scheduler.createColdObservable([.next(5, 1), .error(10, TestError.first)])
    let res = scheduler.start(disposed: 800) {
      xs.retry { (errors: Observable<any Error>) in
        errors.enumerated().flatMap { index, error -> Observable<Int64> in
          if index >= 3 { return .error(error) }
          return .timer(RxTimeInterval((index + 1) * 50), scheduler: self.scheduler)
        }
      }
    }
    XCTAssertEqual(res.events, [.next(205, 1), .next(265, 1), .next(375, 1), .next(535, 1), .error(540, TestError.first)])
    XCTAssertEqual(
      xs.subscriptions, [Subscription(200, 210), Subscription(260, 270), Subscription(370, 380), Subscription(530, 540)])
  }

  func testRetryWhenTheHandlerCompletes() {
    let xs = failing()
    let res = scheduler.start(disposed: 300) {
      xs.retryWhen { (errors: Observable<TestError>) in errors.scan(0) { a, _ in a + 1 }.takeWhile { $0 < 2 } }
    }
    XCTAssertEqual(res.events, [.next(210, 1), .next(220, 2), .next(240, 1), .next(250, 2), .completed(260)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 230), Subscription(230, 260)])
  }

  func testRetryWhenOfAnUntypedClosure() {
    let xs = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first), .next(230, 2), .completed(240)])
    let res = scheduler.start { xs.retryWhen { errors in return errors } }
    XCTAssertEqual(res.events, [.next(210, 1), .next(230, 2), .completed(240)])
  }

  func testRetryWhenTheHandlerFails() {
    let res = scheduler.start(disposed: 300) {
      self.failing().retryWhen { (errors: Observable<TestError>) in errors.map { _ -> Int in throw TestError.second } }
    }
    XCTAssertEqual(res.events, [.next(210, 1), .next(220, 2), .error(230, TestError.second)])
  }

  func testRetryWhenOfAnotherError() {
    let res = scheduler.start { self.failing().retryWhen { (errors: Observable<RxError>) in errors } }
    XCTAssertEqual(res.events, [.next(210, 1), .next(220, 2), .error(230, TestError.first)])
  }

  func testIfEmptySwitchTo() {
    let res = scheduler.start { Observable<Int>.empty().ifEmpty(switchTo: self.failing().take(1)) }
    XCTAssertEqual(res.events, [.next(210, 1), .completed(210)])
  }

  func testAHotSourceGoesOnAfterAnEnd() {
    let xs = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first), .next(230, 2), .completed(240)])
    let res = scheduler.start { xs.retry() }
    XCTAssertEqual(res.events, [.next(210, 1), .next(230, 2), .completed(240)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 220), Subscription(220, 240)])
  }
}
