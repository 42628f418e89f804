// swift-format-ignore-file
// Generated from Tables/SameEnds.txt by .ci/spellings.

#if Porting

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
    /// Combine.
    @available(*, deprecated, renamed: "take(_:)")
    public func prefix(_ count: Int) -> TickSignal { take(count) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "take(_:)")
    public func take(first count: Int) -> TickSignal { take(count) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "takeLast(_:)")
    public func take(last count: Int) -> TickSignal { takeLast(count) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "skip(_:)")
    public func skip(first count: Int) -> TickSignal { skip(count) }

    /// Combine.
    @available(*, deprecated, renamed: "skip(_:)")
    public func dropFirst(_ count: Int) -> TickSignal { skip(count) }

    /// Combine.
    @available(*, deprecated, message: "use `skip(1)`")
    public func dropFirst() -> TickSignal { skip(1) }

    /// Combine.
    @available(*, deprecated, renamed: "element(at:)")
    public func output(at index: Int) -> TickSignal { element(at: index) }

    /// Combine.
    @available(*, deprecated, message: "use `skip(_:)` and `take(_:)`")
    public func output(in range: Range<Int>) -> TickSignal { skip(range.lowerBound).take(range.count) }

    /// Combine.
    @available(*, deprecated, message: "use `skip(_:)` and `take(_:)`")
    public func output(in range: ClosedRange<Int>) -> TickSignal { skip(range.lowerBound).take(range.count) }

    /// Combine.
    @available(*, deprecated, renamed: "take(while:)")
    public func prefix(while condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: condition) }

    /// Rx.
    @available(*, deprecated, renamed: "take(while:)")
    public func takeWhile(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: condition) }

    /// RAC.
    @available(*, deprecated, renamed: "take(while:)")
    public func takeWhileBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: condition) }

    /// RAC.
    @available(*, deprecated, message: "use `take(while:)`, with the opposite condition")
    public func takeUntilBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: { !condition($0) }) }

    /// Rx.
    @available(*, deprecated, message: "use `take(while:inclusive:)`")
    public func take(while condition: @escaping @Sendable (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { take(while: condition, inclusive: behavior == .inclusive) }

    /// Rx.
    @available(*, deprecated, message: "use `take(while:inclusive:)`")
    public func takeWhile(_ behavior: TakeBehaviorOfRx, predicate condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: condition, inclusive: behavior == .inclusive) }

    /// Rx.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `take(while:inclusive:)`, with the opposite condition")
    public func take(until condition: @escaping @Sendable (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { take(while: { !condition($0) }, inclusive: behavior == .inclusive) }

    /// Rx.
    @available(*, deprecated, message: "use `take(while:inclusive:)`, with the opposite condition")
    public func takeUntil(_ behavior: TakeBehaviorOfRx, predicate condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: { !condition($0) }, inclusive: behavior == .inclusive) }

    /// Combine.
    @available(*, deprecated, renamed: "skip(while:)")
    public func drop(while condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { skip(while: condition) }

    /// Rx.
    @available(*, deprecated, renamed: "skip(while:)")
    public func skipWhile(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { skip(while: condition) }

    /// RAC.
    @available(*, deprecated, renamed: "skip(while:)")
    public func skipWhileBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { skip(while: condition) }

    /// RAC.
    @available(*, deprecated, message: "use `skip(while:)`, with the opposite condition")
    public func skipUntilBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { skip(while: { !condition($0) }) }
  }

#endif
