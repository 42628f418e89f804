/// Looks for the next wake-up: the earliest end of a window, and then the latest deadline that is not after it.
///
/// It visits runs in the order in which their first timers are due, as long as those are due by the earliest end of a window that was found. It looks at a
/// limited number of timers, so that the lock is not held for long. If there are more, whose windows it does not know, the end is not later than the
/// deadline of the next one; if only their deadlines are not known, so many wait until the end that it is as good.
struct WakeSearch: Sendable {
  private typealias Candidate = (due: TickInstant, position: Int)

  /// The earliest end of a window.
  private var end = TickInstant.distantFuture
  /// The latest deadline that is not after it.
  private var deadline = TickInstant.distantPast
  /// How many timers may still be looked at.
  private var looks = 0
  /// The runs to visit: for the end a binary heap, by when their first timers are due.
  private var candidates: [Candidate] = []

  /// How many timers each of the two steps visits.
  static let mostLooks = 256

  var wake: Wake { Wake(instant: deadline, end: end) }

  mutating func begin() {
    (end, deadline) = (.distantFuture, .distantPast)
    looks = Self.mostLooks
  }

  // MARK: - The earliest end

  /// Also looks for it among the timers of a heap.
  mutating func findEnd(_ slots: UnsafeMutableBufferPointer<TimerHeap.Slot>) {
    var next = slots.first.map { ($0.due, 0) as Candidate }
    while let run = next, run.due < end {
      guard looks > 0 else {
        end = run.due
        break
      }
      visitWindows(slots[run.position])
      for child in TimerHeap.children(of: run.position, count: slots.count) { add((slots[child].due, child)) }
      next = takeFirst()
    }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Also takes account of a timer without a window.
  mutating func limitEnd(to due: TickInstant) {
    end = Swift.min(end, due)
  }

  /// Visits the first timer of a run that is in its place: no window after it ends earlier.
  ///
  /// A postponed timer does not limit the timers after it.
  private mutating func visitWindows(_ slot: TimerHeap.Slot) {
    var next: Unmanaged<TickTimer>? = slot.timer
    while let timer = next {
      guard looks > 0 else {
        end = Swift.min(end, slot.due)
        return
      }
      looks -= 1
      let (windowEnd, isPostponed) = timer._withUnsafeGuaranteedRef { timer in
        next = timer.follower
        return (timer.end, timer.isPostponed)
      }
      end = Swift.min(end, windowEnd)
      guard isPostponed else { return }
    }
  }

  // MARK: - The latest deadline

  /// Also looks for it among the timers of a heap, once the end is known.
  mutating func findDeadline(_ slots: UnsafeMutableBufferPointer<TimerHeap.Slot>) {
    if let first = slots.first { candidates.append((first.due, 0)) }
    looks = Self.mostLooks
    while let run = candidates.popLast(), deadline < end {
      guard run.due <= end else { continue }
      visitDeadlines(slots[run.position])
      for child in TimerHeap.children(of: run.position, count: slots.count) where slots[child].due <= end {
        candidates.append((slots[child].due, child))
      }
    }
    candidates.removeAll(keepingCapacity: true)
  }

  mutating func add(deadline due: TickInstant) {
    if due <= end { deadline = Swift.max(deadline, due) }
  }

  /// Visits the timers of a run that are due by the end.
  private mutating func visitDeadlines(_ slot: TimerHeap.Slot) {
    var next: Unmanaged<TickTimer>? = slot.timer
    while let timer = next {
      let (due, isPostponed) = timer._withUnsafeGuaranteedRef { timer in
        next = timer.follower
        return (timer.due, timer.isPostponed)
      }
      guard due <= end || isPostponed else { return }
      looks -= 1
      add(deadline: looks > 0 ? due : end)
      if deadline == end { return }
    }
  }

  private mutating func add(_ candidate: Candidate) {
    guard candidate.due < end else { return }
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

/// When an engine has to be woken.
struct Wake: Sendable, Equatable {
  /// The latest deadline that is not after ``end``: waiting longer saves nothing.
  var instant = TickInstant.distantFuture
  /// The earliest end of a window of leeway: until then the wake-up may wait for timers that are still armed.
  var end = TickInstant.distantFuture
  /// Whether the timer of ``instant`` was moved or canceled, and no other is known to wait for it: until ``end`` the alarm may still wait.
  var isOrphaned = false

  static let never = Wake()

  /// The wake-up for one instant, before which no timer is due.
  static func exactly(_ instant: TickInstant) -> Wake { Wake(instant: instant, end: instant) }

  /// What is left of the window, for the timer of the system.
  var leeway: Nanoseconds { Swift.max(0, end.subtracting(instant)) }

  /// The wake-up when a timer is armed, or `nil` if all timers have to be looked at.
  @inline(__always)
  func adding(due: TickInstant, end windowEnd: TickInstant) -> Wake? {
    // Nothing is armed: the end of a window may be the end of time, which no comparison below tells from none.
    if self == .never { return Wake(instant: due, end: windowEnd) }
    // Without leeway nothing waits for others.
    if due < instant, windowEnd == due { return .exactly(due) }
    if isOrphaned { return due < instant || windowEnd < end ? nil : self }
    if due > end { return due < instant ? nil : self }
    if windowEnd >= end { return Wake(instant: Swift.max(instant, due), end: end) }
    return windowEnd >= instant ? Wake(instant: Swift.max(instant, due), end: windowEnd) : nil
  }

  /// The wake-up when the timer of ``instant`` is gone, for which no other timer waits: it stays, and may be too early.
  var orphaned: Wake { Wake(instant: instant, end: end, isOrphaned: true) }

  /// This wake-up, or one for `limit` if that is earlier.
  func atMost(_ limit: TickInstant) -> Wake { instant <= limit ? self : .exactly(limit) }

  /// Whether the window ends earlier than that of another wake-up for the same instant.
  func isTighter(than other: Wake) -> Bool { leeway < other.leeway }
}
