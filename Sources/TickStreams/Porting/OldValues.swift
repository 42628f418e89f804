// Old spellings of what chooses, changes and watches values. See OldSources.swift.

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
