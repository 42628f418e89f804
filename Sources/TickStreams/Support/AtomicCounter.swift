import Synchronization

/// A count that several threads change.
final class AtomicCounter: Sendable {
  private let count: Atomic<Int>

  init(_ count: Int) {
    self.count = Atomic(count)
  }

  /// Subtracts one, and returns the new count.
  func decrement() -> Int {
    count.subtract(1, ordering: .acquiringAndReleasing).newValue
  }
}
