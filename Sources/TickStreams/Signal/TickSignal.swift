/// A cold stream of values over time.
///
/// A signal is a description: nothing happens until somebody subscribes, and every subscription runs its own copy. It is a value,
/// `Sendable`, and its type says whether it can fail.
///
/// The contract, in short (<doc:TheSignalContract> has all of it):
/// - Grammar: any number of values, then at most one of `failed` and `completed`. Nothing after that, nothing after disposal.
/// - Serial: a subscriber never runs twice at once.
/// - Disposal never blocks and works from anywhere, also from inside the callback.
/// - No lock of the library is held while your code runs.
public struct TickSignal<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let raw: RawSignal

  @inlinable
  init(raw: RawSignal) {
    self.raw = raw
  }

  /// Creates a signal from a closure that starts the work of one subscription and returns what ends it.
  ///
  /// ```swift
  /// TickSignal<Int, Never> { subscriber in
  ///   subscriber.next(1)
  ///   subscriber.completed()
  ///   return Disposables.none
  /// }
  /// ```
  ///
  /// The subscriber may be used from any thread; concurrent and re-entrant events queue in order behind a gate, so `next(_:)` may return
  /// before its delivery; the queue has no bound. The returned disposable is disposed exactly once, at the end of the subscription, whatever ended it.
  ///
  /// - Parameter subscribe: Runs once per subscription, on the subscribing thread, with no lock held.
  public init(_ subscribe: @escaping @Sendable (Subscriber<Value, Failure>) -> any Disposable) {
    let boxing = Boxing(Value.self)
    self.init(raw: { downstream in
      let serialized = SerializedSubscriber(downstream, boxing)
      downstream.scope.own(subscribe(Subscriber(raw: serialized.entrance)))
    })
  }

  /// A signal whose source keeps the contract by itself: serial, silent after the end, released through the subscriber's scope.
  @inlinable
  package init(source: @escaping @Sendable (Subscriber<Value, Failure>) -> Void) {
    raw = RawSignal(.source { source(Subscriber(raw: $0)) })
  }

  /// The same for a source that does not look at values.
  @usableFromInline
  init(raw source: @escaping @Sendable (RawSubscriber) -> Void) {
    raw = RawSignal(.source(source))
  }

  /// The signal that `attach` puts one operator behind this one.
  ///
  /// - Parameter attach: Makes, for each subscription, the subscriber of this signal from the subscriber of the result.
  /// - Returns: The signal with the operator.
  @inlinable
  func lift<Output, OutputFailure>(
    _ attach: @escaping @Sendable (consuming Subscriber<Output, OutputFailure>) -> Subscriber<Value, Failure>
  ) -> TickSignal<Output, OutputFailure> {
    TickSignal<Output, OutputFailure>(raw: RawSignal(.stage(raw) { attach(Subscriber(raw: $0)).raw }))
  }

  /// The signal of an operator that subscribes this one last, so that any number of them in a row subscribe without stack.
  ///
  /// - Parameter attach: Starts what else the operator needs, and returns the subscriber of this signal. If that has ended by then, this
  ///   signal is not subscribed.
  /// - Returns: The signal with the operator.
  func through<Output, OutputFailure>(
    _ attach: @escaping @Sendable (RawSubscriber) -> RawSubscriber
  ) -> TickSignal<Output, OutputFailure> {
    TickSignal<Output, OutputFailure>(raw: RawSignal(.stage(raw) { attach($0) }))
  }

  /// Starts one subscription.
  @usableFromInline
  package func run(_ subscriber: Subscriber<Value, Failure>) {
    raw.run(subscriber.raw)
  }
}
