extension TickSignal {
  /// The common part of `timeout(after:)` and `take(for:)`: passes events on for `span`, and then ends, on `scheduler`.
  ///
  /// An event that arrives after the limit is dropped, and ends the upstream, even if the timer is late; the end is still sent by the timer.
  /// With a span of zero the limit is the next turn, and on a scheduler that is shut down it never arrives.
  func limited(
    to span: Nanoseconds, _ tieBreak: TieBreak, on scheduler: any TickScheduler, for origin: CallOrigin,
    ending outcome: @escaping @Sendable () -> Outcome
  ) -> TickSignal {
    staged { stage in
      let engine = scheduler.engine
      let timer = ActionTimer(engine, for: origin) { _ in stage.finish(outcome()) }
      stage.add(timer)
      let end = engine.now.adding(span)
      timer.engine.arm(timer, at: end, tieBreak: tieBreak)
      let latest = span > 0 ? end : .distantFuture
      let upstream = Scope()
      let isLate: @Sendable () -> Bool = { engine.now > latest && !engine.isShutDown }
      return stage.subscriber(
        leg: upstream,
        onNext: { if isLate() { upstream.end() } else { stage.next($0) } },
        onEnd: { if !isLate() { stage.finish($0) } }
      )
    }
  }
}

extension RawSignal {
  /// This signal, started at `instant` by a timer of the call `origin`.
  func started(at instant: TickInstant, on engine: TimerEngine, for origin: CallOrigin) -> RawSignal {
    RawSignal(source: { downstream in
      let timer = ActionTimer(engine, for: origin, .once { if !downstream.isEnded { self.run(downstream) } })
      downstream.scope.setFeeder(timer)
      timer.engine.arm(timer, at: instant)
    })
  }
}
