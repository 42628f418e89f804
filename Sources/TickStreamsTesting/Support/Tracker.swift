import TickStreams

/// Objects and tasks that should not outlive a test, and where they were made.
final class Tracker: Sendable {
  private struct Entry: Sendable {
    weak var object: (any AnyObject & Sendable)?
    let name: String
    let site: CallSite
  }

  private struct State: Sendable {
    var entries = SweptList<Entry>()
    /// The tasks that have not ended, by number.
    var tasks: [Int: String] = [:]
    var tasksStarted = 0
  }

  private let state = Lock(State())

  func add(_ object: any AnyObject & Sendable, _ name: String, _ site: CallSite) {
    let entry = Entry(object: object, name: name, site: site)
    guard state.withLock({ $0.entries.append(entry) }) else { return }
    var batch = state.withLock { $0.entries.next() }
    // The weak references are read outside the lock, since that may release the last reference to an object.
    while !batch.isEmpty {
      let ended = batch.map { $0.object == nil }
      batch = state.withLock { $0.entries.remove(ended) }
    }
  }

  /// Remembers a task until the returned disposable is disposed.
  func taskStarted(_ name: String, _ site: CallSite?) -> any Disposable {
    let name = site.map { "\(name) at \($0)" } ?? name
    let number = state.withLock { state in
      state.tasksStarted += 1
      state.tasks[state.tasksStarted] = name
      return state.tasksStarted
    }
    return AnyDisposable { [weak self] in self?.taskEnded(number) }
  }

  private func taskEnded(_ number: Int) {
    state.withLock { _ = $0.tasks.removeValue(forKey: number) }
  }

  /// The objects that are alive and, if they are disposables, have not been disposed; and the tasks that have not ended; in the order in
  /// which they were made.
  func living() -> [String] {
    let (entries, tasks) = state.withLock { ($0.entries.members, $0.tasks) }
    let objects =
      entries
      .filter { entry in
        guard let object = entry.object else { return false }
        return (object as? any Disposable)?.isDisposed != true
      }
      .map { "\($0.name) at \($0.site)" }
    return objects + tasks.sorted { $0.key < $1.key }.map(\.value)
  }
}
