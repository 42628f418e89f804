/// The engines of schedulers that have none: one at a time for each scheduler, made when it is needed.
///
/// An engine retains its scheduler, and is retained by its users: a timer, a subscription, a hub. The table retains neither of the two.
enum DefaultEngines {
  private final class Entry: Sendable {
    weak let scheduler: (any TickScheduler)?
    weak let engine: EngineCore?
    let identity: ObjectIdentifier
    let past: PastStatistics

    init(_ scheduler: any TickScheduler, _ engine: EngineCore, _ past: PastStatistics) {
      self.scheduler = scheduler
      identity = ObjectIdentifier(scheduler)
      self.engine = engine
      self.past = past
    }
  }

  private struct Table: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    private var identities = SweptList<ObjectIdentifier>()

    /// Adds an entry, or replaces that of the same identity; returns whether entries are to be looked at.
    mutating func add(_ entry: Entry) -> Bool {
      entries.updateValue(entry, forKey: entry.identity) == nil && identities.append(entry.identity)
    }

    /// The next entries to look at.
    mutating func next() -> [Entry] {
      identities.next().compactMap { entries[$0] }
    }

    /// Removes those of schedulers that have been deallocated, unless they were replaced meanwhile; returns more entries to look at.
    mutating func remove(_ orphans: [(entry: Entry, isOrphan: Bool)]) -> [Entry] {
      let removed = orphans.map { $0.isOrphan && entries[$0.entry.identity] === $0.entry }
      for (orphan, isRemoved) in zip(orphans, removed) where isRemoved { entries[orphan.entry.identity] = nil }
      return identities.remove(removed).compactMap { entries[$0] }
    }
  }

  private static let table = Lock(Table())

  /// The number of schedulers in the table; some may have been deallocated.
  static var count: Int { table.withLock { $0.entries.count } }

  static func engine(of scheduler: any TickScheduler) -> TimerEngine {
    let identity = ObjectIdentifier(scheduler)
    while true {
      let found = table.withLock { $0.entries[identity] }
      // Once a scheduler is deallocated, another one may get its identity.
      let known = found.flatMap { $0.scheduler === scheduler ? $0 : nil }
      if let engine = known?.engine { return TimerEngine(engine, leeway: 0) }
      let past = known?.past ?? PastStatistics()
      let alarm = BorrowedAlarm(servedBy: scheduler)
      let engine = TimerEngine(alarm: alarm, past: past)
      alarm.serve(engine.core)
      let new = Entry(scheduler, engine.core, past)
      let (isStored, sweeps) = table.withLock { table in
        table.entries[identity] === found ? (true, table.add(new)) : (false, false)
      }
      guard isStored else { continue }
      if sweeps { sweep() }
      return engine
    }
  }

  /// Removes the entries of schedulers that have been deallocated.
  ///
  /// Reads the weak references outside the lock, since that may release the last reference to a scheduler.
  private static func sweep() {
    var batch = table.withLock { $0.next() }
    while !batch.isEmpty {
      let orphans = batch.map { (entry: $0, isOrphan: $0.scheduler == nil) }
      let next = table.withLock { $0.remove(orphans) }
      batch = next
    }
  }
}

extension TickScheduler {
  /// An engine whose alarm is this scheduler: the same one as long as anything uses it.
  ///
  /// It retains this scheduler, and so does a timer, a subscription or a hub that uses it. It is looked up in a table; a scheduler that
  /// keeps its own engine saves that.
  public var engine: TimerEngine { DefaultEngines.engine(of: self) }
}
