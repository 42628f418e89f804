/// The ends of the runs that may still grow: the few that were used last.
///
/// A timer goes to the run whose end it follows most closely, as in patience sorting. So timers of one interval find each other without
/// naming the interval, and so do idle timers that are armed for the same time from now.
///
/// Unchecked: unmanaged references to timers, which the queue retains as long as they are in here.
struct RunTails: @unchecked Sendable {
  private struct Tail {
    var due: Nanoseconds = 0
    var sequence: UInt64 = 0
    var end: Nanoseconds = 0
    var timer: Unmanaged<TickTimer>?
    /// When the run was used last, as a count.
    var used: UInt64 = 0

    mutating func set(_ timer: Unmanaged<TickTimer>?) {
      self.timer = timer
      if let timer { (due, sequence, end) = timer._withUnsafeGuaranteedRef { ($0.due, $0.sequence, $0.end) } }
    }

    /// Whether a timer may follow: both its deadline and the end of its window are not before those of the tail.
    func mayPrecede(_ due: Nanoseconds, _ sequence: UInt64, _ end: Nanoseconds) -> Bool {
      (self.due < due || (self.due == due && self.sequence < sequence)) && self.end <= end
    }
  }

  private static let limit = 8
  private var tails = [Tail](repeating: Tail(), count: limit)
  private var uses: UInt64 = 0

  /// Makes `timer` the end of the run that it fits best.
  ///
  /// - Returns: The end before, which it follows, or `nil` if it fits none, and begins a run of its own.
  mutating func append(_ timer: Unmanaged<TickTimer>) -> Unmanaged<TickTimer>? {
    uses += 1
    let uses = uses
    return tails.withUnsafeMutableBufferPointer { tails in
      let (due, sequence, end) = timer._withUnsafeGuaranteedRef { ($0.due, $0.sequence, $0.end) }
      var best = -1
      var oldest = 0
      for index in 0..<Self.limit {
        let tail = tails[index]
        if tail.timer == nil {
          tails[index].used = 0
        } else if best < 0 || tail.due > tails[best].due, tail.mayPrecede(due, sequence, end) {
          best = index
        }
        if tails[index].used < tails[oldest].used { oldest = index }
      }
      let before = best < 0 ? nil : tails[best].timer
      let index = best < 0 ? oldest : best
      tails[index].set(timer)
      tails[index].used = uses
      return before
    }
  }

  /// Takes the end off a run; `previous` is its end now, or `nil`, and the run is over.
  mutating func remove(_ timer: Unmanaged<TickTimer>, previous: Unmanaged<TickTimer>?) {
    tails.withUnsafeMutableBufferPointer { tails in
      for index in 0..<Self.limit where tails[index].timer?.toOpaque() == timer.toOpaque() { tails[index].set(previous) }
    }
  }
}
