// Old spellings of operators that combine signals. See OldSources.swift.

#if Porting

  /// The strategies of `flatMap` and `flatten` in ReactiveSwift.
  @available(*, unavailable)
  public enum FlattenStrategyOfReactiveSwift: Sendable {
    /// All at the same time.
    case merge
    /// One after the other.
    case concat
    /// The latest signal.
    case latest
    /// The signal that sends first.
    case race
    /// Up to a number at the same time.
    case concurrent(limit: UInt)
  }

  extension TickSignal {
    /// RAC.
    @available(*, unavailable, renamed: "flatMap(_:)")
    public func flattenMap<Output>(_: (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(
      *, unavailable, message: "use `flatMapLatest(_:)` for `.latest`, `flatMap(_:)` for `.merge`, `concatMap(_:)` for `.concat`"
    )
    public func flatMap<Output>(
      _: FlattenStrategyOfReactiveSwift, _: (Value) -> TickSignal<Output, Failure>
    ) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(
      *, unavailable,
      message: "use `switchToLatest()` for `.latest`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`"
    )
    public func flatten<Output>(_: FlattenStrategyOfReactiveSwift) -> TickSignal<Output, Failure>
    where Value == TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "flatten(maxConcurrent:)")
    public func flatten<Output>(_: UInt) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "flatten(maxConcurrent:)")
    public func merge<Output>(maxConcurrent: Int) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "switchToLatest()")
    public func switchLatest<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// ReactiveSwift, Combine.
    @available(*, unavailable, renamed: "merge(_:)")
    public func merge(with _: TickSignal...) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "concat(_:)")
    public func append(_: TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `then(_:)` with the signal itself, `.deferred { … }` if it is to be made late")
    public func then<Next>(_: () -> TickSignal<Next, Failure>) -> TickSignal<Next, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "then(_:)")
    public func andThen<Next>(_: TickSignal<Next, Failure>) -> TickSignal<Next, Failure> { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "combineLatest(_:)")
    public func combineLatest<Other>(with _: TickSignal<Other, Failure>) -> TickSignal<(Value, Other), Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `combineLatest(_:_:).map { … }`")
    public static func combineLatest<First, Second>(
      _: TickSignal<First, Failure>, _: TickSignal<Second, Failure>, resultSelector: (First, Second) -> Value
    ) -> TickSignal { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "zip(_:)")
    public func zip<Other>(with _: TickSignal<Other, Failure>) -> TickSignal<(Value, Other), Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `zip(_:_:).map { … }`")
    public static func zip<First, Second>(
      _: TickSignal<First, Failure>, _: TickSignal<Second, Failure>, resultSelector: (First, Second) -> Value
    ) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `trigger.withLatest(from: signal)`, which gives the pairs the other way round")
    public func sample<Other>(with _: TickSignal<Other, Never>) -> TickSignal<(Value, Other), Failure> { moved }

    /// Rx, where the result is the other signal's value.
    @available(*, unavailable, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other>(_: TickSignal<Other, Failure>) -> TickSignal<Other, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `withLatest(from:).map { … }`")
    public func withLatestFrom<Other, Output>(
      _: TickSignal<Other, Failure>, resultSelector: (Value, Other) -> Output
    ) -> TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "race(_:)")
    public func amb(_: TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "grouped(by:)")
    public func group<Key>(by _: (Value) -> Key) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "grouped(by:)")
    public func groupBy<Key>(keySelector: (Value) -> Key) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `window(every:on:)`; a window is bounded by time, not by a count")
    public func window(timeSpan: Duration, count: Int, scheduler _: AnyObject) -> TickSignal<TickSignal, Failure> { moved }
  }

  extension TickSignal {
    /// Combine.
    @available(*, unavailable, message: "use `flatten(maxConcurrent:)` behind `map(_:)`; `concatMap(_:)` runs one at a time")
    public func flatMap<Output>(maxPublishers _: DemandOfCombine, _: (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure>
    { moved }

    /// Combine.
    @available(*, unavailable, message: "use `combineLatest(_:).map { … }`")
    public func combineLatest<Other, Output>(_: TickSignal<Other, Failure>, _: (Value, Other) -> Output) -> TickSignal<Output, Failure> {
      moved
    }

    /// Combine.
    @available(*, unavailable, message: "use `combineLatest(_:_:).map { … }`")
    public func combineLatest<First, Second, Output>(
      _: TickSignal<First, Failure>, _: TickSignal<Second, Failure>, _: (Value, First, Second) -> Output
    ) -> TickSignal<Output, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `zip(_:).map { … }`")
    public func zip<Other, Output>(_: TickSignal<Other, Failure>, _: (Value, Other) -> Output) -> TickSignal<Output, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `zip(_:_:).map { … }`")
    public func zip<First, Second, Output>(
      _: TickSignal<First, Failure>, _: TickSignal<Second, Failure>, _: (Value, First, Second) -> Output
    ) -> TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `combineLatest(_:_:_:).map { … }`")
    public static func combineLatest<First, Second, Third>(
      _: TickSignal<First, Failure>, _: TickSignal<Second, Failure>, _: TickSignal<Third, Failure>,
      resultSelector: (First, Second, Third) -> Value
    ) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `zip(_:_:_:).map { … }`")
    public static func zip<First, Second, Third>(
      _: TickSignal<First, Failure>, _: TickSignal<Second, Failure>, _: TickSignal<Third, Failure>,
      resultSelector: (First, Second, Third) -> Value
    ) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `combineLatest(_:).map { … }`")
    public static func combineLatest<Part>(_: [TickSignal<Part, Failure>], resultSelector: ([Part]) -> Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "name the parts in the closure of `map`: `map { first, second in … }`")
    public func reduceEach<Output>(_: (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `concat([first, second])`")
    public static func concat(_: TickSignal, _: TickSignal, _: TickSignal...) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `flatten(maxConcurrent: 1)`")
    public func concat<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "race(_:)")
    public static func amb(_: [TickSignal]) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `other.concat(signal)`")
    public func prepend(_: TickSignal) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.from(values).concat(signal)`")
    public func prepend<Values: Sequence>(_: Values) -> TickSignal where Values.Element == Value { moved }

    /// Combine.
    @available(*, unavailable, message: "use `concat(.from(values))`")
    public func append<Values: Sequence>(_: Values) -> TickSignal where Values.Element == Value { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `concat(.fail(error))`")
    public func concat(error _: Failure) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `withLatest(from: value.signal).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other: SignalHolder>(_: Other) -> TickSignal<Other.Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `withLatest(from: value.signal).map { … }`")
    public func withLatestFrom<Other: SignalHolder, Output>(_: Other, resultSelector: (Value, Other.Value) -> Output) -> TickSignal<
      Output, Failure
    > { moved }

    /// Combine.
    @available(*, unavailable, message: "pass its `signal`")
    public func merge<Other: SignalHolder>(with _: Other) -> TickSignal { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, message: "use `combineLatest` with its `signal`")
    public func combineLatest<Other: SignalHolder>(with _: Other) -> TickSignal<(Value, Other.Value), Failure> { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass its `signal`")
    public func combineLatest<Other: SignalHolder>(_: Other) -> TickSignal<(Value, Other.Value), Failure> { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass its `signal`")
    public func zip<Other: SignalHolder>(_: Other) -> TickSignal<(Value, Other.Value), Failure> { moved }
  }

#endif
