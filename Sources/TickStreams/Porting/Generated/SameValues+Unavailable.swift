// swift-format-ignore-file
// Generated from Same/SameValues.swift by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    // MARK: - Transforming

    // A generic parameter would take the trailing closure of every `map { … }`, so there is a form for the usual types.

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func map(value constant: Void) -> TickSignal<Void, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func map(value constant: Bool) -> TickSignal<Bool, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func map(value constant: Int) -> TickSignal<Int, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func map(value constant: String) -> TickSignal<String, Failure> { moved }

    /// RxSwiftExt.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapTo<Output: Sendable>(_ constant: Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapReplace<Output: Sendable>(_ constant: Output) -> TickSignal<Output, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapToValue<Output: Sendable>(_ constant: Output) -> TickSignal<Output, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `replaceValues(with: ())`")
    public func mapToVoid() -> TickSignal<Void, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `map { $0 ?? value }`")
    public func replaceNil<Wrapped: Sendable>(with value: Wrapped) -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "compactMap(_:)")
    public func filterMap<Output: Sendable>(_ transform: @escaping @Sendable (Value) -> Output?) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func skipNil<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

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
    @available(*, unavailable, renamed: "scan(_:_:)")
    @_disfavoredOverload
    public func scan<Result: Sendable>(
      _ initial: Result, accumulator: @escaping @Sendable (Result, Value) -> Result
    ) -> TickSignal<Result, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "scan(_:_:)")
    public func scan<Result: Sendable>(
      withStart initial: Result, reduce: @escaping @Sendable (Result, Value) -> Result
    ) -> TickSignal<Result, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "reduce(_:_:)")
    @_disfavoredOverload
    public func reduce<Result: Sendable>(
      _ initial: Result, accumulator: @escaping @Sendable (Result, Value) -> Result
    ) -> TickSignal<Result, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "reduce(_:_:)")
    public func aggregate<Result: Sendable>(
      withStart initial: Result, reduce: @escaping @Sendable (Result, Value) -> Result
    ) -> TickSignal<Result, Failure> { moved }

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
    public func combinePrevious(_ initial: Value) -> TickSignal<(Value, Value), Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `startWith(_:).pairwise().map { … }`")
    public func combinePrevious<Output: Sendable>(
      withStart initial: Value, reduce: @escaping @Sendable (Value, Value) -> Output
    ) -> TickSignal<Output, Failure> { moved }

    // MARK: - Choosing

    /// Rx.
    @available(*, unavailable, renamed: "removeDuplicates(by:)")
    public func distinctUntilChanged(_ areEqual: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "removeDuplicates(by:)")
    public func skipRepeats(_ areEqual: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates { $0.key == $1.key }`")
    public func distinctUntilChanged<Key: Equatable & Sendable>(_ key: @escaping @Sendable (Value) -> Key) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates { $0.key == $1.key }`")
    public func distinctUntilChanged<Key: Equatable & Sendable>(at key: any KeyPath<Value, Key> & Sendable) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates(by:)`, which compares the keys of the two values")
    public func distinctUntilChanged<Key>(
      _ key: @escaping @Sendable (Value) -> Key, comparer areEqual: @escaping @Sendable (Key, Key) -> Bool
    ) -> TickSignal { moved }

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
    public func replaceEmpty(with value: Value) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "orIfEmpty(_:)")
    public func ifEmpty(default value: Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "contains(where:)")
    public func any(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `contains { _ in true }`")
    public func any() -> TickSignal<Bool, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "allSatisfy(_:)")
    public func all(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `takeLast(1)`, to await the value `await signal.lastValue()`")
    public func last() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `filter(_:).takeLast(1)`")
    public func last(where condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    // MARK: - Looking on

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onNext:)`")
    public func doNext(_ onNext: @escaping @Sendable (Value) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onFailed:)`")
    public func doError(_ onFailed: @escaping @Sendable (Failure) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onCompleted:)`")
    public func doCompleted(_ onCompleted: @escaping @Sendable () -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:)`")
    public func initially(_ onSubscribe: @escaping @Sendable () -> Void) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `handleEvents(onNext:onFailed:onCompleted:)`")
    public func on(
      failed: (@Sendable (Failure) -> Void)? = nil, completed: (@Sendable () -> Void)? = nil, value: (@Sendable (Value) -> Void)? = nil
    ) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:)`")
    public func `do`(
      onNext: (@Sendable (Value) -> Void)? = nil, onError: (@Sendable (Failure) -> Void)? = nil, onCompleted: (@Sendable () -> Void)? = nil,
      onSubscribe: (@Sendable () -> Void)? = nil
    ) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `handleEvents(onNext:onFailed:onCompleted:onCancel:)`")
    @_disfavoredOverload
    public func handleEvents(
      receiveOutput: (@Sendable (Value) -> Void)? = nil,
      receiveCompletion: (@Sendable (CompletionOfCombine<Failure>) -> Void)? = nil,
      receiveCancel: (@Sendable () -> Void)? = nil
    ) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "log(_:)")
    public func debug(_ identifier: String? = nil, trimOutput _: Bool = false) -> TickSignal { moved }

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
    public func ignore(_ value: Value) -> TickSignal { moved }
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
    public func min(by isLess: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.max(by: …) }`")
    public func max(by isLess: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "not()")
    public func negate() -> TickSignal where Value == Bool { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "not()")
    public func toggle() -> TickSignal where Value == Bool { moved }
  }

  /// Combine.
  @_documentation(visibility: internal)
  public enum CompletionOfCombine<Failure: Error>: Sendable {
    /// The successful end.
    case finished

    /// The end with a failure.
    case failure(Failure)
  }

#endif
