/// The keys of a hub.
final class HubRegistry<Key: Hashable & Sendable>: Sendable {
  private struct State: Sendable {
    var entries: [Key: KeyedEntry<Key>] = [:]
    var sweepAt = 64
  }

  private let core: HubCore
  private let state = Lock(State())

  init(_ core: HubCore) {
    self.core = core
  }

  var now: Nanoseconds { core.reading.now }

  func entry(_ key: Key) -> HubEntry? {
    state.withLock { $0.entries[key] }
  }

  /// The figures of all keys.
  func figures() -> [Key: Nanoseconds] {
    core.figures(of: state.withLock { $0.entries })
  }

  /// Runs `body` with the entry of a key, which is made if there is none, and not forgotten meanwhile.
  func visit(_ key: Key, _ body: (HubEntry) -> Void) {
    let (entry, crowd) = state.withLock { state in
      let crowd = state.entries.count >= state.sweepAt ? Array(state.entries.values) : []
      let entry = state.entries[key] ?? KeyedEntry(key, self)
      state.entries[key] = entry
      entry.visitors += 1
      return (entry, crowd)
    }
    if !crowd.isEmpty { sweep(crowd) }
    body(entry)
    leave(entry)
  }

  /// Runs `body` with the entry of a key, if there is one.
  func visit(existing key: Key, _ body: (HubEntry) -> Void) {
    let entry = state.withLock { state in
      let entry = state.entries[key]
      entry?.visitors += 1
      return entry
    }
    guard let entry else { return }
    body(entry)
    leave(entry)
  }

  private func leave(_ entry: KeyedEntry<Key>) {
    state.withLock { _ in entry.visitors -= 1 }
    forget(entry)
  }

  /// Forgets a key that counts nothing, and that nothing shows.
  fileprivate func forget(_ entry: KeyedEntry<Key>) {
    forget([entry])
  }

  private func forget(_ entries: [KeyedEntry<Key>]) {
    let reading = core.reading
    let over: [(key: Key, value: KeyedEntry<Key>)] = state.withLock { state in
      core.idle(entries, reading).compactMap { entry in
        guard entry.visitors == 0, let index = state.entries.index(forKey: entry.key), state.entries[index].value === entry
        else { return nil }
        return state.entries.remove(at: index)
      }
    }
    withExtendedLifetime(over) {}
  }

  /// Signal subscribers do not report leaving, and a countdown that nothing shows wakes nothing at its end: so idle entries are swept when the table
  /// has doubled.
  private func sweep(_ crowd: [KeyedEntry<Key>]) {
    forget(crowd)
    state.withLock { $0.sweepAt = Swift.max(64, $0.entries.count * 2) }
  }

  func removeAll() {
    let over = state.withLock { state in
      defer { state = State() }
      return state
    }
    withExtendedLifetime(over) {}
  }
}

/// An entry that knows its key.
///
/// Unchecked as its superclass; `visitors` is touched only under the lock of the registry.
private final class KeyedEntry<Key: Hashable & Sendable>: HubEntry, @unchecked Sendable {
  let key: Key
  /// How many are about to do something with this entry.
  var visitors = 0
  private weak let registry: HubRegistry<Key>?

  init(_ key: Key, _ registry: HubRegistry<Key>) {
    self.key = key
    self.registry = registry
  }

  override func forget() {
    registry?.forget(self)
  }
}
