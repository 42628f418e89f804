// Old spellings of operators in time. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// RAC.
    @available(*, unavailable, message: "RAC's throttle is `debounce(for:on:)`")
    public func throttle(_: Double) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "RAC's throttle is `debounce(for:where:on:)`")
    public func throttle(_: Double, valuesPassingTest: (Value) -> Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "throttle(for:on:)", message: "a span is a `Duration`, as in `.seconds(1)`")
    public func throttle(_: Double, on _: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift, with a `Duration`.
    @available(*, unavailable, renamed: "throttle(for:on:)")
    public func throttle(_: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `paused(by:)`, which drops what comes meanwhile, or `gated(by:)`")
    public func throttle(while _: TickSignal<Bool, Never>, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "throttle(for:on:)")
    public func throttle(_: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "throttle(for:latest:on:)")
    public func throttle(_: Duration, latest: Bool, scheduler _: AnyObject) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `throttle(for:latest:on:)`")
    public func throttle(for _: Duration, scheduler _: AnyObject, latest: Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "debounce(for:on:)", message: "a span is a `Duration`, as in `.seconds(1)`")
    public func debounce(_: Double, on _: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift, with a `Duration`.
    @available(*, unavailable, renamed: "debounce(for:on:)")
    public func debounce(_: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `debounce(for:discardWhenCompleted:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func debounce(_: Double, on _: any TickScheduler, discardWhenCompleted: Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "debounce(for:on:)")
    public func debounce(_: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "debounce(for:on:)")
    public func debounce(for _: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "a span is a `Duration`, as in `.seconds(1)`")
    public func delay(_: Double, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "delay(_:on:)")
    public func delay(_: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "delay(_:on:)")
    public func delay(for _: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "delaySubscription(_:on:)")
    public func delaySubscription(_: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "timeout(after:on:)", message: "a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(_: Double, on _: any TickScheduler) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    @available(*, unavailable, renamed: "timeout(after:on:)")
    public func timeout(_: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "timeout(after:failing:on:)", message: "a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(after _: Double, raising: Failure, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, Combine.
    @available(*, unavailable, renamed: "timeout(between:on:)")
    public func timeout(_: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "timeout(between:or:on:)")
    public func timeout(_: Duration, other: TickSignal, scheduler _: AnyObject) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `timeout(between:failing:on:)`")
    public func timeout(_: Duration, scheduler _: AnyObject, customError: () -> Failure) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "sample(when:)")
    public func sample<Trigger, TriggerFailure>(on _: TickSignal<Trigger, TriggerFailure>) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "sample(when:)")
    public func sample<Other>(_: TickSignal<Other, Failure>) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "collect(every:on:)", message: "a span is a `Duration`, as in `.seconds(1)`")
    public func buffer(withTime _: Double, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "collect(every:orCount:on:)")
    public func buffer(timeSpan: Duration, count: Int, scheduler _: AnyObject) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "collect(count:)")
    public func collect(_: Int) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "measureInterval(on:)")
    public func measureInterval(using _: AnyObject) -> TickSignal<Duration, Failure> { moved }
  }

  extension TickSignal {
    /// RAC.
    @available(*, unavailable, message: "use `delay(_:on:)`, with a `Duration`, as in `.seconds(1)`")
    public func delay(_: Double) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    @available(*, unavailable, message: "use `delay(_:on:)`")
    public func delay(_: Duration) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    @available(*, unavailable, message: "use `throttle(for:on:)`; RAC's throttle is `debounce(for:on:)`")
    public func throttle(_: Duration) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func debounce(for _: Double, scheduler _: AnyObject) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func throttle(for _: Double, scheduler _: AnyObject, latest: Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `delay(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func delay(for _: Double, scheduler _: AnyObject) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `timeout(between:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(_: Double, scheduler _: AnyObject) -> TickSignal<Value, TickTimeout> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect(every:orCount:on:)`")
    public func collect(_: TimeGroupingOfCombine) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `collect(every:skipEmpty:on:)`")
    public func collect(every _: Duration, on _: any TickScheduler, skipEmpty: Bool, discardWhenCompleted: Bool = true)
      -> TickSignal<[Value], Failure>
    { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `delay(_:on:)` and `startWith(_:)`")
    public func delaySubscription(_: Double, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `collect(count:)`")
    public func buffer(count: Int) -> TickSignal<[Value], Failure> { moved }
  }

#endif
