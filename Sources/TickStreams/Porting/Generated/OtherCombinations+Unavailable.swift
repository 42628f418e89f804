// swift-format-ignore-file
// Generated from Other/OtherCombinations.swift by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    // MARK: - Failures that differ

    // MARK: - A closure for the values

    /// Rx.
    @available(
    *, unavailable,
    message:
    "use `TickSignal.combineLatest(first, second).map { … }`, or `zip`, which end when no value can come; where failures differ, `promoteFailure()`"
    )
    @_disfavoredOverload
    public static func combineLatest<Part: Sendable, PartFailure: Error>(
      _: [TickSignal<Part, PartFailure>], resultSelector: @escaping ([Part]) -> Value
    ) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "name the parts in the closure of `map`: `map { first, second in … }`")
    public func reduceEach<Output>(_: (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// Combine.
    @available(
    *, unavailable,
    message: "use `concatMap(_:)` for `.max(1)`, `map(_:).flatten(maxConcurrent:)` for more; meanwhile values wait"
    )
    public func flatMap<Output>(
      maxPublishers _: DemandOfCombine, _: @escaping (Value) -> TickSignal<Output, Failure>
    ) -> TickSignal<Output, Failure> { moved }

    // MARK: - Ends

    /// Rx, where a completion of the other is ignored, and its failure fails.
    @available(*, unavailable, message: "use `take(until:)`, which also ends when the other signal completes, and ignores its failure")
    public func takeUntil<Trigger: Sendable, TriggerFailure: Error>(
      _: TickSignal<Trigger, TriggerFailure>
    ) -> TickSignal { moved }

    /// Combine, where a completion of the other is ignored.
    @available(*, unavailable, message: "use `take(until:)`, which also ends when the other signal completes")
    public func prefix<Trigger: Sendable, TriggerFailure: Error>(
      untilOutputFrom _: TickSignal<Trigger, TriggerFailure>
    ) -> TickSignal { moved }

    /// Combine, where a completion of the other completes.
    @available(*, unavailable, message: "use `skip(until:)`, which ignores a completion of the other signal")
    public func drop<Trigger: Sendable, TriggerFailure: Error>(
      untilOutputFrom _: TickSignal<Trigger, TriggerFailure>
    ) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `skip(until:)`, which ignores a completion of the other signal, and ends when this one does")
    public func skipUntil<Trigger: Sendable, TriggerFailure: Error>(_: TickSignal<Trigger, TriggerFailure>) -> TickSignal { moved }

    /// ReactiveSwift, which completes immediately.
    @available(
    *, unavailable,
    message: "use `take(during:)`, which completes with the next event after the owner is gone, or immediately with a `Lifetime`"
    )
    public func take(
      duringLifetimeOf _: AnyObject
    ) -> TickSignal { moved }

    /// Rx, which fails if there are fewer values.
    @available(*, unavailable, message: "use `element(at:)`, which completes if there are fewer values")
    public func elementAt(_: Int) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(1)`, which does not fail if there is another value, or none")
    public func single(_: ((Value) -> Bool)? = nil) -> TickSignal { moved }

    /// Rx.
    @available(
    *, unavailable, message: "use `subscribe(with:onNext:)`, which hands the owner to the closure, or `onMain.subscribe(with:onNext:)`"
    )
    public func withUnretained<Owner: AnyObject>(
      _: Owner
    ) -> TickSignal<(Owner, Value), Failure> { moved }

    /// Rx.
    @available(
    *, unavailable, message: "use `subscribe(with:onNext:)`, which hands the owner to the closure, or `onMain.subscribe(with:onNext:)`"
    )
    public func withUnretained<Owner: AnyObject, Output>(
      _: Owner, resultSelector: @escaping (Owner, Value) -> Output
    ) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `take(while:)`, with the opposite condition")
    public func take(untilBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `skip(while:)`, with the opposite condition")
    public func skip(untilBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `grouped(by:)`, and `map(_:)` in each group")
    public func groupBy<Key, Output>(_: (Value) -> Key, transform: (Value) -> Output) -> TickSignal<
      TickGroup<Key, Output, Failure>, Failure
    > { moved }

    /// RAC.
    @available(*, unavailable, message: "use `grouped(by:)`")
    public func group<Key>(by _: (Value) -> Key) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `grouped(by:)`")
    public func groupBy<Key>(keySelector: (Value) -> Key) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// RAC.
    @available(*, unavailable, renamed: "take(while:)")
    public func take(whileBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skip(whileBlock _: (Value) -> Bool) -> TickSignal { moved }
  }

  // MARK: - Answers

#endif
