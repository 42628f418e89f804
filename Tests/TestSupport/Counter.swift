import Synchronization

/// Counts, from any thread.
package final class Counter: Sendable {
  private let number = Atomic<Int>(0)

  package init() {}

  package var count: Int { number.load(ordering: .acquiring) }

  package func increment() { number.add(1, ordering: .acquiringAndReleasing) }
}
