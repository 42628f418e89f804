// How timers are fired: by a drain, or one at a time by an owner that drives the engine by hand.

extension TimerEngine {
  /// Fires due timers, in order, until none is left or the time has been reached at which to yield the thread.
  ///
  /// If the clock does not advance, as in a test, that time never passes. Then the number of timers limits a drain, and later drains
  /// at that reading of the clock fire one timer each. So the owner of the clock sees work that has no end.
  ///
  /// The lock is taken once for each timer, and once more at the end; and more often where many timers were reset to later, so that no more than
  /// 64 of them are moved while it is held.
  func drain() {
    var turn = DrainTurn(now: alarm.now)
    let end = turn.now.adding(Self.longestDrain)
    var last: Firing?
    while true {
      turn.mayGoOn = turn.now < end && turn.burst < turn.longestBurst
      turn.mayFire = turn.mayGoOn && !alarm.isStopped && (last == nil || !firesOneByOne)
      turn.mayWait = turn.mayGoOn && alarm.lingers
      let (step, over) = state.withLock { state in
        let over = state.putBack(last)
        return (nextStep(&turn, &state), over)
      }
      over?.release()
      last = nil
      turn.isFirst = false
      switch step {
      case .fire(let firing):
        if wakeUps.isObserved { wakeUps.willFire(firing, of: self, isWakeUp: view == nil && turn.isWakeUp) }
        firing.run()
        last = firing
        turn.burst += 1
      case .lookAtWallClock: look(ClockReading(self))
      case .goOn: break
      case .wait(let next):
        if next > turn.now { alarm.linger(until: next) }
      case .end(let decision):
        #if !hasFeature(Embedded)  // nothing in the core makes a view
          if turn.isWakeUp { view?.base.state.withLock { $0.foundNothing = true } }
        #endif
        if turn.leavesWallClock { _ = wallClockWatcher?.update(self) }
        return tellAlarm(decision)
      }
      let now = alarm.now
      if now != turn.now { turn.burst = 0 }
      turn.now = now
    }
  }

  /// Takes the next timer out for a drain, or ends it.
  private func nextStep(_ turn: inout DrainTurn, _ state: inout EngineState) -> DrainStep {
    if turn.isFirst {
      guard !state.isDraining else {
        state.statistics.countIdleWakeUp()
        return .end(nil)
      }
      state.isDraining = true
      state.isWakeUp = true
      if state.standstill == turn.now { turn.longestBurst = 1 }
      if state.queue.wallFollowers > 0 { return .lookAtWallClock }
    }
    if turn.mayFire {
      guard state.queue.settle(until: turn.now) else { return .goOn }
      if let next = state.take(now: turn.now) {
        turn.isWakeUp = state.countsAsWakeUp()
        return .fire(next)
      }
    }
    return lastStep(&turn, &state)
  }

  /// Decides how long a drain waits that has nothing to fire, or ends it.
  @inline(never)
  private func lastStep(_ turn: inout DrainTurn, _ state: inout EngineState) -> DrainStep {
    // If there is no time left to settle all, the wake-up is early, and settles more.
    guard state.queue.settle(until: .distantFuture) || !turn.mayGoOn else { return .goOn }
    let wake = nextWake(&state, now: turn.now)
    turn.isWakeUp = state.isWakeUp
    if turn.isWakeUp { state.statistics.countIdleWakeUp() }
    if turn.mayWait, wake < turn.now.adding(Self.longestLinger) {
      state.isWakeUp = true
      return .wait(until: wake)
    }
    if turn.burst >= turn.longestBurst { state.standstill = turn.now }
    state.isDraining = false
    turn.leavesWallClock = stopsWatching(&state)
    return .end(setWake(wake, &state))
  }

  private static let longestDrain: Nanoseconds = 2_000_000
  private static let longestLinger: Nanoseconds = 200_000

  /// When to wake next: as late as the windows of leeway allow, but immediately if a drain did not reach all due timers.
  func nextWake(_ state: inout EngineState, now: TickInstant) -> TickInstant {
    guard let first = state.queue.first else { return .distantFuture }
    let wake = first.due <= now ? first.due : state.queue.nextWake(coalescing: coalesces)
    return Swift.min(wake, nextLook(state, now: now))
  }

  /// Takes the first timer out, if it is due.
  ///
  /// Timers that are taken at one instant count as one wake-up.
  package func takeNext() -> Firing? {
    let now = alarm.now
    return attributed(settled(until: now) { $0.takeByHand(now: now) })
  }

  private func attributed(_ taken: (firing: Firing, isWakeUp: Bool)?) -> Firing? {
    if let taken, wakeUps.isObserved { wakeUps.willFire(taken.firing, of: self, isWakeUp: taken.isWakeUp) }
    return taken?.firing
  }

  /// Gives the firing before back, and takes the next one out that is due by `end`, at its instant or at `now`, in one step: for an owner whose clock
  /// is moved by an action that is fired.
  package func takeNext(after last: Firing?, now: TickInstant, until end: TickInstant) -> Firing? {
    let (next, over) = settled(until: end) { state in
      let over = state.putBack(last)
      return (state.takeByHand(now: now, until: end), over)
    }
    over?.release()
    return attributed(next)
  }

  /// Gives a firing back, whose timer is enqueued again if it repeats.
  package func finish(_ firing: Firing) {
    state.withLock { $0.putBack(firing) }?.release()
  }

  /// The first timer's deadline and order, for an owner that drives several engines by hand.
  package func first() -> (due: TickInstant, sequence: UInt64)? {
    settled { $0.queue.first.map { ($0.due, $0.sequence) } }
  }

  /// When an owner that drives the engine by hand should wake it.
  package func nextWake(coalescing: Bool) -> TickInstant {
    settled { $0.queue.nextWake(coalescing: coalescing) }
  }

  /// Runs `body` under the lock when no postponed timer is at the front; it takes the lock again for every 64 that have to be moved before.
  private func settled<Result: Sendable>(until instant: TickInstant = .distantFuture, _ body: (inout EngineState) -> Result) -> Result {
    while true {
      if let result = state.withLock({ $0.queue.settle(until: instant) ? Optional(body(&$0)) : nil }) { return result }
    }
  }
}

/// The state of a drain when it takes the lock of its engine.
private struct DrainTurn {
  var now: TickInstant
  /// Whether the drain takes the lock for the first time.
  var isFirst = true
  /// Whether the timer to fire is the first one since the thread was woken, or since it waited; at the end, whether there was none.
  var isWakeUp = false
  /// Whether there is time left.
  var mayGoOn = true
  var mayFire = true
  var mayWait = false
  /// How many timers have been fired at this reading of the clock.
  var burst = 0
  var longestBurst = 10_000
  /// Whether the wall clock no longer has to be watched.
  var leavesWallClock = false
}

/// The next step of a drain, with no lock held.
private enum DrainStep: Sendable {
  case fire(Firing)
  /// Look whether the wall clock has been set.
  case lookAtWallClock
  /// Take the lock again, which was released so that it is not held for long.
  case goOn
  /// Block the thread until a timer that is due soon.
  case wait(until: TickInstant)
  /// Hand the thread back, after passing the decision to the alarm.
  case end(TickInstant?)
}
