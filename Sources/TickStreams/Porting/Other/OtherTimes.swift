// Operators in time that mean something else here, or need another argument. See OldSpelling.swift.

#if Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    // MARK: - ReactiveSwift

    /// ReactiveSwift, which drops the waiting value at completion.
    public func throttle(_: Duration, on _: any TickScheduler, answer _: (some OldSpelling).Type = OldThrottle.self) -> TickSignal { moved }

    /// ReactiveSwift, which drops the waiting value at completion.
    public func throttle(_: Double, on _: any TickScheduler, answer _: (some OldSpelling).Type = OldThrottle.self) -> TickSignal { moved }

    /// ReactiveSwift.
    public func throttle<Condition: SignalArgument>(
      while _: Condition, on _: AnyObject, answer _: (some OldSpelling).Type = OldThrottleWhile.self
    ) -> TickSignal { moved }

    /// ReactiveSwift, which drops the waiting value at completion.
    public func collect(
      every _: Duration, on _: any TickScheduler, skipEmpty: Bool, discardWhenCompleted: Bool = true,
      answer _: (some OldSpelling).Type = OldCollectEvery.self
    ) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    public func sample<Trigger: SignalArgument>(
      with _: Trigger, answer _: (some OldSpelling).Type = OldSampleWith.self
    ) -> TickSignal<(Value, Trigger.SentValue), Failure> { moved }

    /// ReactiveSwift, which sends a value again.
    public func sample<Trigger: SignalArgument>(on _: Trigger, answer _: (some OldSpelling).Type = OldSample.self) -> TickSignal { moved }

    /// RAC, which sends a value again, and Rx.
    public func sample<Trigger: SignalArgument>(
      _: Trigger, defaultValue: Value? = nil, answer _: (some OldSpelling).Type = OldSample.self
    ) -> TickSignal { moved }

    // MARK: - Combine, with a run loop in the place of the scheduler

    /// Combine.
    @_disfavoredOverload
    public func debounce(
      for _: Duration, scheduler _: AnyObject, options _: Void? = nil, answer _: (some OldSpelling).Type = OldDebounceFor.self
    ) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    public func debounce(
      for _: Double, scheduler _: AnyObject, options _: Void? = nil, answer _: (some OldSpelling).Type = OldDebounceFor.self
    ) -> TickSignal { moved }

    /// Combine.
    public func throttle(
      for _: Duration, scheduler _: AnyObject, latest: Bool, answer _: (some OldSpelling).Type = OldThrottleFor.self
    ) -> TickSignal { moved }

    /// Combine.
    public func throttle(
      for _: Double, scheduler _: AnyObject, latest: Bool, answer _: (some OldSpelling).Type = OldThrottleFor.self
    ) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    public func delay(
      for _: Duration, tolerance: Duration? = nil, scheduler _: AnyObject, options _: Void? = nil,
      answer _: (some OldSpelling).Type = OldDelayFor.self
    ) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    public func delay(
      for _: Double, tolerance: Double? = nil, scheduler _: AnyObject, options _: Void? = nil,
      answer _: (some OldSpelling).Type = OldDelayFor.self
    ) -> TickSignal { moved }

    /// Rx, which fails, and Combine, which completes.
    @_disfavoredOverload
    public func timeout(
      _: Duration, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> Failure)? = nil,
      answer _: (some OldSpelling).Type = OldTimeout.self
    ) -> TickSignal { moved }

    /// Rx, which fails, and Combine, which completes.
    @_disfavoredOverload
    public func timeout(
      _: Double, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> Failure)? = nil,
      answer _: (some OldSpelling).Type = OldTimeout.self
    ) -> TickSignal { moved }

    /// ReactiveSwift.
    public func collect(
      answer _: (some OldSpelling).Type = OldCollectUntil.self, _: ([Value], Value) -> Bool
    ) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    public func collect(
      _: TimeGroupingOfCombine, options _: Void? = nil, answer _: (some OldSpelling).Type = OldCollect.self
    ) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    @_disfavoredOverload
    public func measureInterval(
      using _: AnyObject, answer _: (some OldSpelling).Type = OldMeasureInterval.self
    ) -> TickSignal<Duration, Failure> { moved }

    // MARK: - Rx

    /// Rx.
    @available(*, unavailable, message: "use `timestamped(on:)`")
    public func timestamp(_: (any TickScheduler)? = nil) -> TickSignal<Timestamped<Value>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `measureInterval(on:)`")
    public func timeInterval(_: (any TickScheduler)? = nil) -> TickSignal<Duration, Failure> { moved }

    // MARK: - RAC

    /// RAC.
    public func throttle(_: Double, answer _: (some OldSpelling).Type = OldThrottleOfRAC.self) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    public func throttle(_: Duration, answer _: (some OldSpelling).Type = OldThrottleOfRAC.self) -> TickSignal { moved }

    /// RAC.
    public func throttle(
      _: Double, valuesPassingTest: @escaping (Value) -> Bool, answer _: (some OldSpelling).Type = OldThrottleWhere.self
    ) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    @_disfavoredOverload
    public func throttle(
      _: Duration, valuesPassingTest: @escaping (Value) -> Bool, answer _: (some OldSpelling).Type = OldThrottleWhere.self
    ) -> TickSignal { moved }

    /// RAC, and one without a scheduler.
    @_disfavoredOverload
    public func delay(_: Double, answer _: (some OldSpelling).Type = OldDelay.self) -> TickSignal { moved }

    /// RAC, and one without a scheduler.
    public func delay(_: Duration, answer _: (some OldSpelling).Type = OldDelay.self) -> TickSignal { moved }

    /// RxCocoa, and one without a scheduler.
    public func debounce(_: Duration, answer _: (some OldSpelling).Type = OldDebounce.self) -> TickSignal { moved }

    /// RAC.
    public func timeout(
      _: Double, on _: any TickScheduler, answer _: (some OldSpelling).Type = OldTimeoutOfRAC.self
    ) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    public func timeout(
      _: Duration, on _: any TickScheduler, answer _: (some OldSpelling).Type = OldTimeoutOfRAC.self
    ) -> TickSignal { moved }

    /// RAC, whose window opens with a value.
    public func buffer(
      withTime _: Double, on _: any TickScheduler, answer _: (some OldSpelling).Type = OldBuffer.self
    ) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    public func buffer(
      withTime _: Duration, on _: any TickScheduler, answer _: (some OldSpelling).Type = OldBuffer.self
    ) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(every:on:)`, whose windows are a grid; a span is a `Duration`, as in `.seconds(1)`")
    public func bufferWithTime(_: Double, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(every:on:)`, whose windows are a grid")
    public func bufferWithTime(_: Duration, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    // MARK: - swift-async-algorithms

    /// swift-async-algorithms.
    public func debounce(for _: Duration, answer _: (some OldSpelling).Type = OldDebounce.self) -> TickSignal { moved }
  }

  // MARK: - Answers

  /// `throttle(_:on:)`, ReactiveSwift.
  @_documentation(visibility: internal)
  public enum OldThrottle {}
  @available(
    *, unavailable, message: "use `throttle(for:on:)`, which sends what waits at completion; a span is a `Duration`, as in `.seconds(1)`"
  )
  extension OldThrottle: OldSpelling {}

  /// `throttle(while:on:)`, ReactiveSwift.
  @_documentation(visibility: internal)
  public enum OldThrottleWhile {}
  @available(*, unavailable, message: "use `paused(by:)`, which drops what comes meanwhile, or `gated(by:)`")
  extension OldThrottleWhile: OldSpelling {}

  /// `throttle(for:scheduler:latest:)`, Combine.
  @_documentation(visibility: internal)
  public enum OldThrottleFor {}
  @available(*, unavailable, message: "use `throttle(for:latest:on:)`; a span is a `Duration`, as in `.seconds(1)`")
  extension OldThrottleFor: OldSpelling {}

  /// `debounce(for:scheduler:options:)`, Combine.
  @_documentation(visibility: internal)
  public enum OldDebounceFor {}
  @available(*, unavailable, message: "use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`")
  extension OldDebounceFor: OldSpelling {}

  /// `delay(for:tolerance:scheduler:options:)`, Combine.
  @_documentation(visibility: internal)
  public enum OldDelayFor {}
  @available(
    *, unavailable,
    message: "use `delay(_:on:)`, in which a failure is not delayed; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`"
  )
  extension OldDelayFor: OldSpelling {}

  /// `timeout(_:scheduler:)`, Rx and Combine.
  @_documentation(visibility: internal)
  public enum OldTimeout {}
  @available(
    *, unavailable, message: "use `timeout(between:failing:on:)`; to complete, as Combine does, `timeout(between:or:on:)` with `.empty`"
  )
  extension OldTimeout: OldSpelling {}

  /// `sample(_:)` and `sample(on:)`.
  @_documentation(visibility: internal)
  public enum OldSample {}
  @available(*, unavailable, message: "use `sample(when:)`, which sends a value once")
  extension OldSample: OldSpelling {}

  /// `sample(with:)`, ReactiveSwift.
  @_documentation(visibility: internal)
  public enum OldSampleWith {}
  @available(*, unavailable, message: "use `trigger.withLatest(from: signal)`, which gives the pairs the other way round")
  extension OldSampleWith: OldSpelling {}

  /// `collect(.byTime(…))`, Combine.
  @_documentation(visibility: internal)
  public enum OldCollect {}
  @available(*, unavailable, message: "use `collect(every:orCount:skipEmpty:on:)`, with `skipEmpty: true`")
  extension OldCollect: OldSpelling {}

  /// `collect(every:on:skipEmpty:)`, ReactiveSwift.
  @_documentation(visibility: internal)
  public enum OldCollectEvery {}
  @available(*, unavailable, message: "use `collect(every:skipEmpty:on:)`, which sends what waits at completion")
  extension OldCollectEvery: OldSpelling {}

  /// `measureInterval(using:)`, Combine.
  @_documentation(visibility: internal)
  public enum OldMeasureInterval {}
  @available(*, unavailable, message: "use `measureInterval(on:)`; a run loop is `.main`")
  extension OldMeasureInterval: OldSpelling {}

  /// `throttle:`, RAC.
  @_documentation(visibility: internal)
  public enum OldThrottleOfRAC {}
  @available(*, unavailable, message: "RAC's throttle is `debounce(for:on:)`; for the first and the latest value, `throttle(for:on:)`")
  extension OldThrottleOfRAC: OldSpelling {}

  /// `throttle:valuesPassingTest:`, RAC.
  @_documentation(visibility: internal)
  public enum OldThrottleWhere {}
  @available(*, unavailable, message: "RAC's throttle is `debounce(for:where:on:)`")
  extension OldThrottleWhere: OldSpelling {}

  /// `delay:`, RAC.
  @_documentation(visibility: internal)
  public enum OldDelay {}
  @available(*, unavailable, message: "use `delay(_:on:)`, with a scheduler and a `Duration`, as in `.seconds(1)`")
  extension OldDelay: OldSpelling {}

  /// `debounce(_:)`, RxCocoa.
  @_documentation(visibility: internal)
  public enum OldDebounce {}
  @available(*, unavailable, message: "use `debounce(for:on:)`, with `.main` as the scheduler")
  extension OldDebounce: OldSpelling {}

  /// `timeout:onScheduler:`, RAC.
  @_documentation(visibility: internal)
  public enum OldTimeoutOfRAC {}
  @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
  extension OldTimeoutOfRAC: OldSpelling {}

  /// `bufferWithTime:onScheduler:`, RAC.
  @_documentation(visibility: internal)
  public enum OldBuffer {}
  @available(*, unavailable, message: "use `collect(every:on:)`, whose windows are a grid; a span is a `Duration`, as in `.seconds(1)`")
  extension OldBuffer: OldSpelling {}

  /// `collect { values, value in … }`, ReactiveSwift.
  @_documentation(visibility: internal)
  public enum OldCollectUntil {}
  @available(*, unavailable, message: "use `collect(count:)`, `collect(when:)`, or `scan(into:_:)` with an array")
  extension OldCollectUntil: OldSpelling {}

#endif
