import TickStreams
import TickStreamsRxTest
import XCTest

private typealias TestScheduler = TickStreamsRxTest.TestScheduler
private typealias Subscription = TickStreamsRxTest.Subscription

final class SchedulerTests: XCTestCase {
  func testEventsAreEqualAndReadable() {
    let events = Recorded.events(.next(210, "a"), .error(220, TestError.first), .completed(230))
    XCTAssertEqual(events.map { "\($0)" }, ["next(a) @ 210", "error(first) @ 220", "completed @ 230"])
    XCTAssertNotEqual(events[0], .next(211, "a"))
    XCTAssertNotEqual(events[1], .error(220, TestError.second))
    XCTAssertEqual("\(Subscription(200, 400)) \(Subscription(500))", "(200 : 400) (500 : Infinity)")
  }

  func testTheClock() {
    let scheduler = TestScheduler(initialClock: 40)
    var times: [Int] = []
    scheduler.scheduleAt(50) { times.append(scheduler.clock) }
    scheduler.scheduleAt(90) { times.append(scheduler.clock) }
    XCTAssertEqual(scheduler.clock, 40)
    scheduler.advanceTo(60)
    XCTAssertEqual(scheduler.clock, 60)
    XCTAssertEqual(times, [50])
    scheduler.start()
    XCTAssertEqual(times, [50, 90])
  }

  func testWorkForThePastIsDoneATickLater() {
    let scheduler = TestScheduler(initialClock: 100)
    var times: [Int] = []
    scheduler.scheduleAt(20) { times.append(scheduler.clock) }
    scheduler.scheduleAt(-5) { times.append(scheduler.clock) }
    scheduler.start()
    XCTAssertEqual(times, [101, 101])
  }

  func testAnEventOfThePast() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([.next(300, 2), .next(250, 1), .completed(0)])
    let res = scheduler.start { xs }
    XCTAssertEqual(res.events, [.next(250, 1), .next(300, 2)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 1_000)])
  }

  func testNothingArrivesAfterDisposal() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([.next(250, 1), .next(299, 2), .next(300, 3), .next(301, 4)])
    let res = scheduler.start(created: 50, subscribed: 240, disposed: 300) { xs.map { $0 } }
    XCTAssertEqual(res.events, [.next(250, 1), .next(299, 2), .next(300, 3)])
    XCTAssertEqual(xs.subscriptions, [Subscription(240, 300)])
  }

  func testStartTakesAFactory() {
    let scheduler = TestScheduler(initialClock: 0)
    let factory: () -> Observable<Int> = { Observable.just(1).concat(Observable.never()) }
    let res = scheduler.start(factory)
    XCTAssertEqual(res.events, [.next(200, 1)])
    XCTAssertEqual(scheduler.clock, 1_000)
  }

  func testStop() {
    let scheduler = TestScheduler(initialClock: 0)
    var count = 0
    _ = Observable<Int>.interval(.seconds(10), scheduler: scheduler).subscribe { _ in
      count += 1
      if count == 3 { scheduler.stop() }
    }
    scheduler.start()
    XCTAssertEqual(scheduler.clock, 30)
  }

  func testWorkCanBeDisposed() {
    let scheduler = TestScheduler(initialClock: 0)
    var done: [String] = []
    let work = scheduler.scheduleRelative("a", dueTime: .seconds(10)) { state in
      done.append(state)
      return Disposables.create()
    }
    _ = scheduler.schedule("b") { state in
      done.append(state)
      work.dispose()
      return Disposables.create()
    }
    scheduler.start()
    XCTAssertEqual(done, ["b"])
  }

  func testSourcesOnAScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    XCTAssertEqual(
      scheduler.start { Observable.of(1, 2, scheduler: scheduler) }.events, [.next(201, 1), .next(202, 2), .completed(203)])
    let other = TestScheduler(initialClock: 0)
    XCTAssertEqual(other.start { Observable.just(1, scheduler: other) }.events, [.next(201, 1), .completed(202)])
  }

  func testGenerate() {
    let scheduler = TestScheduler(initialClock: 0)
    let res = scheduler.start {
      Observable.generate(initialState: 0, condition: { $0 <= 2 }, scheduler: scheduler, iterate: { $0 + 1 })
    }
    XCTAssertEqual(res.events, [.next(201, 0), .next(202, 1), .next(203, 2), .completed(204)])
  }

  func testRepeatElement() {
    let scheduler = TestScheduler(initialClock: 0)
    let res = scheduler.start(disposed: 205) { Observable.repeatElement(42, scheduler: scheduler) }
    XCTAssertEqual(res.events, [.next(201, 42), .next(202, 42), .next(203, 42), .next(204, 42)])
  }

  func testRange() {
    let scheduler = TestScheduler(initialClock: 0)
    XCTAssertEqual(scheduler.start { Observable.range(start: 3, count: 2) }.events, [.next(200, 3), .next(200, 4), .completed(200)])
  }

  func testCreateAndDeferred() {
    let scheduler = TestScheduler(initialClock: 0)
    var made = 0
    let res = scheduler.start {
      Observable.deferred {
        made += 1
        return Observable<Int>.create { observer in
          observer.onNext(made)
          observer.on(.next(7))
          observer.onCompleted()
          observer.onNext(8)
          return Disposables.create()
        }
      }
    }
    XCTAssertEqual(res.events, [.next(200, 1), .next(200, 7), .completed(200)])
    XCTAssertEqual(made, 1)
  }

  func testUsing() {
    let scheduler = TestScheduler(initialClock: 0)
    var disposedAt = 0
    let xs = numbers(scheduler)
    let res = scheduler.start {
      Observable.using({ CompositeDisposable([Disposables.create { disposedAt = scheduler.clock }]) }) { _ in xs.take(1) }
    }
    XCTAssertEqual(res.events, [.next(210, 2), .completed(210)])
    XCTAssertEqual(disposedAt, 210)
  }

  /// The code under test has signals of TickStreams; the tables of its test are those of RxTest.
  func testCodeThatWasPorted() {
    func answers(to questions: TickSignal<String, any Error>, on scheduler: any TickScheduler) -> TickSignal<Int, any Error> {
      questions.debounce(for: .seconds(30), on: scheduler).map(\.count)
    }
    let scheduler = TestScheduler(initialClock: 0)
    let typed = scheduler.createHotObservable([.next(210, "a"), .next(220, "ab"), .next(260, "abc"), .completed(400)])
    let res = scheduler.start { answers(to: typed.asSignal(), on: scheduler.scheduler).asObservable() }
    XCTAssertEqual(res.events, [.next(250, 2), .next(290, 3), .completed(400)])
  }
}
