/// The entries of a hub by key: all that depends on the type of the keys, so that the rest of a hub is compiled once, and specialized.
///
/// Unchecked: accessed only under the lock of the hub. Removing an entry does not release it: its row is that entry.
final class HubTable<Key: Hashable & Sendable>: HubEntries, @unchecked Sendable {
  /// An entry and its key.
  ///
  /// Unchecked like its superclass; it adds a constant.
  private final class Row: HubEntry, @unchecked Sendable {
    let key: Key

    init(_ key: Key) {
      self.key = key
    }
  }

  @exclusivity(unchecked)
  private var rows: [Key: Row] = [:]
  /// The entries, in no particular order.
  @exclusivity(unchecked)
  private var entries: [HubEntry] = []

  subscript(key: Key) -> HubEntry? { rows[key] }

  /// The entry of a key, which is created if there is none.
  func entry(_ key: Key) -> HubEntry {
    if let row = rows[key] { return row }
    let row = Row(key)
    row.tableIndex = entries.count
    rows[key] = row
    entries.append(row)
    return row
  }

  var count: Int { entries.count }

  func last(before end: inout Int) -> HubEntry? { entries.last(before: &end) }

  func remove(_ entry: HubEntry) {
    entries.swapRemove(at: entry.tableIndex)?.tableIndex = entry.tableIndex
    entry.tableIndex = -1
    rows[unsafeDowncast(entry, to: Row.self).key] = nil
  }

  func send(_ entry: HubEntry, to broadcaster: Broadcaster) {
    ValueInFlight.lending(key(of: entry)) { broadcaster.next($0) }
  }

  func key(of entry: HubEntry) -> Key { unsafeDowncast(entry, to: Row.self).key }
}

/// The entries of a hub, whatever their keys are.
protocol HubEntries: AnyObject, Sendable {
  var count: Int { get }
  /// The last of the entries before `end`, of which fewer may be left; `end` becomes its index.
  func last(before end: inout Int) -> HubEntry?
  func remove(_ entry: HubEntry)
  /// Sends the key of an entry; called without the lock.
  func send(_ entry: HubEntry, to broadcaster: Broadcaster)
}
