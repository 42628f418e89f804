// Operators in time that mean something else here, or need another argument. See OldSpelling.swift.

#if Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    // MARK: - ReactiveSwift

    /// ReactiveSwift, which drops the waiting value at completion.
    public func throttle(_: Duration, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = ThrottleElsewhere.self) -> TickSignal
    { moved }

    /// ReactiveSwift, which drops the waiting value at completion.
    public func throttle(_: Double, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = ThrottleElsewhere.self) -> TickSignal {
      moved
    }

    /// ReactiveSwift.
    public func throttle<Condition: SignalArgument>(
      while _: Condition, on _: AnyObject, answer _: (some TickStreamsAPI).Type = ThrottleWhileElsewhere.self
    ) -> TickSignal { moved }

    /// ReactiveSwift, which drops the waiting value at completion.
    public func collect(
      every _: Duration, on _: any TickScheduler, skipEmpty: Bool, discardWhenCompleted: Bool = true,
      answer _: (some TickStreamsAPI).Type = CollectEveryElsewhere.self
    ) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    public func sample<Trigger: SignalArgument>(
      with _: Trigger, answer _: (some TickStreamsAPI).Type = SampleWithElsewhere.self
    ) -> TickSignal<(Value, Trigger.SentValue), Failure> { moved }

    /// ReactiveSwift, which sends a value again.
    public func sample<Trigger: SignalArgument>(on _: Trigger, answer _: (some TickStreamsAPI).Type = SampleElsewhere.self) -> TickSignal {
      moved
    }

    /// RAC, which sends a value again, and Rx.
    public func sample<Trigger: SignalArgument>(
      _: Trigger, defaultValue: Value? = nil, answer _: (some TickStreamsAPI).Type = SampleElsewhere.self
    ) -> TickSignal { moved }

    // MARK: - Combine, with a run loop in the place of the scheduler

    /// Combine.
    @_disfavoredOverload
    public func debounce(
      for _: Duration, scheduler _: AnyObject, options _: Void? = nil, answer _: (some TickStreamsAPI).Type = DebounceForElsewhere.self
    ) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    public func debounce(
      for _: Double, scheduler _: AnyObject, options _: Void? = nil, answer _: (some TickStreamsAPI).Type = DebounceForElsewhere.self
    ) -> TickSignal { moved }

    /// Combine.
    public func throttle(
      for _: Duration, scheduler _: AnyObject, latest: Bool, answer _: (some TickStreamsAPI).Type = ThrottleForElsewhere.self
    ) -> TickSignal { moved }

    /// Combine.
    public func throttle(
      for _: Double, scheduler _: AnyObject, latest: Bool, answer _: (some TickStreamsAPI).Type = ThrottleForElsewhere.self
    ) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    public func delay(
      for _: Duration, tolerance: Duration? = nil, scheduler _: AnyObject, options _: Void? = nil,
      answer _: (some TickStreamsAPI).Type = DelayForElsewhere.self
    ) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    public func delay(
      for _: Double, tolerance: Double? = nil, scheduler _: AnyObject, options _: Void? = nil,
      answer _: (some TickStreamsAPI).Type = DelayForElsewhere.self
    ) -> TickSignal { moved }

    /// Rx, which fails, and Combine, which completes.
    @_disfavoredOverload
    public func timeout(
      _: Duration, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> Failure)? = nil,
      answer _: (some TickStreamsAPI).Type = TimeoutElsewhere.self
    ) -> TickSignal { moved }

    /// Rx, which fails, and Combine, which completes.
    @_disfavoredOverload
    public func timeout(
      _: Double, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> Failure)? = nil,
      answer _: (some TickStreamsAPI).Type = TimeoutElsewhere.self
    ) -> TickSignal { moved }

    /// ReactiveSwift. Without the trait: none, beside Combine's `collect(.byTime(…))`
    public func collect(
      answer _: (some TickStreamsAPI).Type = CollectUntilElsewhere.self, _: ([Value], Value) -> Bool
    ) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift. Without the trait: none, beside Combine's `collect(.byTime(…))`
    public func collect(
      answer _: (some TickStreamsAPI).Type = CollectUntilElsewhere.self, _: ([Value]) -> Bool
    ) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    public func collect(
      _: TimeGroupingOfCombine, options _: Void? = nil, answer _: (some TickStreamsAPI).Type = CollectElsewhere.self
    ) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    @_disfavoredOverload
    public func measureInterval(
      using _: AnyObject, answer _: (some TickStreamsAPI).Type = MeasureIntervalElsewhere.self
    ) -> TickSignal<Duration, Failure> { moved }

    // MARK: - Rx

    /// Rx.
    @available(*, unavailable, message: "use `timestamped(on:)`")
    public func timestamp(_: (any TickScheduler)? = nil) -> TickSignal<Timestamped<Value>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `measureInterval(on:)`")
    public func timeInterval(_: (any TickScheduler)? = nil) -> TickSignal<Duration, Failure> { moved }

    /// Rx, in which a value at the end of a period counts, if the latest of it is not wanted.
    public func throttle(
      _: Duration, latest: Bool, scheduler _: any TickScheduler, answer _: (some TickStreamsAPI).Type = ThrottleLatestElsewhere.self
    ) -> TickSignal { moved }

    /// Rx, with seconds.
    public func throttle(
      _: Double, latest: Bool, scheduler _: any TickScheduler, answer _: (some TickStreamsAPI).Type = ThrottleLatestElsewhere.self
    ) -> TickSignal { moved }

    /// ReactiveSwift, which sends a waiting value at its time after completion, if it is not discarded.
    public func debounce(
      _: Duration, on _: any TickScheduler, discardWhenCompleted: Bool,
      answer _: (some TickStreamsAPI).Type = DebounceDiscardElsewhere.self
    ) -> TickSignal { moved }

    /// ReactiveSwift, with seconds.
    public func debounce(
      _: Double, on _: any TickScheduler, discardWhenCompleted: Bool, answer _: (some TickStreamsAPI).Type = DebounceDiscardElsewhere.self
    ) -> TickSignal { moved }

    // MARK: - RAC

    /// RAC.
    public func throttle(_: Double, answer _: (some TickStreamsAPI).Type = ThrottleOfRAC.self) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    public func throttle(_: Duration, answer _: (some TickStreamsAPI).Type = ThrottleOfRAC.self) -> TickSignal { moved }

    /// RAC.
    public func throttle(
      _: Double, valuesPassingTest: @escaping (Value) -> Bool, answer _: (some TickStreamsAPI).Type = ThrottleWhereElsewhere.self
    ) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    @_disfavoredOverload
    public func throttle(
      _: Duration, valuesPassingTest: @escaping (Value) -> Bool, answer _: (some TickStreamsAPI).Type = ThrottleWhereElsewhere.self
    ) -> TickSignal { moved }

    /// RAC, and one without a scheduler.
    @_disfavoredOverload
    public func delay(_: Double, answer _: (some TickStreamsAPI).Type = DelayElsewhere.self) -> TickSignal { moved }

    /// RAC, and one without a scheduler.
    public func delay(_: Duration, answer _: (some TickStreamsAPI).Type = DelayElsewhere.self) -> TickSignal { moved }

    /// RxCocoa, and one without a scheduler.
    public func debounce(_: Duration, answer _: (some TickStreamsAPI).Type = DebounceElsewhere.self) -> TickSignal { moved }

    /// RAC.
    public func timeout(
      _: Double, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = TimeoutOfRAC.self
    ) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    public func timeout(
      _: Duration, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = TimeoutOfRAC.self
    ) -> TickSignal { moved }

    /// RAC, whose window opens with a value.
    public func buffer(
      withTime _: Double, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = BufferElsewhere.self
    ) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    public func buffer(
      withTime _: Duration, on _: any TickScheduler, answer _: (some TickStreamsAPI).Type = BufferElsewhere.self
    ) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(every:on:)`, whose windows are a grid; a span is a `Duration`, as in `.seconds(1)`")
    public func bufferWithTime(_: Double, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(every:on:)`, whose windows are a grid")
    public func bufferWithTime(_: Duration, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    // MARK: - swift-async-algorithms

    /// swift-async-algorithms.
    public func debounce(for _: Duration, answer _: (some TickStreamsAPI).Type = DebounceElsewhere.self) -> TickSignal { moved }
  }

  // MARK: - Answers

  /// `throttle(_:on:)`, ReactiveSwift.
  @_documentation(visibility: internal)
  public enum ThrottleElsewhere {}
  @available(
    *, unavailable, message: "use `throttle(for:on:)`, which sends what waits at completion; a span is a `Duration`, as in `.seconds(1)`"
  )
  extension ThrottleElsewhere: TickStreamsAPI {}

  /// `throttle(while:on:)`, ReactiveSwift.
  @_documentation(visibility: internal)
  public enum ThrottleWhileElsewhere {}
  @available(
    *, unavailable,
    message: "use `flatMapLatest { value in isPaused.filter { !$0 }.take(1).replaceValues(with: value) }`: the latest value waits"
  )
  extension ThrottleWhileElsewhere: TickStreamsAPI {}

  /// `throttle(_:latest:scheduler:)`, Rx.
  @_documentation(visibility: internal)
  public enum ThrottleLatestElsewhere {}
  @available(
    *, unavailable,
    message: "use `throttle(for:latest:on:)`; with `latest: false` a value at the end of a period is one of that period, not the next"
  )
  extension ThrottleLatestElsewhere: TickStreamsAPI {}

  /// `debounce(_:on:discardWhenCompleted:)`, ReactiveSwift.
  @_documentation(visibility: internal)
  public enum DebounceDiscardElsewhere {}
  @available(
    *, unavailable,
    message: "use `debounce(for:discardWhenCompleted:on:)`, whose default sends a waiting value with the completion, not at its time"
  )
  extension DebounceDiscardElsewhere: TickStreamsAPI {}

  /// `throttle(for:scheduler:latest:)`, Combine.
  @_documentation(visibility: internal)
  public enum ThrottleForElsewhere {}
  @available(*, unavailable, message: "use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`")
  extension ThrottleForElsewhere: TickStreamsAPI {}

  /// `debounce(for:scheduler:options:)`, Combine.
  @_documentation(visibility: internal)
  public enum DebounceForElsewhere {}
  @available(*, unavailable, message: "use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`")
  extension DebounceForElsewhere: TickStreamsAPI {}

  /// `delay(for:tolerance:scheduler:options:)`, Combine.
  @_documentation(visibility: internal)
  public enum DelayForElsewhere {}
  @available(
    *, unavailable,
    message:
      "use `delay(_:on:)`, which delays neither a failure nor a completion; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`"
  )
  extension DelayForElsewhere: TickStreamsAPI {}

  /// `timeout(_:scheduler:)`, Rx and Combine.
  @_documentation(visibility: internal)
  public enum TimeoutElsewhere {}
  @available(
    *, unavailable,
    message: "use `timeout(afterSilence:failing:on:)`; to complete, as Combine does, `timeout(afterSilence:or:on:)` with `.empty`"
  )
  extension TimeoutElsewhere: TickStreamsAPI {}

  /// `sample(_:)` and `sample(on:)`.
  @_documentation(visibility: internal)
  public enum SampleElsewhere {}
  @available(*, unavailable, message: "use `sample(when:)`, which sends a value once, has no default, and ends with the sampled signal")
  extension SampleElsewhere: TickStreamsAPI {}

  /// `sample(with:)`, ReactiveSwift.
  @_documentation(visibility: internal)
  public enum SampleWithElsewhere {}
  @available(*, unavailable, message: "use `trigger.withLatest(from: signal)`, which gives the pairs the other way round")
  extension SampleWithElsewhere: TickStreamsAPI {}

  /// `collect(.byTime(…))`, Combine.
  @_documentation(visibility: internal)
  public enum CollectElsewhere {}
  @available(*, unavailable, message: "use `collect(count:)`, or `collect(every:maxCount:skipEmpty:on:)` with `skipEmpty: true`")
  extension CollectElsewhere: TickStreamsAPI {}

  /// `collect(every:on:skipEmpty:)`, ReactiveSwift.
  @_documentation(visibility: internal)
  public enum CollectEveryElsewhere {}
  @available(*, unavailable, message: "use `collect(every:skipEmpty:on:)`, which sends what waits at completion")
  extension CollectEveryElsewhere: TickStreamsAPI {}

  /// `measureInterval(using:)`, Combine.
  @_documentation(visibility: internal)
  public enum MeasureIntervalElsewhere {}
  @available(*, unavailable, message: "use `measureInterval(on:)`; a run loop is `.main`")
  extension MeasureIntervalElsewhere: TickStreamsAPI {}

  /// `throttle:`, RAC.
  @_documentation(visibility: internal)
  public enum ThrottleOfRAC {}
  @available(*, unavailable, message: "RAC's throttle is `debounce(for:on:)`; for the first and the latest value, `throttle(for:on:)`")
  extension ThrottleOfRAC: TickStreamsAPI {}

  /// `throttle:valuesPassingTest:`, RAC.
  @_documentation(visibility: internal)
  public enum ThrottleWhereElsewhere {}
  @available(*, unavailable, message: "RAC's throttle is `debounce(for:where:on:)`")
  extension ThrottleWhereElsewhere: TickStreamsAPI {}

  /// `delay:`, RAC.
  @_documentation(visibility: internal)
  public enum DelayElsewhere {}
  @available(*, unavailable, message: "use `delay(_:on:)`, with a scheduler and a `Duration`, as in `.seconds(1)`")
  extension DelayElsewhere: TickStreamsAPI {}

  /// `debounce(_:)`, RxCocoa.
  @_documentation(visibility: internal)
  public enum DebounceElsewhere {}
  @available(*, unavailable, message: "use `debounce(for:on:)`, with `.main` as the scheduler")
  extension DebounceElsewhere: TickStreamsAPI {}

  /// `timeout:onScheduler:`, RAC.
  @_documentation(visibility: internal)
  public enum TimeoutOfRAC {}
  @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
  extension TimeoutOfRAC: TickStreamsAPI {}

  /// `bufferWithTime:onScheduler:`, RAC.
  @_documentation(visibility: internal)
  public enum BufferElsewhere {}
  @available(*, unavailable, message: "use `collect(every:on:)`, whose windows are a grid; a span is a `Duration`, as in `.seconds(1)`")
  extension BufferElsewhere: TickStreamsAPI {}

  /// `collect { values, value in … }`, ReactiveSwift.
  @_documentation(visibility: internal)
  public enum CollectUntilElsewhere {}
  @available(*, unavailable, message: "use `collect(count:)`, `collect(when:)`, or `scan(into:_:)` with an array")
  extension CollectUntilElsewhere: TickStreamsAPI {}

#endif
