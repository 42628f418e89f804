import TickStreamsRxTest
import XCTest

enum TestError: Error, Equatable { case first, second }

/// One source, which most tests use.
func numbers(_ scheduler: TestScheduler) -> TestableObservable<Int> {
  scheduler.createHotObservable([
    .next(150, 1), .next(210, 2), .next(230, 3), .next(250, 4), .next(300, 5), .next(380, 6), .completed(450),
  ])
}

final class TimeTests: XCTestCase {
  let scheduler = TestScheduler(initialClock: 0)

  func testDelay() {
    let xs = numbers(scheduler)
    let res = scheduler.start { xs.delay(.seconds(50), scheduler: self.scheduler) }
    XCTAssertEqual(
      res.events, [.next(260, 2), .next(280, 3), .next(300, 4), .next(350, 5), .next(430, 6), .completed(500)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 450)])
  }

  func testDelayInSeconds() {
    let delay: RxTimeInterval = 42
    let res = scheduler.start { numbers(self.scheduler).delay(delay, scheduler: self.scheduler) }
    XCTAssertEqual(res.events.first, .next(252, 2))
    XCTAssertEqual(res.events.last, .completed(492))
  }

  func testDelayError() {
    let xs = scheduler.createHotObservable([.next(250, 2), .next(350, 3), .error(420, TestError.first)])
    let res = scheduler.start { xs.delay(100, scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(350, 2), .error(420, TestError.first)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 420)])
  }

  func testDelayOfAnEmptySourceDelaysTheCompletion() {
    let res = scheduler.start { Observable<Int>.empty().delay(5, scheduler: self.scheduler).concat(Observable.just(1)) }
    XCTAssertEqual(res.events, [.next(205, 1), .completed(205)])
  }

  func testDebounce() {
    let res = scheduler.start { numbers(self.scheduler).debounce(.seconds(30), scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(280, 4), .next(330, 5), .next(410, 6), .completed(450)])
  }

  func testDebounceSendsTheLastValueAtCompletion() {
    let res = scheduler.start { numbers(self.scheduler).debounce(.seconds(90), scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(450, 6), .completed(450)])
  }

  func testThrottle() {
    let res = scheduler.start { numbers(self.scheduler).throttle(.seconds(50), scheduler: self.scheduler) }
    XCTAssertEqual(
      res.events, [.next(210, 2), .next(260, 4), .next(310, 5), .next(380, 6), .completed(450)])
  }

  func testThrottleFirstOnly() {
    let res = scheduler.start { numbers(self.scheduler).throttle(.seconds(60), latest: false, scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(210, 2), .next(300, 5), .next(380, 6), .completed(450)])
  }

  func testTimeoutInTime() {
    let res = scheduler.start { numbers(self.scheduler).timeout(.seconds(100), scheduler: self.scheduler) }
    XCTAssertEqual(res.events.last, .completed(450))
  }

  func testTimeoutFails() {
    let res = scheduler.start { numbers(self.scheduler).timeout(.seconds(45), scheduler: self.scheduler) }
    XCTAssertEqual(
      res.events, [.next(210, 2), .next(230, 3), .next(250, 4), .error(295, RxError.timeout)])
  }

  func testTimeoutTurnsToTheOther() {
    let xs = numbers(scheduler)
    let ys = scheduler.createColdObservable([.next(30, 100), .completed(60)])
    let res = scheduler.start { xs.timeout(.seconds(45), other: ys, scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(210, 2), .next(230, 3), .next(250, 4), .next(325, 100), .completed(355)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 295)])
    XCTAssertEqual(ys.subscriptions, [Subscription(295, 355)])
  }

  func testBuffer() {
    let res = scheduler.start { numbers(self.scheduler).buffer(timeSpan: .seconds(70), count: 3, scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(250, [2, 3, 4]), .next(320, [5]), .next(390, [6]), .next(450, []), .completed(450)])
  }

  func testWindow() {
    let res = scheduler.start {
      numbers(self.scheduler).window(timeSpan: .seconds(70), count: 10, scheduler: self.scheduler).enumerated()
        .flatMap { index, window in window.map { "\(index) \($0)" } }
    }
    XCTAssertEqual(
      res.events,
      [.next(210, "0 2"), .next(230, "0 3"), .next(250, "0 4"), .next(300, "1 5"), .next(380, "2 6"), .completed(450)])
  }

  func testInterval() {
    let res = scheduler.start { Observable<Int64>.interval(.seconds(100), scheduler: self.scheduler) }
    XCTAssertEqual(res.events, (0..<7).map { Recorded.next(300 + 100 * $0, Int64($0)) })
  }

  func testIntervalOfZero() {
    let res = scheduler.start(disposed: 210) { Observable<Int>.interval(.seconds(0), scheduler: self.scheduler) }
    XCTAssertEqual(res.events, (0..<9).map { Recorded.next(201 + $0, $0) })
  }

  func testTimer() {
    let res = scheduler.start { Observable<Int>.timer(.seconds(300), scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(500, 0), .completed(500)])
  }

  func testTimerOfZero() {
    let res = scheduler.start { Observable<Int>.timer(.seconds(0), scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(201, 0), .completed(201)])
  }

  func testTimerWithAPeriod() {
    let res = scheduler.start(disposed: 600) { Observable<Int>.timer(.seconds(50), period: .seconds(150), scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(250, 0), .next(400, 1), .next(550, 2)])
  }

  func testTakeForATime() {
    let xs = numbers(scheduler)
    let res = scheduler.start { xs.take(for: .seconds(60), scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(210, 2), .next(230, 3), .next(250, 4), .completed(260)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 260)])
  }

  func testTakeForNoTime() {
    let xs = numbers(scheduler)
    let res = scheduler.start { xs.take(for: .seconds(0), scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.completed(201)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 201)])
  }

  func testSkipForATime() {
    let res = scheduler.start { numbers(self.scheduler).skip(.seconds(60), scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(300, 5), .next(380, 6), .completed(450)])
  }

  func testDelaySubscription() {
    let xs = scheduler.createColdObservable([.next(50, 42), .next(60, 43), .completed(70)])
    let res = scheduler.start { xs.delaySubscription(.seconds(30), scheduler: self.scheduler) }
    XCTAssertEqual(res.events, [.next(280, 42), .next(290, 43), .completed(300)])
    XCTAssertEqual(xs.subscriptions, [Subscription(230, 300)])
  }

  func testResolution() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    let xs = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let res = scheduler.start { xs.delay(.milliseconds(1_500), scheduler: scheduler) }
    XCTAssertEqual(res.events, [.next(225, 1), .completed(315)])
  }

  func testWithoutProcessingDelay() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let res = scheduler.start { Observable<Int>.timer(.seconds(0), scheduler: scheduler) }
    XCTAssertEqual(res.events, [.next(200, 0), .completed(200)])
  }

  func testObserveOn() {
    let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let res = scheduler.start { xs.observeOn(self.scheduler) }
    XCTAssertEqual(res.events, [.next(211, 1), .next(221, 2), .completed(231)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 230)])
  }

  func testObserveOnDelaysAnError() {
    let xs = scheduler.createHotObservable([.next(210, 1), .error(230, TestError.first)])
    let res = scheduler.start { xs.observe(on: self.scheduler) }
    XCTAssertEqual(res.events, [.next(211, 1), .error(231, TestError.first)])
  }

  func testSubscribeOn() {
    let xs = scheduler.createHotObservable([.next(150, 1), .completed(300)])
    let res = scheduler.start { xs.subscribeOn(self.scheduler) }
    XCTAssertEqual(res.events, [.completed(300)])
    XCTAssertEqual(xs.subscriptions, [Subscription(201, 300)])
  }
}
