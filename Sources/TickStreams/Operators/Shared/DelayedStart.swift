extension RawSignal {
  /// The same signal, started at `instant` by a timer of the call `origin`.
  func started(at instant: TickInstant, on engine: TimerEngine, for origin: CallOrigin) -> RawSignal {
    RawSignal(source: { downstream in
      let timer = DelayedStart(engine, origin, self, downstream)
      downstream.scope.setFeeder(timer)
      engine.arm(timer, at: instant)
    })
  }
}

/// Unchecked like its superclass; it adds constants only.
private final class DelayedStart: TickTimer, @unchecked Sendable {
  private let upstream: RawSignal
  private let downstream: RawSubscriber

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ upstream: RawSignal, _ downstream: RawSubscriber) {
    self.upstream = upstream
    self.downstream = downstream
    super.init(engine: engine, for: origin)
  }

  override func fire(_ tick: Tick) {
    if !downstream.isEnded { upstream.run(downstream) }
  }
}
