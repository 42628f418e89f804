// swift-format-ignore-file
// Generated from Tables/SameFlattening.txt by .ci/spellings.

#if !Porting

  /// The strategies of `flatMap` and `flatten` in ReactiveSwift.
  @_documentation(visibility: internal)
  public enum FlattenStrategyOfReactiveSwift: Sendable {
    /// All at the same time.
    case merge

    /// One after the other.
    case concat

    /// The latest signal.
    case latest

    /// The first signal, until it ends.
    case throttle

    /// Up to a number at the same time.
    case concurrent(limit: UInt)

    /// The signal that sends first.
    @available(*, unavailable, message: "use `TickSignal.race([…])`, with the signals in an array")
    public static var race: FlattenStrategyOfReactiveSwift { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle`, `map(_:).flatten(maxConcurrent:)` for `.concurrent`")
    public func flatMap<Output>(_: FlattenStrategyOfReactiveSwift, _: (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `switchToLatest()` for `.latest`, `flatMapFirst` for `.throttle`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`")
    public func flatten<Output, InnerFailure>(_: FlattenStrategyOfReactiveSwift) -> TickSignal<Output, InnerFailure> where Value == TickSignal<Output, InnerFailure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "flatten(maxConcurrent:)")
    public func flatten<Output>(_: UInt) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "flatten(maxConcurrent:)")
    public func merge<Output>(maxConcurrent _: Int) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `flatten()`")
    public func merge<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// RAC, Rx.
    @available(*, unavailable, message: "use `flatten(maxConcurrent: 1)`")
    public func concat<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `flatten(maxConcurrent: 1)`")
    public func joined<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "switchToLatest()")
    public func switchLatest<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "flatMap(_:)")
    public func flattenMap<Output>(_: @escaping @Sendable (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }
  }

#endif
