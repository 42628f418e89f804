/// The engines of schedulers that have none of their own: one for each scheduler, made when it is first needed.
enum DefaultEngines {
  /// A scheduler, which is not retained, and its engine, which retains it only while something is armed.
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
    // Once a scheduler is deallocated, another one may get its identity.
    let (entry, candidates, released): (Entry, [Entry], Entry?) = table.withLock { table in
      if let entry = table.entries[identity], entry.scheduler === scheduler { return (entry, [], nil) }
      let released = table.entries.updateValue(new, forKey: identity)
      return (new, table.entries.count >= table.sweepAt ? Array(table.entries.values) : [], released)
    }
    withExtendedLifetime(released) {}
    if !candidates.isEmpty { sweep(candidates) }
    return entry.engine
  }

  /// Removes the engines of schedulers that have been deallocated.
  ///
  /// Reads the weak references outside the lock, since that may release the last reference to a scheduler.
  private static func sweep(_ candidates: [Entry]) {
    let orphans = candidates.filter { $0.scheduler == nil }
    table.withLock { table in
      for entry in orphans {
        if let index = table.entries.firstIndex(where: { $0.value === entry }) { table.entries.remove(at: index) }
      }
      table.sweepAt = Swift.max(16, table.entries.count * 2)
    }
  }
}
