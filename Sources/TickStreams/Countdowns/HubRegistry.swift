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

  var now: TickInstant { core.reading.now }

  func entry(_ key: Key) -> HubEntry? {
    state.withLock { $0.entries[key] }
  }

  /// The figures of all keys.
  func figures() -> [Key: Nanoseconds] {
    core.figures(of: state.withLock { $0.entries })
  }

  /// Runs `body` with the entry of a key, which is created if there is none, and not removed meanwhile.
  func withEntry(_ key: Key, _ body: (HubEntry) -> Void) {
    let (entry, candidates) = state.withLock { state in
      let candidates = state.entries.count >= state.sweepAt ? Array(state.entries.values) : []
      let entry = state.entries[key] ?? KeyedEntry(key, self)
      state.entries[key] = entry
      entry.users += 1
      return (entry, candidates)
    }
    if !candidates.isEmpty { sweep(candidates) }
    body(entry)
    release(entry)
  }

  /// Runs `body` with the entry of a key, if there is one.
  func withEntry(existing key: Key, _ body: (HubEntry) -> Void) {
    let entry = state.withLock { state in
      let entry = state.entries[key]
      entry?.users += 1
      return entry
    }
    guard let entry else { return }
    body(entry)
    release(entry)
  }

  private func release(_ entry: KeyedEntry<Key>) {
    state.withLock { _ in entry.users -= 1 }
    removeIfIdle(entry)
  }

  /// Removes a key that does not run and is not shown.
  fileprivate func removeIfIdle(_ entry: KeyedEntry<Key>) {
    removeIfIdle([entry])
  }

  private func removeIfIdle(_ entries: [KeyedEntry<Key>]) {
    let reading = core.reading
    let released: [(key: Key, value: KeyedEntry<Key>)] = state.withLock { state in
      core.idle(entries, reading).compactMap { entry in
        guard entry.users == 0, let index = state.entries.index(forKey: entry.key), state.entries[index].value === entry
        else { return nil }
        return state.entries.remove(at: index)
      }
    }
    withExtendedLifetime(released) {}
  }

  /// Signal subscribers do not report leaving, and a countdown that is not shown ends without a wake-up, so idle entries are swept when the
  /// table has doubled.
  private func sweep(_ candidates: [KeyedEntry<Key>]) {
    removeIfIdle(candidates)
    state.withLock { $0.sweepAt = Swift.max(64, $0.entries.count * 2) }
  }

  func removeAll() {
    let released = state.withLock { state in
      defer { state = State() }
      return state
    }
    withExtendedLifetime(released) {}
  }
}

/// An entry that knows its key.
///
/// Unchecked like its superclass; `users` is accessed only under the lock of the registry.
private final class KeyedEntry<Key: Hashable & Sendable>: HubEntry, @unchecked Sendable {
  let key: Key
  /// How many calls are using this entry.
  var users = 0
  private weak let registry: HubRegistry<Key>?

  init(_ key: Key, _ registry: HubRegistry<Key>) {
    self.key = key
    self.registry = registry
  }

  override func removeIfIdle() {
    registry?.removeIfIdle(self)
  }
}
