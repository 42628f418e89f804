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

  private var rows: [Key: Row] = [:]

  /// The entry of a key.
  subscript(key: Key) -> HubEntry? { rows[key] }

  /// The entry of a key, which is created if there is none.
  func entry(_ key: Key) -> HubEntry {
    if let row = rows[key] { return row }
    let row = Row(key)
    rows[key] = row
    return row
  }

  var count: Int { rows.count }

  var all: [HubEntry] { Array(rows.values) }

  func remove(_ entry: HubEntry) {
    entry.isInTable = false
    rows[unsafeDowncast(entry, to: Row.self).key] = nil
  }

  /// What `body` makes of the entries, without those of which it makes nothing.
  func compactMap<Result>(_ body: (HubEntry) -> Result?) -> [Key: Result] {
    rows.compactMapValues(body)
  }
}

/// The entries of a hub, whatever their keys are.
protocol HubEntries: AnyObject, Sendable {
  var count: Int { get }
  var all: [HubEntry] { get }
  func remove(_ entry: HubEntry)
}
