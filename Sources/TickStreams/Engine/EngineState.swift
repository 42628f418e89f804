/// The state that the lock of a ``TimerEngine`` guards.
struct EngineState: Sendable {
  // Each operation reads the first fields, so they share a cache line, away from the mutex, on which waiting threads spin.
  var queue: TimerQueue
  /// Whether no timer fires now, and armed timers are disposed instead.
  var isShutDown = false
  var isDraining = false
  /// When the alarm should wake.
  var wake = TickInstant.distantFuture
  var statistics = SchedulerStatistics()
  /// Whether nothing has been fired since the engine was woken.
  var isWakeUp = true
  /// Whether the last firing was the first one after the engine was woken.
  private var wasFirst = false
  /// Whether the last firing let a view fire, which found nothing due.
  var foundNothing = false
  /// When a timer was last taken by hand: timers that are taken at one instant share a wake-up.
  var lastTaken: TickInstant?
  /// The clocks when they were last looked at because a timer follows the wall clock.
  var reading: ClockReading?
  /// How far the wall clock was ahead of the monotonic one when those timers were aimed.
  var wallOffset: Nanoseconds = 0
  /// Whether the wall clock is watched, for timers that follow it.
  var watchesWallClock = false
  /// The reading of the clock at which a drain has given up, because the clock did not advance while timer after timer was due.
  var standstill: TickInstant?
  /// The engine whose timers wake this one, if that is known.
  var base: TimerEngine?
  /// The engine of which this one is a view.
  let view: EngineView?
  /// The engines that are woken by timers of this one, and end with it.
  var above: [ObjectIdentifier: Weak<TimerEngine>] = [:]

  init(queue: TimerQueue, view: EngineView? = nil) {
    self.queue = queue
    self.view = view
  }

  /// Puts the last firing back; the result is to be released with no lock held.
  mutating func putBack(_ last: Firing?) -> SpentFiring? {
    guard let last else { return nil }
    guard !isShutDown else { return SpentFiring(reference: last.reference, isLast: true) }
    #if !hasFeature(Embedded)  // nothing in the core makes a view
      if foundNothing { takeBack(last.tick) }
      if let view, last.timer.phase == .firing, !last.timer.hasOwnLeeway { last.timer.leeway = view.leeway(of: last.timer.interval) }
    #endif
    return queue.putBack(last).map { SpentFiring(reference: $0, isLast: false) }
  }

  /// Takes the first timer out if it is due.
  @inline(__always)
  mutating func take(now: TickInstant, until end: TickInstant? = nil) -> Firing? {
    guard !isShutDown, let firing = queue.takeDue(now: now, until: end) else { return nil }
    statistics.count(firing.tick)
    return firing
  }

  /// Removes the first timer if it is due, for an owner that drives the engine by hand: the timers of one instant are one wake-up.
  mutating func takeByHand(now: TickInstant, until end: TickInstant? = nil) -> (firing: Firing, isWakeUp: Bool)? {
    guard let firing = take(now: now, until: end) else { return nil }
    if lastTaken != firing.instant { isWakeUp = true }
    lastTaken = firing.instant
    return (firing, countsAsWakeUp())
  }

  /// Counts a wake-up, unless something has been fired since; called after each timer that is taken.
  @inline(__always)
  mutating func countsAsWakeUp() -> Bool {
    wasFirst = isWakeUp
    isWakeUp = false
    if wasFirst { statistics.wakeUps += 1 }
    return wasFirst
  }

  /// Counts the last firing no longer, which did nothing: so the next one is the first after the wake-up, or else nothing was due.
  private mutating func takeBack(_ tick: Tick) {
    foundNothing = false
    statistics.takeBack(tick)
    guard wasFirst else { return }
    statistics.wakeUps -= 1
    isWakeUp = true
  }
}

/// The reference of a firing that the queue has no use for.
struct SpentFiring: Sendable {
  let reference: Unmanaged<TickTimer>
  /// Whether the engine was shut down meanwhile, so that the timer is disposed.
  let isLast: Bool

  func release() {
    if isLast { reference.takeUnretainedValue().dispose() }
    reference.release()
  }
}
