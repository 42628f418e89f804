// swift-format-ignore-file
// Generated from Tables/OtherTimes.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, which drops the waiting value at completion.
    @available(*, unavailable, message: "use `collect(every:skipEmpty:on:)`, which sends what waits at completion")
    public func collect(every _: Duration, on _: any TickScheduler, skipEmpty: Bool, discardWhenCompleted: Bool = true) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `trigger.withLatest(from: signal)`, which gives the pairs the other way round")
    public func sample<Trigger: SignalArgument>(with _: Trigger) -> TickSignal<(Value, Trigger.Value), Failure> { moved }

    /// ReactiveSwift, which sends a value again.
    @available(*, unavailable, message: "use `sample(when:)`, which sends a value once, has no default, and ends with the sampled signal")
    public func sample(on _: (any SignalArgument)? = nil, _: (any SignalArgument)? = nil, defaultValue: Value? = nil) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `debounce(for:on:)`, or `debounce(for:discardWhenCompleted:on:)`, as Combine's drops what waits at completion; a run loop is `.main`")
    public func debounce(for _: some SpanElsewhere = 0.0, _: some SpanElsewhere = 0.0, scheduler _: AnyObject, options _: Void? = nil) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `throttle(for:on:)` for `latest: true`; with `false` Combine sends the first value that waits, and `throttle(for:latest:on:)` none")
    public func throttle(for _: some SpanElsewhere, scheduler _: AnyObject, latest: Bool) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `delay(_:on:)`, which delays neither a failure nor a completion; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`")
    public func delay(for _: some SpanElsewhere = 0.0, tolerance: some SpanElsewhere = 0.0, _: some SpanElsewhere = 0.0, scheduler _: AnyObject, options _: Void? = nil) -> TickSignal { moved }

    /// Rx, which fails, and Combine, which completes.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `timeout(afterSilence:failing:on:)`; Combine's completes, `timeout(afterSilence:or:on:)` with `.empty`, and delivers there: `deliver(on:)`")
    public func timeout(_: some SpanElsewhere, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> Failure)? = nil) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect(count:)`, or `collect(every:maxCount:skipEmpty:on:)` with `skipEmpty: true`")
    public func collect(_: TimeGroupingOfCombine, options _: Void? = nil) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `measureInterval(on:)`; a run loop is `.main`")
    public func measureInterval(using _: AnyObject) -> TickSignal<Duration, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `timestamped(on:)`")
    public func timestamp(_: (any TickScheduler)? = nil) -> TickSignal<Timestamped<Value>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `measureInterval(on:)`")
    public func timeInterval(_: (any TickScheduler)? = nil) -> TickSignal<Duration, Failure> { moved }

    /// Rx, in which a value at the end of a period counts, if the latest of it is not wanted.
    @available(*, unavailable, message: "use `throttle(for:latest:on:)`; with `latest: false` a value at the end of a period is one of that period, not the next")
    public func throttle(_: some SpanElsewhere, latest: Bool, scheduler _: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift, which sends a waiting value at its time after completion, if it is not discarded.
    @available(*, unavailable, message: "use `debounce(for:discardWhenCompleted:on:)`, whose default sends a waiting value with the completion, not at its time")
    public func debounce(_: some SpanElsewhere, on _: any TickScheduler, discardWhenCompleted: Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "RAC's throttle is `debounce(for:where:on:)`")
    public func throttle(_: some SpanElsewhere, valuesPassingTest: (Value) -> Bool) -> TickSignal { moved }

    /// RAC, and one without a scheduler.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `delay(_:on:)`, which does not delay a completion: a pause is `delaySubscription(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func delay(_: some SpanElsewhere) -> TickSignal { moved }

    /// RxCocoa, and one without a scheduler.
    @available(*, unavailable, message: "use `debounce(for:on:)`, with `.main` as the scheduler")
    public func debounce(_: Duration? = nil, for _: Duration? = nil) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(_: some SpanElsewhere, on _: any TickScheduler) -> TickSignal { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(within:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func buffer(withTime _: some SpanElsewhere, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(within:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func bufferWithTime(_: some SpanElsewhere, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }
  }

#endif
