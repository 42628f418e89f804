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
  package func number(for due: Nanoseconds, _ place: PlaceInInstant = .next) -> UInt64 {
    if case .reserved(let number) = place { return number }
    let number = last.add(1, ordering: .relaxed).newValue
    if let shuffle { return shuffle(number, due) }
    return place == .last ? number | 1 << 63 : number
  }
}

/// Where a timer stands among those that are due at the same instant.
package enum PlaceInInstant: Sendable, Hashable {
  /// Behind everything that has been enqueued by now.
  case next
  /// Where a number stands that was taken earlier, when what the timer serves arrived.
  case reserved(UInt64)
  /// Behind everything else, also what is enqueued later: the place of a limit that is kept by what comes exactly at it.
  case last
}
