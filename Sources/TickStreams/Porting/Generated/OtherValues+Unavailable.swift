// swift-format-ignore-file
// Generated from Tables/OtherValues.txt by .ci/spellings.

#if !Porting

  /// How an object is kept.
  @available(*, unavailable)
  public enum OwnershipOfCombine: Sendable {
    /// By a strong reference.
    case strong

    /// By a weak reference.
    case weak

    /// By an unowned reference.
    case unowned
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `scan(into:_:)` with a pair, and `map(_:)`")
    public func scanMap<State, Output>(_: State, _: (State, Value) -> (State, Output)) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `scan(into:_:)` with a pair, and `map(_:)`")
    public func scanMap<State, Output>(into _: State, _: (inout State, Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `scan(into:_:)` with a set")
    public func uniqueValues<Key: Hashable>(_: (Value) -> Key) -> TickSignal { moved }

    /// ReactiveSwift, CombineExt.
    @available(*, unavailable, message: "use `removeDuplicates()` for repetitions, `scan(into:_:)` with a set for all")
    public func uniqueValues() -> TickSignal { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `removeDuplicates()` for repetitions, `scan(into:_:)` with a set for all")
    public func removeAllDuplicates() -> TickSignal { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `filter(while: isOn.startWith(false))`")
    public func pausable<Condition: SignalArgument>(_: Condition) -> TickSignal { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `concatMap { value in isOn.filter { $0 }.take(1).replaceValues(with: value) }`; for the latest, `flatMapLatest`")
    public func pausableBuffered<Condition: SignalArgument>(_: Condition, limit: Int? = nil, flushOnCompleted: Bool = true, flushOnError: Bool = true) -> TickSignal { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `collect(when:)`")
    public func bufferWithTrigger<Trigger: SignalArgument>(_: Trigger) -> TickSignal<[Value], Failure> { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `collect(count: n, step: 1).filter { $0.count == n }`; for two, `pairwise()`")
    public func nwise(_: Int) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `deliver(on:buffering: .newest(1)).map(_:)`")
    public func lazyMap<Output>(on _: any TickScheduler, transform: (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift, of sequences.
    @available(*, unavailable, message: "use `flatMap { .from($0) }`")
    public func flatten() -> TickSignal<Value.Element, Failure> where Value: Sequence, Value.Element: Sendable { moved }

    /// Rx.
    @available(*, unavailable, message: "use `flatMap(_:)` with a signal of the failures and the completion: `task { }.ignoreValues(as:)`")
    public func flatMapCompletable<Output>(_: (Value) -> TickSignal<Output, Failure>) -> TickSignal<Never, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `combineLatest(_:).map { !$0.contains(false) }`")
    public static func all(_: [TickSignal<Bool, Failure>]) -> TickSignal where Value == Bool { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `combineLatest(_:).map { $0.contains(true) }`")
    public static func any(_: [TickSignal<Bool, Failure>]) -> TickSignal where Value == Bool { moved }

    /// Combine.
    @available(*, unavailable, message: "use `deliver(on:buffering:)`, with `.newest(_:)` or `.oldest(_:)`")
    public func buffer(size: Int, prefetch: PrefetchOfCombine, whenFull: FullBufferOfCombine) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `bind(to:on:)`, which keeps no reference to the object")
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `bind(to:on:)`, which keeps no reference to the object")
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root, ownership: OwnershipOfCombine) -> Subscription { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `scan(_:_:)`")
    public func reductions<Result>(_: Result, _: (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `scan(into:_:)`")
    public func reductions<Result>(into _: Result, _: (inout Result, Value) -> Void) -> TickSignal<Result, Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `collect(count:)`; with a timer, `collect(every:maxCount:skipEmpty:on:)` with `skipEmpty: true`")
    public func chunks(ofCount: Int, or _: TickSignal<Tick, Never>? = nil) -> TickSignal<[Value], Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `collect(when: trigger).filter { !$0.isEmpty }`; with a timer, `collect(every:skipEmpty:on:)`")
    public func chunked(by _: TickSignal<Tick, Never>) -> TickSignal<[Value], Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `enumerated()` and `flatMap(_:)`: before each value but the first the separator")
    public func interspersed(with _: Value) -> TickSignal { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `values(buffering:)` for an asynchronous sequence with a buffer")
    public func buffer(policy: BufferPolicyElsewhere) -> TickSignal { moved }
  }

#endif
