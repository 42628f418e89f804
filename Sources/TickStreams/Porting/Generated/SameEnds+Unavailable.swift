// swift-format-ignore-file
// Generated from Same/SameEnds.swift by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine.
    @available(*, unavailable, renamed: "take(_:)")
    public func prefix(_ count: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "take(_:)")
    public func take(first count: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "takeLast(_:)")
    public func take(last count: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "skip(_:)")
    public func skip(first count: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "skip(_:)")
    public func dropFirst(_ count: Int = 1) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "element(at:)")
    public func output(at index: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `skip(_:)` and `take(_:)`")
    public func output(in range: Range<Int>) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `skip(_:)` and `take(_:)`")
    public func output(in range: ClosedRange<Int>) -> TickSignal { moved }

    // MARK: - While, and until

    /// Combine.
    @available(*, unavailable, renamed: "take(while:)")
    public func prefix(while condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhile(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhileBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `take(while:)`, with the opposite condition")
    public func takeUntilBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`")
    public func takeWhile(_ behavior: TakeBehaviorOfRx, predicate condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`, with the opposite condition")
    public func takeUntil(_ behavior: TakeBehaviorOfRx, predicate condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "skip(while:)")
    public func drop(while condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhile(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhileBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `skip(while:)`, with the opposite condition")
    public func skipUntilBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }
  }

  /// Whether the value that ends the signal is sent, in Rx.
  @_documentation(visibility: internal)
  public enum TakeBehaviorOfRx: Sendable {
    /// The value is sent.
    case inclusive

    /// The value is dropped.
    case exclusive
  }

#endif
