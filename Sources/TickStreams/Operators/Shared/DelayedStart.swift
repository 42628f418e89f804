extension RawSignal {
  /// This signal, started at `instant` by a timer of the call `origin`.
  func started(at instant: TickInstant, on engine: TimerEngine, for origin: CallOrigin) -> RawSignal {
    RawSignal(source: { downstream in
      let timer = ActionTimer(engine, for: origin) { _ in if !downstream.isEnded { self.run(downstream) } }
      downstream.scope.setFeeder(timer)
      timer.engine.arm(timer, at: instant)
    })
  }
}
