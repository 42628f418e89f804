/// What a drain knows each time it takes the lock of its engine.
struct DrainTurn {
  var now: TickInstant
  /// Whether the drain takes the lock for the first time.
  var isFirst = true
  /// Whether nothing has been fired since the thread was woken, or since it waited in place.
  var isWakeUp = true
  /// Whether there is time left.
  var mayGoOn = true
  /// Whether a timer may be fired.
  var mayFire = true
  /// Whether the thread may wait in place.
  var mayWait = false
  /// How many timers have been fired at this reading of the clock.
  var burst = 0
  /// How many may be.
  var longestBurst = 10_000

  init(now: TickInstant) {
    self.now = now
  }
}

/// What a drain does next, with no lock held.
enum DrainStep: Sendable {
  /// Fire a timer.
  case fire(Firing)
  /// Look whether the wall clock has been set.
  case lookAtWallClock
  /// Take the lock again: it was left so that it is not held for long.
  case goOn
  /// Wait in place for what is due so soon.
  case wait(until: TickInstant)
  /// Hand the thread back, after telling the alarm what was decided.
  case end(TickInstant?)
}
