/// A timer that follows a ``Deadline``.
///
/// Unchecked like its superclass; its own variables are also accessed only under the lock of the engine.
class DeadlineTimer: TickTimer, @unchecked Sendable {
  /// The number of the last decision that moved it.
  @exclusivity(unchecked)
  private final var move: UInt32 = 0

  /// Takes note of a move, which makes a firing that is on its way void; `false` if the move is older than the last one.
  ///
  /// Called under the lock of the engine.
  final func adopt(_ new: Deadline.Move) -> Bool {
    guard Int32(bitPattern: new.number &- move) > 0 else { return false }
    move = new.number
    invalidate()
    return true
  }

  /// Moves the timer as a deadline was decided; `nil` leaves it as it is.
  final func follow(_ move: Deadline.Move?) {
    if let move { engine.follow(self, move) }
  }
}
