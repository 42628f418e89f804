@testable import TickStreams

/// Taking and putting back with counted references, as tests like it.
extension TimerQueue {
  /// Takes the timer out that precedes all others, if it is due.
  mutating func popDue(now: TickInstant) -> (timer: TickTimer, tick: Tick)? {
    while !settle(until: now) {}
    guard let firing = takeDue(now: now) else { return nil }
    return (firing.reference.takeRetainedValue(), firing.tick)
  }

  /// The deadline that comes first.
  mutating func firstDue() -> TickInstant? {
    while !settle(until: .distantFuture) {}
    return first?.due
  }

  /// Puts a timer back after its firing, if it repeats.
  mutating func rearm(_ timer: TickTimer, fired tick: Tick) {
    putBack(Firing(reference: .passRetained(timer), tick: tick, generation: timer.generation, late: 0))?.release()
  }
}
