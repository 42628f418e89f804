// swift-format-ignore-file
// Generated from Same/SameCombinations.swift by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    // MARK: - Side by side

    /// ReactiveSwift, Combine.
    @available(*, unavailable, renamed: "merge(_:)")
    public func merge<Other: Sendable, OtherFailure: Error>(with other: TickSignal<Other, OtherFailure>) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "merge(_:_:)")
    public func merge(with second: TickSignal, _ third: TickSignal, _ others: TickSignal...) -> TickSignal { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "combineLatest(_:)")
    public func combineLatest<Other: Sendable, OtherFailure: Error>(with other: TickSignal<Other, OtherFailure>) -> TickSignal<(Value, Other), Failure> { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "zip(_:)")
    public func zip<Other: Sendable, OtherFailure: Error>(with other: TickSignal<Other, OtherFailure>) -> TickSignal<(Value, Other), Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "race(_:)")
    public func amb(_ other: TickSignal) -> TickSignal { moved }

    /// CombineExt, where it is `amb(with:)`.
    @available(*, unavailable, renamed: "race(_:)")
    public func race(with other: TickSignal) -> TickSignal { moved }

    // MARK: - The latest value of another

    /// Rx, where the result is the other signal's value.
    @available(*, unavailable, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other: Sendable, OtherFailure: Error>(_ other: TickSignal<Other, OtherFailure>) -> TickSignal<Other, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `withLatest(from:).map { … }`")
    public func withLatestFrom<Other: Sendable, OtherFailure: Error, Output: Sendable>(
      _ other: TickSignal<Other, OtherFailure>, resultSelector transform: @escaping @Sendable (Value, Other) -> Output
    ) -> TickSignal<Output, Failure> { moved }

    // MARK: - One after the other

    /// Combine.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func prepend(_ values: Value...) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func start(with value: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func prefix(value: Value) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `other.concat(signal)`")
    public func prepend(_ first: TickSignal) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.from(values).concat(signal)`")
    public func prepend<Values: Sequence<Value> & Sendable>(_ values: Values) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `other.concat(signal)`, or `startWith(_:)` for a value")
    @_disfavoredOverload
    public func prefix(_ first: TickSignal) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "append(_:)")
    public func concat(value: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `concat(.fail(error))`")
    public func concat(error: Failure) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "then(_:)")
    public func andThen<Next>(_ next: TickSignal<Next, Failure>) -> TickSignal<Next, Failure> { moved }
  }

  // MARK: - Without a receiver

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, unavailable, renamed: "race(_:)")
    public static func amb(_ signals: [TickSignal]) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @available(*, unavailable, renamed: "combineLatest(_:)")
    @_disfavoredOverload
    public func combineLatest<Other: Sendable, OtherFailure: Error>(with other: TickSignal<Other, OtherFailure>) -> TickSignal<(Value, Other), OtherFailure> { moved }

    /// Rx, where the result is the other signal's value.
    @available(*, unavailable, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    @_disfavoredOverload
    public func withLatestFrom<Other: Sendable, OtherFailure: Error>(_ other: TickSignal<Other, OtherFailure>) -> TickSignal<Other, OtherFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `concat(.fail(error))`")
    @_disfavoredOverload
    public func concat<NewFailure>(error: NewFailure) -> TickSignal<Value, NewFailure> { moved }
  }

#endif
