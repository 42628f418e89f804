// swift-format-ignore-file
// Generated from Tables/SameTimes.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, which drops the waiting value at completion.
    @available(*, unavailable, message: "use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`")
    public func debounce(_: some SpanElsewhere, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `throttle(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func throttle(_: some SpanElsewhere, scheduler: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion; a span is a `Duration`")
    public func delay(_: Double, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `delaySubscription(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func delaySubscription(_: some SpanElsewhere, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `timeout(afterSilence:or:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(_: some SpanElsewhere, other: TickSignal, scheduler: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(after _: some SpanElsewhere, raising _: Failure, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `collect(every:maxCount:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func buffer(timeSpan _: some SpanElsewhere, count: Int, scheduler: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "window(every:maxCount:on:)")
    public func window(timeSpan _: Duration, count: Int, scheduler: any TickScheduler) -> TickSignal<TickSignal, Failure> { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `take(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func take(for _: Duration? = nil, _: some SpanElsewhere = 0.0, scheduler: any TickScheduler) -> TickSignal { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "take(for:on:)")
    public func prefix(duration: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `skip(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func skip(_: some SpanElsewhere, scheduler: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout<NewFailure>(after _: some SpanElsewhere, raising _: NewFailure, on _: any TickScheduler) -> TickSignal<Value, NewFailure> { moved }
  }

  @_documentation(visibility: internal)
  extension CountdownHub {
    /// An earlier name of this library.
    @discardableResult
    @available(*, unavailable, renamed: "pause(while:)")
    public func paused(by _: TickSignal<Bool, Never>) -> AnyDisposable { moved }
  }

#endif
