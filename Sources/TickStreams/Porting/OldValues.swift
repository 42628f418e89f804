// Old spellings of operators that filter, transform and observe values. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// RAC.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapReplace<Output>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapToValue<Output>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `filter(_:)`: `filter { $0 != value }`")
    public func ignore(_: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func skipNil<Wrapped>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// RAC.
    @available(*, unavailable, renamed: "scan(_:_:)")
    public func scan<Result>(withStart _: Result, reduce: (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "reduce(_:_:)")
    public func aggregate<Result>(withStart _: Result, reduce: (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "collect()")
    public func toArray() -> TickSignal<[Value], Failure> { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "removeDuplicates()")
    public func distinctUntilChanged() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "removeDuplicates(by:)")
    public func distinctUntilChanged(_: (Value, Value) -> Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "removeDuplicates()")
    public func skipRepeats() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "removeDuplicates(by:)")
    public func skipRepeats(_: (Value, Value) -> Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "pairwise()")
    public func combinePrevious() -> TickSignal<(Value, Value), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `startWith(_:).pairwise()`")
    public func combinePrevious(_: Value) -> TickSignal<(Value, Value), Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `startWith(_:).pairwise().map { … }`")
    public func combinePrevious<Output>(withStart _: Value, reduce: (Value, Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func start(with _: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func prefix(value: Value) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func prepend(_: Value...) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "ignoreValues()")
    public func ignoreElements() -> TickSignal<Never, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "ignoreValues()")
    public func ignoreOutput() -> TickSignal<Never, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "orIfEmpty(_:)")
    public func replaceEmpty(with _: Value) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "orIfEmpty(_:)")
    public func ifEmpty(default _: Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onNext:)`")
    public func doNext(_: (Value) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onFailed:)`")
    public func doError(_: (Failure) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onCompleted:)`")
    public func doCompleted(_: () -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:)`")
    public func initially(_: () -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onFailed:onCompleted:)`")
    public func finally(_: () -> Void) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`")
    public func on(
      starting: (() -> Void)? = nil,
      started: (() -> Void)? = nil,
      event: ((Event<Value, Failure>) -> Void)? = nil,
      failed: ((Failure) -> Void)? = nil,
      completed: (() -> Void)? = nil,
      interrupted: (() -> Void)? = nil,
      terminated: (() -> Void)? = nil,
      disposed: (() -> Void)? = nil,
      value: ((Value) -> Void)? = nil
    ) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`")
    public func `do`(
      onNext: ((Value) -> Void)? = nil,
      onError: ((Failure) -> Void)? = nil,
      onCompleted: (() -> Void)? = nil,
      onSubscribe: (() -> Void)? = nil,
      onDispose: (() -> Void)? = nil
    ) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:)`")
    public func `do`(onSubscribed: () -> Void) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`")
    public func handleEvents(
      receiveOutput: ((Value) -> Void)?,
      receiveCompletion: ((Event<Value, Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil
    ) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    public func logAll() -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    public func logNext() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "log(_:)")
    public func logEvents(identifier: String = "") -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "log(_:)")
    public func debug(_: String = "") -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "contains(where:)")
    public func any(_: (Value) -> Bool) -> TickSignal<Bool, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "allSatisfy(_:)")
    public func all(_: (Value) -> Bool) -> TickSignal<Bool, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "not()")
    public func negate() -> TickSignal where Value == Bool { moved }
  }

  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, renamed: "compactMap(_:)")
    public func filterMap<Output>(_: (Value) -> Output?) -> TickSignal<Output, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `filter(_:)`")
    public func tryFilter(_: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `compactMap(_:)`")
    public func tryCompactMap<Output>(_: (Value) throws -> Output?) -> TickSignal<Output, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `scan(_:_:)`")
    public func tryScan<Result>(_: Result, _: (Result, Value) throws -> Result) -> TickSignal<Result, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `reduce(_:_:)`")
    public func tryReduce<Result>(_: Result, _: (Result, Value) throws -> Result) -> TickSignal<Result, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `take(while:)`")
    public func tryPrefix(while _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `skip(while:)`")
    public func tryDrop(while _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `removeDuplicates(by:)`")
    public func tryRemoveDuplicates(by _: (Value, Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `contains(where:)`")
    public func tryContains(where _: (Value) throws -> Bool) -> TickSignal<Bool, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `allSatisfy(_:)`")
    public func tryAllSatisfy(_: (Value) throws -> Bool) -> TickSignal<Bool, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `map { $0 ?? value }`")
    public func replaceNil<Output>(with _: Output) -> TickSignal<Output, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `replaceValues(with: ())`")
    public func mapToVoid() -> TickSignal<Void, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `filter(_:).takeLast(1)`")
    public func last(where _: (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(1)`; nothing says that there is one value only")
    public func single() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `filter(_:).take(1)`; nothing says that there is one value only")
    public func single(_: (Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "element(at:)")
    public func output(at _: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `skip(_:)` and `take(_:)`")
    public func output(in _: Range<Int>) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "element(at:)")
    public func elementAt(_: Int) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates(by:)`")
    public func distinctUntilChanged<Key: Equatable>(_: (Value) -> Key) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates(by:)`")
    public func distinctUntilChanged<Key: Equatable>(at _: KeyPath<Value, Key>) -> TickSignal { moved }

    /// ReactiveSwift, CombineExt.
    @available(*, unavailable, message: "use `removeDuplicates()` for repetitions, `scan(into:_:)` with a set for all")
    public func uniqueValues() -> TickSignal { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `removeDuplicates()` for repetitions, `scan(into:_:)` with a set for all")
    public func removeAllDuplicates() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `handleEvents(onNext:)`, with a breakpoint in the closure")
    public func breakpoint(receiveOutput: ((Value) -> Bool)? = nil, receiveCompletion: ((Event<Value, Failure>) -> Bool)? = nil)
      -> TickSignal
    { moved }

    /// Combine.
    @available(*, unavailable, message: "use `handleEvents(onFailed:)`, with a breakpoint in the closure")
    public func breakpointOnError() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap { try encoder.encode($0) }`")
    public func encode<Coder>(encoder: Coder) -> TickSignal<[UInt8], any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap { try decoder.decode(Item.self, from: $0) }`")
    public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> TickSignal<Item, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`")
    public func handleEvents(receiveCompletion: (Event<Value, Failure>) -> Void, receiveCancel: (() -> Void)? = nil) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`")
    public func handleEvents(
      receiveSubscription: (Subscription) -> Void, receiveOutput: ((Value) -> Void)? = nil,
      receiveCompletion: ((Event<Value, Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
    ) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `handleEvents(onCancel:)`")
    public func handleEvents(receiveCancel: () -> Void) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `materialize()`")
    public func materializeResults() -> TickSignal<Result<Value, Failure>, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `deliver(on:).map(_:)`")
    public func lazyMap<Output>(on _: any TickScheduler, transform: (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "named(_:)")
    public func setNameWithFormat(_: String, _: any CVarArg...) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    public func logError() -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    public func logCompleted() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "timestamped(on:)")
    public func timestamp(_: any TickScheduler) -> TickSignal<Timestamped<Value>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "measureInterval(on:)")
    public func timeInterval(_: any TickScheduler) -> TickSignal<Duration, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `not()`")
    public func toggle() -> TickSignal { moved }
  }

#endif
