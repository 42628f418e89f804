// swift-format-ignore-file
// Generated from Same/SameTimes.swift by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    // MARK: - debounce

    /// Rx.
    @available(*, unavailable, renamed: "debounce(for:on:)")
    public func debounce(_ quiet: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func debounce(_ quiet: Double, scheduler: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift, which drops the waiting value at completion.
    @available(
    *, unavailable, message: "use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`"
    )
    public func debounce(_ quiet: Duration, on scheduler: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift, which drops the waiting value at completion.
    @available(
    *, unavailable,
    message: "use `debounce(for:on:)`; a span is a `Duration`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`"
    )
    public func debounce(_ quiet: Double, on scheduler: any TickScheduler) -> TickSignal { moved }

    /// Combine, which drops the waiting value at completion.
    @available(
    *, unavailable, message: "use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`"
    )
    public func debounce(for quiet: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    // MARK: - throttle, delay

    /// Rx.
    @available(*, unavailable, renamed: "throttle(for:on:)")
    public func throttle(_ period: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `throttle(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func throttle(_ period: Double, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx, which delays the completion, too.
    @available(*, unavailable, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion")
    public func delay(_ delay: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(
    *, unavailable,
    message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion; a span is a `Duration`"
    )
    public func delay(_ delay: Double, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "delaySubscription(_:on:)")
    public func delaySubscription(_ delay: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `delaySubscription(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func delaySubscription(_ delay: Double, scheduler: any TickScheduler) -> TickSignal { moved }

    // MARK: - timeout

    /// Rx.
    @available(*, unavailable, renamed: "timeout(afterSilence:or:on:)")
    public func timeout(_ duration: Duration, other: TickSignal, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `timeout(afterSilence:or:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(_ duration: Double, other: TickSignal, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `timeout(afterSilence:failing:on:)`")
    public func timeout(_ duration: Duration, scheduler: any TickScheduler, customError: @escaping @Sendable () -> Failure) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "timeout(after:failing:on:)")
    public func timeout(after duration: Duration, raising failure: Failure, on scheduler: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(after duration: Double, raising failure: Failure, on scheduler: any TickScheduler) -> TickSignal { moved }

    // MARK: - Collecting, taking and skipping for a time

    /// Rx.
    @available(*, unavailable, renamed: "collect(every:maxCount:on:)")
    public func buffer(timeSpan interval: Duration, count: Int, scheduler: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `collect(every:maxCount:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func buffer(timeSpan interval: Double, count: Int, scheduler: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "window(every:maxCount:on:)")
    public func window(timeSpan interval: Duration, count: Int, scheduler: any TickScheduler) -> TickSignal<TickSignal, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "take(for:on:)")
    public func take(for duration: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "take(for:on:)")
    public func take(_ duration: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `take(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func take(_ duration: Double, scheduler: any TickScheduler) -> TickSignal { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "take(for:on:)")
    public func prefix(duration: Duration, on scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "skip(for:on:)")
    public func skip(_ duration: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `skip(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func skip(_ duration: Double, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "measureInterval(on:)")
    public func measureInterval(using scheduler: any TickScheduler) -> TickSignal<Duration, Failure> { moved }
  }

  extension TickSignal {
    /// Its values and its completion, later by a span, as the other libraries delay them; a failure is not delayed.
    private func delayedWithItsEnd(_ span: Duration, on scheduler: any TickScheduler) -> TickSignal {
      concat(TickSignal.empty.delaySubscription(span, on: scheduler)).delay(span, on: scheduler)
    }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// Combine, whose failure comes after the waiting value.
    @available(*, unavailable, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion")
    public func delay(for delay: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Combine, which completes.
    @available(*, unavailable, message: "use `timeout(afterSilence:or:on:)`, with `.empty`; `timeout(afterSilence:on:)` fails")
    public func timeout(_ duration: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "timeout(after:failing:on:)")
    public func timeout<NewFailure>(
      after duration: Duration, raising failure: NewFailure, on scheduler: any TickScheduler
    ) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout<NewFailure>(
      after duration: Double, raising failure: NewFailure, on scheduler: any TickScheduler
    ) -> TickSignal<Value, NewFailure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// Rx.
    @available(*, unavailable, renamed: "interval(_:on:)")
    @_disfavoredOverload
    public static func interval(_ interval: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "after(_:on:)")
    @_disfavoredOverload
    public static func timer(_ delay: Duration, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `interval(_:delay:on:)`: the interval, then the delay of the first tick")
    public static func timer(_ delay: Duration, period: Duration, scheduler: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension CountdownHub {
    /// An earlier name of this library.
    @discardableResult
    @available(*, unavailable, renamed: "pause(while:)")
    public func paused(by isPaused: TickSignal<Bool, Never>) -> AnyDisposable { moved }
  }

#endif
