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

/// How late timers fired, counted in ranges that double, so that 64 buckets cover a wide range.
public struct LatenessHistogram: Sendable, Hashable {
  /// How many fires were late by less than 1 ns, 2 ns, 4 ns, 8 ns and so on: each range begins where the previous one ends.
  public var counts: [Int] { used + repeatElement(0, count: 64 - used.count) }

  /// The counts up to the last range with a fire in it: most fires are late by less than a millisecond, which is a third of the ranges.
  package private(set) var used: [Int] = []

  /// The counts up to some range, at most 64.
  package init(_ used: [Int] = []) { self.used = used }

  private static func range(of lateness: Nanoseconds) -> Int { lateness <= 0 ? 0 : 64 - lateness.leadingZeroBitCount }

  mutating func add(_ lateness: Nanoseconds) {
    let range = Self.range(of: lateness)
    if range >= used.count { used += repeatElement(0, count: range + 1 - used.count) }
    used[range] += 1
  }

  /// How many fires were counted.
  public var total: Int { used.reduce(0, +) }

  /// The end of a range: every fire that is counted in it was late by less than this.
  public static func upperBound(ofRange range: Int) -> Duration {
    range < 63 ? .nanoseconds(Int64(1) << Int64(range)) : .nanoseconds(Int64.max)
  }

  /// A bound for the lateness of the given part of the fires, at most twice as large as needed; `nil` before the first fire, and for a part
  /// that is not a number.
  ///
  /// - Parameter part: From 0 to 1; 0.99 for the 99th percentile.
  /// - Returns: The end of the range in which that fire lies.
  public func percentile(_ part: Double) -> Duration? {
    let total = total
    guard total > 0, !part.isNaN else { return nil }
    var left = Swift.max(1, Int((Swift.min(Swift.max(part, 0), 1) * Double(total)).rounded(.up)))
    for (range, count) in used.enumerated() {
      left -= count
      if left <= 0 { return Self.upperBound(ofRange: range) }
    }
    return nil
  }
}

extension LatenessHistogram: CustomStringConvertible {
  /// The median, the 99th percentile and the worst.
  public var description: String {
    guard let median = percentile(0.5), let high = percentile(0.99), let worst = percentile(1) else { return "none" }
    return "p50 < \(median), p99 < \(high), worst < \(worst)"
  }
}
