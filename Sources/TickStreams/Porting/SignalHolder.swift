// Types that have a signal, used in the place of the signal. See OldSpelling.swift.

#if Porting

  /// Types that have a signal conform with an unavailable conformance, so that the message for an operator of `HolderOperators.txt` names
  /// the signal.
  @_documentation(visibility: internal)
  public protocol SignalHolder<SentValue, SentFailure> {
    /// The values of the signal.
    associatedtype SentValue: Sendable
    /// The failures of the signal.
    associatedtype SentFailure: Error

    /// The signal.
    var signal: TickSignal<SentValue, SentFailure> { get }
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
  extension TickSubject: SignalHolder {}

  @_documentation(visibility: internal)
  @available(
    *, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not"
  )
  extension TickValue: SignalHolder {
    /// Its values: if they are inferred, the compiler does not know the line of the conformance.
    public typealias SentValue = Value
  }

  @_documentation(visibility: internal)
  @available(
    *, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not"
  )
  extension TickValue.ReadOnly: SignalHolder {}

#endif
