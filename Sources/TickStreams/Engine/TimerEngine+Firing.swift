// How timers are fired: by a drain, or one at a time by an owner that drives the engine by hand.

extension TimerEngine {
  /// Fires what is due, in order, until nothing is or until the time has come to hand the thread back.
  func drain() {
    let (begins, followsWallClock) = state.withLock { state in
      defer { state.isDraining = true }
      return (!state.isDraining, state.queue.wallFollowers > 0)
    }
    guard begins else { return }
    if followsWallClock { look(ClockReading(self)) }
    var now = alarm.now
    let end = now.adding(Self.longestDrain)
    while true {
      now = fireDue(now, until: end)
      let (next, decision) = finishDrain(now, until: end)
      guard let next else { return tellAlarm(decision) }
      if next > now { alarm.linger(until: next) }
      now = alarm.now
    }
  }

  /// Fires what is due, and returns the time that it has become.
  private func fireDue(_ start: TickInstant, until end: TickInstant) -> TickInstant {
    var now = start
    var isFirst = true
    var last: Firing?
    while now < end, !alarm.isStopped {
      let (next, isSettled, over) = state.withLock { state in
        let over = state.putBack(last)
        let isSettled = state.queue.settle(until: now)
        let next = isSettled ? state.take(now: now) : nil
        if isFirst, next != nil { state.statistics.wakeUps += 1 }
        return (next, isSettled, over)
      }
      over?.release()
      last = next
      if let next {
        isFirst = false
        next.run()
      } else if isSettled {
        return now
      }
      now = alarm.now
      if firesOneByOne, next != nil { break }
    }
    if let last { finish(last) }
    return now
  }

  /// Ends the drain, or returns what is due so soon that the thread waits for it in place, if the alarm can.
  private func finishDrain(_ now: TickInstant, until end: TickInstant) -> (next: TickInstant?, decision: TickInstant?) {
    let mayLinger = now < end && alarm.lingers
    return state.withLock { state in
      let wake = nextWake(&state.queue, now: now)
      if mayLinger, wake < now.adding(Self.longestLinger) { return (wake, nil) }
      state.isDraining = false
      return (nil, state.setWake(wake))
    }
  }

  private static let longestDrain: Nanoseconds = 2_000_000
  private static let longestLinger: Nanoseconds = 200_000

  /// When to wake next: as late as the windows of leeway allow, but at once if a drain left something behind.
  func nextWake(_ queue: inout TimerQueue, now: TickInstant) -> TickInstant {
    guard let first = queue.first() else { return .distantFuture }
    let wake = first.due <= now ? first.due : queue.nextWake(coalescing: coalesces)
    guard queue.wallFollowers > 0, looksAtWallClock, wake != .distantFuture else { return wake }
    return Swift.min(wake, now.adding(Self.wallClockCheck))
  }

  /// Takes the first timer out, if it is due; what is taken at one instant counts as one wake-up.
  package func takeNext() -> Firing? {
    let now = alarm.now
    return state.withLock { $0.takeByHand(now: now) }
  }

  /// Gives the firing before back, and takes the next one out that is due by `end`, at its instant or at `now`, in one step: for an owner whose clock
  /// is moved by what is fired.
  package func takeNext(after last: Firing?, now: TickInstant, until end: TickInstant) -> Firing? {
    let (next, over) = state.withLock { state in
      let over = state.putBack(last)
      return (state.takeByHand(now: now, until: end), over)
    }
    over?.release()
    return next
  }

  /// Gives a firing back, whose timer is enqueued again if it repeats.
  package func finish(_ firing: Firing) {
    state.withLock { $0.putBack(firing) }?.release()
  }

  /// The first timer's deadline and order, for an owner that drives several engines by hand.
  package func first() -> (due: TickInstant, sequence: UInt64)? {
    state.withLock { $0.queue.first() }
  }

  /// When an owner that drives the engine by hand should wake it.
  package func nextWake(coalescing: Bool) -> TickInstant {
    state.withLock { $0.queue.nextWake(coalescing: coalescing) }
  }
}
