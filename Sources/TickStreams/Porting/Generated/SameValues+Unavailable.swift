// swift-format-ignore-file
// Generated from Tables/SameValues.txt by .ci/spellings.

#if !Porting

  /// Combine.
  @_documentation(visibility: internal)
  public enum CompletionOfCombine<Failure: Error>: Sendable {
    /// The successful end.
    case finished

    /// The end with a failure.
    case failure(Failure)
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// RxSwiftExt.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapTo<Output: Sendable>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapReplace<Output: Sendable>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapToValue<Output: Sendable>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `replaceValues(with: ())`")
    public func mapToVoid() -> TickSignal<Void, Failure> { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `map { ($0.first, $0.second) }`")
    public func map<First: Sendable, Second: Sendable>(_: any KeyPath<Value, First> & Sendable, _: any KeyPath<Value, Second> & Sendable) -> TickSignal<(First, Second), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "compactMap(_:)")
    public func filterMap<Output: Sendable>(_: @escaping @Sendable (Value) -> Output?) -> TickSignal<Output, Failure> { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func unwrap<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// RxOptional.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func filterNil<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func compacted<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "scan(_:_:)")
    public func scan<Result: Sendable>(_: Result, accumulator: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "scan(_:_:)")
    public func scan<Result: Sendable>(withStart _: Result, reduce: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "reduce(_:_:)")
    public func reduce<Result: Sendable>(_: Result, accumulator: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "reduce(_:_:)")
    public func aggregate<Result: Sendable>(withStart _: Result, reduce: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "collect()")
    public func toArray() -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "pairwise()")
    public func combinePrevious() -> TickSignal<(Value, Value), Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, renamed: "pairwise()")
    public func adjacentPairs() -> TickSignal<(Value, Value), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `startWith(_:).pairwise()`")
    public func combinePrevious(_: Value) -> TickSignal<(Value, Value), Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `startWith(_:).pairwise().map { … }`")
    public func combinePrevious<Output: Sendable>(withStart _: Value, reduce: @escaping @Sendable (Value, Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "removeDuplicates(by:)")
    public func distinctUntilChanged(_: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "removeDuplicates(by:)")
    public func skipRepeats(_: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates { $0.key == $1.key }`")
    public func distinctUntilChanged<Key: Equatable & Sendable>(_: @escaping @Sendable (Value) -> Key) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates { $0.key == $1.key }`")
    public func distinctUntilChanged<Key: Equatable & Sendable>(at _: any KeyPath<Value, Key> & Sendable) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates(by:)`, which compares the keys of the two values")
    public func distinctUntilChanged<Key>(_: @escaping @Sendable (Value) -> Key, comparer _: @escaping @Sendable (Key, Key) -> Bool) -> TickSignal { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "ignoreValues()")
    public func ignoreElements() -> TickSignal<Never, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "ignoreValues()")
    public func ignoreOutput() -> TickSignal<Never, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "ignoreValues()")
    public func asCompletable() -> TickSignal<Never, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "orIfEmpty(_:)")
    public func replaceEmpty(with _: Value) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "orIfEmpty(_:)")
    public func ifEmpty(default _: Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `contains(where:)`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func any(_: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `contains { _ in true }`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func any() -> TickSignal<Bool, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `allSatisfy(_:)`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func all(_: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `take(1)`, to await the value `await signal.firstValue()`; RxSwift's sends `nil` for an empty signal")
    public func first() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `takeLast(1)`, to await the value `await signal.lastValue()`")
    public func last() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `filter(_:).takeLast(1)`")
    public func last(where _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onNext:)`")
    public func doNext(_: @escaping @Sendable (Value) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onFailed:)`")
    public func doError(_: @escaping @Sendable (Failure) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onCompleted:)`")
    public func doCompleted(_: @escaping @Sendable () -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:)`")
    public func initially(_: @escaping @Sendable () -> Void) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "log(_:)")
    public func debug(_: String? = nil, trimOutput _: Bool = false) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "log(_:)")
    public func logEvents(identifier: String? = nil) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    public func logAll() -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value: Equatable {
    /// RAC, Rx.
    @available(*, unavailable, renamed: "removeDuplicates()")
    public func distinctUntilChanged() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "removeDuplicates()")
    public func skipRepeats() -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `filter { $0 != value }`")
    public func ignore(_: Value) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value: Comparable {
    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.min() }`")
    public func min() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.max() }`")
    public func max() -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.min(by: …) }`")
    public func min(by _: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.max(by: …) }`")
    public func max(by _: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "not()")
    public func toggle() -> TickSignal where Value == Bool { moved }
  }

#endif
