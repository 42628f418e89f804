/// The engines of schedulers that have none of their own: one at a time for each scheduler, made when it is needed.
///
/// An engine retains its scheduler, and is retained by what may wait on it: a timer, a subscription, a hub. The table retains neither of the two.
enum DefaultEngines {
  private final class Entry: Sendable {
    weak let scheduler: (any TickScheduler)?
    weak let engine: TimerEngine?
    let past: PastStatistics

    init(_ scheduler: any TickScheduler, _ engine: TimerEngine, _ past: PastStatistics) {
      self.scheduler = scheduler
      self.engine = engine
      self.past = past
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
    while true {
      let found = table.withLock { $0.entries[identity] }
      // Once a scheduler is deallocated, another one may get its identity.
      let known = found.flatMap { $0.scheduler === scheduler ? $0 : nil }
      if let engine = known?.engine { return engine }
      let past = known?.past ?? PastStatistics()
      let engine = TimerEngine(alarm: SchedulerAlarm(servedBy: scheduler), past: past)
      let new = Entry(scheduler, engine, past)
      let (isStored, candidates): (Bool, [Entry]) = table.withLock { table in
        guard table.entries[identity] === found else { return (false, []) }
        table.entries[identity] = new
        return (true, table.entries.count >= table.sweepAt ? Array(table.entries.values) : [])
      }
      guard isStored else { continue }
      if !candidates.isEmpty { sweep(candidates) }
      return engine
    }
  }

  /// Removes the entries of schedulers that have been deallocated.
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
