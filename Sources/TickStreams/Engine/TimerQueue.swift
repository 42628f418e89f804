/// The timers by deadline, and the next wake-up: the engine's data structure, with no clock, no lock and no outside call.
///
/// It is a heap of runs. Timers of one interval are armed again in the order in which they fire, so they form one run however many they are,
/// and arming, firing and canceling one of them touches its neighbors only. If deadlines are in no order, runs are short, and the queue is
/// a plain heap.
///
/// A reset to a later instant leaves the timer where it is, with a place that is too early; it is moved when it reaches the front. All
/// instants are of one clock, and all arithmetic saturates.
///
/// - Complexity: with *r* runs, insert and cancel O(1) inside a run, else O(log *r*); pop O(log *r*); reset to later O(1). No operation moves more than
///   64 timers or looks at more than 256, except ``timers``.
///
/// Unchecked: timers are linked by unmanaged references, each retained once for being in the queue.
package struct TimerQueue: @unchecked Sendable {
  private var others = TimerRuns()
  /// Those that follow the wall clock; made for the first one.
  private var followers: WallFollowers?
  private var wakeSearch = WakeSearch()
  private let sequencer: Sequencer

  package private(set) var count = 0

  package var wallFollowers: Int { followers?.count ?? 0 }
  /// When the first of them is due.
  var firstWallFollower: TickInstant? { followers?.first?.due }
  /// Whether one is due because the wall clock was set.
  var hasRefired: Bool { followers?.firstRefired != nil }

  /// Creates an empty queue.
  ///
  /// Queues that share a sequencer share one order of enqueueing.
  package init(sequencer: Sequencer = Sequencer()) {
    self.sequencer = sequencer
  }

  package var isEmpty: Bool { count == 0 }

  /// The number of runs, on which the cost of an operation depends.
  package var runs: Int { others.heap.slots.count }

  // MARK: - Arming and canceling

  /// Arms `timer` for `due`, or moves it there.
  ///
  /// A disposed timer stays out.
  ///
  /// - Parameters:
  ///   - timer: The timer.
  ///   - due: When it is due.
  ///   - leeway: How much later it may fire; by default as before.
  ///   - tieBreak: Decides between timers of the same instant.
  ///   - followsWallClock: Whether a jump of the wall clock makes it due; by default as before.
  package mutating func arm(
    _ timer: TickTimer, at due: TickInstant, leeway: Nanoseconds? = nil, tieBreak: TieBreak = .newest, followsWallClock: Bool? = nil
  ) {
    let leeway = leeway ?? timer.leeway
    let follows = followsWallClock ?? timer.followsWallClock
    switch timer.phase {
    case .disposed: break
    case .queued: move(timer, to: due, leeway: leeway, tieBreak: tieBreak, followsWallClock: follows)
    case .idle, .firing:
      timer.followsWallClock = follows
      enqueue(.passRetained(timer), at: due, leeway: leeway, tieBreak: tieBreak)
    }
  }

  /// Puts a timer in that is out; the queue owns the reference from now on.
  @inline(__always)
  private mutating func enqueue(_ reference: Unmanaged<TickTimer>, at due: TickInstant, leeway: Nanoseconds, tieBreak: TieBreak) {
    reference._withUnsafeGuaranteedRef { timer in
      timer.due = due
      timer.leeway = leeway
      timer.sequence = sequencer.number(for: due, tieBreak)
      if timer.phase == .firing, timer.interval > 0 { timer.index = timer.index.adding(1) }
      timer.phase = .queued
    }
    count += 1
    link(reference)
  }

  @inline(__always)
  private mutating func move(
    _ timer: TickTimer, to due: TickInstant, leeway: Nanoseconds, tieBreak: TieBreak, followsWallClock: Bool
  ) {
    let sequence = sequencer.number(for: due, tieBreak)
    let isLater = due > timer.due || (due == timer.due && sequence > timer.sequence)
    let staysPut = isLater && leeway >= timer.leeway && followsWallClock == timer.followsWallClock && !isRefired(timer)
    if !staysPut { unlink(.passUnretained(timer)) }
    timer.due = due
    timer.leeway = leeway
    timer.sequence = sequence
    if timer.followsWallClock != followsWallClock { timer.followsWallClock = followsWallClock }
    if staysPut { timer.isPostponed = true } else { link(.passUnretained(timer)) }
  }

  /// Whether a jump of the wall clock has made a timer due that is armed.
  private func isRefired(_ timer: TickTimer) -> Bool {
    timer.followsWallClock && followers?.isRefired(timer) == true
  }

  /// Takes `timer` out, and lets it rest; a disposed one stays so.
  ///
  /// The caller holds it until no lock is held.
  mutating func rest(_ timer: TickTimer) {
    guard timer.phase != .disposed else { return }
    if timer.phase == .queued { remove(timer) }
    timer.phase = .idle
    timer.due = .distantFuture
  }

  /// Takes `timer` out for good.
  ///
  /// The caller holds it until no lock is held.
  package mutating func cancel(_ timer: TickTimer) {
    if timer.phase == .queued { remove(timer) }
    timer.phase = .disposed
    timer.due = .distantFuture
  }

  // MARK: - Firing

  /// Takes the timer out that precedes all others, if it is due.
  ///
  /// It is out of the queue then, until ``putBack(_:)``. Call ``settle(until:)`` before, until there is nothing more to move.
  ///
  /// - Parameter now: The time of the firing.
  /// - Returns: The firing, or `nil` if nothing is due.
  @inline(__always)
  mutating func takeDue(now: TickInstant) -> Firing? {
    assert(isSettled(until: now), "a postponed timer is at the front")
    guard let first, first.due <= now, first.due != .distantFuture else { return nil }
    unlink(first.timer)
    count -= 1
    return first.timer._withUnsafeGuaranteedRef { timer in
      timer.phase = .firing
      // A jump of the wall clock has made it due.
      if first.due < timer.due { (timer.due, timer.leeway) = (first.due, 0) }
      var missed = 0
      let leeway = timer.leeway
      let late = now.subtracting(timer.due)
      if late >= timer.interval, timer.interval > 0, timer.missedTicks != .burst {
        missed = Int(clamping: late / timer.interval)
        if timer.missedTicks == .skip {
          timer.index = timer.index.adding(missed)
          timer.due = timer.due.adding(timer.interval.multiplied(by: Int64(missed)))
        }
      }
      let tick = Tick(index: timer.index, scheduled: timer.due, fired: now, missed: missed)
      return Firing(reference: first.timer, tick: tick, generation: timer.generation, late: Swift.max(0, late.subtracting(leeway)))
    }
  }

  /// After its firing: puts a repeating timer back for its next tick, after everything enqueued in the meantime, and lets any other rest.
  ///
  /// - Parameter firing: The timer that was taken; it is consumed.
  /// - Returns: The reference that it owned, if the queue has no use for it: for the caller to release once no lock is held.
  mutating func putBack(_ firing: Firing) -> Unmanaged<TickTimer>? {
    firing.reference._withUnsafeGuaranteedRef { timer in
      guard timer.phase == .firing else { return firing.reference }
      guard timer.interval > 0 else {
        rest(timer)
        return firing.reference
      }
      let isNewGrid = timer.missedTicks == .regrid && firing.tick.missed > 0
      let last = isNewGrid ? firing.tick.fired : timer.due
      enqueue(firing.reference, at: last.adding(timer.interval), leeway: timer.grantedLeeway, tieBreak: .newest)
      return nil
    }
  }

  /// Moves timers that were reset to later from the front to where they belong, if the places they had are not after `instant`.
  ///
  /// Some at a time, so that a lock is not held for long: false if there may be more.
  @inline(__always)
  package mutating func settle(until instant: TickInstant) -> Bool {
    isSettled(until: instant) || movePostponed(until: instant)
  }

  /// Whether the first timer is due after `instant`, or where it belongs.
  @inline(__always)
  private func isSettled(until instant: TickInstant) -> Bool {
    guard let followers else { return others.isSettled(until: instant) }
    return followers.isSettled(until: instant) && others.isSettled(until: instant)
  }

  @inline(never)
  private mutating func movePostponed(until instant: TickInstant) -> Bool {
    var moves = Self.mostMoves
    return others.settle(until: instant, &moves) && followers?.settle(until: instant, &moves) != false
  }

  /// How many timers one call of ``settle(until:)`` moves.
  static let mostMoves = 64

  // MARK: - Looking

  /// The first timer, with its place; until all timers are settled, no timer is due before that place.
  @inline(__always)
  var first: TimerHeap.Slot? {
    guard let followers, let follower = followers.first else { return others.first }
    guard let other = others.first, other.precedes(follower) else { return follower }
    return other
  }

  /// When to wake: at the latest deadline that is not after the earliest end of a window, or, without coalescing, at the first deadline.
  ///
  /// So a wake-up is delayed only where that saves another one, and the timers that are due by then all run at it. Where very many were reset to later, or
  /// have windows that are open at the same time, the result may be another instant in the windows of all.
  mutating func nextWake(coalescing: Bool) -> Wake {
    let isSettled = settle(until: .distantFuture)
    guard let first else { return .never }
    // Before its deadline no window ends.
    guard isSettled, coalescing, first.timer._withUnsafeGuaranteedRef({ $0.leeway }) > 0 else { return .exactly(first.due) }
    wakeSearch.begin()
    wakeSearch.findEnd(others.heap.slots.elements)
    followers?.findEnd(by: &wakeSearch)
    wakeSearch.findDeadline(others.heap.slots.elements)
    followers?.findDeadline(by: &wakeSearch)
    return wakeSearch.wake
  }

  /// The place of an armed timer: when it is due, and in which order among equal instants.
  func place(of timer: TickTimer) -> TimerHeap.Slot {
    let slot = TimerHeap.Slot(.passUnretained(timer))
    return timer.followsWallClock ? followers?.place(slot) ?? slot : slot
  }

  /// The timers, in no particular order.
  package func timers(until limit: TickInstant = .distantFuture) -> [TickTimer] {
    others.timers(until: limit) + (followers?.timers(until: limit) ?? [])
  }

  /// Makes every timer that follows the wall clock due at `now`, without leeway: the moment that it waits for may be over.
  ///
  /// - Complexity: O(1): they keep their places among each other, and are not touched before they fire.
  package mutating func refire(wallFollowersAt now: TickInstant) {
    followers?.refire(at: now, sequencer.number(for: now))
  }

  // MARK: - Runs

  @inline(__always)
  private mutating func link(_ reference: Unmanaged<TickTimer>) {
    let followsWallClock = reference._withUnsafeGuaranteedRef { $0.followsWallClock }
    if followsWallClock { linkFollower(reference) } else { others.link(reference) }
  }

  @inline(never)
  private mutating func linkFollower(_ reference: Unmanaged<TickTimer>) {
    if followers == nil { followers = WallFollowers() }
    followers?.link(reference)
  }

  private mutating func unlink(_ reference: Unmanaged<TickTimer>) {
    let followsWallClock = reference._withUnsafeGuaranteedRef { $0.followsWallClock }
    if followsWallClock { followers?.unlink(reference) } else { others.unlink(reference) }
  }

  /// Takes a timer out; the caller holds it, so that letting go of the reference that the queue held does not release it.
  private mutating func remove(_ timer: TickTimer) {
    let reference = Unmanaged.passUnretained(timer)
    unlink(reference)
    count -= 1
    reference.release()
  }
}
