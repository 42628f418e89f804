// swift-format-ignore-file
// Generated from Tables/SameCombinations.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, Combine.
    @available(*, unavailable, renamed: "merge(_:)")
    public func merge<Other: SignalArgument<Value, Failure>>(with _: Other) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "merge(_:_:)")
    public func merge(with _: TickSignal, _: TickSignal, _: TickSignal...) -> TickSignal { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "combineLatest(_:)")
    public func combineLatest<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.Value), Failure> where Other.Failure == Failure { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "zip(_:)")
    public func zip<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.Value), Failure> where Other.Failure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `combineLatest(_:).map { … }`")
    public func combineLatest<Other: SignalArgument, Output: Sendable>(_: Other, _: @escaping @Sendable (Value, Other.Value) -> Output) -> TickSignal<Output, Failure> where Other.Failure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `combineLatest(_:_:).map { … }`")
    public func combineLatest<First: SignalArgument, Second: SignalArgument, Output: Sendable>(_: First, _: Second, _: @escaping @Sendable (Value, First.Value, Second.Value) -> Output) -> TickSignal<Output, Failure> where First.Failure == Failure, Second.Failure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `zip(_:).map { … }`")
    public func zip<Other: SignalArgument, Output: Sendable>(_: Other, _: @escaping @Sendable (Value, Other.Value) -> Output) -> TickSignal<Output, Failure> where Other.Failure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `zip(_:_:).map { … }`")
    public func zip<First: SignalArgument, Second: SignalArgument, Output: Sendable>(_: First, _: Second, _: @escaping @Sendable (Value, First.Value, Second.Value) -> Output) -> TickSignal<Output, Failure> where First.Failure == Failure, Second.Failure == Failure { moved }

    /// Rx.
    @available(*, unavailable, renamed: "race(_:)")
    public func amb(_: TickSignal) -> TickSignal { moved }

    /// CombineExt, where it is `amb(with:)`.
    @available(*, unavailable, renamed: "race(_:)")
    public func race(with _: TickSignal) -> TickSignal { moved }

    /// Rx, where the result is the other signal's value.
    @available(*, unavailable, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other: SignalArgument>(_: Other) -> TickSignal<Other.Value, Failure> where Other.Failure == Failure { moved }

    /// Rx.
    @available(*, unavailable, message: "use `withLatest(from:).map { … }`")
    public func withLatestFrom<Other: SignalArgument, Output: Sendable>(_: Other, resultSelector _: (Value, Other.Value) -> Output) -> TickSignal<Output, Failure> where Other.Failure == Failure { moved }

    /// RAC.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func start(with _: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func prefix(value: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `concat(.just(value))`")
    public func concat(value: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `concat(.fail(error))`")
    public func concat(error: Failure) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "then(_:)")
    public func andThen<Next>(_: TickSignal<Next, Failure>) -> TickSignal<Next, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, unavailable, renamed: "race(_:)")
    public static func amb(_: [TickSignal]) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `concat(.fail(error))`")
    public func concat<NewFailure>(error: NewFailure) -> TickSignal<Value, NewFailure> { moved }
  }

#endif
