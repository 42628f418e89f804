/// What is due, in which order, and when to wake next: the engine's data structure, with no clock, no lock and no call outside.
///
/// It is a heap of runs. A run is a linked list of timers in the order in which they are due, and in which their windows of leeway end; the heap
/// holds the first of each. Timers of one interval are armed anew in the order in which they fire, so they form one run however many they are,
/// and arming, firing and canceling one of them touches its neighbors only. Where deadlines come in no order, runs are short, and the queue is
/// a plain heap.
///
/// A reset to a later instant leaves the timer where it is, with a place that is too early; it is moved when it comes to the front. All
/// instants are of one clock, and all arithmetic saturates.
///
/// - Complexity: with *r* runs, insert and cancel O(1) inside a run, else O(log *r*); pop O(log *r*); reset to later O(1).
///
/// Unchecked: timers are linked by unmanaged references, each retained once for being in the queue.
package struct TimerQueue: @unchecked Sendable {
  private var heap = TimerHeap()
  private var tails = RunTails()
  private let sequencer: Sequencer

  /// How many timers there are.
  package private(set) var count = 0

  /// How many of the timers follow the wall clock.
  package private(set) var wallFollowers = 0

  /// Creates an empty queue.
  ///
  /// Queues that share a sequencer share one order of enqueueing.
  package init(sequencer: Sequencer = Sequencer()) {
    self.sequencer = sequencer
  }

  package var isEmpty: Bool { count == 0 }

  /// How many runs there are: what the cost of an operation depends on.
  package var runs: Int { heap.slots.count }

  // MARK: - Arming and canceling

  /// Arms `timer` for `due`, or moves it there, with the leeway it has or a new one.
  ///
  /// A disposed timer stays out.
  package mutating func arm(_ timer: TickTimer, at due: TickInstant, leeway: Nanoseconds? = nil, place: PlaceInInstant = .next) {
    let leeway = leeway ?? timer.leeway
    switch timer.phase {
    case .disposed: break
    case .queued: move(timer, to: due, leeway: leeway, place: place)
    case .idle, .firing: enqueue(.passRetained(timer), at: due, leeway: leeway, place: place)
    }
  }

  /// Puts a timer in that is out; the queue owns the reference from now on.
  @inline(__always)
  private mutating func enqueue(_ reference: Unmanaged<TickTimer>, at due: TickInstant, leeway: Nanoseconds, place: PlaceInInstant) {
    reference._withUnsafeGuaranteedRef { timer in
      timer.due = due
      timer.leeway = leeway
      timer.sequence = sequencer.number(for: due, place)
      if timer.phase == .firing, timer.interval > 0 { timer.index = timer.index.adding(1) }
      timer.phase = .queued
      if timer.followsWallClock { wallFollowers += 1 }
    }
    count += 1
    link(reference)
  }

  private mutating func move(_ timer: TickTimer, to due: TickInstant, leeway: Nanoseconds, place: PlaceInInstant) {
    let sequence = sequencer.number(for: due, place)
    let isLater = due > timer.due || (due == timer.due && sequence > timer.sequence)
    let isPostponed = isLater && leeway >= timer.leeway
    timer.due = due
    timer.leeway = leeway
    timer.sequence = sequence
    if isPostponed { timer.isPostponed = true } else { relink(.passUnretained(timer)) }
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
  /// It is out of the queue then, until ``putBack(_:)``.
  ///
  /// - Parameters:
  ///   - now: The time of the firing.
  ///   - end: How far that time may be moved, to the deadline of the timer; not at all, if left out.
  /// - Returns: The firing, or `nil` if nothing is due.
  @inline(__always)
  mutating func takeDue(now: TickInstant, until end: TickInstant? = nil) -> Firing? {
    let end = end ?? now
    while !settle(until: end) {}
    guard let first = heap.first, first.due <= end, first.due != .distantFuture else { return nil }
    let now = Swift.max(now, first.due)
    unlink(first.timer)
    return first.timer._withUnsafeGuaranteedRef { timer in
      noteRemoval(of: timer)
      timer.phase = .firing
      var missed = 0
      let late = now.subtracting(timer.due)
      if late >= timer.interval, timer.interval > 0, timer.missedTicks != .burst {
        missed = Int(clamping: late / timer.interval)
        if timer.missedTicks == .skip {
          timer.index = timer.index.adding(missed)
          timer.due = timer.due.adding(timer.interval.multiplied(by: Int64(missed)))
        }
      }
      let tick = Tick(index: timer.index, scheduled: timer.due, fired: now, missed: missed)
      return Firing(reference: first.timer, tick: tick, generation: timer.generation, late: Swift.max(0, late.subtracting(timer.leeway)))
    }
  }

  /// After its firing: puts a repeating timer back for its next tick, behind everything enqueued meanwhile, and lets any other rest.
  ///
  /// - Parameter firing: What was taken; it is used up.
  /// - Returns: The reference that it owned, if the queue has no use for it: for the caller to release once no lock is held.
  mutating func putBack(_ firing: Firing) -> Unmanaged<TickTimer>? {
    firing.reference._withUnsafeGuaranteedRef { timer in
      guard timer.phase == .firing else { return firing.reference }
      guard timer.interval > 0 else {
        timer.phase = .idle
        timer.due = .distantFuture
        return firing.reference
      }
      let isNewGrid = timer.missedTicks == .regrid && firing.tick.missed > 0
      let last = isNewGrid ? firing.tick.fired : timer.due
      enqueue(firing.reference, at: last.adding(timer.interval), leeway: timer.leeway, place: .next)
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
    guard let first = heap.first, first.due <= instant else { return true }
    return first.timer._withUnsafeGuaranteedRef { !$0.isPostponed }
  }

  @inline(never)
  private mutating func movePostponed(until instant: TickInstant) -> Bool {
    for _ in 0..<Self.mostMoves {
      guard let first = heap.first, !isSettled(until: instant) else { return true }
      relink(first.timer)
    }
    return false
  }

  private static let mostMoves = 64

  // MARK: - Looking

  /// The deadline and order of the timer that comes first.
  package mutating func first() -> (due: TickInstant, sequence: UInt64)? {
    while !settle(until: .distantFuture) {}
    return heap.first.map { ($0.due, $0.sequence) }
  }

  /// A timer that is armed, about the first: it may have been postponed.
  var foremost: TickTimer? { heap.first?.timer.takeUnretainedValue() }

  /// When to wake: the latest instant at which no timer is beyond its leeway, or, without coalescing, the first deadline.
  ///
  /// Only timers due before the result are looked at, and all of those will run at that wake-up. Where very many were reset to later, the
  /// result may be earlier, for a wake-up that moves the next of them.
  package mutating func nextWake(coalescing: Bool) -> TickInstant {
    guard coalescing else { return first()?.due ?? .distantFuture }
    guard settle(until: .distantFuture) else { return heap.first?.due ?? .distantFuture }
    var search = WakeSearch()
    if !isEmpty { search.visit(0, of: heap) }
    return search.wake
  }

  /// The timers, in the order in which they will fire.
  package func timers() -> [TickTimer] {
    allTimers().sorted { $0.due != $1.due ? $0.due < $1.due : $0.sequence < $1.sequence }
  }

  private func allTimers() -> [TickTimer] {
    heap.slots.elements.flatMap { sequence(first: $0.timer.takeUnretainedValue()) { $0.follower?.takeUnretainedValue() } }
  }

  /// Makes every timer that follows the wall clock due at `now`, without leeway: what it is aimed at may be over.
  package mutating func refire(wallFollowersAt now: TickInstant) {
    for timer in timers() where timer.followsWallClock && timer.end > now { arm(timer, at: now, leeway: 0) }
  }

  // MARK: - Runs

  /// Puts a timer into the run that it fits, or at the head of a new one.
  private mutating func link(_ timer: Unmanaged<TickTimer>) {
    if let previous = tails.append(timer) {
      previous._withUnsafeGuaranteedRef { $0.follower = timer }
      timer._withUnsafeGuaranteedRef { $0.place = .behind(previous) }
    } else {
      heap.insert(timer)
    }
  }

  /// Takes a timer out of its run; the one behind it may become the head.
  private mutating func unlink(_ timer: Unmanaged<TickTimer>) {
    let (place, next) = timer._withUnsafeGuaranteedRef { timer in
      defer {
        timer.place = .out
        timer.follower = nil
        timer.isPostponed = false
      }
      return (timer.place, timer.follower)
    }
    switch place {
    case .out:
      break
    case .behind(let previous):
      previous._withUnsafeGuaranteedRef { $0.follower = next }
      if let next { next._withUnsafeGuaranteedRef { $0.place = place } } else { tails.remove(timer, previous: previous) }
    case .top(let position):
      let position = Int(position)
      guard let next else {
        tails.remove(timer, previous: nil)
        return heap.remove(at: position)
      }
      // The place of a postponed timer is not known any more, but not before its predecessor's.
      if next._withUnsafeGuaranteedRef({ $0.isPostponed }) {
        heap.replaceKeepingKey(at: position, with: next)
      } else {
        heap.replace(at: position, with: next)
      }
    }
  }

  private mutating func relink(_ timer: Unmanaged<TickTimer>) {
    unlink(timer)
    link(timer)
  }

  /// Takes a timer out; the caller holds it, so that letting go of the reference that the queue held does not release it.
  private mutating func remove(_ timer: TickTimer) {
    let reference = Unmanaged.passUnretained(timer)
    unlink(reference)
    noteRemoval(of: timer)
    reference.release()
  }

  private mutating func noteRemoval(of timer: TickTimer) {
    count -= 1
    if timer.followsWallClock { wallFollowers -= 1 }
  }
}

/// Looks for the latest instant at which no timer is beyond its leeway.
private struct WakeSearch {
  private(set) var wake = TickInstant.distantFuture
  /// How many postponed timers may still be looked at: they say nothing about those behind them.
  private var budget = 256

  /// Looks at a run, and at those below it in the heap, as far as they can be due before the wake-up.
  mutating func visit(_ position: Int, of heap: TimerHeap) {
    let slot = heap.slots[position]
    guard slot.due < wake else { return }
    visitRun(slot)
    for child in heap.children(of: position) { visit(child, of: heap) }
  }

  /// Looks at the first timer of a run that is in its place: no window behind it ends earlier.
  private mutating func visitRun(_ slot: TimerHeap.Slot) {
    var next: Unmanaged<TickTimer>? = slot.timer
    while let timer = next {
      let (end, isPostponed) = timer._withUnsafeGuaranteedRef { timer in
        next = timer.follower
        return (timer.end, timer.isPostponed)
      }
      wake = Swift.min(wake, end)
      guard isPostponed else { return }
      budget -= 1
      guard budget > 0 else {
        wake = Swift.min(wake, slot.due)
        return
      }
    }
  }
}
