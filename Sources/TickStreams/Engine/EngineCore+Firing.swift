// How timers are fired: by a drain, or one at a time by an owner that drives the engine by hand.

extension EngineCore {
  /// Fires due timers, in order, until none is left or the time has been reached at which to yield the thread.
  ///
  /// If the clock does not advance, as in a test, that time never passes. Then the number of timers limits a drain, and later drains
  /// at that reading of the clock fire one timer each. So the owner of the clock sees work that has no end.
  ///
  /// The lock is taken once for each timer, and once or twice more: after the first one the clock is read only if the next wake-up is before the drain has
  /// to end. It is taken more often where many timers were reset to later, so that no more than 64 of them are moved while it is held.
  func drain() {
    var turn = DrainTurn(now: alarm.now)
    let end = turn.now.adding(Self.longestDrain)
    var last: Firing?
    while true {
      turn.mayGoOn = turn.now < end && turn.burst < turn.longestBurst
      turn.mayFire = turn.mayGoOn && !turn.mayBeOver && !alarm.isStopped && (last == nil || !policy.firesOneByOne)
      turn.mayWait = turn.mayGoOn && alarm.waitsOnThread
      let (step, over) = state.withLock { state in
        let over = state.putBack(last)
        return (nextStep(&turn, &state), over)
      }
      over?.release()
      last = nil
      switch step {
      case .fire(let firing):
        firing.run()
        last = firing
        turn.burst += 1
        turn.mayBeOver = turn.isFirst && !policy.firesOneByOne
      case .lookAtWallClock: look(ClockReading(self))
      case .goOn: break
      case .wait(let next):
        if next > turn.now { alarm.waitOnThread(until: next) }
      case .end(let decision):
        if turn.leavesWallClock { _ = wallClockWatcher?.update(self) }
        return tellAlarm(decision)
      }
      turn.isFirst = false
      let now = turn.mayBeOver ? turn.now : alarm.now
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
      state.isWakeUp = !policy.firesOneByOne || state.wake.instant > state.drained
      if state.standstill == turn.now { turn.longestBurst = 1 }
      if state.queue.wallFollowers > 0 { return .lookAtWallClock }
    }
    if turn.mayFire {
      guard state.queue.settle(until: turn.now) else { return .goOn }
      if let next = state.take(now: turn.now) { return .fire(next) }
    }
    return lastStep(&turn, &state)
  }

  /// Ends a drain that has nothing to fire by its reading of the clock, or decides how long it waits, or that it reads the clock again.
  @inline(never)
  private func lastStep(_ turn: inout DrainTurn, _ state: inout EngineState) -> DrainStep {
    let mayBeOver = exchange(&turn.mayBeOver, with: false)
    // If there is no time left to settle all, the wake-up is early, and settles more.
    guard state.queue.settle(until: .distantFuture) || !turn.mayGoOn else { return .goOn }
    let wake = nextWake(&state, now: turn.now)
    if mayBeOver, wake.instant < turn.now.adding(Self.longestDrain) { return .goOn }
    if state.isWakeUp { state.statistics.countIdleWakeUp() }
    if turn.mayWait, wake.instant < turn.now.adding(Self.longestWaitOnThread) {
      state.isWakeUp = true
      return .wait(until: wake.instant)
    }
    if turn.burst >= turn.longestBurst { state.standstill = turn.now }
    (state.isDraining, state.drained) = (false, turn.now)
    turn.leavesWallClock = stopsWatching(&state)
    return .end(setWake(wake, &state))
  }

  private static let longestDrain: Nanoseconds = 2_000_000
  private static let longestWaitOnThread: Nanoseconds = 200_000

  /// When to wake next: by the windows of leeway, but immediately if a drain did not reach all due timers.
  func nextWake(_ state: inout EngineState, now: TickInstant) -> Wake {
    guard let first = state.queue.first else { return .never }
    let wake = first.due <= now ? .exactly(first.due) : state.queue.nextWake(coalescing: policy.coalesces)
    return wake.atMost(nextLook(state, now: now))
  }
}

// MARK: - In place

extension EngineCore {
  /// Fires a timer that has just been armed, and taken out.
  func fireInPlace(_ firing: Firing) {
    firing.run()
    let over = state.withLock { state in
      state.depth -= 1
      return state.putBack(firing)
    }
    over?.release()
  }
}

extension EngineState {
  /// Takes a timer out that has just been armed, as if its wait were over: it is the only one in the queue that is ever due.
  mutating func takeInPlace(_ timer: TickTimer) -> Firing? {
    guard timer.due != .distantFuture else { return nil }
    depth += 1
    // Work that schedules itself again and again would overflow the stack. Threads that run work at the same time count, too, so the limit is high.
    guard timer.waitAfterFirst == 0, depth <= 1_000 else {
      programmerError(
        "ImmediateScheduler cannot repeat: it needs a scheduler with a clock, such as .main, QueueScheduler or, in tests, TestScheduler",
        file: #fileID, line: #line
      )
    }
    return take(now: timer.due)
  }
}

// MARK: - By hand

/// For an owner that drives engines by hand, since it decides between the timers of several ones. It does what a drain does, in parts.
extension EngineCore {
  /// When the engine has to be woken.
  package var wakeInstant: TickInstant {
    // Nothing is settled for this, since a real alarm does not look, and later decisions depend on what is settled.
    guard !isShutDown else { return .distantFuture }
    if let instant = state.withLock({ $0.isDraining ? nil : Optional($0.wake.instant) }) { return instant }
    let now = alarm.now
    // Of a wake-up in progress, in which a task lets time pass, the next one is not decided yet.
    return settled { nextWake(&$0, now: now).instant }
  }

  /// Begins a wake-up at `now`, unless one is in progress.
  package func beginWakeUp() {
    state.withLock { $0.beginWakeUp() }
  }

  /// The first timer's deadline and order.
  package func first() -> (due: TickInstant, sequence: UInt64)? {
    settled { $0.queue.first.map { ($0.due, $0.sequence) } }
  }

  /// Takes the first timer out, if it is due, in a wake-up that has begun.
  package func takeNext() -> Firing? {
    let now = alarm.now
    return settled(until: now) { $0.take(now: now) }
  }

  /// Gives a firing back, whose timer is enqueued again if it repeats.
  package func finish(_ firing: Firing) {
    state.withLock { $0.putBack(firing) }?.release()
  }

  /// Ends a wake-up, and decides when the next one is.
  package func endWakeUp() {
    // Nothing is settled without a wake-up: see `wakeInstant`.
    guard state.withLock({ $0.isDraining }) else { return }
    let now = alarm.now
    settled { endWakeUp(&$0, now: now) }
  }

  /// Gives a firing back, and replaces it by the next one, in one step: at `now`, or at the next wake-up that is not after `end`.
  ///
  /// For an owner with one engine, whose clock is moved by an action that is fired.
  package func takeNext(after firing: inout Firing?, now: TickInstant, until end: TickInstant) {
    var isDone = false
    while !isDone {
      let over = state.withLock { state in
        let over = state.putBack(firing)
        firing = nil
        isDone = takeNext(&state, &firing, now: now, until: end)
        return over
      }
      over?.release()
    }
  }

  /// Takes the next timer out, if there is one; returns false where many timers were reset to later, so that the lock is not held until all are moved.
  private func takeNext(_ state: inout EngineState, _ taken: inout Firing?, now: TickInstant, until end: TickInstant) -> Bool {
    guard !state.isShutDown else { return true }
    var instant = now
    // Nothing is settled before a wake-up: see `wakeInstant`.
    while state.isDraining || state.wake.instant <= end && state.wake != .never {
      guard state.queue.settle(until: .distantFuture) else { return false }
      if !state.isDraining { instant = Swift.max(now, state.wake.instant) }
      state.beginWakeUp()
      if let first = state.queue.first, first.due <= instant {
        taken = state.take(now: instant)
        break
      }
      endWakeUp(&state, now: instant)
    }
    return true
  }

  private func endWakeUp(_ state: inout EngineState, now: TickInstant) {
    if state.isWakeUp { state.statistics.countIdleWakeUp() }
    state.isDraining = false
    state.wake = nextWake(&state, now: now)
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
  /// Whether the clock has not been read after the first firing: that matters only if the next wake-up is before the end.
  var mayBeOver = false
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
  case end(Wake?)
}
