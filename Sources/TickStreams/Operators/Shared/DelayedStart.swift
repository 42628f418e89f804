extension RawSignal {
  /// The same recipe, which waits until `instant` before it starts.
  func started(at instant: Nanoseconds, on engine: TimerEngine) -> RawSignal {
    RawSignal(
      .source { downstream in
        let timer = DelayedStart(engine, self, downstream)
        downstream.scope.own(timer)
        engine.arm(timer, at: instant)
      }
    )
  }
}

/// Unchecked as its superclass; what it adds is constant or behind a lock.
private final class DelayedStart: TickTimer, @unchecked Sendable {
  private let upstream: RawSignal
  private let downstream: RawSubscriber

  init(_ engine: TimerEngine, _ upstream: RawSignal, _ downstream: RawSubscriber) {
    self.upstream = upstream
    self.downstream = downstream
    super.init(engine: engine)
  }

  override func fire(_ tick: Tick) {
    if !downstream.isEnded { upstream.run(downstream) }
  }
}
