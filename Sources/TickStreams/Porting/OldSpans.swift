// Old spellings with seconds as a number, and with rarer arguments. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// Rx.
    @available(*, unavailable, message: "use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func debounce(_: Double, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `throttle(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func throttle(_: Double, latest: Bool = true, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `delay(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func delay(_: Double, scheduler _: AnyObject) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "delay(_:on:)")
    public func delay(for _: Duration, tolerance: Duration?, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `sample(when:)`, with `startWith(_:)` for the default")
    public func sample<Other>(_: TickSignal<Other, Failure>, defaultValue: Value) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `timestamped(on:)`")
    public func timestamp() -> TickSignal<Timestamped<Value>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `measureInterval(on:)`")
    public func timeInterval() -> TickSignal<Duration, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "share(replay:)")
    public func shareReplay(_: Int) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share(replay: 1)`")
    public func shareReplayLatestWhileConnected() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "log(_:)")
    public func debug(_: String, trimOutput: Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `collect(every:on:)`")
    public func bufferWithTime(_: Double, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "deliver(on:)")
    public func deliverOn(_: AnyObject) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    public func catchTo(_: TickSignal) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.just(_:)`, or `.fail(_:)`")
    public init(result: Result<Value, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.from([…])`")
    public init(values: Value, _: Value...) { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "leave it out: it is a `TickSignal` already")
    public init(_: TickSignal) { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.empty`, or `.never` for one that does not complete")
    public init(completeImmediately: Bool = true, outputType: Value.Type, failureType: Failure.Type) { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.fail(_:)`")
    public init(outputType: Value.Type, failure: Failure) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.from(_:)` with an array, or `.just(_:)`")
    public static func from(optional: Value?) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal { subscriber in …; return disposable }`")
    public static func create(_: (@escaping (Event<Value, Failure>) -> Void) -> any Disposable) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    public func promoteError() -> TickSignal<Value, any Error> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `catch(_:)`")
    public func flatMapError(_: (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }
  }

  // MARK: - Of the forms that take seconds, those with a `Duration`

  extension TickSignal {
    /// RAC.
    @available(*, unavailable, message: "RAC's throttle is `debounce(for:where:on:)`")
    public func throttle(_: Duration, valuesPassingTest: (Value) -> Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `debounce(for:discardWhenCompleted:on:)`")
    public func debounce(_: Duration, on _: any TickScheduler, discardWhenCompleted: Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "timeout(after:failing:on:)")
    public func timeout(after _: Duration, raising: Failure, on _: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "collect(every:on:)")
    public func buffer(withTime _: Duration, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `collect(every:on:)`")
    public func bufferWithTime(_: Duration, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `retry(_:backoff:on:)`, with `.constant(_:)` for an interval")
    public func retry(upTo _: Int, interval: Duration, on _: any TickScheduler) -> TickSignal { moved }
  }

  extension TickSignal where Value == Tick, Failure == Never {
    /// RAC.
    @available(*, unavailable, message: "use `interval(_:leeway:on:)`")
    public static func interval(_: Duration, on _: any TickScheduler, withLeeway _: Duration) -> TickSignal { moved }
  }

  extension TickSignal where Value == Tick, Failure == any Error {
    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:leeway:on:)`")
    public static func interval(_: Duration, on _: any TickScheduler, withLeeway _: Duration) -> TickSignal { moved }
  }

  extension TickScheduler {
    /// RAC.
    @available(*, unavailable, renamed: "schedule(after:_:)")
    public func afterDelay(_: Duration, schedule: () -> Void) -> any Disposable { moved }
  }

#endif
