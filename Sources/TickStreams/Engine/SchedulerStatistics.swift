/// Counts of a scheduler's work since it was made, and of its pending timers.
///
/// ```
/// wake-ups 120, fires 5400, coalesced 5280, missed 3, pending 90; lateness p50 < 0.000131072 seconds, p99 < …
/// ```
public struct SchedulerStatistics: Sendable, Hashable {
  /// How many times the scheduler was woken, those that found nothing due included.
  public internal(set) var wakeUps = 0

  /// How many of the wake-ups found nothing due.
  ///
  /// They are those for the deadline that a timer had before it was moved to later or canceled, and those that look at the wall clock while a timer
  /// waits for a date: two for one of tomorrow, where the system reports that the clock was set, and otherwise one each second
  /// (<doc:HowTheTimerEngineWorks>). In virtual time there are those of the first kind, as in the app.
  public internal(set) var idleWakeUps = 0

  /// How many times a thread of the scheduler woke for the sake of its alarm, without waking the scheduler; ``wakeUps`` does not count them.
  ///
  /// Such wake-ups are the event of a Dispatch source that was on its way when all timers were canceled, or a waiting thread that is
  /// notified of an earlier timer. In virtual time there are none.
  public internal(set) var alarmWakeUps = 0

  /// How many times timers fired.
  public internal(set) var fires = 0

  /// How many of the fired timers needed no separate wake-up.
  public var coalescedFires: Int { fires - (wakeUps - idleWakeUps) }

  /// The number of ticks that became due while their timer could not run, and were not delivered.
  public internal(set) var missedTicks = 0

  /// How many timers are armed now.
  public internal(set) var pending = 0

  /// How many events wait in ``TickSignal/deliver(on:buffering:file:line:)`` for their turn on the scheduler: it grows while a sender is faster than
  /// its subscribers.
  public internal(set) var queuedValues = 0

  /// How late the fires were.
  public internal(set) var lateness = LatenessHistogram()

  init() {}
}

extension SchedulerStatistics {
  mutating func count(_ tick: Tick) {
    fires += 1
    missedTicks = missedTicks.adding(tick.missed)
    lateness.add(tick.fired.subtracting(tick.scheduled))
  }

  mutating func countIdleWakeUp() {
    wakeUps += 1
    idleWakeUps += 1
  }

}

extension SchedulerStatistics: CustomStringConvertible {
  /// All values in one line.
  public var description: String {
    let idle = idleWakeUps > 0 ? ", idle \(idleWakeUps)" : ""
    let alarm = alarmWakeUps > 0 ? ", alarm \(alarmWakeUps)" : ""
    let queued = queuedValues > 0 ? ", queued \(queuedValues)" : ""
    let counts = "fires \(fires), coalesced \(coalescedFires), missed \(missedTicks), pending \(pending)"
    return "wake-ups \(wakeUps)\(idle)\(alarm), \(counts)\(queued); lateness \(lateness)"
  }
}
