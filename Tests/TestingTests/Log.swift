import TickStreams

/// A log of entries, in order, from any thread.
final class Log<Entry: Sendable>: Sendable {
  private let storage = Lock<[Entry]>([])

  var entries: [Entry] { storage.withLock { $0 } }

  /// Checks, in a build with lock checks, that the callback that logs runs with no lock held.
  func append(_ entry: Entry) {
    LockChecks.expectNone("a closure of the user runs")
    storage.withLock { $0.append(entry) }
  }
}
