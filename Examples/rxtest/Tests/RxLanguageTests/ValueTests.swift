import TickStreamsRxTest
import XCTest

final class ValueTests: XCTestCase {
  let scheduler = TestScheduler(initialClock: 0)

  private func rest(of element: Int) -> [Recorded<Event<Int>>] {
    Array(
      [.next(210, 2), .next(230, 3), .next(250, 4), .next(300, 5), .next(380, 6), .completed(450)].drop { $0.value.element != element })
  }

  func testMap() {
    let xs = numbers(scheduler)
    let res = scheduler.start { xs.map { $0 * 2 } }
    XCTAssertEqual(
      res.events, [.next(210, 4), .next(230, 6), .next(250, 8), .next(300, 10), .next(380, 12), .completed(450)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 450)])
  }

  func testMapThatThrows() {
    let xs = numbers(scheduler)
    let res = scheduler.start {
      xs.map { x -> Int in
        if x == 4 { throw TestError.first }
        return x
      }
    }
    XCTAssertEqual(res.events, [.next(210, 2), .next(230, 3), .error(250, TestError.first)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 250)])
  }

  func testAClosureMayChangeAVariable() {
    var invoked = 0
    let res = scheduler.start {
      numbers(self.scheduler).filter { x in
        invoked += 1
        return x.isMultiple(of: 2)
      }
    }
    XCTAssertEqual(res.events, [.next(210, 2), .next(250, 4), .next(380, 6), .completed(450)])
    XCTAssertEqual(invoked, 5)
  }

  func testFilterThatThrows() {
    let res = scheduler.start { numbers(self.scheduler).filter { if $0 == 3 { throw TestError.second } else { true } } }
    XCTAssertEqual(res.events, [.next(210, 2), .error(230, TestError.second)])
  }

  func testCompactMap() {
    let res = scheduler.start { numbers(self.scheduler).compactMap { $0 > 4 ? "\($0)" : nil } }
    XCTAssertEqual(res.events, [.next(300, "5"), .next(380, "6"), .completed(450)])
  }

  func testEnumerated() {
    let res = scheduler.start { numbers(self.scheduler).enumerated().map { $0.index * 10 + $0.element } }
    XCTAssertEqual(res.events, [.next(210, 2), .next(230, 13), .next(250, 24), .next(300, 35), .next(380, 46), .completed(450)])
  }

  func testScan() {
    let res = scheduler.start { numbers(self.scheduler).scan(42) { $0 + $1 } }
    XCTAssertEqual(res.events, [.next(210, 44), .next(230, 47), .next(250, 51), .next(300, 56), .next(380, 62), .completed(450)])
  }

  func testScanStartsOverForEachSubscription() {
    let sums = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)]).scan(0, accumulator: +)
    let res = scheduler.start { sums.concat(sums) }
    XCTAssertEqual(res.events, [.next(210, 1), .next(220, 3), .next(240, 1), .next(250, 3), .completed(260)])
  }

  func testReduce() {
    let res = scheduler.start { numbers(self.scheduler).reduce(42, accumulator: +) }
    XCTAssertEqual(res.events, [.next(450, 62), .completed(450)])
  }

  func testToArray() {
    let res = scheduler.start { numbers(self.scheduler).toArray() }
    XCTAssertEqual(res.events, [.next(450, [2, 3, 4, 5, 6]), .completed(450)])
  }

  func testDistinctUntilChanged() {
    let xs = scheduler.createHotObservable([.next(210, 2), .next(215, 2), .next(220, 3), .next(225, 3), .next(230, 2), .completed(250)])
    let res = scheduler.start { xs.distinctUntilChanged() }
    XCTAssertEqual(res.events, [.next(210, 2), .next(220, 3), .next(230, 2), .completed(250)])
  }

  func testDistinctUntilChangedByKey() {
    let res = scheduler.start { numbers(self.scheduler).distinctUntilChanged { $0 / 2 } }
    XCTAssertEqual(res.events, [.next(210, 2), .next(250, 4), .next(380, 6), .completed(450)])
  }

  func testDistinctUntilChangedThatThrows() {
    let res = scheduler.start { numbers(self.scheduler).distinctUntilChanged { (_, _) throws -> Bool in throw TestError.first } }
    XCTAssertEqual(res.events, [.next(210, 2), .error(230, TestError.first)])
  }

  func testTake() {
    let xs = numbers(scheduler)
    let res = scheduler.start { xs.take(2) }
    XCTAssertEqual(res.events, [.next(210, 2), .next(230, 3), .completed(230)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 230)])
  }

  func testTakeZero() {
    let xs = numbers(scheduler)
    let res = scheduler.start { xs.take(0) }
    XCTAssertEqual(res.events, [.completed(200, Int.self)])
    XCTAssertEqual(xs.subscriptions, [])
  }

  func testTakeLast() {
    let res = scheduler.start { numbers(self.scheduler).takeLast(2) }
    XCTAssertEqual(res.events, [.next(450, 5), .next(450, 6), .completed(450)])
  }

  func testTakeLastZeroWaitsForTheCompletion() {
    let xs = numbers(scheduler)
    let res = scheduler.start(disposed: 400) { xs.takeLast(0) }
    XCTAssertEqual(res.events, [])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 400)])
  }

  func testSkip() {
    let res = scheduler.start { numbers(self.scheduler).skip(3) }
    XCTAssertEqual(res.events, rest(of: 5))
  }

  func testTakeWhile() {
    let xs = numbers(scheduler)
    let res = scheduler.start { xs.take(while: { $0 < 4 }) }
    XCTAssertEqual(res.events, [.next(210, 2), .next(230, 3), .completed(250)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 250)])
  }

  func testTakeWhileInclusive() {
    let res = scheduler.start { numbers(self.scheduler).take(while: { $0 < 4 }, behavior: .inclusive) }
    XCTAssertEqual(res.events, [.next(210, 2), .next(230, 3), .next(250, 4), .completed(250)])
  }

  func testTakeUntilAPredicateHolds() {
    let res = scheduler.start { numbers(self.scheduler).takeUntil(.inclusive) { $0 == 3 } }
    XCTAssertEqual(res.events, [.next(210, 2), .next(230, 3), .completed(230)])
  }

  func testTakeWhileThatThrows() {
    let res = scheduler.start { numbers(self.scheduler).takeWhile { if $0 == 4 { throw TestError.first } else { true } } }
    XCTAssertEqual(res.events, [.next(210, 2), .next(230, 3), .error(250, TestError.first)])
  }

  func testSkipWhile() {
    let res = scheduler.start { numbers(self.scheduler).skip(while: { $0 < 4 }) }
    XCTAssertEqual(res.events, rest(of: 4))
  }

  func testElementAt() {
    let xs = numbers(scheduler)
    let res = scheduler.start { xs.element(at: 1) }
    XCTAssertEqual(res.events, [.next(230, 3), .completed(230)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 230)])
  }

  func testElementAtThatDoesNotExist() {
    let res = scheduler.start { numbers(self.scheduler).elementAt(9) }
    XCTAssertEqual(res.events, [.error(450, RxError.argumentOutOfRange)])
  }

  func testSingle() {
    XCTAssertEqual(scheduler.start { numbers(self.scheduler).single { $0 == 4 } }.events, [.next(250, 4), .completed(450)])
  }

  func testSingleOfSeveral() {
    XCTAssertEqual(scheduler.start { numbers(self.scheduler).single() }.events, [.next(210, 2), .error(230, RxError.moreThanOneElement)])
  }

  func testSingleOfNone() {
    XCTAssertEqual(scheduler.start { Observable<Int>.empty().single() }.events, [.error(200, RxError.noElements)])
  }

  func testStartWith() {
    XCTAssertEqual(
      scheduler.start { numbers(self.scheduler).skip(4).startWith(0, 1) }.events,
      [
        .next(200, 0), .next(200, 1), .next(380, 6), .completed(450),
      ])
  }

  func testIfEmpty() {
    XCTAssertEqual(
      scheduler.start { numbers(self.scheduler).filter { _ in false }.ifEmpty(default: 7) }.events, [.next(450, 7), .completed(450)])
  }

  func testMaterializeAndBack() {
    let events = scheduler.start { numbers(self.scheduler).skip(4).materialize() }.events
    XCTAssertEqual(events.map(\.time), [380, 450, 450])
    XCTAssertEqual(events.first?.value.element, .next(6))
    let scheduler = TestScheduler(initialClock: 0)
    XCTAssertEqual(scheduler.start { numbers(scheduler).skip(4).materialize().dematerialize() }.events, [.next(380, 6), .completed(450)])
  }

  func testIgnoreElements() {
    let events = scheduler.start { numbers(self.scheduler).ignoreElements() }.events
    XCTAssertEqual(events.count, 1)
    XCTAssertEqual(events.first?.time, 450)
  }

  func testDo() {
    var seen: [String] = []
    let res = scheduler.start {
      numbers(self.scheduler).take(1).do(
        onNext: { seen.append("next \($0)") }, afterNext: { seen.append("after \($0)") }, onCompleted: { seen.append("completed") },
        onSubscribe: { seen.append("subscribe") }, onSubscribed: { seen.append("subscribed") }, onDispose: { seen.append("dispose") })
    }
    XCTAssertEqual(res.events, [.next(210, 2), .completed(210)])
    XCTAssertEqual(seen, ["subscribe", "subscribed", "next 2", "after 2", "completed", "dispose"])
  }

  func testDoThatThrows() {
    let res = scheduler.start { numbers(self.scheduler).do(onNext: { if $0 == 3 { throw TestError.first } }) }
    XCTAssertEqual(res.events, [.next(210, 2), .error(230, TestError.first)])
  }

  func testGroupBy() {
    let res = scheduler.start {
      numbers(self.scheduler).groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key): \($0)" } }
    }
    XCTAssertEqual(
      res.events,
      [
        .next(210, "0: 2"), .next(230, "1: 3"), .next(250, "0: 4"), .next(300, "1: 5"), .next(380, "0: 6"), .completed(450),
      ])
  }
}
