/// The timers of a queue that follow the wall clock, apart from the others: so all of them become due in one step when it is set.
///
/// Each jump of the wall clock begins a new round: the timers of the rounds before are due, whatever their deadlines.
///
/// Unchecked: it belongs to a ``TimerQueue``, and is accessed only under the lock of the engine.
final class WallFollowers: @unchecked Sendable {
  /// When the wall clock was set, as a place among the other timers.
  private typealias Jump = (instant: TickInstant, sequence: UInt64)

  /// The timers that have been armed since the jump.
  @exclusivity(unchecked)
  private var armed = TimerRuns()
  /// The timers of the previous round, which the jump has made due.
  @exclusivity(unchecked)
  private var refired = TimerRuns()
  /// The round, modulo 2.
  @exclusivity(unchecked)
  private var round = false
  @exclusivity(unchecked)
  private var jump: Jump = (.distantPast, 0)
  /// The next jump.
  ///
  /// It waits until the last timer of the previous round, which is also due, has been taken.
  @exclusivity(unchecked)
  private var nextJump: Jump?
  @exclusivity(unchecked)
  private(set) var count = 0

  /// The first of those that a jump has made due.
  var firstRefired: TimerHeap.Slot? { refired.first.map { place($0) } }

  var first: TimerHeap.Slot? {
    guard let first = firstRefired else { return armed.first }
    guard let next = armed.first, next.precedes(first) else { return first }
    return next
  }

  /// Makes all that are armed due at `instant`, unless they are due before.
  func refire(at instant: TickInstant, _ sequence: UInt64) {
    nextJump = (instant, sequence)
    if refired.first == nil { beginRound() }
  }

  private func beginRound() {
    guard let next = nextJump.take() else { return }
    jump = next
    round.toggle()
    swap(&armed, &refired)
  }

  /// Whether a jump has made a timer due.
  func isRefired(_ timer: TickTimer) -> Bool {
    timer.wallRound != round
  }

  /// The place of a timer among all others, if `slot` is its place among those of its round.
  func place(_ slot: TimerHeap.Slot) -> TimerHeap.Slot {
    guard slot.timer._withUnsafeGuaranteedRef({ isRefired($0) }) else { return slot }
    let jumped = TimerHeap.Slot(due: jump.instant, sequence: jump.sequence, timer: slot.timer)
    return slot.precedes(jumped) ? slot : jumped
  }

  // MARK: - Runs

  func link(_ timer: Unmanaged<TickTimer>) {
    timer._withUnsafeGuaranteedRef { $0.wallRound = round }
    armed.link(timer)
    count += 1
  }

  func unlink(_ timer: Unmanaged<TickTimer>) {
    count -= 1
    guard timer._withUnsafeGuaranteedRef({ isRefired($0) }) else { return armed.unlink(timer) }
    refired.unlink(timer)
    if refired.first == nil { beginRound() }
  }

  func isSettled(until instant: TickInstant) -> Bool {
    armed.isSettled(until: instant) && refired.isSettled(until: reach(of: instant))
  }

  func settle(until instant: TickInstant, _ moves: inout Int) -> Bool {
    armed.settle(until: instant, &moves) && refired.settle(until: reach(of: instant), &moves)
  }

  /// Up to where the timers of the round before are due at `instant`.
  private func reach(of instant: TickInstant) -> TickInstant {
    instant < jump.instant ? instant : .distantFuture
  }

  func findEnd(by search: inout WakeSearch) {
    search.findEnd(armed.heap.slots.elements)
    if let first = firstRefired { search.limitEnd(to: first.due) }
  }

  func findDeadline(by search: inout WakeSearch) {
    search.findDeadline(armed.heap.slots.elements)
    if let first = firstRefired { search.add(deadline: first.due) }
  }

  func timers(until limit: TickInstant) -> [TickTimer] { armed.timers(until: limit) + refired.timers(until: reach(of: limit)) }
}

/// Notifies engines when the wall clock of the system was set, so that they need not poll it.
protocol WallClockWatcher: AnyObject, Sendable {
  /// Calls ``EngineCore/wallClockChanged()`` of `engine` from now on, or no longer: as ``EngineCore/watchesWallClock`` specifies.
  ///
  /// - Returns: Whether it can.
  func update(_ engine: EngineCore) -> Bool

  /// Forgets an engine that is being released.
  func remove(_ engine: ObjectIdentifier)
}
