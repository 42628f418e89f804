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
