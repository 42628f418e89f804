// swift-format-ignore-file
// Tests with the names of RxTest, RxBlocking, combine-schedulers, the helpers of ReactiveSwift apps and swift-clocks, with the compiler's
// errors below each statement. `.ci/porting-diagnostics` compares and counts them, and updates them with `--update`.

import Foundation
import TickStreams
import TickStreamsTesting

private enum Flaw: Error { case a }

private func testTools(
  _ scheduler: TestScheduler, _ numbers: TickSignal<Int, any Error>, _ never: TickSignal<Int, Never>, _ recording: Recording<Int, any Error>,
  _ source: TestSource<Int, any Error>, _ bag: DisposeBag
) {
  _ = TestScheduler(initialClock: 0)
  // error: 'init(initialClock:resolution:simulateProcessingDelay:)' is unavailable: use `TestScheduler()`: time is a `Duration`, and begins at zero
  _ = TestScheduler(initialClock: 0, resolution: 0.1)
  // error: 'init(initialClock:resolution:simulateProcessingDelay:)' is unavailable: use `TestScheduler()`: time is a `Duration`, and begins at zero
  _ = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  // error: 'init(initialClock:resolution:simulateProcessingDelay:)' is unavailable: use `TestScheduler()`: time is a `Duration`, and begins at zero
  _ = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .completed(30)])
  // error: 'completed' is unavailable: use `completed(at:)`, as in `at: .seconds(10)`
  // error: 'createHotObservable' is unavailable: use `hot([.next(value, at: .seconds(10))])`, and its `signal`; or marbles, `hot("--a--b--|", values: …)`
  // error: 'next' is unavailable: use `next(_:at:)`: the value, then the time, as in `at: .seconds(10)`
  _ = scheduler.createColdObservable([.next(10, 1), .error(20, Flaw.a)])
  // error: 'createColdObservable' is unavailable: use `cold([.next(value, at: .seconds(10))])`, and its `signal`; or marbles, `cold("--a--b--|", values: …)`
  // error: 'error' is unavailable: use `failed(_:at:)`: the failure, then the time, as in `at: .seconds(10)`
  // error: 'next' is unavailable: use `next(_:at:)`: the value, then the time, as in `at: .seconds(10)`
  _ = scheduler.createObserver(Int.self)
  // error: 'createObserver' is unavailable: use `let recording = scheduler.record(signal)`, which subscribes immediately
  numbers.subscribe(recording).disposed(by: bag)
  // error: 'subscribe' is unavailable: use `scheduler.record(signal)`, which subscribes and records
  // warning: 'disposed(by:)' is deprecated: renamed to 'store(in:)' [#DeprecatedDeclaration]
  never.drive(recording).disposed(by: bag)
  // error: 'drive' is unavailable: use `scheduler.record(signal)`, which subscribes and records
  // warning: 'disposed(by:)' is deprecated: renamed to 'store(in:)' [#DeprecatedDeclaration]
  scheduler.start()
  // error: 'start()' is unavailable: use `advance(by:)`, or `advanceUntilIdle(limit:)` until nothing is pending
  _ = scheduler.start(created: 0, subscribed: 0, disposed: 1_000) { numbers }
  // error: 'start(created:subscribed:disposed:_:)' is unavailable: use `let recording = scheduler.record(signal)`, `advance(by:)`, and `recording.dispose()`
  _ = scheduler.start { numbers }
  // error: 'start(created:subscribed:disposed:_:)' is unavailable: use `let recording = scheduler.record(signal)`, `advance(by:)`, and `recording.dispose()`
  scheduler.scheduleAt(10) { print(1) }
  // error: 'scheduleAt(_:action:)' is unavailable: use `schedule(after: .seconds(10)) { … }`, or `advance(by:)` and then the work itself
  scheduler.advanceTo(10)
  // error: 'advanceTo' is unavailable: use `advance(to:)`, or `advance(by:)`
  scheduler.stop()
  // error: 'stop()' is unavailable: leave it out: only the test moves time
  _ = source.map { $0 + 1 }
  // error: conformance of 'TestSource<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `source.signal.map { … }`; as an argument, pass its `signal`
  _ = source.debounce(.seconds(1), scheduler: scheduler)
  // error: conformance of 'TestSource<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `source.signal.map { … }`; as an argument, pass its `signal`
  _ = numbers.withLatestFrom(source)
  // error: conformance of 'TestSource<Value, Failure>' to 'SignalArgument' is unavailable: write `.signal` before the operator: `source.signal.map { … }`; as an argument, pass its `signal`
  // warning: 'withLatestFrom' is deprecated: use `withLatest(from:).map(\.1)`: it sends both values [#DeprecatedDeclaration]
  let observer: TestableObserver<Int> = recording
  // error: 'TestableObserver' has been renamed to 'Recording'
  // warning: immutable value 'observer' was never used; consider replacing with '_' or removing it [#no-usage]
  let observable: TestableObservable<Int> = source
  // error: 'TestableObservable' has been renamed to 'TestSource'
  // warning: immutable value 'observable' was never used; consider replacing with '_' or removing it [#no-usage]
  _ = SharingScheduler.mock(scheduler: scheduler) { print(1) }
  // error: 'SharingScheduler' is unavailable: leave it out: give the code under test the scheduler; `onMain.subscribe(onNext:)` and `share` use none
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = numbers.toBlocking(timeout: 1)
  // error: 'toBlocking(timeout:)' is unavailable: no call blocks a thread here: `try await signal.firstValue()`, or `collect()` for all values
  _ = numbers.toBlocking()
  // error: 'toBlocking(timeout:)' is unavailable: no call blocks a thread here: `try await signal.firstValue()`, or `collect()` for all values
  _ = DispatchQueue.test
  // error: 'test' is unavailable: use `TestScheduler()`
  _ = DispatchQueue.immediate
  // error: 'immediate' is unavailable: use `ImmediateScheduler()`; where time passes, a `TestScheduler` and `advanceUntilIdle(limit:)`
  _ = DispatchQueue.unimplemented
  // error: 'unimplemented' is unavailable: use `UnusedScheduler()`
  _ = DispatchQueue.failing
  // error: 'failing' is unavailable: use `UnusedScheduler()`
  let queue: TestSchedulerOf<DispatchQueue> = scheduler
  // error: 'TestSchedulerOf' has been renamed to 'TestScheduler'
  // warning: immutable value 'queue' was never used; consider replacing with '_' or removing it [#no-usage]
  let erased: AnySchedulerOf<DispatchQueue> = scheduler.eraseToAnyScheduler()
  // error: 'AnySchedulerOf' is unavailable: use `any TickScheduler`
  // error: 'eraseToAnyScheduler()' is unavailable: leave it out: code under test takes `any TickScheduler`
  // warning: immutable value 'erased' was never used; consider replacing with '_' or removing it [#no-usage]
  scheduler.advance()
  // error: 'advance()' is unavailable: use `advance(by: .zero)`
  scheduler.advance(by: 1)
  // error: 'advance(by:)' is unavailable: use `advance(by: .seconds(1))`: a span is a `Duration`
  scheduler.advance(by: .seconds(1))
  scheduler.run()
  // error: 'run()' is unavailable: use `advanceUntilIdle(limit:)`, as in `.events(1_000)`: an interval never ends by itself
  _ = TestScheduler(startDate: Date())
  // error: 'init(startDate:)' is unavailable: use `TestScheduler(wallStart:)`; the time since then is `now`
  scheduler.rewind(by: .seconds(1))
  // error: 'rewind(by:)' is unavailable: time goes forward only; to set the wall clock back, use `jumpWallClock(by:)`
  let test = TestObserver<Int, Never>()
  // error: 'TestObserver' is unavailable: use `let recording = scheduler.record(signal)`, and compare its `values`, or `events` with their times
  // warning: initialization of immutable value 'test' was never used; consider replacing with assignment to '_' or removing it [#no-usage]
  never.observe(TestObserver<Int, Never>().observer)
  // error: 'TestObserver' is unavailable: use `let recording = scheduler.record(signal)`, and compare its `values`, or `events` with their times
  // error: conformance of 'ObserverElsewhere' to 'TickStreamsAPI' is unavailable: use `observe { event in subscriber.send(event) }`, and keep what it returns
  // warning: result of call to 'observe(_:answer:)' is unused [#no-usage]
  _ = TestObserver<Int, Never>().assertValues([1, 2])
  // error: 'TestObserver' is unavailable: use `let recording = scheduler.record(signal)`, and compare its `values`, or `events` with their times
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = TestObserver<Int, Never>().assertValueCount(2)
  // error: 'TestObserver' is unavailable: use `let recording = scheduler.record(signal)`, and compare its `values`, or `events` with their times
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  recording.assertValues([1, 2])
  // error: 'assertValues' is unavailable: use `#expect(recording.values == […])`, or `expect(_:)` with marbles
  _ = recording.elements
  // error: 'elements' is unavailable: use `values`
  _ = TestClock<Duration>()
  // error: 'TestClock' is unavailable: use the `clock` of a `TestScheduler`, which advances
  _ = ImmediateClock()
  // error: 'ImmediateClock' is unavailable: use the `clock` of a `TestScheduler`, and `advanceUntilIdle(limit:)`, which lets as much time pass as is waited for
  _ = UnimplementedClock()
  // error: 'UnimplementedClock' is unavailable: use the `clock` of an `UnusedScheduler`
}
