// Old spellings of operators that take or skip values. See OldSources.swift.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

#if Porting

  extension TickSignal {
    /// Combine.
    @available(*, unavailable, renamed: "take(_:)")
    public func prefix(_: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "take(_:)")
    public func take(first _: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "takeLast(_:)")
    public func take(last _: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "take(until:)")
    public func prefix<Other, OtherFailure>(untilOutputFrom _: TickSignal<Other, OtherFailure>) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "take(until:)")
    public func takeUntil<Other, OtherFailure>(_: TickSignal<Other, OtherFailure>) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `take(while:)`, with the opposite condition")
    public func take(untilBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "take(while:)")
    public func take(whileBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhile(_: (Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "take(while:)")
    public func prefix(while _: (Value) -> Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "take(during:)")
    public func take(duringLifetimeOf _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "take(for:on:)")
    public func take(for _: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "skip(_:)")
    public func skip(first _: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "skip(_:)")
    public func dropFirst(_: Int = 1) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skip(whileBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `skip(while:)`, with the opposite condition")
    public func skip(untilBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhile(_: (Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "skip(while:)")
    public func drop(while _: (Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "skip(until:)")
    public func drop<Other>(untilOutputFrom _: TickSignal<Other, Failure>) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "skip(until:)")
    public func skipUntil<Other>(_: TickSignal<Other, Failure>) -> TickSignal { moved }
  }

  extension TickSignal {
    /// Rx.
    @available(*, unavailable, renamed: "take(while:inclusive:)")
    public func take(while _: (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `take(while:inclusive:)`, with the opposite condition")
    public func take(until _: (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "take(untilReplacement:)")
    public func takeUntilReplacement(_: TickSignal) -> TickSignal { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "take(for:on:)")
    public func prefix(duration: Duration, on _: any TickScheduler) -> TickSignal { moved }
  }

#endif
