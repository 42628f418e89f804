// swift-format-ignore-file
// Generated from Tables/SameEnds.txt by .ci/spellings.

#if !Porting

  /// Whether the value that ends the signal is sent, in Rx.
  @_documentation(visibility: internal)
  public enum TakeBehaviorOfRx: Sendable {
    /// The value is sent.
    case inclusive

    /// The value is dropped.
    case exclusive
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, renamed: "take(_:)")
    public func take(first _: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "takeLast(_:)")
    public func take(last _: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "skip(_:)")
    public func skip(first _: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "skip(_:)")
    public func dropFirst(_: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `skip(1)`")
    public func dropFirst() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "element(at:)")
    public func output(at _: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `skip(_:)` and `take(_:)`")
    public func output(in _: Any) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhile(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhileBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `take(while:)`, with the opposite condition")
    public func takeUntilBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`")
    public func take(while _: @escaping @Sendable (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`")
    public func takeWhile(_: TakeBehaviorOfRx, predicate _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `take(while:inclusive:)`, with the opposite condition")
    public func take(until _: @escaping @Sendable (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`, with the opposite condition")
    public func takeUntil(_: TakeBehaviorOfRx, predicate _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "skip(while:)")
    public func drop(while _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhile(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhileBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `skip(while:)`, with the opposite condition")
    public func skipUntilBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }
  }

#endif
