// swift-format-ignore-file
// Generated from Tables/SameFlattening.txt by .ci/spellings.

#if Porting

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
    @available(*, deprecated, message: "use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle`, `map(_:).flatten(maxConcurrent:)` for `.concurrent`")
    public func flatMap<Output>(_ strategy: FlattenStrategyOfReactiveSwift, _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { switch strategy { case .merge: flatMap(transform) case .concat: map(transform).flatten(maxConcurrent: 1) case .latest: flatMapLatest(transform) case .throttle: map(transform).flatMapFirst { $0 } case .concurrent(let limit): map(transform).flatten(maxConcurrent: Int(clamping: limit)) } }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle`, `map(_:).flatten(maxConcurrent:)` for `.concurrent`")
    public func flatMap<Output>(_ strategy: FlattenStrategyOfReactiveSwift, _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Failure> { flatMap(strategy) { transform($0).promoteFailure(to: Failure.self) } }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `switchToLatest()` for `.latest`, `flatMapFirst` for `.throttle`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`")
    public func flatten<Output>(_ strategy: FlattenStrategyOfReactiveSwift) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatMap(strategy) { $0 } }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `switchToLatest()` for `.latest`, `flatMapFirst` for `.throttle`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`")
    public func flatten<Output>(_ strategy: FlattenStrategyOfReactiveSwift) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Never> { flatMap(strategy) { $0 } }

    /// RAC.
    @available(*, deprecated, renamed: "flatten(maxConcurrent:)")
    public func flatten<Output>(_ limit: UInt) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatten(maxConcurrent: limit == 0 ? .max : Int(clamping: limit)) }

    /// Rx.
    @available(*, deprecated, renamed: "flatten(maxConcurrent:)")
    public func merge<Output>(maxConcurrent limit: Int) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatten(maxConcurrent: limit) }

    /// Rx.
    @available(*, deprecated, message: "use `flatten()`")
    public func merge<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatten() }

    /// RAC, Rx.
    @available(*, deprecated, message: "use `flatten(maxConcurrent: 1)`")
    public func concat<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatten(maxConcurrent: 1) }

    /// swift-async-algorithms.
    @available(*, deprecated, message: "use `flatten(maxConcurrent: 1)`")
    public func joined<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatten(maxConcurrent: 1) }

    /// Rx.
    @available(*, deprecated, renamed: "switchToLatest()")
    public func switchLatest<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { switchToLatest() }

    /// RAC.
    @available(*, deprecated, renamed: "flatMap(_:)")
    public func flattenMap<Output>(_ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { flatMap(transform) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle`, `map(_:).flatten(maxConcurrent:)` for `.concurrent`")
    public func flatMap<Output, InnerFailure>(_ strategy: FlattenStrategyOfReactiveSwift, _ transform: @escaping @Sendable (Value) -> TickSignal<Output, InnerFailure>) -> TickSignal<Output, InnerFailure> { promoteFailure(to: InnerFailure.self).flatMap(strategy, transform) }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `switchToLatest()` for `.latest`, `flatMapFirst` for `.throttle`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`")
    public func flatten<Output, InnerFailure>(_ strategy: FlattenStrategyOfReactiveSwift) -> TickSignal<Output, InnerFailure> where Value == TickSignal<Output, InnerFailure> { flatMap(strategy) { $0 } }
  }

#endif
