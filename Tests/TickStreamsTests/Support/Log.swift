import TickStreams

/// A log of entries, in order, from any thread.
final class Log<Entry: Sendable>: Sendable {
  private let storage = Lock<[Entry]>([])

  var entries: [Entry] { storage.withLock { $0 } }
  var count: Int { storage.withLock { $0.count } }

  /// Checks, in a build with lock checks, that the callback that logs runs with no lock held.
  func append(_ entry: Entry) {
    LockChecks.expectNone("a closure of the user runs")
    storage.withLock { $0.append(entry) }
  }
}

/// An object whose release can be observed.
final class Witness: Sendable {}

struct TestFailure: Error, Hashable {
  var code = 0
}
