import Synchronization

/// Counts, from any thread.
final class Counter: Sendable {
  private let number = Atomic<Int>(0)
  var count: Int { number.load(ordering: .acquiring) }
  func increment() { number.add(1, ordering: .acquiringAndReleasing) }
}
