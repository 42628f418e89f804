import TickStreams

/// Objects that should not outlive a test, and where they were made.
final class Tracker: Sendable {
  private struct Entry: Sendable {
    weak var object: (any AnyObject & Sendable)?
    let name: String
    let site: CallSite
  }

  private let entries = Lock<[Entry]>([])

  func add(_ object: any AnyObject & Sendable, _ name: String, _ site: CallSite) {
    entries.withLock { $0.append(Entry(object: object, name: name, site: site)) }
  }

  /// What is alive, and has not been disposed if it can be, in the order in which it was added.
  func living() -> [String] {
    entries.withLock { $0 }
      .filter { entry in
        guard let object = entry.object else { return false }
        return (object as? any Disposable)?.isDisposed != true
      }
      .map { "\($0.name) at \($0.site)" }
  }
}
