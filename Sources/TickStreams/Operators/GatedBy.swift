extension TickSignal {
  /// Is subscribed to the upstream only while `isOpen` says so.
  ///
  /// - While it is closed nothing runs, in the upstream either: it is disposed when `isOpen` sends `false`, and subscribed anew, from its
  ///   beginning, when it sends `true`. Nothing is subscribed before the first of them; repeated ones change nothing.
  /// - Delivery: in the context of the upstream, which is subscribed in that of `isOpen`.
  /// - Completion and failure: those of the upstream end the result. When `isOpen` completes, the gate stays as it is: the result completes
  ///   at once if it is closed, and with the upstream if it is open. Disposal ends both.
  ///
  /// ```text
  /// self        a---a---a---
  /// isOpen      t-----f------t-----
  /// gated       a---a--------a---a-
  /// ```
  ///
  /// A heartbeat that stops in the background, and a countdown to a deadline that needs no correction on return, are gated by the
  /// foreground. To subscribe again also after the upstream has completed, use
  /// ``flatMapLatest(_:)-((Value)->TickSignal<Output,Failure>)``. Holds nothing.
  public func gated(by isOpen: TickSignal<Bool, Never>) -> TickSignal {
    gated(by: isOpen, initially: false)
  }

  /// The same with a gate that may be open until it is told otherwise.
  func gated(by isOpen: TickSignal<Bool, Never>, initially: Bool) -> TickSignal {
    let boxing = Boxing(Value.self)
    return TickSignal(raw: { [upstream = raw] downstream in
      Gated(Sink(downstream, boxing), upstream).start(isOpen.raw, initially: initially)
    })
  }
}

private final class Gated: Sendable {
  private struct State: Sendable {
    var leg: Scope?
    var hasBeenTold = false
  }

  private let sink: Sink
  private let upstream: RawSignal
  private let state = Lock(State())

  init(_ sink: Sink, _ upstream: RawSignal) {
    self.sink = sink
    self.upstream = upstream
  }

  func start(_ isOpen: RawSignal, initially: Bool) {
    sink.follow(isOpen, initially: initially) { self.turn($0, isTold: true) }
    if initially { turn(true, isTold: false) }
  }

  private func turn(_ isOpen: Bool, isTold: Bool) {
    let (begun, over): (Scope?, Scope?) = state.withLock { state in
      guard isTold || !state.hasBeenTold else { return (nil, nil) }
      state.hasBeenTold = true
      guard isOpen else { return (nil, state.leg.take()) }
      guard state.leg == nil else { return (nil, nil) }
      let leg = Scope()
      state.leg = leg
      return (leg, nil)
    }
    over?.revoke()
    if let begun { sink.forward(upstream, leg: begun) }
  }
}
