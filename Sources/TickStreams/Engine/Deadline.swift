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
