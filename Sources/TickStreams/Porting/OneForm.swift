// Types of the arguments in OneForm.txt. See OldSpelling.swift.

#if !Porting

  /// A span as another library writes it: a number of seconds, a `Duration`, or a call such as `.seconds(1)`.
  @_documentation(visibility: internal)
  public protocol SpanElsewhere {}
  extension Double: SpanElsewhere {}
  extension Int: SpanElsewhere {}
  extension Duration: SpanElsewhere {}

  /// What a call such as `.seconds(1)` makes.
  @_documentation(visibility: internal)
  public struct SpanOfElsewhere: SpanElsewhere {}

  /// A signal as an argument; types that only have a signal conform with an unavailable conformance.
  @_documentation(visibility: internal)
  public protocol SignalArgument<SentValue, SentFailure> {
    /// The values of the signal.
    associatedtype SentValue: Sendable
    /// The failures of the signal.
    associatedtype SentFailure: Error
  }

  @_documentation(visibility: internal)
  extension TickSignal: SignalArgument {
    /// Its values.
    public typealias SentValue = Value
    /// Its failures.
    public typealias SentFailure = Failure
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "pass its `signal`")
  extension TickSubject: SignalArgument {
    /// Its values.
    public typealias SentValue = Value
    /// Its failures.
    public typealias SentFailure = Failure
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "pass its `signal`, which begins with the present value, or its `changes`")
  extension TickValue: SignalArgument {
    /// Its values.
    public typealias SentValue = Value
    /// It cannot fail.
    public typealias SentFailure = Never
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "pass its `signal`, which begins with the present value, or its `changes`")
  extension TickValue.ReadOnly: SignalArgument {
    /// Its values.
    public typealias SentValue = Value
    /// It cannot fail.
    public typealias SentFailure = Never
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Combine.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "use `TickSignal.just(_:)`")
  public func Just<Value: Sendable>(_: Value) -> TickSignal<Value, Never> { moved }

#endif
