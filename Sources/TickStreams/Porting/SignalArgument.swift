// Signals, and types that have one, as arguments and as receivers of old spellings. See OldSpelling.swift.

#if Porting

  /// A signal as an argument.
  ///
  /// Types that only have a signal conform with an unavailable conformance.
  @_documentation(visibility: internal)
  public protocol SignalArgument<SentValue, SentFailure> {
    /// The values of the signal.
    associatedtype SentValue: Sendable
    /// The failures of the signal.
    associatedtype SentFailure: Error

    /// The signal.
    var itself: TickSignal<SentValue, SentFailure> { get }
  }

  @_documentation(visibility: internal)
  extension TickSignal: SignalArgument {
    /// The signal.
    public var itself: TickSignal { self }
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "pass its `signal`")
  extension TickSubject: SignalArgument {
    /// The signal.
    public var itself: TickSignal<Value, Failure> { signal }
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "pass its `signal`, which begins with the present value, or its `changes`")
  extension TickValue: SignalArgument {
    /// The signal.
    public var itself: TickSignal<Value, Never> { signal }
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "pass its `signal`, which begins with the present value, or its `changes`")
  extension TickValue.ReadOnly: SignalArgument {
    /// The signal.
    public var itself: TickSignal<Value, Never> { signal }
  }

#endif
