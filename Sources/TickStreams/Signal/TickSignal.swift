/// A cold stream of values over time.
///
/// A signal is a description: nothing happens until it is subscribed, and every subscription runs its own work. It is a value, `Sendable`,
/// and its type shows whether it can fail.
///
/// The contract in short (<doc:TheSignalContract> has all of it):
/// - Grammar: any number of values, then at most one of `failed` and `completed`. Nothing follows that, and nothing follows disposal.
/// - Serial: a subscriber handles one event at a time.
/// - Disposal never blocks and is allowed anywhere, even inside the callback.
/// - No lock of the library is held while your code runs, except for the `==` and `hash(into:)` of the keys of a ``CountdownHub``, an
///   ``ExpiringTable`` or `grouped(by:endingAfter:)`.
@frozen
public struct TickSignal<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let raw: RawSignal

  @inlinable
  init(raw: RawSignal) {
    self.raw = raw
  }

  /// Creates a signal from a closure that starts the work of one subscription, and returns a disposable that ends that work.
  ///
  /// ```swift
  /// TickSignal<Int, Never> { subscriber in
  ///   subscriber.next(1)
  ///   subscriber.completed()
  ///   return Disposables.none
  /// }
  /// ```
  ///
  /// The subscriber may be used from any thread. Concurrent and re-entrant events queue in order, so `next(_:)` may return before its value
  /// is delivered; the queue has no bound. The returned disposable is disposed exactly once, at the end of the subscription, whatever ended
  /// it.
  ///
  /// - Parameters:
  ///   - function: The function around the call, for tests that look for work that ran more than once.
  ///   - file: The file of the call, for such tests.
  ///   - line: The line of the call, for such tests.
  ///   - subscribe: Runs once per subscription, on the subscribing thread, with no lock held.
  public init(
    function: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
    _ subscribe: @escaping @Sendable (Subscriber<Value, Failure>) -> any Disposable
  ) {
    let boxing = Boxing(Value.self)
    self.init(raw: { downstream in
      let serialized = SerializedSubscriber(downstream, boxing)
      let effect = EffectWatch.begin(CallOrigin(function, file, line))
      let work = subscribe(Subscriber(raw: serialized.entrance))
      downstream.scope.setFeeder(effect.map { CompositeDisposable([work, $0]) } ?? work)
    })
  }

  /// A signal whose source keeps the contract by itself: serial, silent after the end, released through the subscriber's scope.
  @inlinable
  package init(source: @escaping @Sendable (Subscriber<Value, Failure>) -> Void) {
    raw = RawSignal(source: { source(Subscriber(raw: $0)) })
  }

  /// A signal whose source sends values without naming their type, and keeps the contract by itself.
  @usableFromInline
  init(raw source: @escaping @Sendable (RawSubscriber) -> Void) {
    raw = RawSignal(source: source)
  }

  /// This signal with one operator appended.
  ///
  /// - Parameter attach: Makes, for each subscription, the subscriber of this signal from the subscriber of the result.
  /// - Returns: The signal with the operator.
  @inlinable
  func lift<Output, OutputFailure>(
    _ attach: @escaping @Sendable (consuming Subscriber<Output, OutputFailure>) -> Subscriber<Value, Failure>
  ) -> TickSignal<Output, OutputFailure> {
    TickSignal<Output, OutputFailure>(raw: raw.appending { attach(Subscriber(raw: $0)).raw })
  }

  /// This signal with an operator appended that subscribes its upstream last, so that subscribing a chain of any length needs no stack.
  ///
  /// - Parameter attach: Starts everything else that the operator needs, and returns the subscriber of this signal. If that subscriber has
  ///   ended by then, this signal is not subscribed.
  /// - Returns: The signal with the operator.
  func through<Output, OutputFailure>(_ attach: @escaping RawSignal.Attachment) -> TickSignal<Output, OutputFailure> {
    TickSignal<Output, OutputFailure>(raw: raw.appending(attach))
  }

  /// This signal with an operator appended in which several contexts meet.
  ///
  /// - Parameters:
  ///   - state: The state of a subscription.
  ///   - start: Subscribes to the other signals, and returns the subscriber of this one, which is subscribed last.
  /// - Returns: The signal with the operator.
  func staged<Output, State>(
    holding state: State, _ start: @escaping @Sendable (Stage<State>) -> RawSubscriber
  ) -> TickSignal<Output, Failure> {
    let boxing = Boxing(Output.self)
    return through { start(Stage($0, boxing, state)) }
  }

  /// This signal with an operator without a state appended in which several contexts meet.
  func staged<Output>(_ start: @escaping @Sendable (Stage<Void>) -> RawSubscriber) -> TickSignal<Output, Failure> {
    staged(holding: (), start)
  }

  /// Starts one subscription.
  @usableFromInline
  package func run(_ subscriber: Subscriber<Value, Failure>) {
    raw.run(subscriber.raw)
  }
}
