// swift-format-ignore-file
// Generated from Tables/OtherCombinations.txt by .ci/spellings.

#if Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    public func merge<each Other: SignalArgument>(_: repeat each Other, answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    public func combineLatest<First: SignalArgument, each Other: SignalArgument>(_: First, _: repeat each Other, answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal<(Value, First.SentValue, repeat (each Other).SentValue), Failure> { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    public func zip<First: SignalArgument, each Other: SignalArgument>(_: First, _: repeat each Other, answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal<(Value, First.SentValue, repeat (each Other).SentValue), Failure> { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    public static func merge<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other, answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal where First.SentValue == Value { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    public static func concat<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other, answer _: (some TickStreamsAPI).Type = ConcatElsewhere.self) -> TickSignal where First.SentValue == Value { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    public static func combineLatest<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other, answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal where Value == (First.SentValue, Second.SentValue, repeat (each Other).SentValue) { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    public static func zip<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other, answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal where Value == (First.SentValue, Second.SentValue, repeat (each Other).SentValue) { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    public static func merge<Other: SignalArgument>(_: [Other], answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal where Other.SentValue == Value { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    public static func concat<Other: SignalArgument>(_: [Other], answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal where Other.SentValue == Value { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    public static func combineLatest<Other: SignalArgument>(_: [Other], answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal where Value == [Other.SentValue] { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    public static func zip<Other: SignalArgument>(_: [Other], answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal where Value == [Other.SentValue] { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    public static func race<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other, answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal where First.SentValue == Value { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    public static func amb<Other: SignalArgument>(_: [Other], answer _: (some TickStreamsAPI).Type = MixtureOfFailures.self) -> TickSignal where Other.SentValue == Value { moved }

    /// Rx.
    @_disfavoredOverload
    public static func combineLatest<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other, answer _: (some TickStreamsAPI).Type = ResultSelectorElsewhere.self, resultSelector: @escaping (First.SentValue, Second.SentValue, repeat (each Other).SentValue) -> Value) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    public static func combineLatest<Part: SignalArgument>(_: [Part], answer _: (some TickStreamsAPI).Type = ResultSelectorElsewhere.self, resultSelector: @escaping ([Part.SentValue]) -> Value) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    public static func zip<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other, answer _: (some TickStreamsAPI).Type = ResultSelectorElsewhere.self, resultSelector: @escaping (First.SentValue, Second.SentValue, repeat (each Other).SentValue) -> Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "name the parts in the closure of `map`: `map { first, second in … }`")
    public func reduceEach<Output>(_: (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `then(_:)` with the signal itself, `.deferred { … }` if it is to be made late")
    public func then<Next>(_: () -> TickSignal<Next, Failure>) -> TickSignal<Next, Failure> { moved }

    /// Combine.
    public func flatMap<Output>(maxPublishers _: DemandOfCombine, answer _: (some TickStreamsAPI).Type = MaxPublishersElsewhere.self, _: @escaping (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// RxSwift stops when the condition holds, ReactiveSwift when it does not, after that value.
    @_disfavoredOverload
    public func take(until _: @escaping @Sendable (Value) -> Bool, answer _: (some TickStreamsAPI).Type = TakeUntilConditionElsewhere.self) -> TickSignal { moved }

    /// Rx, where a completion of the other is ignored, and its failure fails.
    public func takeUntil<Trigger: SignalArgument>(_: Trigger, answer _: (some TickStreamsAPI).Type = TakeUntilElsewhere.self) -> TickSignal { moved }

    /// Combine, where a completion of the other is ignored.
    public func prefix<Trigger: SignalArgument>(untilOutputFrom _: Trigger, answer _: (some TickStreamsAPI).Type = PrefixUntilElsewhere.self) -> TickSignal { moved }

    /// Combine, where a completion of the other completes.
    public func drop<Trigger: SignalArgument>(untilOutputFrom _: Trigger, answer _: (some TickStreamsAPI).Type = DropUntilElsewhere.self) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `skip(until:)`, which ignores a completion of the other signal, and ends when this one does")
    public func skipUntil<Trigger: SignalArgument>(_: Trigger) -> TickSignal { moved }

    /// ReactiveSwift, which completes immediately.
    public func take(duringLifetimeOf _: AnyObject, answer _: (some TickStreamsAPI).Type = TakeDuringElsewhere.self) -> TickSignal { moved }

    /// Rx, which fails if there are fewer values.
    @available(*, unavailable, message: "use `element(at:)`, which completes if there are fewer values")
    public func elementAt(_: Int) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(1)`, which does not fail if there is another value, or none")
    public func single(_: ((Value) -> Bool)? = nil) -> TickSignal { moved }

    /// Rx.
    public func withUnretained<Owner: AnyObject>(_: Owner, answer _: (some TickStreamsAPI).Type = WithUnretainedElsewhere.self) -> TickSignal<(Owner, Value), Failure> { moved }

    /// Rx.
    public func withUnretained<Owner: AnyObject, Output>(_: Owner, answer _: (some TickStreamsAPI).Type = WithUnretainedElsewhere.self, resultSelector: @escaping (Owner, Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `take(while:)`, with the opposite condition")
    public func take(untilBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `skip(while:)`, with the opposite condition")
    public func skip(untilBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `grouped(by:)`, and `map(_:)` in each group")
    public func groupBy<Key, Output>(_: (Value) -> Key, transform: (Value) -> Output) -> TickSignal< TickGroup<Key, Output, Failure>, Failure > { moved }

    /// RAC.
    @available(*, unavailable, message: "use `grouped(by:)`")
    public func group<Key>(by _: (Value) -> Key) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `grouped(by:)`")
    public func groupBy<Key>(keySelector: (Value) -> Key) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// RAC.
    @available(*, unavailable, renamed: "take(while:)")
    public func take(whileBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skip(whileBlock _: (Value) -> Bool) -> TickSignal { moved }
  }

#endif
