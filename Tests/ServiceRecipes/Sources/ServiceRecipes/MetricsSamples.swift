import Metrics
import TickStreams

/// Reports the statistics of a scheduler, until the subscription is dropped.
func report(
  _ scheduler: any TickScheduler, as name: String,
  on reporter: any TickScheduler
) -> Subscription {
  let pending = Meter(label: "\(name).pending")
  let fires = Meter(label: "\(name).fires")
  let missed = Meter(label: "\(name).missed_ticks")
  let wakeUps = Meter(label: "\(name).wake_ups")
  return TickSignal.interval(.seconds(10), on: reporter).subscribe { _ in
    let statistics = scheduler.statistics
    pending.set(statistics.pending)
    fires.set(statistics.fires)
    missed.set(statistics.missedTicks)
    wakeUps.set(statistics.wakeUps)
  }
}
