// swift-format-ignore-file
// Generated from Other/OtherTimes.swift by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    // MARK: - ReactiveSwift

    /// ReactiveSwift.
    @available(
    *, unavailable,
    message: "use `flatMapLatest { value in isPaused.filter { !$0 }.take(1).replaceValues(with: value) }`: the latest value waits"
    )
    public func throttle<Condition: Sendable, ConditionFailure: Error>(
      while _: TickSignal<Condition, ConditionFailure>, on _: AnyObject
    ) -> TickSignal { moved }

    /// ReactiveSwift, which drops the waiting value at completion.
    @available(*, unavailable, message: "use `collect(every:skipEmpty:on:)`, which sends what waits at completion")
    public func collect(
      every _: Duration, on _: any TickScheduler, skipEmpty: Bool, discardWhenCompleted: Bool = true
    ) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `trigger.withLatest(from: signal)`, which gives the pairs the other way round")
    public func sample<Trigger: Sendable, TriggerFailure: Error>(
      with _: TickSignal<Trigger, TriggerFailure>
    ) -> TickSignal<(Value, Trigger), Failure> { moved }

    /// RAC, which sends a value again, and Rx.
    @available(*, unavailable, message: "use `sample(when:)`, which sends a value once, has no default, and ends with the sampled signal")
    public func sample<Trigger: Sendable, TriggerFailure: Error>(
      _: TickSignal<Trigger, TriggerFailure>, defaultValue: Value? = nil
    ) -> TickSignal { moved }

    // MARK: - Combine, with a run loop in the place of the scheduler

    /// Combine.
    @available(*, unavailable, message: "use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`")
    @_disfavoredOverload
    public func debounce(
      for _: Duration, scheduler _: AnyObject, options _: Void? = nil
    ) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`")
    @_disfavoredOverload
    public func debounce(
      for _: Double, scheduler _: AnyObject, options _: Void? = nil
    ) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func throttle(
      for _: Duration, scheduler _: AnyObject, latest: Bool
    ) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func throttle(
      for _: Double, scheduler _: AnyObject, latest: Bool
    ) -> TickSignal { moved }

    /// Combine.
    @available(
    *, unavailable,
    message:
    "use `delay(_:on:)`, which delays neither a failure nor a completion; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`"
    )
    @_disfavoredOverload
    public func delay(
      for _: Duration, tolerance: Duration? = nil, scheduler _: AnyObject, options _: Void? = nil
    ) -> TickSignal { moved }

    /// Combine.
    @available(
    *, unavailable,
    message:
    "use `delay(_:on:)`, which delays neither a failure nor a completion; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`"
    )
    @_disfavoredOverload
    public func delay(
      for _: Double, tolerance: Double? = nil, scheduler _: AnyObject, options _: Void? = nil
    ) -> TickSignal { moved }

    /// Rx, which fails, and Combine, which completes.
    @available(
    *, unavailable,
    message: "use `timeout(afterSilence:failing:on:)`; to complete, as Combine does, `timeout(afterSilence:or:on:)` with `.empty`"
    )
    @_disfavoredOverload
    public func timeout(
      _: Duration, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> Failure)? = nil
    ) -> TickSignal { moved }

    /// Rx, which fails, and Combine, which completes.
    @available(
    *, unavailable,
    message: "use `timeout(afterSilence:failing:on:)`; to complete, as Combine does, `timeout(afterSilence:or:on:)` with `.empty`"
    )
    @_disfavoredOverload
    public func timeout(
      _: Double, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> Failure)? = nil
    ) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect(every:maxCount:skipEmpty:on:)`, with `skipEmpty: true`")
    public func collect(
      _: TimeGroupingOfCombine, options _: Void? = nil
    ) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `measureInterval(on:)`; a run loop is `.main`")
    @_disfavoredOverload
    public func measureInterval(
      using _: AnyObject
    ) -> TickSignal<Duration, Failure> { moved }

    // MARK: - Rx

    /// Rx.
    @available(*, unavailable, message: "use `timestamped(on:)`")
    public func timestamp(_: (any TickScheduler)? = nil) -> TickSignal<Timestamped<Value>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `measureInterval(on:)`")
    public func timeInterval(_: (any TickScheduler)? = nil) -> TickSignal<Duration, Failure> { moved }

    /// Rx, in which a value at the end of a period counts, if the latest of it is not wanted.
    @available(
    *, unavailable,
    message: "use `throttle(for:latest:on:)`; with `latest: false` a value at the end of a period is one of that period, not the next"
    )
    public func throttle(
      _: Duration, latest: Bool, scheduler _: any TickScheduler
    ) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(
    *, unavailable,
    message: "use `throttle(for:latest:on:)`; with `latest: false` a value at the end of a period is one of that period, not the next"
    )
    public func throttle(
      _: Double, latest: Bool, scheduler _: any TickScheduler
    ) -> TickSignal { moved }

    /// ReactiveSwift, which sends a waiting value at its time after completion, if it is not discarded.
    @available(
    *, unavailable,
    message: "use `debounce(for:discardWhenCompleted:on:)`, whose default sends a waiting value with the completion, not at its time"
    )
    public func debounce(
      _: Duration, on _: any TickScheduler, discardWhenCompleted: Bool
    ) -> TickSignal { moved }

    /// ReactiveSwift, with seconds.
    @available(
    *, unavailable,
    message: "use `debounce(for:discardWhenCompleted:on:)`, whose default sends a waiting value with the completion, not at its time"
    )
    public func debounce(
      _: Double, on _: any TickScheduler, discardWhenCompleted: Bool
    ) -> TickSignal { moved }

    // MARK: - RAC

    /// RAC.
    @available(*, unavailable, message: "RAC's throttle is `debounce(for:where:on:)`")
    public func throttle(
      _: Double, valuesPassingTest: @escaping (Value) -> Bool
    ) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    @available(*, unavailable, message: "RAC's throttle is `debounce(for:where:on:)`")
    @_disfavoredOverload
    public func throttle(
      _: Duration, valuesPassingTest: @escaping (Value) -> Bool
    ) -> TickSignal { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(every:on:)`, whose windows are a grid; a span is a `Duration`, as in `.seconds(1)`")
    public func buffer(
      withTime _: Double, on _: any TickScheduler
    ) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(every:on:)`, whose windows are a grid; a span is a `Duration`, as in `.seconds(1)`")
    public func buffer(
      withTime _: Duration, on _: any TickScheduler
    ) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(every:on:)`, whose windows are a grid; a span is a `Duration`, as in `.seconds(1)`")
    public func bufferWithTime(_: Double, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(every:on:)`, whose windows are a grid")
    public func bufferWithTime(_: Duration, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    // MARK: - swift-async-algorithms
  }

  // MARK: - Answers

#endif
