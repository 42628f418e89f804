/// Looks for the latest instant at which no timer is beyond its leeway.
///
/// It visits runs in the order in which their first timers are due, as long as those are due before the earliest end of a window that was
/// found; it looks at a limited number of timers, so that the lock is not held for long. If there are more, the wake-up is not later than
/// the deadline of the next one. This may be earlier than necessary, but then all timers that were looked at are due, unless they were
/// postponed.
struct WakeSearch: Sendable {
  private struct Candidate: Sendable {
    let due: TickInstant
    let position: Int
  }

  private(set) var wake = TickInstant.distantFuture
  /// How many timers may still be looked at.
  private var looks = 0
  /// The runs to visit: a binary heap, by when their first timers are due.
  private var candidates: [Candidate] = []

  /// How many timers one search visits.
  static let mostLooks = 256

  mutating func begin() {
    wake = .distantFuture
    looks = Self.mostLooks
  }

  /// Also visits the windows of the timers of a heap.
  mutating func visit(_ slots: UnsafeMutableBufferPointer<TimerHeap.Slot>) {
    var next = slots.first.map { Candidate(due: $0.due, position: 0) }
    while let run = next, run.due < wake {
      guard looks > 0 else {
        wake = run.due
        break
      }
      visitRun(slots[run.position])
      for child in TimerHeap.children(of: run.position, count: slots.count) { add(Candidate(due: slots[child].due, position: child)) }
      next = takeFirst()
    }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Also visits a timer without a window.
  mutating func visit(due: TickInstant) {
    wake = Swift.min(wake, due)
  }

  /// Visits the first timer of a run that is in its place: no window after it ends earlier.
  ///
  /// A postponed timer does not limit the timers after it.
  private mutating func visitRun(_ slot: TimerHeap.Slot) {
    var next: Unmanaged<TickTimer>? = slot.timer
    while let timer = next {
      guard looks > 0 else {
        wake = Swift.min(wake, slot.due)
        return
      }
      looks -= 1
      let (end, isPostponed) = timer._withUnsafeGuaranteedRef { timer in
        next = timer.follower
        return (timer.end, timer.isPostponed)
      }
      wake = Swift.min(wake, end)
      guard isPostponed else { return }
    }
  }

  private mutating func add(_ candidate: Candidate) {
    guard candidate.due < wake else { return }
    var child = candidates.count
    candidates.append(candidate)
    while child > 0 {
      let parent = (child - 1) / 2
      guard candidate.due < candidates[parent].due else { break }
      candidates[child] = candidates[parent]
      child = parent
    }
    candidates[child] = candidate
  }

  private mutating func takeFirst() -> Candidate? {
    guard let last = candidates.popLast() else { return nil }
    guard let first = candidates.first else { return last }
    var parent = 0
    while true {
      var child = parent * 2 + 1
      guard child < candidates.count else { break }
      if child + 1 < candidates.count, candidates[child + 1].due < candidates[child].due { child += 1 }
      guard candidates[child].due < last.due else { break }
      candidates[parent] = candidates[child]
      parent = child
    }
    candidates[parent] = last
    return first
  }
}
