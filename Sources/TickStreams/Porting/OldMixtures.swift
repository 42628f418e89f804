// Old spellings of combined signals, where the old type can fail with any error and the signals cannot fail. See OldSources.swift.

#if Porting

  extension TickSignal where Failure == any Error {
    /// RAC, Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.merge`")
    public static func merge(_: TickSignal<Value, Never>...) -> TickSignal { moved }

    /// RAC, Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.merge`")
    public static func merge(_: [TickSignal<Value, Never>]) -> TickSignal { moved }

    /// RAC, Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.concat`")
    public static func concat(_: TickSignal<Value, Never>...) -> TickSignal { moved }

    /// RAC, Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.concat`")
    public static func concat(_: [TickSignal<Value, Never>]) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.race`")
    public static func race(_: TickSignal<Value, Never>...) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.race`")
    public static func amb(_: [TickSignal<Value, Never>]) -> TickSignal { moved }

    /// RAC, Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.combineLatest`")
    public static func combineLatest<Part>(_: [TickSignal<Part, Never>]) -> TickSignal where Value == [Part] { moved }

    /// RAC, Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.zip`")
    public static func zip<Part>(_: [TickSignal<Part, Never>]) -> TickSignal where Value == [Part] { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.combineLatest`")
    public static func combineLatest<First, Second>(_: TickSignal<First, Never>, _: TickSignal<Second, Never>) -> TickSignal
    where Value == (First, Second) { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.zip`")
    public static func zip<First, Second>(_: TickSignal<First, Never>, _: TickSignal<Second, Never>) -> TickSignal
    where Value == (First, Second) { moved }

    /// Rx.
    @_disfavoredOverload
    @available(
      *, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.combineLatest`, and `map`"
    )
    public static func combineLatest<First, Second>(
      _: TickSignal<First, Never>, _: TickSignal<Second, Never>, resultSelector: (First, Second) -> Value
    ) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.zip`, and `map`")
    public static func zip<First, Second>(
      _: TickSignal<First, Never>, _: TickSignal<Second, Never>, resultSelector: (First, Second) -> Value
    ) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(
      *, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.combineLatest`, and `map`"
    )
    public static func combineLatest<First, Second, Third>(
      _: TickSignal<First, Never>, _: TickSignal<Second, Never>, _: TickSignal<Third, Never>,
      resultSelector: (First, Second, Third) -> Value
    ) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.deferred { … }`, with `take(during:)` for what ends with the subscription")
    public static func using<Resource>(_: () throws -> Resource, observableFactory: (Resource) throws -> TickSignal<Value, Never>)
      -> TickSignal
    { moved }
  }

  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `combineLatest(_:).map { !$0.contains(false) }`")
    public static func all(_: [TickSignal<Bool, Failure>]) -> TickSignal where Value == Bool { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `combineLatest(_:).map { $0.contains(true) }`")
    public static func any(_: [TickSignal<Bool, Failure>]) -> TickSignal where Value == Bool { moved }
  }

#endif
