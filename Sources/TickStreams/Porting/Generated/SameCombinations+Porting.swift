// swift-format-ignore-file
// Generated from Tables/SameCombinations.txt by .ci/spellings.

#if Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, Combine, for `.never`. Without the trait: the one below.
    @available(*, deprecated, renamed: "merge(_:)")
    public func merge(with other: TickSignal) -> TickSignal { merge(other) }

    /// ReactiveSwift, Combine.
    @available(*, deprecated, renamed: "merge(_:)")
    public func merge<Other: SignalArgument<Value, Failure>>(with other: Other) -> TickSignal { merge(other.itself) }

    /// ReactiveSwift, Combine.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "merge(_:)")
    public func merge<Other: SignalArgument<Value, Never>>(with other: Other) -> TickSignal { merge(other.itself) }

    /// Combine.
    @available(*, deprecated, renamed: "merge(_:_:)")
    public func merge(with second: TickSignal, _ third: TickSignal, _ others: TickSignal...) -> TickSignal { .merge([self, second, third] + others) }

    /// RAC, ReactiveSwift.
    @available(*, deprecated, renamed: "combineLatest(_:)")
    public func combineLatest<Other: SignalArgument>(with other: Other) -> TickSignal<(Value, Other.SentValue), Failure> where Other.SentFailure == Failure { combineLatest(other.itself) }

    /// RAC, ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "combineLatest(_:)")
    public func combineLatest<Other: SignalArgument>(with other: Other) -> TickSignal<(Value, Other.SentValue), Failure> where Other.SentFailure == Never { combineLatest(other.itself) }

    /// RAC, ReactiveSwift.
    @available(*, deprecated, renamed: "zip(_:)")
    public func zip<Other: SignalArgument>(with other: Other) -> TickSignal<(Value, Other.SentValue), Failure> where Other.SentFailure == Failure { zip(other.itself) }

    /// RAC, ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "zip(_:)")
    public func zip<Other: SignalArgument>(with other: Other) -> TickSignal<(Value, Other.SentValue), Failure> where Other.SentFailure == Never { zip(other.itself) }

    /// Combine.
    @available(*, deprecated, message: "use `combineLatest(_:).map { … }`")
    public func combineLatest<Other: SignalArgument, Output: Sendable>(_ other: Other, _ transform: @escaping @Sendable (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> where Other.SentFailure == Failure { combineLatest(other.itself).map { transform($0, $1) } }

    /// Combine.
    @available(*, deprecated, message: "use `combineLatest(_:_:).map { … }`")
    public func combineLatest<First: SignalArgument, Second: SignalArgument, Output: Sendable>(_ first: First, _ second: Second, _ transform: @escaping @Sendable (Value, First.SentValue, Second.SentValue) -> Output) -> TickSignal<Output, Failure> where First.SentFailure == Failure, Second.SentFailure == Failure { combineLatest(first.itself, second.itself).map { transform($0, $1, $2) } }

    /// Combine.
    @available(*, deprecated, message: "use `zip(_:).map { … }`")
    public func zip<Other: SignalArgument, Output: Sendable>(_ other: Other, _ transform: @escaping @Sendable (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> where Other.SentFailure == Failure { zip(other.itself).map { transform($0, $1) } }

    /// Combine.
    @available(*, deprecated, message: "use `zip(_:_:).map { … }`")
    public func zip<First: SignalArgument, Second: SignalArgument, Output: Sendable>(_ first: First, _ second: Second, _ transform: @escaping @Sendable (Value, First.SentValue, Second.SentValue) -> Output) -> TickSignal<Output, Failure> where First.SentFailure == Failure, Second.SentFailure == Failure { zip(first.itself, second.itself).map { transform($0, $1, $2) } }

    /// Rx.
    @available(*, deprecated, renamed: "race(_:)")
    public func amb(_ other: TickSignal) -> TickSignal { race(other) }

    /// CombineExt, where it is `amb(with:)`.
    @available(*, deprecated, renamed: "race(_:)")
    public func race(with other: TickSignal) -> TickSignal { race(other) }

    /// Rx, where the result is the other signal's value.
    @available(*, deprecated, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other: SignalArgument>(_ other: Other) -> TickSignal<Other.SentValue, Failure> where Other.SentFailure == Failure { withLatest(from: other.itself).map { $0.1 } }

    /// Rx, where the result is the other signal's value.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other: SignalArgument>(_ other: Other) -> TickSignal<Other.SentValue, Failure> where Other.SentFailure == Never { withLatest(from: other.itself).map { $0.1 } }

    /// Rx.
    @available(*, deprecated, message: "use `withLatest(from:).map { … }`")
    public func withLatestFrom<Other: SignalArgument, Output: Sendable>(_ other: Other, resultSelector transform: @escaping @Sendable (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> where Other.SentFailure == Failure { withLatest(from: other.itself).map { transform($0, $1) } }

    /// Rx.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `withLatest(from:).map { … }`")
    public func withLatestFrom<Other: SignalArgument, Output: Sendable>(_ other: Other, resultSelector transform: @escaping @Sendable (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> where Other.SentFailure == Never { withLatest(from: other.itself).map { transform($0, $1) } }

    /// Combine.
    @available(*, deprecated, renamed: "concat(_:)")
    public func append(_ next: TickSignal) -> TickSignal { concat(next) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `concat(.just(value))`, or `concat(.from(values))` for several")
    public func append(_ values: Value...) -> TickSignal { concat(.from(values)) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "concat(_:)")
    public func append<Next: SignalArgument<Value, Failure>>(_ next: Next) -> TickSignal { concat(next.itself) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "concat(_:)")
    public func append<Next: SignalArgument<Value, Never>>(_ next: Next) -> TickSignal { concat(next.itself) }

    /// Combine.
    @available(*, deprecated, message: "use `concat(.from(values))`")
    public func append<Values: Sequence<Value> & Sendable>(_ values: Values) -> TickSignal { concat(.from(values)) }

    /// Combine.
    @available(*, deprecated, renamed: "startWith(_:)")
    public func prepend(_ values: Value...) -> TickSignal { TickSignal.from(values).concat(self) }

    /// RAC.
    @available(*, deprecated, renamed: "startWith(_:)")
    public func start(with value: Value) -> TickSignal { startWith(value) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "startWith(_:)")
    public func prefix(value: Value) -> TickSignal { startWith(value) }

    /// Combine.
    @available(*, deprecated, message: "use `startWith(_:)` for values, `other.concat(signal)` for a signal")
    public func prepend(_ first: TickSignal) -> TickSignal { first.concat(self) }

    /// Combine.
    @available(*, deprecated, message: "use `TickSignal.from(values).concat(signal)`")
    public func prepend<Values: Sequence<Value> & Sendable>(_ values: Values) -> TickSignal { TickSignal.from(values).concat(self) }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `other.concat(signal)`, or `startWith(_:)` for a value")
    public func prefix(_ first: TickSignal) -> TickSignal { first.concat(self) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `concat(.just(value))`")
    public func concat(value: Value) -> TickSignal { concat(.just(value)) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `concat(.fail(error))`")
    public func concat(error: Failure) -> TickSignal { concat(.fail(error)) }

    /// Rx.
    @available(*, deprecated, renamed: "then(_:)")
    public func andThen<Next>(_ next: TickSignal<Next, Failure>) -> TickSignal<Next, Failure> { then(next) }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, deprecated, renamed: "race(_:)")
    public static func amb(_ signals: [TickSignal]) -> TickSignal { race(signals) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "combineLatest(_:)")
    public func combineLatest<Other: SignalArgument>(with other: Other) -> TickSignal<(Value, Other.SentValue), Other.SentFailure> { combineLatest(other.itself) }

    /// Rx, where the result is the other signal's value.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other: SignalArgument>(_ other: Other) -> TickSignal<Other.SentValue, Other.SentFailure> { withLatest(from: other.itself).map { $0.1 } }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `concat(.fail(error))`")
    public func concat<NewFailure>(error: NewFailure) -> TickSignal<Value, NewFailure> { concat(.fail(error)) }
  }

#endif
