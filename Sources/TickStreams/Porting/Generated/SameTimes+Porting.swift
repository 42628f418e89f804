// swift-format-ignore-file
// Generated from Tables/SameTimes.txt by .ci/spellings.

#if Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, deprecated, renamed: "debounce(for:on:)")
    public func debounce(_ quiet: Duration, scheduler: any TickScheduler) -> TickSignal { debounce(for: quiet, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func debounce(_ quiet: Double, scheduler: any TickScheduler) -> TickSignal { debounce(for: .seconds(quiet), on: scheduler) }

    /// ReactiveSwift, which drops the waiting value at completion.
    @available(*, deprecated, message: "use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`")
    public func debounce(_ quiet: Duration, on scheduler: any TickScheduler) -> TickSignal { debounce(for: quiet, discardWhenCompleted: true, on: scheduler) }

    /// ReactiveSwift, which drops the waiting value at completion.
    @available(*, deprecated, message: "use `debounce(for:on:)`; a span is a `Duration`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`")
    public func debounce(_ quiet: Double, on scheduler: any TickScheduler) -> TickSignal { debounce(for: .seconds(quiet), discardWhenCompleted: true, on: scheduler) }

    /// Combine, which drops the waiting value at completion.
    @available(*, deprecated, message: "use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`")
    public func debounce(for quiet: Duration, scheduler: any TickScheduler) -> TickSignal { debounce(for: quiet, discardWhenCompleted: true, on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "throttle(for:on:)")
    public func throttle(_ period: Duration, scheduler: any TickScheduler) -> TickSignal { throttle(for: period, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `throttle(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func throttle(_ period: Double, scheduler: any TickScheduler) -> TickSignal { throttle(for: .seconds(period), on: scheduler) }

    /// Rx, which delays the completion, too.
    @available(*, deprecated, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion")
    public func delay(_ delay: Duration, scheduler: any TickScheduler) -> TickSignal { concat(TickSignal.empty.delaySubscription(delay, on: scheduler)).delay(delay, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion; a span is a `Duration`")
    public func delay(_ delay: Double, scheduler: any TickScheduler) -> TickSignal { concat(TickSignal.empty.delaySubscription(.seconds(delay), on: scheduler)).delay(.seconds(delay), on: scheduler) }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion; a span is a `Duration`")
    public func delay(_ delay: Double, on scheduler: any TickScheduler) -> TickSignal { concat(TickSignal.empty.delaySubscription(.seconds(delay), on: scheduler)).delay(.seconds(delay), on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "delaySubscription(_:on:)")
    public func delaySubscription(_ delay: Duration, scheduler: any TickScheduler) -> TickSignal { delaySubscription(delay, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `delaySubscription(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func delaySubscription(_ delay: Double, scheduler: any TickScheduler) -> TickSignal { delaySubscription(.seconds(delay), on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "timeout(afterSilence:or:on:)")
    public func timeout(_ duration: Duration, other: TickSignal, scheduler: any TickScheduler) -> TickSignal { timeout(afterSilence: duration, or: other, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `timeout(afterSilence:or:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(_ duration: Double, other: TickSignal, scheduler: any TickScheduler) -> TickSignal { timeout(afterSilence: .seconds(duration), or: other, on: scheduler) }

    /// Combine.
    @available(*, deprecated, message: "use `timeout(afterSilence:failing:on:)` and `deliver(on:)`: Combine's delivers on its scheduler")
    public func timeout(_ duration: Duration, scheduler: any TickScheduler, customError: @escaping @Sendable () -> Failure) -> TickSignal { timeout(afterSilence: duration, or: .deferred { .fail(customError()) }, on: scheduler).deliver(on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "timeout(after:failing:on:)")
    public func timeout(after duration: Duration, raising failure: Failure, on scheduler: any TickScheduler) -> TickSignal { timeout(after: duration, failing: failure, on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(after duration: Double, raising failure: Failure, on scheduler: any TickScheduler) -> TickSignal { timeout(after: .seconds(duration), failing: failure, on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "collect(every:maxCount:on:)")
    public func buffer(timeSpan interval: Duration, count: Int, scheduler: any TickScheduler) -> TickSignal<[Value], Failure> { collect(every: interval, maxCount: count, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `collect(every:maxCount:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func buffer(timeSpan interval: Double, count: Int, scheduler: any TickScheduler) -> TickSignal<[Value], Failure> { collect(every: .seconds(interval), maxCount: count, on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "window(every:maxCount:on:)")
    public func window(timeSpan interval: Duration, count: Int, scheduler: any TickScheduler) -> TickSignal<TickSignal, Failure> { window(every: interval, maxCount: count, on: scheduler) }

    /// Combine.
    @available(*, deprecated, renamed: "collect(count:)")
    public func collect(_ count: Int) -> TickSignal<[Value], Failure> { collect(count: count) }

    /// Rx.
    @available(*, deprecated, renamed: "take(for:on:)")
    public func take(for duration: Duration, scheduler: any TickScheduler) -> TickSignal { take(for: duration, on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "take(for:on:)")
    public func take(_ duration: Duration, scheduler: any TickScheduler) -> TickSignal { take(for: duration, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `take(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func take(_ duration: Double, scheduler: any TickScheduler) -> TickSignal { take(for: .seconds(duration), on: scheduler) }

    /// CombineExt.
    @available(*, deprecated, renamed: "take(for:on:)")
    public func prefix(duration: Duration, on scheduler: any TickScheduler) -> TickSignal { take(for: duration, on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "skip(for:on:)")
    public func skip(_ duration: Duration, scheduler: any TickScheduler) -> TickSignal { skip(for: duration, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `skip(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func skip(_ duration: Double, scheduler: any TickScheduler) -> TickSignal { skip(for: .seconds(duration), on: scheduler) }

    /// Combine.
    @available(*, deprecated, renamed: "measureInterval(on:)")
    public func measureInterval(using scheduler: any TickScheduler) -> TickSignal<Duration, Failure> { measureInterval(on: scheduler) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// Combine, whose failure comes after the waiting value.
    @available(*, deprecated, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion")
    public func delay(for delay: Duration, scheduler: any TickScheduler) -> TickSignal { concat(TickSignal.empty.delaySubscription(delay, on: scheduler)).delay(delay, on: scheduler) }

    /// Combine, which completes.
    @available(*, deprecated, message: "use `timeout(afterSilence:or:on:)`, with `.empty`, and `deliver(on:)`; `timeout(afterSilence:on:)` fails")
    public func timeout(_ duration: Duration, scheduler: any TickScheduler) -> TickSignal { timeout(afterSilence: duration, or: .empty, on: scheduler).deliver(on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "timeout(after:failing:on:)")
    public func timeout<NewFailure>(after duration: Duration, raising failure: NewFailure, on scheduler: any TickScheduler) -> TickSignal<Value, NewFailure> { timeout(after: duration, failing: failure, on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout<NewFailure>(after duration: Double, raising failure: NewFailure, on scheduler: any TickScheduler) -> TickSignal<Value, NewFailure> { timeout(after: .seconds(duration), failing: failure, on: scheduler) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// Rx. Without the trait: the form for any values.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "interval(_:on:)")
    public static func interval(_ interval: Duration, scheduler: any TickScheduler) -> TickSignal { .interval(interval, on: scheduler) }

    /// Rx. Without the trait: the form for any values.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "after(_:on:)")
    public static func timer(_ delay: Duration, scheduler: any TickScheduler) -> TickSignal { .after(delay, on: scheduler) }

    /// Rx. Without the trait: the form for any values.
    @available(*, deprecated, message: "use `interval(_:delay:on:)`: the interval, then the delay of the first tick")
    public static func timer(_ delay: Duration, period: Duration, scheduler: any TickScheduler) -> TickSignal { .interval(period, delay: delay, on: scheduler) }
  }

  @_documentation(visibility: internal)
  extension CountdownHub {
    /// An earlier name of this library.
    @discardableResult
    @available(*, deprecated, renamed: "pause(while:)")
    public func paused(by isPaused: TickSignal<Bool, Never>) -> AnyDisposable { pause(while: isPaused) }
  }

#endif
