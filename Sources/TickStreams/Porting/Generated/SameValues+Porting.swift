// swift-format-ignore-file
// Generated from Tables/SameValues.txt by .ci/spellings.

#if Porting

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
    /// ReactiveSwift.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func map(value constant: Void) -> TickSignal<Void, Failure> { replaceValues(with: constant) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func map(value constant: Bool) -> TickSignal<Bool, Failure> { replaceValues(with: constant) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func map(value constant: Int) -> TickSignal<Int, Failure> { replaceValues(with: constant) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func map(value constant: String) -> TickSignal<String, Failure> { replaceValues(with: constant) }

    /// RxSwiftExt.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func mapTo<Output: Sendable>(_ constant: Output) -> TickSignal<Output, Failure> { replaceValues(with: constant) }

    /// RAC.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func mapReplace<Output: Sendable>(_ constant: Output) -> TickSignal<Output, Failure> { replaceValues(with: constant) }

    /// CombineExt.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func mapToValue<Output: Sendable>(_ constant: Output) -> TickSignal<Output, Failure> { replaceValues(with: constant) }

    /// CombineExt.
    @available(*, deprecated, message: "use `replaceValues(with: ())`")
    public func mapToVoid() -> TickSignal<Void, Failure> { replaceValues(with: ()) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `map { ($0.first, $0.second) }`")
    public func map<First: Sendable, Second: Sendable>(_ first: any KeyPath<Value, First> & Sendable, _ second: any KeyPath<Value, Second> & Sendable) -> TickSignal<(First, Second), Failure> { map { ($0[keyPath: first], $0[keyPath: second]) } }

    /// Combine.
    @available(*, deprecated, message: "use `map { $0 ?? value }`")
    public func replaceNil<Wrapped: Sendable>(with value: Wrapped) -> TickSignal<Wrapped, Failure> where Value == Wrapped? { map { $0 ?? value } }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "compactMap(_:)")
    public func filterMap<Output: Sendable>(_ transform: @escaping @Sendable (Value) -> Output?) -> TickSignal<Output, Failure> { compactMap(transform) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `compactMap { $0 }`")
    public func skipNil<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { compactMap { $0 } }

    /// RxSwiftExt.
    @available(*, deprecated, message: "use `compactMap { $0 }`")
    public func unwrap<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { compactMap { $0 } }

    /// RxOptional.
    @available(*, deprecated, message: "use `compactMap { $0 }`")
    public func filterNil<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { compactMap { $0 } }

    /// swift-async-algorithms.
    @available(*, deprecated, message: "use `compactMap { $0 }`")
    public func compacted<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { compactMap { $0 } }

    /// Rx.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "scan(_:_:)")
    public func scan<Result: Sendable>(_ initial: Result, accumulator: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { scan(initial, accumulator) }

    /// RAC.
    @available(*, deprecated, renamed: "scan(_:_:)")
    public func scan<Result: Sendable>(withStart initial: Result, reduce: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { scan(initial, reduce) }

    /// Rx.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "reduce(_:_:)")
    public func reduce<Result: Sendable>(_ initial: Result, accumulator: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { reduce(initial, accumulator) }

    /// RAC.
    @available(*, deprecated, renamed: "reduce(_:_:)")
    public func aggregate<Result: Sendable>(withStart initial: Result, reduce: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { self.reduce(initial, reduce) }

    /// RAC, Rx.
    @available(*, deprecated, renamed: "collect()")
    public func toArray() -> TickSignal<[Value], Failure> { collect() }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "pairwise()")
    public func combinePrevious() -> TickSignal<(Value, Value), Failure> { pairwise() }

    /// swift-async-algorithms.
    @available(*, deprecated, renamed: "pairwise()")
    public func adjacentPairs() -> TickSignal<(Value, Value), Failure> { pairwise() }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `startWith(_:).pairwise()`")
    public func combinePrevious(_ initial: Value) -> TickSignal<(Value, Value), Failure> { startWith(initial).pairwise() }

    /// RAC.
    @available(*, deprecated, message: "use `startWith(_:).pairwise().map { … }`")
    public func combinePrevious<Output: Sendable>(withStart initial: Value, reduce: @escaping @Sendable (Value, Value) -> Output) -> TickSignal<Output, Failure> { startWith(initial).pairwise().map { reduce($0, $1) } }

    /// Rx.
    @available(*, deprecated, renamed: "removeDuplicates(by:)")
    public func distinctUntilChanged(_ areEqual: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { removeDuplicates(by: areEqual) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "removeDuplicates(by:)")
    public func skipRepeats(_ areEqual: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { removeDuplicates(by: areEqual) }

    /// Rx.
    @available(*, deprecated, message: "use `removeDuplicates { $0.key == $1.key }`")
    public func distinctUntilChanged<Key: Equatable & Sendable>(_ key: @escaping @Sendable (Value) -> Key) -> TickSignal { removeDuplicates { key($0) == key($1) } }

    /// Rx.
    @available(*, deprecated, message: "use `removeDuplicates { $0.key == $1.key }`")
    public func distinctUntilChanged<Key: Equatable & Sendable>(at key: any KeyPath<Value, Key> & Sendable) -> TickSignal { removeDuplicates { $0[keyPath: key] == $1[keyPath: key] } }

    /// Rx.
    @available(*, deprecated, message: "use `removeDuplicates(by:)`, which compares the keys of the two values")
    public func distinctUntilChanged<Key>(_ key: @escaping @Sendable (Value) -> Key, comparer areEqual: @escaping @Sendable (Key, Key) -> Bool) -> TickSignal { removeDuplicates { areEqual(key($0), key($1)) } }

    /// RAC, Rx.
    @available(*, deprecated, renamed: "ignoreValues()")
    public func ignoreElements() -> TickSignal<Never, Failure> { ignoreValues() }

    /// Combine.
    @available(*, deprecated, renamed: "ignoreValues()")
    public func ignoreOutput() -> TickSignal<Never, Failure> { ignoreValues() }

    /// Rx.
    @available(*, deprecated, renamed: "ignoreValues()")
    public func asCompletable() -> TickSignal<Never, Failure> { ignoreValues() }

    /// Combine.
    @available(*, deprecated, renamed: "orIfEmpty(_:)")
    public func replaceEmpty(with value: Value) -> TickSignal { orIfEmpty(value) }

    /// Rx.
    @available(*, deprecated, renamed: "orIfEmpty(_:)")
    public func ifEmpty(default value: Value) -> TickSignal { orIfEmpty(value) }

    /// RAC.
    @available(*, deprecated, message: "use `contains(where:)`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func any(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { contains(where: condition).catch { _ in .just(false) } }

    /// RAC.
    @available(*, deprecated, message: "use `contains { _ in true }`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func any() -> TickSignal<Bool, Failure> { any { _ in true } }

    /// RAC.
    @available(*, deprecated, message: "use `allSatisfy(_:)`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func all(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { allSatisfy(condition).catch { _ in .just(false) } }

    /// Combine.
    @available(*, deprecated, message: "use `take(1)`, to await the value `await signal.firstValue()`; RxSwift's sends `nil` for an empty signal")
    public func first() -> TickSignal { take(1) }

    /// Combine.
    @available(*, deprecated, message: "use `takeLast(1)`, to await the value `await signal.lastValue()`")
    public func last() -> TickSignal { takeLast(1) }

    /// Combine.
    @available(*, deprecated, message: "use `filter(_:).takeLast(1)`")
    public func last(where condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { filter(condition).takeLast(1) }

    /// RAC.
    @available(*, deprecated, message: "use `handleEvents(onNext:)`")
    public func doNext(_ onNext: @escaping @Sendable (Value) -> Void) -> TickSignal { handleEvents(onNext: onNext) }

    /// RAC.
    @available(*, deprecated, message: "use `handleEvents(onFailed:)`")
    public func doError(_ onFailed: @escaping @Sendable (Failure) -> Void) -> TickSignal { handleEvents(onFailed: onFailed) }

    /// RAC.
    @available(*, deprecated, message: "use `handleEvents(onCompleted:)`")
    public func doCompleted(_ onCompleted: @escaping @Sendable () -> Void) -> TickSignal { handleEvents(onCompleted: onCompleted) }

    /// RAC.
    @available(*, deprecated, message: "use `handleEvents(onSubscribe:)`")
    public func initially(_ onSubscribe: @escaping @Sendable () -> Void) -> TickSignal { handleEvents(onSubscribe: onSubscribe) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `handleEvents(onNext:onFailed:onCompleted:)`")
    public func on(failed: (@Sendable (Failure) -> Void)? = nil, completed: (@Sendable () -> Void)? = nil, value: (@Sendable (Value) -> Void)? = nil) -> TickSignal { handleEvents(onNext: value, onFailed: failed, onCompleted: completed) }

    /// Rx.
    @available(*, deprecated, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:)`")
    public func `do`(onNext: (@Sendable (Value) -> Void)? = nil, onError: (@Sendable (Failure) -> Void)? = nil, onCompleted: (@Sendable () -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil) -> TickSignal { handleEvents(onSubscribe: onSubscribe, onNext: onNext, onFailed: onError, onCompleted: onCompleted) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `handleEvents(onNext:onFailed:onCompleted:onCancel:)`")
    public func handleEvents(receiveOutput: (@Sendable (Value) -> Void)? = nil, receiveCompletion: (@Sendable (CompletionOfCombine<Failure>) -> Void)? = nil, receiveCancel: (@Sendable () -> Void)? = nil) -> TickSignal { handleEvents(onNext: receiveOutput, onFailed: { receiveCompletion?(.failure($0)) }, onCompleted: { receiveCompletion?(.finished) }, onCancel: receiveCancel) }

    /// Rx.
    @available(*, deprecated, renamed: "log(_:)")
    public func debug(_ identifier: String? = nil, trimOutput _: Bool = false) -> TickSignal { log(identifier) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "log(_:)")
    public func logEvents(identifier: String? = nil) -> TickSignal { log(identifier) }

    /// RAC.
    @available(*, deprecated, renamed: "log(_:)")
    public func logAll() -> TickSignal { log() }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value: Equatable {
    /// RAC, Rx.
    @available(*, deprecated, renamed: "removeDuplicates()")
    public func distinctUntilChanged() -> TickSignal { removeDuplicates() }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "removeDuplicates()")
    public func skipRepeats() -> TickSignal { removeDuplicates() }

    /// RAC.
    @available(*, deprecated, message: "use `filter { $0 != value }`")
    public func ignore(_ value: Value) -> TickSignal { filter { $0 != value } }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value: Comparable {
    /// Combine.
    @available(*, deprecated, message: "use `collect().compactMap { $0.min() }`")
    public func min() -> TickSignal { collect().compactMap { $0.min() } }

    /// Combine.
    @available(*, deprecated, message: "use `collect().compactMap { $0.max() }`")
    public func max() -> TickSignal { collect().compactMap { $0.max() } }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine.
    @available(*, deprecated, message: "use `collect().compactMap { $0.min(by: …) }`")
    public func min(by isLess: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { collect().compactMap { $0.min(by: isLess) } }

    /// Combine.
    @available(*, deprecated, message: "use `collect().compactMap { $0.max(by: …) }`")
    public func max(by isLess: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { collect().compactMap { $0.max(by: isLess) } }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "not()")
    public func negate() -> TickSignal where Value == Bool { not() }

    /// CombineExt.
    @available(*, deprecated, renamed: "not()")
    public func toggle() -> TickSignal where Value == Bool { not() }
  }

#endif
