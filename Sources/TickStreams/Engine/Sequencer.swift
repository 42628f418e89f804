import Synchronization

/// Numbers everything that is enqueued, so that equal instants fire in the order of enqueueing, also across queues that share a sequencer.
package final class Sequencer: Sendable {
  private let last = Atomic<UInt64>(0)
  private let shuffle: (@Sendable (_ number: UInt64, _ due: TickInstant) -> UInt64)?

  /// Creates a sequencer.
  ///
  /// - Parameter shuffle: Replaces numbers by others, as distinct, for a test that wants another order of equal instants.
  package init(shuffle: (@Sendable (_ number: UInt64, _ due: TickInstant) -> UInt64)? = nil) {
    self.shuffle = shuffle
  }

  /// The number of a timer that is enqueued for `due`.
  @inline(__always)
  package func number(for due: TickInstant, _ tieBreak: TieBreak = .newest) -> UInt64 {
    guard tieBreak.number == 0 else { return tieBreak.number }
    let number = last.wrappingAdd(1, ordering: .relaxed).newValue
    return shuffle == nil ? number | tieBreak.rank : shuffled(number, for: due, tieBreak)
  }

  @inline(never)
  private func shuffled(_ number: UInt64, for due: TickInstant, _ tieBreak: TieBreak) -> UInt64 {
    guard let shuffle, tieBreak.rank == 0 else { return number | ~0 << 32 }  // all upper bits: after shuffled numbers, which use all bits
    return shuffle(number, due)
  }
}

/// Decides between timers that are due at the same instant.
package struct TieBreak: Sendable {
  /// A number that was taken earlier, or zero.
  fileprivate let number: UInt64
  /// The bits that put a number after all numbers without them.
  fileprivate let rank: UInt64

  /// After all timers that are enqueued already.
  package static var newest: TieBreak { TieBreak(number: 0, rank: 0) }

  /// After everything else, also after timers that are enqueued later: for a time limit, so that an event exactly at it is in time.
  package static var afterAll: TieBreak { TieBreak(number: 0, rank: 1 << 63) }

  /// By a number that was taken earlier, when the value that the timer delivers arrived.
  package static func reserved(_ number: UInt64) -> TieBreak { TieBreak(number: number, rank: 0) }
}
