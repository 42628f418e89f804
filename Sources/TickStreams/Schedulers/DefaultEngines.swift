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
    // An identity is used again once its scheduler is deallocated.
    let (entry, crowd, over): (Entry, [Entry], Entry?) = table.withLock { table in
      if let entry = table.entries[identity], entry.scheduler === scheduler { return (entry, [], nil) }
      let over = table.entries.updateValue(new, forKey: identity)
      return (new, table.entries.count >= table.sweepAt ? Array(table.entries.values) : [], over)
    }
    withExtendedLifetime(over) {}
    if !crowd.isEmpty { sweep(crowd) }
    return entry.engine
  }

  /// Forgets the engines of schedulers that are deallocated.
  ///
  /// It looks at them outside of the lock, as that may leave it with the last reference to one.
  private static func sweep(_ crowd: [Entry]) {
    let over = crowd.filter { $0.scheduler == nil }
    table.withLock { table in
      for entry in over {
        if let index = table.entries.firstIndex(where: { $0.value === entry }) { table.entries.remove(at: index) }
      }
      table.sweepAt = Swift.max(16, table.entries.count * 2)
    }
  }
}
