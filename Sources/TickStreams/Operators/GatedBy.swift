extension TickSignal {
  /// Subscribes to the upstream only while the latest value of `isOpen` is `true`.
  ///
  /// - The upstream is disposed when `isOpen` sends `false`, and subscribed again, from its beginning, when it sends `true`. So nothing
  ///   runs meanwhile. The upstream is not subscribed before the first `true`; repeated values change nothing.
  /// - Delivery: in the context of the upstream, which is subscribed in the context of `isOpen`.
  /// - Completion and failure: an end of the upstream ends the result. When `isOpen` completes, its last value stays in effect: after
  ///   `false`, or without a value, the result completes immediately, and after `true` with the upstream. Disposal ends both.
  ///
  /// ```text
  /// self        a---a---a---
  /// isOpen      t-----f------t-----
  /// gated       a---a--------a---a-
  /// ```
  ///
  /// Use it, with the foreground as `isOpen`, for a heartbeat that stops in the background, or a countdown to a deadline that needs no
  /// correction on return. To subscribe again after the upstream has completed, use
  /// ``flatMapLatest(_:)-((Value)->TickSignal<Output,Failure>)``. Holds nothing.
  public func gated(by isOpen: TickSignal<Bool, Never>) -> TickSignal {
    gated(by: isOpen, initially: false)
  }

  /// Subscribes only while it is open, with a value that is in effect until `isOpen` sends one.
  func gated(by isOpen: TickSignal<Bool, Never>, initially: Bool) -> TickSignal {
    let boxing = Boxing(Value.self)
    return TickSignal(raw: { [upstream = raw] downstream in
      let stage = Stage(downstream, boxing, Gate())
      let setOpen: @Sendable (Bool, Bool) -> Void = { isOpen, isReceived in
        let (started, ended): (Scope?, Scope?) = stage.update { gate, _ in
          guard isReceived || !gate.hasReceived else { return (nil, nil) }
          gate.hasReceived = true
          guard isOpen else { return (nil, gate.leg.take()) }
          guard gate.leg == nil else { return (nil, nil) }
          let leg = Scope()
          gate.leg = leg
          return (leg, nil)
        }
        ended?.revoke()
        if let started { stage.forward(upstream, leg: started) }
      }
      stage.runGate(isOpen.raw, initially: initially) { setOpen($0, true) }
      if initially { setOpen(true, false) }
    })
  }
}

private struct Gate: Sendable {
  /// The subscription to the upstream, while the gate is open.
  var leg: Scope?
  /// Whether `isOpen` has sent a value.
  var hasReceived = false
}
