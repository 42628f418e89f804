// The names of the test tools of other libraries, as unavailable declarations. See OldSpelling.swift of TickStreams.

public import Dispatch
public import TickStreams

// MARK: - RxTest

extension TestScheduler {
  /// RxTest.
  @available(*, unavailable, message: "use `TestScheduler()`: time is a `Duration`, and begins at zero")
  public convenience init(initialClock: Int, resolution: Double = 1, simulateProcessingDelay: Bool = true) { moved }

  /// RxTest.
  @available(
    *, unavailable, message: "use `hot([.next(value, at: .seconds(10))])`, and its `signal`; or marbles, `hot(\"--a--b--|\", values: …)`"
  )
  public func createHotObservable<Value>(_: [Recorded<Event<Value, any Error>>]) -> TestSource<Value, any Error> { moved }

  /// RxTest.
  @available(
    *, unavailable,
    message: "use `cold([.next(value, at: .seconds(10))])`, and its `signal`; or marbles, `cold(\"--a--b--|\", values: …)`"
  )
  public func createColdObservable<Value>(_: [Recorded<Event<Value, any Error>>]) -> TestSource<Value, any Error> { moved }

  /// RxTest.
  @available(*, unavailable, message: "use `let recording = scheduler.record(signal)`, which subscribes immediately")
  public func createObserver<Value>(_: Value.Type) -> Recording<Value, Never> { moved }

  /// RxTest, and combine-schedulers.
  @available(*, unavailable, message: "use `advance(by:)`, or `advanceUntilIdle(limit:)` until nothing is pending")
  public func start() { moved }

  /// RxTest.
  @available(*, unavailable, message: "use `let recording = scheduler.record(signal)`, `advance(by:)`, and `recording.dispose()`")
  public func start<Value, Failure>(
    created: Int = 100, subscribed: Int = 200, disposed: Int = 1_000, _: () -> TickSignal<Value, Failure>
  ) -> Recording<Value, Failure> { moved }

  /// RxTest.
  @available(*, unavailable, message: "use `schedule(after: .seconds(10)) { … }`, or `advance(by:)` and then the work itself")
  public func scheduleAt(_: Int, action: () -> Void) { moved }

  /// RxTest.
  @available(*, unavailable, message: "use `advance(to:)`, or `advance(by:)`")
  public func advanceTo(_: Int) { moved }

  /// RxTest.
  @available(*, unavailable, message: "leave it out: only the test moves time")
  public func stop() { moved }
}

extension TestSource {
  /// RxTest.
  @available(*, unavailable, message: "subscribe to its `signal`: `source.signal.observe { subject.send($0) }`")
  public func bind(to _: AnyObject...) -> Subscription { moved }
}

extension Recorded {
  /// RxTest.
  @available(*, unavailable, renamed: "event")
  public var value: Recordable { moved }

  /// RxTest.
  @available(*, unavailable, message: "use `next(_:at:)`: the value, then the time, as in `at: .seconds(10)`")
  public static func next<Value, Failure>(_: Int, _: Value) -> Recorded where Recordable == Event<Value, Failure> { moved }

  /// RxTest.
  @available(*, unavailable, message: "use `failed(_:at:)`: the failure, then the time, as in `at: .seconds(10)`")
  public static func error<Value, Failure>(_: Int, _: Failure) -> Recorded where Recordable == Event<Value, Failure> { moved }

  /// RxTest.
  @available(*, unavailable, message: "use `completed(at:)`, as in `at: .seconds(10)`")
  public static func completed<Value, Failure>(_: Int) -> Recorded where Recordable == Event<Value, Failure> { moved }
}

/// RxTest.
@available(*, unavailable, renamed: "Recording")
public typealias TestableObserver<Value: Sendable> = Recording<Value, any Error>

/// RxTest.
@available(*, unavailable, renamed: "TestSource")
public typealias TestableObservable<Value: Sendable> = TestSource<Value, any Error>

extension TickSignal {
  /// RxTest.
  @_disfavoredOverload
  @available(*, unavailable, message: "use `scheduler.record(signal)`, which subscribes and records")
  public func subscribe<Other>(_: Recording<Value, Other>) -> Subscription { moved }

  /// RxTest.
  @available(*, unavailable, message: "use `scheduler.record(signal)`, which subscribes and records")
  public func drive<Other>(_: Recording<Value, Other>) -> Subscription { moved }
}

extension TestScheduler {
  /// Guessed.
  @available(*, unavailable, message: "record the signal; after `onMain` come an operator or `subscribe` only")
  public func record<Value, Failure>(_: TickSignal<Value, Failure>.OnMain) -> Recording<Value, Failure> { moved }

  /// Guessed.
  @available(*, unavailable, message: "use `TestScheduler(wallStart: date)`")
  public convenience init<Moment>(date: Moment) { moved }
}

extension Recording {
  /// Guessed.
  @available(*, unavailable, renamed: "failure")
  public var error: Failure? { moved }
}

/// RxCocoa.
@available(
  *, unavailable, message: "leave it out: give the code under test the scheduler; `onMain.subscribe(onNext:)` and `share` use none"
)
public enum SharingScheduler {
  /// Runs the action.
  public static func mock(scheduler _: AnyObject, action: () throws -> Void) rethrows { moved }
}

// MARK: - combine-schedulers

/// combine-schedulers.
@available(*, unavailable, renamed: "TestScheduler")
public typealias TestSchedulerOf<Base> = TestScheduler

extension TestScheduler {
  /// combine-schedulers, where a number is a number of seconds.
  @_disfavoredOverload
  @available(*, unavailable, message: "use `advance(by: .seconds(1))`: a span is a `Duration`")
  public func advance(by _: Double) { moved }

  /// combine-schedulers, ReactiveSwift.
  @available(*, unavailable, message: "use `advance(by: .zero)`")
  public func advance() { moved }

  /// combine-schedulers, ReactiveSwift.
  @available(*, unavailable, message: "use `advanceUntilIdle(limit: .events(1_000))`: an interval never ends by itself")
  public func run() { moved }
}

extension TickScheduler {
  /// combine-schedulers.
  @available(*, unavailable, message: "leave it out: code under test takes `any TickScheduler`")
  public func eraseToAnyScheduler() -> any TickScheduler { moved }
}

// MARK: - ReactiveSwift

extension TestScheduler {
  /// ReactiveSwift.
  @available(*, unavailable, message: "use `TestScheduler(wallStart: date)`; the time since then is `now`")
  public convenience init<Moment>(startDate: Moment) { moved }

  /// ReactiveSwift.
  @available(*, unavailable, message: "time goes forward only; to set the wall clock back, use `jumpWallClock(by:)`")
  public func rewind(by _: Duration) { moved }
}

/// The test helpers of ReactiveSwift apps.
@available(
  *, unavailable, message: "use `let recording = scheduler.record(signal)`, and compare its `values`, or `events` with their times"
)
public final class TestObserver<Value: Sendable, Failure: Error> {
  /// Makes an observer.
  public init() { moved }
  /// The observer.
  public var observer: Subscriber<Value, Failure> { moved }
  /// The last value.
  public var lastValue: Value? { moved }
  /// The values.
  public var values: [Value] { moved }
  /// Compares the values.
  public func assertValues(_: [Value], _: String = "") { moved }
  /// Compares the only value.
  public func assertValue(_: Value, _: String = "") { moved }
  /// Compares the last value.
  public func assertLastValue(_: Value, _: String = "") { moved }
  /// Compares the number of values.
  public func assertValueCount(_: Int, _: String = "") { moved }
  /// Whether a value came.
  public func assertDidEmitValue(_: String = "") { moved }
  /// Whether no value came.
  public func assertDidNotEmitValue(_: String = "") { moved }
  /// Whether it completed.
  public func assertDidComplete(_: String = "") { moved }
  /// Whether it failed.
  public func assertDidFail(_: String = "") { moved }
  /// Whether it ended.
  public func assertDidTerminate(_: String = "") { moved }
}

extension Recording {
  /// Guessed.
  @available(*, unavailable, message: "use marbles, `expect(\"2s a\")`, or compare `events`, as in `[.next(\"a\", at: .seconds(2))]`")
  public func expect(_: Value, at _: Duration) throws { moved }

  /// The test helpers of ReactiveSwift apps.
  @available(*, unavailable, message: "use `#expect(recording.values == […])`, or `expect(_:)` with marbles")
  public func assertValues(_: [Value], _: String = "") { moved }

  /// RxTest, RxBlocking.
  @available(*, unavailable, message: "use `values`")
  public var elements: [Value] { moved }
}

// MARK: - swift-clocks

/// A clock of swift-clocks.
@_documentation(visibility: internal)
public protocol ClockElsewhere: Clock {}

@_documentation(visibility: internal)
extension ClockElsewhere {
  /// The time.
  public var now: ContinuousClock.Instant { moved }
  /// The resolution.
  public var minimumResolution: Duration { moved }
  /// Waits.
  public func sleep(until _: ContinuousClock.Instant, tolerance: Duration?) async throws { moved }
}

/// swift-clocks.
@available(*, unavailable, message: "use the `clock` of a `TestScheduler`, which advances")
public struct TestClock<each Span>: ClockElsewhere {
  /// Makes a clock.
  public init(now: ContinuousClock.Instant? = nil) { moved }
  /// Makes a clock whose type is not written.
  public init(_: repeat each Span) { moved }
  /// Lets time pass.
  public func advance(by _: Duration = .zero) async { moved }
  /// Lets time pass.
  public func run() async { moved }
}

/// swift-clocks.
@available(
  *, unavailable,
  message: "use the `clock` of a `TestScheduler`, and `advanceUntilIdle(limit:)`, which lets as much time pass as is waited for"
)
public struct ImmediateClock: ClockElsewhere {
  /// Makes a clock.
  public init() { moved }
}

/// swift-clocks.
@available(*, unavailable, message: "use the `clock` of an `UnusedScheduler`")
public struct UnimplementedClock: ClockElsewhere {
  /// Makes a clock.
  public init() { moved }
}

/// The body of a declaration that cannot be called.
var moved: Never { fatalError("an old spelling was called") }

// MARK: - combine-schedulers

extension DispatchQueue {
  /// combine-schedulers.
  @available(*, unavailable, message: "use `TestScheduler()`")
  public static var test: TestScheduler { fatalError() }

  /// combine-schedulers.
  @available(*, unavailable, message: "use `ImmediateScheduler()`; where time passes, a `TestScheduler` and `advanceUntilIdle(limit:)`")
  public static var immediate: ImmediateScheduler { fatalError() }

  /// combine-schedulers.
  @available(*, unavailable, message: "use `UnusedScheduler()`")
  public static var unimplemented: UnusedScheduler { fatalError() }

  /// combine-schedulers.
  @available(*, unavailable, message: "use `UnusedScheduler()`")
  public static var failing: UnusedScheduler { fatalError() }
}
