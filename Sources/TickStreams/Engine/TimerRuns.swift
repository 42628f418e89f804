/// Timers in the order in which they are due: a heap of runs.
///
/// A run is a linked list of timers in the order in which they are due, and in which their windows of leeway end; the heap holds the first of
/// each. A timer that was reset to later keeps its place, marked as postponed, until it comes to the front.
///
/// Unchecked: timers are linked by unmanaged references, each retained once by the queue.
struct TimerRuns: @unchecked Sendable {
  private(set) var heap = TimerHeap()
  private var tails = RunTails()

  /// The timer at the front, with its place: where it was before, if it is postponed.
  var first: TimerHeap.Slot? { heap.first }

  /// Whether the first timer has its place after `instant`, or is where it belongs.
  @inline(__always)
  func isSettled(until instant: TickInstant) -> Bool {
    guard let first = heap.first, first.due <= instant else { return true }
    return first.timer._withUnsafeGuaranteedRef { !$0.isPostponed }
  }

  /// Moves postponed timers from the front to where they belong, as long as the first one has its place at `instant` or before.
  ///
  /// - Parameters:
  ///   - instant: Up to where.
  ///   - moves: How many may be moved; less those that were.
  /// - Returns: Whether none is left that has to be moved.
  @inline(never)
  mutating func settle(until instant: TickInstant, _ moves: inout Int) -> Bool {
    while let first = heap.first, !isSettled(until: instant) {
      guard moves > 0 else { return false }
      moves -= 1
      relink(first.timer)
    }
    return true
  }

  /// Puts a timer into the run that it fits, or at the head of a new one.
  @inline(__always)
  mutating func link(_ timer: Unmanaged<TickTimer>) {
    if let previous = tails.append(timer) {
      previous._withUnsafeGuaranteedRef { $0.follower = timer }
      timer._withUnsafeGuaranteedRef { $0.place = .behind(previous) }
    } else {
      heap.insert(timer)
    }
  }

  /// Takes a timer out of its run; the one after it may become the head.
  @inline(__always)
  mutating func unlink(_ timer: Unmanaged<TickTimer>) {
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
      // The place of a postponed timer is no longer known, but it is not before its predecessor's.
      if next._withUnsafeGuaranteedRef({ $0.isPostponed }) {
        heap.replaceKeepingKey(at: position, with: next)
      } else {
        heap.replace(at: position, with: next)
      }
    }
  }

  mutating func relink(_ timer: Unmanaged<TickTimer>) {
    unlink(timer)
    link(timer)
  }

  /// The timers that are due by `limit`, and some others, in no particular order.
  func timers(until limit: TickInstant) -> [TickTimer] {
    heap.slots.elements.filter { $0.due <= limit }.flatMap {
      sequence(first: $0.timer.takeUnretainedValue()) { $0.follower?.takeUnretainedValue() }.prefix { $0.due <= limit || $0.isPostponed }
    }
  }
}

/// The ends of the runs that may still grow: the few that were used last.
///
/// A timer goes to the run whose end it follows most closely, as in patience sorting. So timers of one interval find each other without
/// naming the interval, and so do idle timers that are armed for the same time from now.
///
/// Unchecked: unmanaged references to timers, which the queue retains as long as they are in here.
struct RunTails: @unchecked Sendable {
  /// Unchecked: an unmanaged reference, as of the whole.
  private struct Tail: @unchecked Sendable {
    var due: TickInstant
    var sequence: UInt64
    var end: TickInstant
    var timer: Unmanaged<TickTimer>
    /// When the run was used last, as a count.
    var used: UInt64

    init(_ timer: Unmanaged<TickTimer>, used: UInt64) {
      (due, sequence, end) = timer._withUnsafeGuaranteedRef { ($0.due, $0.sequence, $0.end) }
      self.timer = timer
      self.used = used
    }

    /// Whether another may follow: neither its deadline nor the end of its window is before that of this one.
    func mayPrecede(_ other: Tail) -> Bool {
      (due < other.due || (due == other.due && sequence < other.sequence)) && end <= other.end
    }
  }

  private static let limit = 8
  private var tails = UncheckedArray<Tail>()
  private var uses: UInt64 = 0

  /// Makes `timer` the end of the run that it fits best.
  ///
  /// - Returns: The end before, which it follows, or `nil` if it fits none, and begins its own run.
  mutating func append(_ timer: Unmanaged<TickTimer>) -> Unmanaged<TickTimer>? {
    uses += 1
    let new = Tail(timer, used: uses)
    guard let best = best(for: new) else {
      if tails.count < Self.limit { tails.append(new) } else { tails[oldest] = new }
      return nil
    }
    let before = tails[best].timer
    tails[best] = new
    return before
  }

  /// The latest of those that `new` may follow.
  private func best(for new: Tail) -> Int? {
    let tails = tails.elements
    var best: Int?
    var latest = TickInstant.distantPast
    for index in 0..<tails.count where tails[index].due > latest || best == nil {
      guard tails[index].mayPrecede(new) else { continue }
      best = index
      latest = tails[index].due
    }
    return best
  }

  /// The one that was used least recently.
  private var oldest: Int {
    let tails = tails.elements
    return tails.indices.reduce(0) { tails[$1].used < tails[$0].used ? $1 : $0 }
  }

  /// Takes the end off a run; `previous` is its end now, or `nil`, and the run is over.
  mutating func remove(_ timer: Unmanaged<TickTimer>, previous: Unmanaged<TickTimer>?) {
    guard let index = tails.elements.firstIndex(where: { $0.timer.toOpaque() == timer.toOpaque() }) else { return }
    if let previous {
      tails[index] = Tail(previous, used: tails[index].used)
    } else {
      let last = tails.removeLast()
      if index < tails.count { tails[index] = last }
    }
  }
}
