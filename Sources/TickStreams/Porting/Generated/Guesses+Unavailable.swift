// swift-format-ignore-file
// Generated from Tables/Guesses.txt by .ci/spellings.

#if !Porting

  /// Guessed.
  @available(*, unavailable, renamed: "withRetries(_:where:backoff:on:_:)")
  public func withRetries<Value>(_: Int = 1, backoff _: Backoff, when _: (any Error) -> Bool, on _: any TickScheduler, _: () async throws -> Value) async throws -> Value { moved }

  /// Guessed.
  @available(*, unavailable, renamed: "TickValue")
  public typealias TickProperty = TickValue

  /// Guessed.
  @available(*, unavailable, renamed: "TickTimeout")
  public typealias TimeoutError = TickTimeout

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// Guessed.
    @available(*, unavailable, renamed: "interval(_:on:)")
    public static func every(_: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "interval(_:on:)")
    public static func interval(every _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "interval(_:leeway:on:)")
    public static func interval(_: Duration, tolerance _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `interval(_:delay:on:)`, with a delay of `.zero` for a tick at the beginning")
    public static func interval(_: Duration, startImmediately _: Bool, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `.displayLink` on Apple platforms, or `interval(_:on:)` with the time of a frame")
    public static func frames(on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `elapsed(since:on:)`, or a `Stopwatch`, which can pause")
    public static func stopwatch(every _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `after(_:on:)`, which ticks once, or `interval(_:on:)`, which repeats")
    public static func timer(every _: Duration? = nil, _: Duration? = nil, after _: Duration? = nil, interval _: some SpanElsewhere = 0.0, on _: AnyObject, leeway: some SpanElsewhere = 0.0) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "interval(_:on:)")
    public static func heartbeat(every _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "at(_:on:)")
    public static func timer(at _: some WallTime, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `interval(_:delay:on:).flatMapFirst { _ in TickSignal.task { … }.catch { _ in .empty } }`")
    public static func poll(every _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `at(each:on:)` with the dates, which `Calendar` computes")
    public static func cron(_: String, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `at(each:on:)` with the dates, which `Calendar` computes")
    public static func daily(at _: some Sendable, on _: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Duration, Failure == Never {
    /// Guessed.
    @available(*, unavailable, message: "use `countdown(for: .seconds(60), on: scheduler)`; `every:` is its step")
    public static func countdown(_: Int, interval _: Int, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "countdown(to:on:)")
    public static func countdown(until _: some WallTime, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "countdown(for:on:)")
    public static func countdown(from _: Duration, on _: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == any Error {
    /// Guessed.
    @available(*, unavailable, message: "use `TickSignal.task { … }`")
    public static func async(_: () async throws -> Value) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `TickSignal.task { … }`")
    public static func future(_: () async throws -> Value) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `TickSignal.task { … }`")
    public init(async _: () async throws -> Value) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Guessed.
    @available(*, unavailable, renamed: "fail(_:)")
    public static func failed(_: Failure) -> TickSignal { moved }

    /// Guessed, and the name of a task's result.
    @available(*, unavailable, renamed: "firstValue()")
    public var value: Value { moved }

    /// Guessed.
    @available(*, unavailable, message: "subscribe first: `subscribe { }.store(in: bag)`")
    public func store(in _: Lifetime) { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `isOpen.flatMapLatest { $0 ? signal : .empty }`, or `filter(while:)`, which keeps the subscription")
    public func gate(by _: TickSignal<Bool, Never>) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `take(while:inclusive:)` with the opposite condition")
    public func take(through _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "delay(_:on:)")
    public func delay(for _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`: a `TickTimeout(after:)`, or a failure of the signal's type")
    public func timeout(after _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `timeout(afterSilence:failing:on:)`: a `TickTimeout(after:)`, or a failure of the signal's type")
    public func timeout(afterSilence _: Duration, first: Duration? = nil, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "timeout(after:failing:on:)")
    public func timeout<NewFailure: Error>(_: Duration, error _: NewFailure, on _: any TickScheduler) -> TickSignal<Value, NewFailure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(every:maxCount:on:)")
    public func buffer(timeSpan _: Duration, count _: Int, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(within:maxCount:on:)")
    public func buffer(for _: Duration, count: Int = 1, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(within:maxCount:on:)")
    public func buffer(within _: Duration, count: Int = 1, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(every:maxCount:on:)")
    public func buffer(every _: Duration, count: Int = 1, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(count:)")
    public func buffer(count _: Int) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(within:maxCount:on:)")
    public func batch(within _: Duration, maxCount: Int = 1, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "retry(_:)")
    public func retry(times _: Int) -> TickSignal { moved }

    /// RxJS, Reactor.
    @available(*, unavailable, renamed: "flatMapLatest(_:)")
    public func switchMap<Output, Other>(_: (Value) -> TickSignal<Output, Other>) -> TickSignal<Output, Other> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "retry(backoff:on:)")
    public func retry(with _: Backoff, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `retry(_:backoff:on:)`, with `.constant(_:)` for waits of one length")
    public func retry(_: Int, delay _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `retry(_:backoff:resetting: .onValue, on:)`")
    public func retry(_: Int = .max, backoff _: Backoff, resetOnSuccess _: Bool, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `retry(backoff:resetting: .after(…), on:)`")
    public func retry(backoff _: Backoff, resetAfter _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `map(_:).flatten(maxConcurrent:)`")
    public func flatMap<Output>(maxConcurrent _: Int, _: (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `repeated(after:on:)`; for a wait that grows, fail until it is done, and `retry(backoff:on:)`")
    public func `repeat`(backoff _: Backoff, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `repeated(after:on:)`; for a wait that grows, fail until it is done, and `retry(backoff:on:)`")
    public func repeated(backoff _: Backoff, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "repeated(after:on:)")
    public func `repeat`(after _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "handleEvents(onNext:)")
    public func onNext(_: (Value) -> Void) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "timestamped(on:)")
    public func timestamp(on _: any TickScheduler) -> TickSignal<(value: Value, time: TickInstant), Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `flatMap { value in TickSignal.task { … } }`, or `concatMap`, which keeps the order")
    public func asyncMap<Output>(_: (Value) async throws -> Output) -> TickSignal<Output, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "handleEvents(onNext:)")
    public func tap(_: (Value) -> Void) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "take(while:inclusive:)")
    public func takeWhile(_: (Value) -> Bool, inclusive: Bool) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `removeDuplicates()` for neighbors; for all values, `scan(into:_:)` with a `Set`")
    public func distinct() -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `concat(.just(value))`, or `concat(.from(values))` for several")
    public func endWith(_: Value...) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `collect(within:maxCount:on:)`; *Requests and searches* shows a queue of ten a second")
    public func rateLimit(_: Int, per _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `collect(within:maxCount:on:)`; *Requests and searches* shows a queue of ten a second")
    public func throttle(_: Int, per _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "race(_:)")
    public static func amb(_: TickSignal, _: TickSignal, _: TickSignal...) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "recorded(_:in:)")
    public func record(to _: FlightRecorder) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `recorded(_:in:)`, whose first argument is the name")
    public func recorded(by _: FlightRecorder, as _: String) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal.OnMain {
    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    public func sample(every _: Duration, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    public func debounce(for _: Duration, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    public func throttle(for _: Duration, latest: Bool = true, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    public func delay(_: Duration, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    public func removeDuplicates() -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    public func take(_: Int) -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    public func share() -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    public func startWith(_: Value) -> TickSignal<Value, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension ExpiringTable {
    /// Guessed.
    @available(*, unavailable, message: "use `expirations`, merged with your updates, and read the table")
    public var signal: TickSignal<Key, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension CountdownHub {
    /// Guessed.
    @available(*, unavailable, renamed: "stop(_:)")
    public func cancel(_: Key) { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "stop(_:)")
    public func remove(_: Key) { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "stop(_:)")
    public func end(_: Key) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal.OnMain where Failure == Never {
    /// Guessed.
    @available(*, unavailable, message: "leave `onMain` out: `bind(to:on:)` sets the property on the main actor")
    public func bind<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }
  }

  @_documentation(visibility: internal)
  extension Subscriber {
    /// Guessed.
    @available(*, unavailable, renamed: "completed()")
    public func complete() { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "completed()")
    public func finish() { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "failed(_:)")
    public func finish(throwing _: Failure) { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "failed(_:)")
    public func fail(_: Failure) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// Guessed.
    @available(*, unavailable, renamed: "completed()")
    public func complete() { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "completed()")
    public func finish() { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "failed(_:)")
    public func finish(throwing _: Failure) { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "failed(_:)")
    public func fail(_: Failure) { moved }
  }

  @_documentation(visibility: internal)
  extension IdleTimer {
    /// Guessed.
    @available(*, unavailable, renamed: "expirations")
    public var signal: TickSignal<Int, Never> { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `remaining == nil`, or `expirations`")
    public var isIdle: Bool { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `IdleTimer(after:on:)`, and subscribe to its `expirations`")
    public convenience init(timeout _: Duration, on _: any TickScheduler, _: () -> Void) { moved }
  }

  @_documentation(visibility: internal)
  extension Stopwatch {
    /// Guessed.
    @available(*, unavailable, renamed: "elapsed(every:)")
    public func signal(every _: Duration) -> TickSignal<Duration, Never> { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `elapsed(every:)`, and its `values`")
    public var values: TickSignal<Duration, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension Backoff {
    /// Guessed.
    @available(*, unavailable, message: "use `exponential(from:cap:).jittered(by:)`")
    public static func exponential(initial _: Duration, max _: Duration, jitter _: Double = 0) -> Backoff { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `exponential(from:cap:).jittered(by:)`")
    public static func exponential(from _: Duration, factor: Double = 2, cap _: Duration, jitter _: Double) -> Backoff { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "exponential(from:factor:cap:)")
    public static func exponential(from _: Duration, factor: Double = 2, max _: Duration) -> Backoff { moved }
  }

  @_documentation(visibility: internal)
  extension Lifetime {
    /// Guessed.
    @available(*, unavailable, message: "use `dispose()`, after which the bag takes nothing more; to go on, make a new one in its place")
    public func removeAll() { moved }
  }

  @_documentation(visibility: internal)
  extension TickInstant {
    /// Guessed.
    @available(*, unavailable, message: "an instant is `scheduler.now + .seconds(5)`; for a span there is `advance(by:)`")
    public static func seconds(_: some Sendable) -> TickInstant { moved }

    /// Guessed.
    @available(*, unavailable, message: "an instant is `scheduler.now + .milliseconds(5)`; for a span there is `advance(by:)`")
    public static func milliseconds(_: some Sendable) -> TickInstant { moved }
  }

  @_documentation(visibility: internal)
  extension Stopwatch {
    /// Guessed.
    @available(*, unavailable, renamed: "pause()")
    public func stop() { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "start()")
    public func resume() { moved }
  }

  @_documentation(visibility: internal)
  extension Tick {
    /// Guessed.
    @available(*, unavailable, renamed: "fired")
    public var time: TickInstant { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `timestamped(on:)`, or `elapsed(since:on:)`, which sends the time since an instant")
    public var elapsed: Duration { moved }
  }

  @_documentation(visibility: internal)
  extension TickInstant {
    /// Guessed.
    @available(*, unavailable, message: "use `advanced(by: .seconds(1))`, or `+`")
    public func addingTimeInterval(_: Double) -> TickInstant { moved }

    /// Guessed.
    @available(*, unavailable, message: "an instant has no date: use the `date` of the scheduler")
    public var date: WallInstant { moved }
  }

#endif
