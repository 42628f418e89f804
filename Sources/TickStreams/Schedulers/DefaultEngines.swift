/// The engines of schedulers that do not bring one: one for each, made when it is first asked for.
enum DefaultEngines {
  /// A scheduler and its engine, which does not hold it but while something is armed.
  private final class Entry: Sendable {
    weak let scheduler: (any TickScheduler)?
    let engine: TimerEngine

    init(_ scheduler: any TickScheduler) {
      self.scheduler = scheduler
      engine = TimerEngine(alarm: SchedulerAlarm(servedBy: scheduler))
    }
  }

  private struct Table: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 16
  }

  private static let table = Lock(Table())

  /// The engine of `scheduler`.
  static func engine(of scheduler: any TickScheduler) -> TimerEngine {
    let identity = ObjectIdentifier(scheduler)
    if let entry = table.withLock({ $0.entries[identity] }), entry.scheduler === scheduler { return entry.engine }
    let new = Entry(scheduler)
    let (entry, over): (Entry, [Entry]) = table.withLock { table in
      // An identity is used again once its scheduler is deallocated.
      if let entry = table.entries[identity], entry.scheduler === scheduler { return (entry, []) }
      var over = table.entries.updateValue(new, forKey: identity).map { [$0] } ?? []
      if table.entries.count >= table.sweepAt {
        over += table.entries.values.filter { $0.scheduler == nil }
        table.entries = table.entries.filter { $0.value.scheduler != nil }
        table.sweepAt = Swift.max(16, table.entries.count * 2)
      }
      return (new, over)
    }
    withExtendedLifetime(over) {}
    return entry.engine
  }
}
