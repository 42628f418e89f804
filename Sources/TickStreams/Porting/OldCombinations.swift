// Old spellings of what brings several signals together. See OldSources.swift.

/// What ReactiveSwift flattens by.
@available(*, unavailable)
public enum FlattenStrategyOfReactiveSwift: Sendable {
  /// All at once.
  case merge
  /// One after the other.
  case concat
  /// The latest.
  case latest
  /// The first that sends.
  case race
  /// So many at once.
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
  public func merge(with _: TickSignal) -> TickSignal { moved }

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
  public func window(timeSpan: Duration, count: Int, scheduler _: some AnyObject) -> TickSignal<TickSignal, Failure> { moved }
}
