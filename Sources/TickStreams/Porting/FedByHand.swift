// The types that events are sent to, for spellings that both have. See OldSpelling.swift.

#if Porting

  /// Receivers of events that are sent by hand.
  @_documentation(visibility: internal)
  public protocol FedByHand<Value, Failure> {
    /// The values.
    associatedtype Value: Sendable
    /// The failures.
    associatedtype Failure: Error

    /// Sends a value.
    func next(_ value: Value)
    /// Sends a failure.
    func failed(_ failure: Failure)
    /// Completes.
    func completed()
    /// Sends an event.
    func send(_ event: Event<Value, Failure>)
  }

  @_documentation(visibility: internal)
  extension Subscriber: FedByHand {}
  @_documentation(visibility: internal)
  extension TickSubject: FedByHand {}

#endif
