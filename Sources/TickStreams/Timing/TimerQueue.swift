/// What is due, in which order, and when to wake next: the engine's data structure, with no clock, no lock and no call outside.
///
/// It is a 4-ary heap ordered by deadline and then by order of enqueueing. Timers know their place in it, so that cancelling one is a
/// removal by index. A reset to a later instant leaves the timer where it is, with a key that is too early; it is moved when it comes to
/// the top. All instants are nanoseconds on one clock, and all arithmetic saturates.
///
/// - Complexity: insert, pop and re-arm O(log *n*); cancel O(log *n*), typically O(1); reset to later O(1).
package struct TimerQueue: @unchecked Sendable {
  // Unchecked: the heap holds its timers as unmanaged references, each retained once for its place in the heap.

  private struct Slot {
    var due: Nanoseconds
    var sequence: UInt64
    var timer: Unmanaged<TickTimer>

    func precedes(_ other: Slot) -> Bool {
      due != other.due ? due < other.due : sequence < other.sequence
    }
  }

  private var heap: [Slot] = []
  private let sequencer: Sequencer

  /// How many of the timers follow the wall clock.
  package private(set) var wallFollowers = 0

  /// Creates an empty queue.
  ///
  /// Queues that share a sequencer share one order of enqueueing.
  package init(sequencer: Sequencer = Sequencer()) {
    self.sequencer = sequencer
  }

  package var isEmpty: Bool { heap.isEmpty }
  package var count: Int { heap.count }

  // MARK: - Arming and cancelling

  /// Arms `timer` for `due`, or moves it there.
  ///
  /// A disposed timer stays out.
  package mutating func arm(_ timer: TickTimer, at due: Nanoseconds) {
    guard timer.phase != .disposed else { return }
    timer.sequence = sequencer.next()
    timer.due = due
    if timer.position < 0 {
      if timer.phase == .firing, timer.interval > 0 { timer.index += 1 }
      insert(timer)
    } else if due < heap[Int(timer.position)].due {
      let position = Int(timer.position)
      heap[position].due = due
      heap[position].sequence = timer.sequence
      siftUp(position)
    }
    timer.phase = .queued
  }

  /// Takes `timer` out for good.
  ///
  /// The caller holds it until no lock is held.
  package mutating func cancel(_ timer: TickTimer) {
    if timer.position >= 0 { remove(at: Int(timer.position)).release() }
    timer.phase = .disposed
    timer.due = .never
  }

  // MARK: - Firing

  /// The timer that precedes all others, if its instant is not after `now`, and its tick.
  ///
  /// It is out of the queue then, until ``rearm(_:fired:)``.
  package mutating func popDue(now: Nanoseconds) -> (timer: TickTimer, tick: Tick)? {
    guard let first = settleFirst(), first.due <= now else { return nil }
    let timer = remove(at: 0).takeRetainedValue()
    timer.phase = .firing
    var missed = 0
    if timer.interval > 0, timer.missedTicks != .burst {
      missed = Int(now.subtracting(timer.due) / timer.interval)
      if missed > 0, timer.missedTicks == .skip {
        timer.index += missed
        timer.due = timer.due.adding(timer.interval.multiplied(by: Int64(missed)))
      }
    }
    let tick = Tick(
      index: timer.index, scheduled: TickInstant(nanoseconds: timer.due), fired: TickInstant(nanoseconds: now), missed: missed
    )
    return (timer, tick)
  }

  /// After its firing: puts a repeating timer back for its next tick, behind everything enqueued meanwhile, and lets any other rest.
  package mutating func rearm(_ timer: TickTimer, fired tick: Tick) {
    guard timer.phase == .firing else { return }
    if timer.interval > 0 {
      let isNewGrid = timer.missedTicks == .regrid && tick.missed > 0
      arm(timer, at: (isNewGrid ? tick.fired.nanoseconds : timer.due).adding(timer.interval))
    } else {
      timer.phase = .idle
      timer.due = .never
    }
  }

  // MARK: - Looking

  /// The deadline and order of the timer that comes first.
  package mutating func first() -> (due: Nanoseconds, sequence: UInt64)? {
    settleFirst().map { ($0.due, $0.sequence) }
  }

  /// When to wake: the latest instant at which no timer is beyond its leeway, or, without coalescing, the first deadline.
  ///
  /// Only timers due before the result are looked at, and all of those will run at that wake-up.
  package mutating func nextWake(coalescing: Bool) -> Nanoseconds {
    guard let first = settleFirst() else { return .never }
    guard coalescing else { return first.due }
    var wake = Nanoseconds.never
    var stack = [0]
    while let position = stack.popLast() {
      let slot = heap[position]
      guard slot.due < wake else { continue }
      // A key that is too early, because of a reset, costs a wake-up too many at worst.
      wake = Swift.min(wake, slot.due.adding(slot.timer._withUnsafeGuaranteedRef { $0.leeway }))
      let children = position * 4 + 1
      stack.append(contentsOf: children..<Swift.max(children, Swift.min(children + 4, heap.count)))
    }
    return wake
  }

  /// The timers, in the order in which they will fire.
  package func timers() -> [TickTimer] {
    heap.map { $0.timer.takeUnretainedValue() }
      .sorted { $0.due != $1.due ? $0.due < $1.due : $0.sequence < $1.sequence }
  }

  /// Makes every timer that follows the wall clock due at `now`.
  package mutating func refire(wallFollowersAt now: Nanoseconds) {
    for timer in timers() where timer.followsWallClock && timer.due > now { arm(timer, at: now) }
  }

  // MARK: - The heap

  /// Moves timers that were reset to later from the top to where they belong, and returns the first one.
  private mutating func settleFirst() -> Slot? {
    while let first = heap.first {
      let (due, sequence) = first.timer._withUnsafeGuaranteedRef { ($0.due, $0.sequence) }
      if first.sequence == sequence { return first }
      heap[0].due = due
      heap[0].sequence = sequence
      siftDown(0)
    }
    return nil
  }

  private mutating func insert(_ timer: TickTimer) {
    if timer.followsWallClock { wallFollowers += 1 }
    heap.append(Slot(due: timer.due, sequence: timer.sequence, timer: .passRetained(timer)))
    siftUp(heap.count - 1)
  }

  /// Takes a timer out; the caller owns the reference that the heap held.
  private mutating func remove(at position: Int) -> Unmanaged<TickTimer> {
    let removed = heap[position].timer
    let last = heap.removeLast()
    if position < heap.count {
      heap[position] = last
      if position > 0, last.precedes(heap[(position - 1) / 4]) { siftUp(position) } else { siftDown(position) }
    }
    removed._withUnsafeGuaranteedRef {
      $0.position = -1
      if $0.followsWallClock { wallFollowers -= 1 }
    }
    return removed
  }

  private mutating func siftUp(_ start: Int) {
    heap.withUnsafeMutableBufferPointer { heap in
      let slot = heap[start]
      var position = start
      while position > 0 {
        let parent = (position - 1) / 4
        guard slot.precedes(heap[parent]) else { break }
        Self.place(heap[parent], at: position, in: heap)
        position = parent
      }
      Self.place(slot, at: position, in: heap)
    }
  }

  private mutating func siftDown(_ start: Int) {
    heap.withUnsafeMutableBufferPointer { heap in
      let slot = heap[start]
      var position = start
      while true {
        let children = position * 4 + 1
        guard children < heap.count else { break }
        var least = children
        for child in (children + 1)..<Swift.max(children + 1, Swift.min(children + 4, heap.count)) where heap[child].precedes(heap[least]) {
          least = child
        }
        guard heap[least].precedes(slot) else { break }
        Self.place(heap[least], at: position, in: heap)
        position = least
      }
      Self.place(slot, at: position, in: heap)
    }
  }

  private static func place(_ slot: Slot, at position: Int, in heap: UnsafeMutableBufferPointer<Slot>) {
    heap[position] = slot
    slot.timer._withUnsafeGuaranteedRef { $0.position = Int32(truncatingIfNeeded: position) }
  }
}
