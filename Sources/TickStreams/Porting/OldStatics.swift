// Old static functions of a type whose parameters are not written, or are those of the other library. See OldSources.swift.

#if Porting

  extension TickSignal where Value == any Sendable, Failure == any Error {
    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "write it without parentheses, and with its type: `TickSignal<Value, any Error>.empty`")
    public static func empty(_: Void = ()) -> TickSignal { moved }

    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "write it without parentheses, and with its type: `TickSignal<Value, any Error>.never`")
    public static func never(_: Void = ()) -> TickSignal { moved }

    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal<Value, any Error>.fail(_:)`")
    public static func error(_: any Error) -> TickSignal { moved }
  }

  extension TickSignal where Value == any Sendable {
    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal<Value, Failure>.fail(_:)`")
    public init(error: Failure) { moved }
  }

  extension TickSignal where Failure == any Error {
    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.deferred`")
    public static func `defer`(_: () -> TickSignal<Value, Never>) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.deferred`")
    public static func deferred(_: () -> TickSignal<Value, Never>) -> TickSignal { moved }
  }

  extension TickSignal where Value == Tick, Failure == any Error {
    /// A category of RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public static func delayTime(_: Double, interval _: Double, on _: any TickScheduler, withLeeway _: Double) -> TickSignal { moved }
  }

  extension TickSignal {
    /// A category of RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public static func delayTime(
      _: Double, interval _: Double, on _: any TickScheduler, withLeeway _: Double
    ) -> TickSignal<Tick, Never> { moved }

    /// ReactiveSwift, whose timer sends a date.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`, which sends a `Tick`")
    public static func timer(interval _: Duration, on _: any TickScheduler, leeway _: Duration? = nil) -> TickSignal<Tick, Never> { moved }

    /// ReactiveSwift, whose timer sends a date, with a span of Dispatch.
    @_disfavoredOverload
    @available(
      *, unavailable, message: "use `TickSignal.interval(_:on:)`, which sends a `Tick`; a span is a `Duration`, as in `.seconds(1)`"
    )
    public static func timer<Span>(interval _: Span, on _: any TickScheduler, leeway _: Span? = nil) -> TickSignal<Tick, Never> { moved }
  }

#endif
