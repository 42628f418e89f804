// swift-format-ignore-file
// Generated from Tables/SameSources.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.just(_:)`, or `.fail(_:)`")
    public init(result: Result<Value, Failure>) { moved }

    /// RAC.
    @available(*, unavailable, renamed: "just(_:)")
    public static func `return`(_: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.just(_:)`")
    public init(value: Value) { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal<Value, Failure>.fail(_:)`")
    public init(error: Failure) { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "fail(_:)")
    public static func error(_: Failure) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.from([…])`")
    public static func of(_: Value...) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.just(_:).repeated()`")
    public static func repeatElement(_: Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "deferred(_:)")
    public static func `defer`(_: @escaping @Sendable () -> TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.from(_:)` with an array, or `.just(_:)`")
    public static func from(optional _: Value?) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.from([…])`")
    public init(values _: Value, _: Value...) { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `.from(_:)`")
    public init(_: [Value]) { moved }

    /// Combine, ReactiveSwift.
    @available(*, unavailable, message: "leave it out: it is a `TickSignal` already")
    public init(_: TickSignal) { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.fail(_:)`")
    public init(outputType: Value.Type, failure: Failure) { moved }

    /// Rx, where `empty` and `never` are functions.
    @available(*, unavailable, message: "write it without parentheses: `.empty`, `.never`")
    public func callAsFunction() -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift, of a signal whose failure is not written.
    @available(*, unavailable, message: "use `.from(_:)`")
    public init(_: [Value]) { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `.just(_:)`")
    public init(_: Value) { moved }
  }

#endif
