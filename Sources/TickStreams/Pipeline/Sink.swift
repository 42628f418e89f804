/// The serialized downstream of an operator that several contexts send to, and the inputs that end together with it.
///
/// Operators with several upstreams, or with an upstream and a timer, decide under a lock of their own what to send, and send it here after
/// unlocking.
struct Sink: Sendable {
  let downstream: RawSubscriber
  let serialized: SerializedSubscriber
  let boxing: Boxing
  private let inputs = CompositeDisposable()

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - downstream: What gets the events.
  ///   - boxing: The boxing of their values.
  ///   - engine: The engine for which values or an end are held back, if they are: once that is shut down, nothing is sent.
  init(_ downstream: RawSubscriber, _ boxing: Boxing, on engine: TimerEngine? = nil) {
    self.downstream = downstream
    self.boxing = boxing
    serialized = SerializedSubscriber(downstream, boxing, on: engine)
    downstream.scope.setFeeder(inputs)
  }

  var isEnded: Bool { downstream.isEnded }

  /// Disposes `input` when the downstream ends.
  func add(_ input: any Disposable) {
    inputs.add(input)
  }

  /// Disposes the inputs, without an event: nothing more can be sent.
  func end() {
    inputs.dispose()
  }

  /// Subscribes to `upstream` as a leg, unless the leg or the downstream has ended.
  func run(
    _ upstream: RawSignal, leg: Scope = Scope(), onNext: @escaping @Sendable (borrowing ValueInFlight) -> Void,
    onEnd: @escaping @Sendable (Outcome) -> Void
  ) {
    guard !isEnded, !leg.isEnded else { return }
    upstream.run(subscriber(leg: leg, onNext: onNext, onEnd: onEnd))
  }

  /// Subscribes to `upstream` as a leg whose values, and by default its end, are sent on as they come.
  ///
  /// If the leg is revoked, its values that are still queued are dropped.
  func forward(_ upstream: RawSignal, leg: Scope = Scope(), onEnd: (@Sendable (Outcome) -> Void)? = nil) {
    run(
      upstream, leg: leg, onNext: { [serialized] in serialized.next($0, from: leg) },
      onEnd: onEnd ?? { [serialized] in serialized.finish($0) }
    )
  }

  /// The subscriber of a leg, for an upstream that ``TickSignal/through(_:)`` subscribes to.
  func subscriber(
    leg: Scope = Scope(), onNext: @escaping @Sendable (borrowing ValueInFlight) -> Void, onEnd: @escaping @Sendable (Outcome) -> Void
  ) -> RawSubscriber {
    add(leg)
    return RawSubscriber(leg: leg, onNext: onNext, onEnd: onEnd)
  }

  /// The subscriber of a leg whose events are sent on as they come, for an upstream that ``TickSignal/through(_:)`` subscribes to.
  func forwardingSubscriber() -> RawSubscriber {
    let leg = Scope()
    return subscriber(
      leg: leg, onNext: { [serialized] in serialized.next($0, from: leg) }, onEnd: { [serialized] in serialized.finish($0) }
    )
  }
}
