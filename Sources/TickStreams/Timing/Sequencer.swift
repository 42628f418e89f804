import Synchronization

/// Numbers everything that is enqueued, so that equal instants fire in the order of enqueueing, also across queues that share a sequencer.
package final class Sequencer: Sendable {
  private let last = Atomic<UInt64>(0)

  package init() {}

  package func next() -> UInt64 {
    last.add(1, ordering: .relaxed).newValue
  }
}
