/// Values by key, each of which expires: sessions, tokens, leases, the addresses that have been seen.
///
/// ```swift
/// let sessions = ExpiringTable<String, Session>(on: scheduler)
/// sessions.updateValue(session, forKey: "4711", for: .seconds(1_800))
/// // A request came: false if it is too late.
/// sessions.extend("4711", for: .seconds(1_800))
/// sessions.expirations.subscribe(onNext: { print("\($0.key) has left") })
///   .store(in: bag)
/// ```
///
/// A value and its deadline are guarded by one lock, as in an ``ExpiringValue``: from its deadline on a value can no longer be read, even if
/// the timer is late, and no firing for an older deadline removes it. ``expirations`` sends each expired entry once, with its value, which the
/// table then releases, with or without subscribers. An entry that is replaced or removed earlier is not sent.
///
/// - Boundary: at the deadline the entry has expired. Setting its key again at that instant makes a new entry, and the old one is sent.
/// - Cost: one timer in the queue of the scheduler for each entry, and one alarm for all. ``updateValue(_:forKey:for:)`` of a key that is not there is
///   O(1) among entries that last equally long, otherwise O(log *n*); ``extend(_:for:)`` to a later moment is O(1), and moves nothing until the
///   old deadline comes. Entries with the same deadline take one wake-up; very many take more, since a scheduler lets go of its thread every 2 ms.
/// - Memory: entries and timers are released with the table, without a signal. After a shutdown of the scheduler nothing is removed or sent;
///   expired entries still cannot be read.
///
/// It may be used from any thread. The `==` and `hash(into:)` of keys run under the lock of the table, and must not call the table. Values
/// and keys are released after unlocking.
///
/// Unchecked: its variable is accessed under its lock only. That holds no generic type, whose metadata each call would look up.
public final class ExpiringTable<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  /// An entry that has expired.
  public struct Entry: Sendable {
    /// Its key.
    public let key: Key
    /// Its value.
    public let value: Value
  }

  private typealias Row = KeyedRow<Key, Value>

  private let engine: TimerEngine
  private let origin: CallOrigin
  private let state = Lock(ExpiringRows())
  /// The rows by key, accessed under the lock only.
  @exclusivity(unchecked)
  private var rows: [Key: ExpiringRow] = [:]
  private let subject = TickSubject<Entry, Never>()

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler to wait and deliver on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public convenience init(on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    self.init(on: scheduler.engine, for: CallOrigin("ExpiringTable", file, line))
  }

  init(on engine: TimerEngine, for origin: CallOrigin) {
    self.engine = engine
    self.origin = origin
  }

  deinit {
    _ = removeAll()
  }

  // MARK: - Reading

  /// The value of a key, or `nil` from its deadline on.
  public subscript(key: Key) -> Value? {
    let now = engine.now
    var value: Value?
    state.withLock { if let row = running(key, at: now, in: &$0) { value = typed(row).value } }
    return value
  }

  /// The remaining time of a key, or `nil` if it is not there.
  public func remaining(forKey key: Key) -> Duration? {
    let now = engine.now
    return state.withLock { state in
      running(key, at: now, in: &state)?.limit.due.map { .nanoseconds($0.distance(from: state.latest)) }
    }
  }

  /// How many entries there are; one whose timer is late is counted until it is sent.
  public var count: Int { state.withLock { rows.count + $0.late.count } }

  /// The entries that have expired, on the scheduler, each at its deadline, never early.
  ///
  /// Entries with the same deadline are sent in the order in which their deadlines were set. Nothing is sent on subscription, and the
  /// signal never completes, also when the table is deallocated.
  public var expirations: TickSignal<Entry, Never> { subject.signal }

  // MARK: - Changing

  /// Sets the value of a key, which expires `span` from now; an earlier value and deadline are replaced.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Its key.
  ///   - span: The time until it expires; with zero or less it cannot be read, and ``expirations`` sends it on the next turn.
  /// - Returns: The value that it replaced, if there was one that had not expired.
  @discardableResult
  public func updateValue(_ value: Value, forKey key: Key, for span: Duration) -> Value? {
    let (now, span) = (engine.now, Swift.max(0, span.nanoseconds))
    var (value, spare) = (value, nil as Row?)
    var over: ExpiringRow?
    defer { withExtendedLifetime(over) {} }
    while true {
      let change: (row: ExpiringRow, move: Deadline.Move, replaces: Bool)? = state.withLock { state in
        state.adopt(now)
        let row = rows[key]
        if let row, row.isRunning(at: state.latest) {
          swap(&typed(row).value, &value)
          return (row, row.limit.set(state.latest.adding(span)), true)
        }
        guard let spare else { return nil }
        if let row {
          // The key in the dictionary is always that of its row.
          rows[key] = nil
          if engine.isShutDown { over = row } else { state.late[ObjectIdentifier(row)] = row }
        }
        rows[spare.key] = spare
        return (spare, spare.limit.set(state.latest.adding(span)), false)
      }
      if let change {
        engine.core.follow(change.row, change.move)
        return change.replaces ? value : nil
      }
      spare = Row(key, value, in: self, on: engine, for: origin)
    }
  }

  /// Moves the deadline of a key to `duration` from now, earlier or later than before, if it is still there.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - duration: The time from now; with zero or less the entry expires immediately, and ``expirations`` sends it on the next turn.
  /// - Returns: Whether the entry is still there: `false` if `duration` is zero or less, and if it had expired.
  /// - Complexity: O(1) if the deadline is not earlier than before.
  @discardableResult
  public func extend(_ key: Key, for duration: Duration) -> Bool {
    extended(key, to: duration.nanoseconds) { _ in } != nil && duration > .zero
  }

  /// Moves the deadline of a key, and does something with its value before it can expire: under the lock, so nothing of the user's may run in `body`.
  func extended<Result: Sendable>(_ key: Key, to duration: Nanoseconds, _ body: (Value) -> Result) -> Result? {
    let now = engine.now
    var result: Result?
    let change: (row: ExpiringRow, move: Deadline.Move)? = state.withLock { state in
      guard let row = running(key, at: now, in: &state) else { return nil }
      result = body(typed(row).value)
      return (row, row.limit.set(state.latest.adding(Swift.max(0, duration))))
    }
    if let change { engine.core.follow(change.row, change.move) }
    return result
  }

  /// Removes a key; ``expirations`` does not send it.
  ///
  /// - Returns: Its value, if it had not expired.
  @discardableResult
  public func removeValue(forKey key: Key) -> Value? {
    let now = engine.now
    return remove { running(key, at: now, in: &$0) }
  }

  /// Removes a key that has expired and has not been sent, and returns its value.
  func takeLate(_ key: Key) -> Value? {
    let now = engine.now
    return remove { running(key, at: now, in: &$0) == nil ? rows[key] : nil }
  }

  private func remove(_ find: (inout ExpiringRows) -> ExpiringRow?) -> Value? {
    let row: ExpiringRow? = state.withLock { state in
      guard let row = find(&state) else { return nil }
      take(row, from: &state)
      _ = row.limit.clear()
      return row
    }
    row?.dispose()
    return row.map { typed($0).value }
  }

  /// Removes all entries, also those that have expired and have not been sent.
  func removeAll() -> [Entry] {
    let removed = state.withLock { state in
      defer { (rows, state.late) = ([:], [:]) }
      let all = Array(rows.values) + state.late.values
      for row in all { _ = row.limit.clear() }
      return all
    }
    for row in removed { row.dispose() }
    return removed.map { Entry(key: typed($0).key, value: typed($0).value) }
  }

  /// Removes a row at its deadline, unless that has been moved, and sends it.
  fileprivate func expire(_ row: KeyedRow<Key, Value>, _ tick: Tick) {
    let hasExpired = state.withLock { state in
      state.adopt(tick.fired)
      guard row.limit.take(tick) else { return false }
      take(row, from: &state)
      return true
    }
    if hasExpired { subject.next(Entry(key: row.key, value: row.value)) }
  }

  // MARK: - Under the lock

  /// The row of a key, unless it has expired.
  private func running(_ key: Key, at reading: TickInstant, in state: inout ExpiringRows) -> ExpiringRow? {
    state.adopt(reading)
    guard let row = rows[key], row.isRunning(at: state.latest) else { return nil }
    return row
  }

  /// Takes out a row, which the caller releases after unlocking.
  ///
  /// The key in the dictionary is that of the row, so that it is not released here.
  private func take(_ row: ExpiringRow, from state: inout ExpiringRows) {
    let key = typed(row).key
    if rows[key] === row { rows[key] = nil } else { state.late[ObjectIdentifier(row)] = nil }
  }

  private func typed(_ row: ExpiringRow) -> Row { unsafeDowncast(row, to: Row.self) }
}

/// What a table knows of its rows beside their keys and values.
private struct ExpiringRows: Sendable {
  /// The rows that have expired, have not been sent, and whose keys have been set again.
  var late: [ObjectIdentifier: ExpiringRow] = [:]
  /// The latest reading of the clock by any thread: an entry that has expired for one thread has expired for all.
  private(set) var latest = TickInstant.distantPast

  mutating func adopt(_ reading: TickInstant) { latest = Swift.max(latest, reading) }
}

/// An entry of a table, without its key and value, and its timer.
///
/// Unchecked: the deadline changes under the lock of the table only, and no more once it has been taken.
private class ExpiringRow: DeadlineTimer, @unchecked Sendable {
  @exclusivity(unchecked)
  final var limit = Deadline()

  final func isRunning(at now: TickInstant) -> Bool {
    limit.due.map { $0 > now } ?? false
  }
}

/// An entry of a table.
///
/// Unchecked like its superclass: the value also changes under the lock of the table only.
private final class KeyedRow<Key: Hashable & Sendable, Value: Sendable>: ExpiringRow, @unchecked Sendable {
  let key: Key
  @exclusivity(unchecked)
  var value: Value
  private weak let table: ExpiringTable<Key, Value>?

  init(_ key: Key, _ value: Value, in table: ExpiringTable<Key, Value>, on engine: TimerEngine, for origin: CallOrigin) {
    self.key = key
    self.value = value
    self.table = table
    super.init(engine: engine, for: origin)
  }

  override func fire(_ tick: Tick) {
    table?.expire(self, tick)
  }
}
