// swift-format-ignore-file
// Generated from Tables/OtherTimes.txt by .ci/spellings.

#if Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, which drops the waiting value at completion.
    public func throttle(_: Duration, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = ThrottleElsewhere.self) -> TickSignal { moved }

    /// ReactiveSwift, which drops the waiting value at completion.
    public func throttle(_: Double, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = ThrottleElsewhere.self) -> TickSignal { moved }

    /// ReactiveSwift.
    public func throttle<Condition: SignalArgument>(while _: Condition, on _: AnyObject, answer _: (some TickStreamsAPI).Type = ThrottleWhileElsewhere.self) -> TickSignal { moved }

    /// ReactiveSwift, which drops the waiting value at completion.
    public func collect(every _: Duration, on _: any TickScheduler, skipEmpty: Bool, discardWhenCompleted: Bool = true, answer _: (some TickStreamsAPI).Type = CollectEveryElsewhere.self) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    public func sample<Trigger: SignalArgument>(with _: Trigger, answer _: (some TickStreamsAPI).Type = SampleWithElsewhere.self) -> TickSignal<(Value, Trigger.SentValue), Failure> { moved }

    /// ReactiveSwift, which sends a value again.
    public func sample<Trigger: SignalArgument>(on _: Trigger, answer _: (some TickStreamsAPI).Type = SampleElsewhere.self) -> TickSignal { moved }

    /// RAC, which sends a value again, and Rx.
    public func sample<Trigger: SignalArgument>(_: Trigger, defaultValue: Value? = nil, answer _: (some TickStreamsAPI).Type = SampleElsewhere.self) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    public func debounce(for _: Duration, scheduler _: AnyObject, options _: Void? = nil, answer _: (some TickStreamsAPI).Type = DebounceForElsewhere.self) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    public func debounce(for _: Double, scheduler _: AnyObject, options _: Void? = nil, answer _: (some TickStreamsAPI).Type = DebounceForElsewhere.self) -> TickSignal { moved }

    /// Combine.
    public func throttle(for _: Duration, scheduler _: AnyObject, latest: Bool, answer _: (some TickStreamsAPI).Type = ThrottleForElsewhere.self) -> TickSignal { moved }

    /// Combine.
    public func throttle(for _: Double, scheduler _: AnyObject, latest: Bool, answer _: (some TickStreamsAPI).Type = ThrottleForElsewhere.self) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    public func delay(for _: Duration, tolerance: Duration? = nil, scheduler _: AnyObject, options _: Void? = nil, answer _: (some TickStreamsAPI).Type = DelayForElsewhere.self) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    public func delay(for _: Double, tolerance: Double? = nil, scheduler _: AnyObject, options _: Void? = nil, answer _: (some TickStreamsAPI).Type = DelayForElsewhere.self) -> TickSignal { moved }

    /// Rx, which fails, and Combine, which completes.
    @_disfavoredOverload
    public func timeout(_: Duration, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> Failure)? = nil, answer _: (some TickStreamsAPI).Type = TimeoutElsewhere.self) -> TickSignal { moved }

    /// Rx, which fails, and Combine, which completes.
    @_disfavoredOverload
    public func timeout(_: Double, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> Failure)? = nil, answer _: (some TickStreamsAPI).Type = TimeoutElsewhere.self) -> TickSignal { moved }

    /// ReactiveSwift. Without the trait: none, beside Combine's `collect(.byTime(…))`.
    public func collect(answer _: (some TickStreamsAPI).Type = CollectUntilElsewhere.self, _: ([Value], Value) -> Bool) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift. Without the trait: none, beside Combine's `collect(.byTime(…))`.
    public func collect(answer _: (some TickStreamsAPI).Type = CollectUntilElsewhere.self, _: ([Value]) -> Bool) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    public func collect(_: TimeGroupingOfCombine, options _: Void? = nil, answer _: (some TickStreamsAPI).Type = CollectElsewhere.self) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    @_disfavoredOverload
    public func measureInterval(using _: AnyObject, answer _: (some TickStreamsAPI).Type = MeasureIntervalElsewhere.self) -> TickSignal<Duration, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `timestamped(on:)`")
    public func timestamp(_: (any TickScheduler)? = nil) -> TickSignal<Timestamped<Value>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `measureInterval(on:)`")
    public func timeInterval(_: (any TickScheduler)? = nil) -> TickSignal<Duration, Failure> { moved }

    /// Rx, in which a value at the end of a period counts, if the latest of it is not wanted.
    public func throttle(_: Duration, latest: Bool, scheduler _: any TickScheduler, answer _: (some TickStreamsAPI).Type = ThrottleLatestElsewhere.self) -> TickSignal { moved }

    /// Rx, with seconds.
    public func throttle(_: Double, latest: Bool, scheduler _: any TickScheduler, answer _: (some TickStreamsAPI).Type = ThrottleLatestElsewhere.self) -> TickSignal { moved }

    /// ReactiveSwift, which sends a waiting value at its time after completion, if it is not discarded.
    public func debounce(_: Duration, on _: any TickScheduler, discardWhenCompleted: Bool, answer _: (some TickStreamsAPI).Type = DebounceDiscardElsewhere.self) -> TickSignal { moved }

    /// ReactiveSwift, with seconds.
    public func debounce(_: Double, on _: any TickScheduler, discardWhenCompleted: Bool, answer _: (some TickStreamsAPI).Type = DebounceDiscardElsewhere.self) -> TickSignal { moved }

    /// RAC.
    public func throttle(_: Double, answer _: (some TickStreamsAPI).Type = ThrottleOfRAC.self) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    public func throttle(_: Duration, answer _: (some TickStreamsAPI).Type = ThrottleOfRAC.self) -> TickSignal { moved }

    /// RAC.
    public func throttle(_: Double, valuesPassingTest: @escaping (Value) -> Bool, answer _: (some TickStreamsAPI).Type = ThrottleWhereElsewhere.self) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    @_disfavoredOverload
    public func throttle(_: Duration, valuesPassingTest: @escaping (Value) -> Bool, answer _: (some TickStreamsAPI).Type = ThrottleWhereElsewhere.self) -> TickSignal { moved }

    /// RAC, and one without a scheduler.
    @_disfavoredOverload
    public func delay(_: Double, answer _: (some TickStreamsAPI).Type = DelayElsewhere.self) -> TickSignal { moved }

    /// RAC, and one without a scheduler.
    public func delay(_: Duration, answer _: (some TickStreamsAPI).Type = DelayElsewhere.self) -> TickSignal { moved }

    /// RxCocoa, and one without a scheduler.
    public func debounce(_: Duration, answer _: (some TickStreamsAPI).Type = DebounceElsewhere.self) -> TickSignal { moved }

    /// RAC.
    public func timeout(_: Double, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = TimeoutOfRAC.self) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    public func timeout(_: Duration, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = TimeoutOfRAC.self) -> TickSignal { moved }

    /// RAC, whose window opens with a value.
    public func buffer(withTime _: Double, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = BufferElsewhere.self) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    public func buffer(withTime _: Duration, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = BufferElsewhere.self) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(within:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func bufferWithTime(_: Double, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, renamed: "collect(within:on:)")
    public func bufferWithTime(_: Duration, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// swift-async-algorithms.
    public func debounce(for _: Duration, answer _: (some TickStreamsAPI).Type = DebounceElsewhere.self) -> TickSignal { moved }
  }

#endif
