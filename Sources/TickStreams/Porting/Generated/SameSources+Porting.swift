// swift-format-ignore-file
// Generated from Tables/SameSources.txt by .ci/spellings.

#if Porting

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, deprecated, message: "use `.just(_:)`, or `.fail(_:)`")
    public init(result: Result<Value, Failure>) { switch result { case .success(let value): self = .just(value) case .failure(let failure): self = .fail(failure) } }

    /// RAC.
    @available(*, deprecated, renamed: "just(_:)")
    public static func `return`(_ value: Value) -> TickSignal { .just(value) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `.just(_:)`")
    public init(value: Value) { self = .just(value) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `.fail(_:)`")
    public init(error: Failure) { self = .fail(error) }

    /// RAC, Rx.
    @available(*, deprecated, renamed: "fail(_:)")
    public static func error(_ failure: Failure) -> TickSignal { .fail(failure) }

    /// Rx.
    @available(*, deprecated, message: "use `.from([…])`")
    public static func of(_ values: Value...) -> TickSignal { .from(values) }

    /// Rx.
    @available(*, deprecated, message: "use `.just(_:).repeated()`")
    public static func repeatElement(_ value: Value) -> TickSignal { .just(value).repeated() }

    /// RAC.
    @available(*, deprecated, renamed: "deferred(_:)")
    public static func `defer`(_ make: @escaping @Sendable () -> TickSignal) -> TickSignal { .deferred(make) }

    /// Rx.
    @available(*, deprecated, message: "use `.from(_:)` with an array, or `.just(_:)`")
    public static func from(optional value: Value?) -> TickSignal { .from(value.map { [$0] } ?? []) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `.from([…])`")
    public init(values first: Value, _ others: Value...) { self = .from([first] + others) }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `.from(_:)`")
    public init(_ values: [Value]) { self = .from(values) }

    /// Combine, ReactiveSwift.
    @available(*, deprecated, message: "leave it out: it is a `TickSignal` already")
    public init(_ signal: TickSignal) { self = signal }

    /// Combine.
    @available(*, deprecated, message: "use `TickSignal.fail(_:)`")
    public init(outputType: Value.Type, failure: Failure) { self = .fail(failure) }

    /// Rx, where `empty` and `never` are functions.
    @available(*, deprecated, message: "write it without parentheses: `.empty`, `.never`")
    public func callAsFunction() -> TickSignal { self }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift, of a signal whose failure is not written.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `.just(_:)`")
    public init(value: Value) { self = .just(value) }

    /// ReactiveSwift, of a signal whose failure is not written.
    @available(*, deprecated, message: "use `.from(_:)`")
    public init(_ values: [Value]) { self = .from(values) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `.just(_:)`")
    public init(_ value: Value) { self = .just(value) }
  }

#endif
