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

  /// The timers, in no particular order.
  var timers: [TickTimer] {
    heap.slots.elements.flatMap { sequence(first: $0.timer.takeUnretainedValue()) { $0.follower?.takeUnretainedValue() } }
  }
}
