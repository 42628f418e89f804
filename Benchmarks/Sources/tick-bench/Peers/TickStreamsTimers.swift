import TickStreams

/// `interval(…).subscribe`, all on one scheduler.
struct TickStreamsTimers<Scheduler: TickScheduler>: TimerHost {
  let scheduler: Scheduler

  func start(_ beats: [Beat]) -> [Subscription] {
    // The grid of an interval begins with its subscription: the first one of a process, which takes long, would make all of its ticks late.
    if beats.contains(where: \.isTimed) { TickSignal.interval(.seconds(1), on: scheduler).subscribe(onNext: { _ in }).dispose() }
    let now = Clock.now
    return beats.map { beat in
      let ticks = TickSignal.interval(
        .nanoseconds(beat.period), delay: .nanoseconds(beat.delay(beat.isTimed ? Clock.now : now)), leeway: .nanoseconds(beat.leeway),
        on: scheduler)
      guard beat.isTimed else { return ticks.subscribe(onNext: { _ in Fires.happened() }) }
      let first = beat.first
      return ticks.subscribe(onNext: { _ in Fires.happened(due: first) })
    }
  }

  func cancel(_ handles: ArraySlice<Subscription>) {
    for handle in handles { handle.dispose() }
  }
}

extension TickStreamsTimers where Scheduler == QueueScheduler {
  init(waitsOnThread: Bool = true) {
    self.init(scheduler: QueueScheduler(label: "tick-bench", waitsOnThread: waitsOnThread))
  }
}
