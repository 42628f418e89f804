/// A deadline that a state decides under its lock, and that a timer follows outside of it.
///
/// ```
/// engine.follow(timer, state.withLock { $0.deadline.set(due) })
/// // and when the timer fires:
/// if state.withLock({ $0.deadline.take(tick) }) { … }
/// ```
///
/// Two threads may pass their decisions to the engine in the wrong order, and a firing may have left the queue before the deadline was
/// moved. So decisions are numbered, and the engine drops one that is older than the last it received. A firing takes the deadline only if
/// it was due then. A timer follows one deadline.
struct Deadline: Sendable {
  /// The timer's next step after a decision.
  ///
  /// No move (`nil`) leaves the timer as it is.
  struct Move: Sendable {
    /// The number of the decision, modulo 2³².
    let number: UInt32
    /// When the timer is due; `nil` lets it rest.
    let due: TickInstant?
    /// Decides between timers of the same instant.
    var tieBreak = TieBreak.newest
    /// The offset with which `due` was computed, if the timer follows the wall clock.
    var wallOffset: Nanoseconds?
    /// How much later it may fire; by default the leeway of the timer.
    var leeway: Nanoseconds?
    /// How much of the leeway of the timer is used at most.
    var limit = Nanoseconds.never
  }

  /// When it is, or `nil` if there is none.
  private(set) var due: TickInstant?
  private var number: UInt32 = 0

  var isSet: Bool { due != nil }

  /// Sets or moves it.
  ///
  /// - Parameters:
  ///   - due: When it is.
  ///   - tieBreak: Decides between timers of the same instant.
  ///   - wallOffset: The offset with which `due` was computed, if the timer also has to fire when the wall clock is set: that firing takes nothing.
  /// - Returns: The argument for ``EngineCore/follow(_:_:)``.
  mutating func set(_ due: TickInstant, tieBreak: TieBreak = .newest, wallOffset: Nanoseconds? = nil) -> Move {
    self.due = due
    number &+= 1
    return Move(number: number, due: due, tieBreak: tieBreak, wallOffset: wallOffset)
  }

  /// Removes it; returns the argument for ``EngineCore/follow(_:_:)``, or `nil` if there was none.
  mutating func clear() -> Move? {
    guard due.take() != nil else { return nil }
    number &+= 1
    return Move(number: number, due: nil)
  }

  /// Removes it because it has been reached; `false` if the firing belongs to an older one.
  mutating func take(_ tick: Tick) -> Bool {
    guard due == tick.scheduled else { return false }
    due = nil
    return true
  }

  /// Whether no later decision than that of `move` has been made.
  func isLatest(_ move: Move) -> Bool {
    move.number == number
  }
}

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

/// A deadline with which arrivals are compared, such as the end of a pause between values.
///
/// The deadline decides, not its timer, which may be late: an arrival strictly after the deadline is late (``isOver(at:)``). At the deadline the
/// order of scheduling decides. A late arrival sends nothing for the timer. If something has ended that the timer still has to send, the
/// timer stays where it is (``leave()``), and moves to the next deadline (``set(_:from:tieBreak:)``) when it has fired (``resume()``).
struct ArrivalDeadline: Sendable {
  /// The deadline that the timer is armed for.
  private var armed = Deadline()
  /// Whether something has ended at that deadline, which the timer still has to send.
  private var isLeft = false
  /// Whether it was set for the very moment: then it is the next turn, which the clock cannot tell, and the timer decides.
  private var isNextTurn = false
  /// The deadline that was set while the timer still had something to send.
  private var next: TickInstant?

  /// When it is, or `nil` if there is none.
  var due: TickInstant? { isLeft ? next : armed.due }
  var isSet: Bool { due != nil }

  /// Whether an arrival at `now` is late: strictly after it.
  func isOver(at now: TickInstant) -> Bool {
    due.map { $0 < now && !isNextTurn } ?? false
  }

  /// Sets or moves it, as decided at `now`.
  ///
  /// - Returns: The argument for ``EngineCore/follow(_:_:)``, or `nil` if the timer still has something to send.
  mutating func set(_ due: TickInstant, from now: TickInstant, tieBreak: TieBreak = .newest) -> Deadline.Move? {
    isNextTurn = due <= now
    guard isLeft else { return armed.set(due, tieBreak: tieBreak) }
    next = due
    return nil
  }

  /// Removes it; returns the argument for ``EngineCore/follow(_:_:)``, or `nil` if there was none, or the timer still has something to send.
  mutating func clear() -> Deadline.Move? {
    next = nil
    return isLeft ? nil : armed.clear()
  }

  /// Removes it because it is over, but leaves the timer to send what has ended.
  mutating func leave() {
    isLeft = isLeft || armed.isSet
    next = nil
  }

  /// Removes it because it has been reached; `false` if the firing belongs to an older one.
  ///
  /// Afterwards it is set only if the firing was that of an earlier deadline, which the timer was left at, and another was set: ``resume()``.
  mutating func take(_ tick: Tick) -> Bool {
    armed.take(tick)
  }

  /// The move to the deadline that was set while the timer still had something to send, if there is one.
  mutating func resume() -> Deadline.Move? {
    isLeft = false
    return next.take().map { armed.set($0) }
  }
}
