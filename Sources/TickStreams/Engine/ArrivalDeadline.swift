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
