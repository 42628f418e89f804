import Synchronization
import TickStreams

/// A log of entries, in order, from any thread.
package final class Log<Entry: Sendable>: Sendable {
  private let storage = Lock<[Entry]>([])

  package init() {}

  package var entries: [Entry] { storage.withLock { $0 } }
  package var count: Int { storage.withLock { $0.count } }

  /// Checks, in a build with lock checks, that the callback that logs runs with no lock held.
  package func append(_ entry: Entry) {
    LockChecks.expectNone("a closure of the user runs")
    storage.withLock { $0.append(entry) }
  }

  /// Releases the entries, one of which may hold the log.
  package func removeAll() {
    let over = storage.withLock { entries in
      defer { entries = [] }
      return entries
    }
    withExtendedLifetime(over) {}
  }
}

/// Counts, from any thread.
package final class Counter: Sendable {
  private let number = Atomic<Int>(0)

  package init() {}

  package var count: Int { number.load(ordering: .acquiring) }

  package func increment() { number.add(1, ordering: .acquiringAndReleasing) }
}
