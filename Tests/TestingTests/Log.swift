import TickStreams

/// A log of entries, in order, from any thread.
final class Log<Entry: Sendable>: Sendable {
  private let storage = Lock<[Entry]>([])

  var entries: [Entry] { storage.withLock { $0 } }
  func append(_ entry: Entry) { storage.withLock { $0.append(entry) } }
}
