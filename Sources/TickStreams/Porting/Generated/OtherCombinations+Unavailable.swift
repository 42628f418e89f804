// swift-format-ignore-file
// Generated from Tables/OtherCombinations.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    public static func merge<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where First.Value == Value { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.concat([first, second])`; add `promoteFailure()` to each signal that cannot fail")
    public static func concat<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where First.Value == Value { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    public static func combineLatest<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where Value == (First.Value, Second.Value, repeat (each Other).Value) { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    public static func zip<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where Value == (First.Value, Second.Value, repeat (each Other).Value) { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    public static func merge<Other: SignalArgument>(_: [Other]) -> TickSignal where Other.Value == Value { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    public static func concat<Other: SignalArgument>(_: [Other]) -> TickSignal where Other.Value == Value { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    public static func combineLatest<Other: SignalArgument>(_: [Other]) -> TickSignal where Value == [Other.Value] { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    public static func zip<Other: SignalArgument>(_: [Other]) -> TickSignal where Value == [Other.Value] { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    public static func race<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where First.Value == Value { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    public static func amb<Other: SignalArgument>(_: [Other]) -> TickSignal where Other.Value == Value { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.combineLatest(first, second).map { … }`, or `zip`, which ends when no value can come; where failures differ, `promoteFailure()`")
    public static func combineLatest<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other, resultSelector: @escaping (First.Value, Second.Value, repeat (each Other).Value) -> Value) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.combineLatest(first, second).map { … }`, or `zip`, which ends when no value can come; where failures differ, `promoteFailure()`")
    public static func combineLatest<Part: SignalArgument>(_: [Part], resultSelector: @escaping ([Part.Value]) -> Value) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.combineLatest(first, second).map { … }`, or `zip`, which ends when no value can come; where failures differ, `promoteFailure()`")
    public static func zip<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other, resultSelector: @escaping (First.Value, Second.Value, repeat (each Other).Value) -> Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "name the parts in the closure of `map`: `map { first, second in … }`")
    public func reduceEach<Output>(_: (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `then(_:)` with the signal itself, `.deferred { … }` if it is to be made late")
    public func then<Next>(_: () -> TickSignal<Next, Failure>) -> TickSignal<Next, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `concatMap(_:)` for `.max(1)`, `map(_:).flatten(maxConcurrent:)` for more; meanwhile values wait")
    public func flatMap<Output>(maxPublishers _: DemandOfCombine, _: @escaping (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// RxSwift stops when the condition holds, ReactiveSwift when it does not, after that value.
    @_disfavoredOverload
    @available(*, unavailable, message: "RxSwift's is `take(while: { !condition($0) })`; ReactiveSwift's `take(while: condition, inclusive: true)`")
    public func take(until _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx, where a completion of the other is ignored, and its failure fails.
    @available(*, unavailable, message: "use `take(until:)`, which also ends when the other signal completes, and ignores its failure")
    public func takeUntil<Trigger: SignalArgument>(_: Trigger) -> TickSignal { moved }

    /// Combine, where a completion of the other completes.
    @available(*, unavailable, message: "use `skip(until:)`, which ignores a completion of the other signal")
    public func drop<Trigger: SignalArgument>(untilOutputFrom _: Trigger) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `skip(until:)`, which ignores a completion of the other signal, and ends when this one does")
    public func skipUntil<Trigger: SignalArgument>(_: Trigger) -> TickSignal { moved }

    /// ReactiveSwift, which completes immediately.
    @available(*, unavailable, message: "use `take(during:)`, which completes with the next event after the owner is gone, or immediately with a `Lifetime`")
    public func take(duringLifetimeOf _: AnyObject) -> TickSignal { moved }

    /// Rx, which fails if there are fewer values.
    @available(*, unavailable, message: "use `element(at:)`, which completes if there are fewer values")
    public func elementAt(_: Int) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(1)`, which does not fail if there is another value, or none")
    public func single(_: ((Value) -> Bool)? = nil) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(with:onNext:)`, which hands the owner to the closure, or `onMain.subscribe(with:onNext:)`")
    public func withUnretained<Owner: AnyObject>(_: Owner) -> TickSignal<(Owner, Value), Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(with:onNext:)`, which hands the owner to the closure, or `onMain.subscribe(with:onNext:)`")
    public func withUnretained<Owner: AnyObject, Output>(_: Owner, resultSelector: @escaping (Owner, Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `take(while:)`, with the opposite condition")
    public func take(untilBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `skip(while:)`, with the opposite condition")
    public func skip(untilBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `grouped(by:)`, and `map(_:)` in each group")
    public func groupBy<Key, Output>(_: (Value) -> Key, transform: (Value) -> Output) -> TickSignal< TickGroup<Key, Output, Failure>, Failure > { moved }

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

#endif
