import Synchronization

/// A flag that one thread sets and others read.
final class AtomicFlag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() {
    value.store(true, ordering: .releasing)
  }
}
