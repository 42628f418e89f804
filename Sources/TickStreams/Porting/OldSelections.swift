// Old spellings of rarer operators that filter and transform values. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// RAC.
    @available(*, unavailable, message: "use `take(while:)`, with the opposite condition")
    public func takeUntilBlock(_: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhileBlock(_: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `skip(while:)`, with the opposite condition")
    public func skipUntilBlock(_: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhileBlock(_: (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`, with the opposite condition")
    public func takeUntil(_: TakeBehaviorOfRx, predicate _: (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`")
    public func takeWhile(_: TakeBehaviorOfRx, predicate _: (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates(by:)`")
    public func distinctUntilChanged<Key>(_: (Value) -> Key, comparer: (Key, Key) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `concat(_:)`, or `orIfEmpty(_:)` for one value")
    public func ifEmpty(switchTo _: TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `contains { _ in true }`")
    public func any() -> TickSignal<Bool, Failure> { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func skipNil() -> TickSignal { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func unwrap<Wrapped>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// RxOptional.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func filterNil<Wrapped>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// RxSwiftExt.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapTo<Output>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `gated(by:)`")
    public func pausable(_: TickSignal<Bool, Failure>) -> TickSignal { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `collect(count:step:)`")
    public func nwise(_: Int) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `scan(into:_:)` with a pair, and `map(_:)`")
    public func scanMap<State, Output>(_: State, _: (State, Value) -> (State, Output)) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `scan(into:_:)` with a pair, and `map(_:)`")
    public func scanMap<State, Output>(into _: State, _: (inout State, Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `scan(into:_:)` with a set")
    public func uniqueValues<Key: Hashable>(_: (Value) -> Key) -> TickSignal { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `startWith(_:)`, or `TickSignal.concat`")
    public func prefix(_: TickSignal) -> TickSignal { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `concat(.fail(_:))`")
    public func concat<NewFailure: Error>(error _: NewFailure) -> TickSignal<Value, NewFailure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `first(where:)`")
    public func tryFirst(where _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `filter(_:).takeLast(1)`")
    public func tryLast(where _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.min() }`")
    public func min() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.max() }`")
    public func max() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.min(by: …) }`")
    public func min(by _: (Value, Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.max(by: …) }`")
    public func max(by _: (Value, Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `skip(_:)` and `take(_:)`")
    public func output(in _: ClosedRange<Int>) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `map { ($0.first, $0.second) }`")
    public func map<First, Second>(_: KeyPath<Value, First>, _: KeyPath<Value, Second>) -> TickSignal<(First, Second), Failure> { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "nothing is requested here: every value is sent")
    public func handleEvents(receiveRequest: (DemandOfCombine) -> Void) -> TickSignal { moved }
  }

#endif
