import Synchronization

/// Numbers everything that is enqueued, so that equal instants fire in the order of enqueueing, also across queues that share a sequencer.
package final class Sequencer: Sendable {
  private let last = Atomic<UInt64>(0)
  private let shuffle: (@Sendable (_ number: UInt64, _ due: Nanoseconds) -> UInt64)?

  /// Creates a sequencer.
  ///
  /// - Parameter shuffle: Replaces numbers by others, as distinct, for a test that wants another order of equal instants.
  package init(shuffle: (@Sendable (_ number: UInt64, _ due: Nanoseconds) -> UInt64)? = nil) {
    self.shuffle = shuffle
  }

  /// The number of what is enqueued for `due`.
  package func next(for due: Nanoseconds) -> UInt64 {
    let number = last.add(1, ordering: .relaxed).newValue
    return shuffle?(number, due) ?? number
  }
}
