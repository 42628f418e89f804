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
  public protocol SignalArgument<Value, Failure> {
    /// The values of the signal.
    associatedtype Value: Sendable
    /// The failures of the signal.
    associatedtype Failure: Error
  }

  @_documentation(visibility: internal)
  extension TickSignal: SignalArgument {}

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "pass its `signal`")
  extension TickSubject: SignalArgument {}

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "pass its `signal`, which begins with the present value, or its `changes`")
  extension TickValue: SignalArgument {
    /// It cannot fail.
    public typealias Failure = Never
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Combine.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "use `TickSignal.just(_:)`")
  public func Just<Value: Sendable>(_: Value) -> TickSignal<Value, Never> { moved }

#endif
