extension TickSignal {
  /// Subscribes upstream `delay` after it is subscribed itself, on `scheduler`.
  ///
  /// Disposal before that means that the upstream is never subscribed. A delay of zero subscribes as soon as possible, asynchronously; a
  /// negative one is a programmer error. Never early, no leeway.
  public func delaySubscription(
    _ delay: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let delay = delay.checkedNotNegative("delay", file: file, line: line)
    return TickSignal(raw: { [plan] downstream in
      let engine = scheduler.engine.serving("delaySubscription", file, line)
      plan.started(at: engine.now.nanoseconds.adding(delay), on: engine).run(downstream)
    })
  }
}

extension Plan {
  /// The same recipe, which waits until `instant` before it starts.
  func started(at instant: Nanoseconds, on engine: TimerEngine) -> Plan {
    Plan(
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
  private let plan: Plan
  private let downstream: RawSubscriber

  init(_ engine: TimerEngine, _ plan: Plan, _ downstream: RawSubscriber) {
    self.plan = plan
    self.downstream = downstream
    super.init(engine: engine)
  }

  override func fire(_ tick: Tick) {
    if !downstream.isEnded { plan.run(downstream) }
  }
}
