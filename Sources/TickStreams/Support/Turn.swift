import Synchronization

/// Work that one thread does at a time: a thread that finds it begun leaves a note, and the one that has begun looks again before it ends.
///
/// The work itself is found under a lock, under which ``begin()`` is also called. So there is a note for each change that arrives after the
/// search:
///
/// ```
/// guard state.withLock({ $0.wake = instant; return turn.begin() }) else { return }
/// repeat { alarm.arm(at: state.withLock { $0.wake }) } while !turn.end()
/// ```
struct Turn: ~Copyable, Sendable {
  private static let free: UInt8 = 0
  private static let begun: UInt8 = 1
  /// Begun, and there is a note.
  private static let noted: UInt8 = 2

  private let state = Atomic<UInt8>(free)

  /// Begins, or leaves a note.
  ///
  /// - Returns: Whether the caller has begun.
  func begin() -> Bool {
    while !beginIfFree() {
      let before = state.compareExchange(expected: Self.begun, desired: Self.noted, ordering: .acquiringAndReleasing).original
      if before != Self.free { return false }
    }
    return true
  }

  /// Begins, unless another thread has; leaves no note.
  @inline(__always)
  func beginIfFree() -> Bool {
    state.compareExchange(expected: Self.free, desired: Self.begun, ordering: .acquiringAndReleasing).exchanged
  }

  /// Ends, unless there is a note: then the caller looks again, and ends later.
  @inline(__always)
  func end() -> Bool {
    if state.compareExchange(expected: Self.begun, desired: Self.free, ordering: .acquiringAndReleasing).exchanged { return true }
    state.store(Self.begun, ordering: .releasing)
    return false
  }
}
