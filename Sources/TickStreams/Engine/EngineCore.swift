import Synchronization

/// A timer queue, its lock and the alarm that wakes it.
///
/// Timers are fired one at a time: lock, put the last repeating timer back, take the first one out, unlock, run. So a timer that is
/// canceled by the one before it does not run, and a burst keeps its place among the other timers.
package final class EngineCore: Sendable {
  let alarm: any Alarm
  let state: ContendedLock<EngineState>
  /// Of all engines of the process, also of those that have been released, only this one has it.
  let number = newNumber()

  /// Numbers the timers that are enqueued; engines that share it share one order.
  package let sequencer: Sequencer

  package let policy: EnginePolicy

  /// Learn of timers.
  let probes: EngineProbes

  /// Whether jumps of the wall clock have to be looked for.
  let looksAtWallClock: Bool
  /// Reports such jumps, so that the engine looks only for drift.
  let wallClockWatcher: (any WallClockWatcher)?
  /// How often the alarm has reported that the wall clock was set.
  private let reports = Atomic<Int>(0)
  /// Passes decisions to the alarm.
  ///
  /// Calls of the alarm must not overlap, and the last call has the last decision.
  private let telling = Turn()
  private let queued = Atomic<Int>(0)
  /// A copy of ``EngineState/isShutDown`` for readers without the lock.
  let shutDown = Atomic<Bool>(false)

  @inline(never) init(alarm: any Alarm, policy: EnginePolicy, sequencer: Sequencer, probe: (any EngineProbe)?) {
    self.alarm = alarm
    self.policy = policy
    self.sequencer = sequencer
    probes = EngineProbes(probe)
    looksAtWallClock = !alarm.reportsWallClockChanges
    wallClockWatcher = alarm.watcher
    state = ContendedLock(EngineState(queue: TimerQueue(sequencer: sequencer)))
  }

  deinit {
    if state.withLock({ $0.watchesWallClock }) { wallClockWatcher?.remove(ObjectIdentifier(self)) }
    forgetBase()
    endOthers()
    alarm.real?.end()
  }

  /// A number for one thing that has a clock.
  package static func newNumber() -> Int { numbers.wrappingAdd(1, ordering: .relaxed).newValue }

  // Not the `Atomic` that the explorer drives: which number it is does not matter.
  private static let numbers = Synchronization.Atomic(0)

  /// The clock that ``now`` reads.
  package var timebase: Timebase { alarm.timebase }

  /// The current time on the monotonic clock.
  package var now: TickInstant { alarm.now }

  /// The current time on the wall clock.
  package var wallNow: WallInstant { alarm.wallNow }

  /// Whether the calling code runs in the serial context of the engine's schedulers.
  package var isCurrent: Bool { alarm.isCurrent }

  /// Whether time is frozen.
  var isStopped: Bool { alarm.isStopped }

  // MARK: - Timers

  /// Arms a timer that nothing else arms meanwhile.
  ///
  /// - Parameters:
  ///   - timer: The timer; a disposed one stays out.
  ///   - instant: When it is due.
  ///   - limit: How much later it may fire at most, whatever its leeway.
  ///   - wallOffset: The offset with which `instant` was computed, if the timer follows the wall clock: if that has been set since then, the timer is due
  ///     immediately, to be recomputed; if it is set later, then.
  ///   - tieBreak: Decides between timers of the same instant; by default after the timers enqueued so far.
  // Without a copy in each of twenty callers: with some others that are not copied, a tenth less to compile in a release build.
  @inline(never) package func arm(
    _ timer: TickTimer, at instant: TickInstant, atMost limit: Nanoseconds = .never, wallOffset: Nanoseconds? = nil,
    tieBreak: TieBreak = .newest
  ) {
    let (instant, aimed) = aim(at: instant, wallOffset)
    let leeway = Swift.min(limit, leeway(of: timer, until: instant))
    armed(timer, aimed) { queue in
      queue.arm(timer, at: instant, leeway: leeway, tieBreak: tieBreak, followsWallClock: wallOffset != nil)
    }
  }

  /// Moves a timer as its deadline was decided, unless a later decision has arrived.
  func follow(_ timer: DeadlineTimer, _ move: Deadline.Move) {
    guard let due = move.due else { return rest(timer, move) }
    let (instant, aimed) = aim(at: due, move.wallOffset)
    let leeway = move.leeway ?? Swift.min(move.limit, leeway(of: timer, until: instant))
    armed(timer, aimed) { queue in
      guard timer.adopt(move) else { return }
      queue.arm(timer, at: instant, leeway: leeway, tieBreak: move.tieBreak, followsWallClock: move.wallOffset != nil)
    }
  }

  /// Takes a timer out, so that it rests until its deadline is set again.
  private func rest(_ timer: DeadlineTimer, _ move: Deadline.Move) {
    takenOut(timer) { queue in
      guard timer.adopt(move) else { return }
      queue.rest(timer)
    }
  }

  /// Arms a one-shot timer to fire as soon as possible, after timers that are already due.
  package func armNow(_ timer: TickTimer) {
    arm(timer, at: now, atMost: 0)
  }

  /// Arms a repeating timer whose schedule starts at `start`, before anything else knows it.
  package func arm(_ timer: TickTimer, on schedule: TickSchedule, from start: TickInstant) {
    timer.give(leeway: schedule.leeway?.nanoseconds)
    timer.interval = schedule.interval.nanoseconds
    timer.missedTicks = schedule.missedTicks
    arm(timer, at: start.adding(schedule.delay.nanoseconds))
  }

  package func reset(_ timer: TickTimer, to instant: TickInstant, tieBreak: TieBreak = .newest) {
    let leeway = leeway(of: timer, until: instant)
    armed(timer) { queue in
      timer.invalidate()
      queue.arm(timer, at: instant, leeway: leeway, tieBreak: tieBreak)
    }
  }

  /// How much later than `instant` a timer may fire: the clock is read only if it has a leeway.
  @inline(__always)
  private func leeway(of timer: TickTimer, until instant: TickInstant) -> Nanoseconds {
    timer.grantedLeeway == 0 ? 0 : timer.leeway(ofWait: instant.subtracting(now))
  }

  package func cancel(_ timer: TickTimer) {
    takenOut(timer) { queue in
      timer.invalidate()
      queue.cancel(timer)
    }
  }

  /// Takes a timer out by `change`, under the lock: no other timer waits for it any longer.
  @inline(__always)
  private func takenOut(_ timer: TickTimer, _ change: (inout TimerQueue) -> Void) {
    tellAlarm(
      state.withLock { state in
        let wasAwaited = state.isAwaited(timer)
        change(&state.queue)
        if state.queue.isEmpty { return state.wake == .never ? nil : setWake(.never, &state) }
        guard wasAwaited else { return nil }
        let wake = state.wakeWithoutAwaited(coalescing: policy.coalesces)
        guard wake.instant == state.wake.instant, !wake.isTighter(than: state.wake) else { return setWake(wake, &state) }
        state.wake = wake
        return nil
      }
    )
  }

  /// Arms a timer by `change`, under the lock.
  ///
  /// Every reset takes this path. It is inlined, so that nothing is retained for the closure; rare cases are in functions that are not
  /// inlined.
  #if hasFeature(Embedded)  // the size counts
    @inline(never)
  #else
    @inline(__always)
  #endif
  private func armed(_ timer: TickTimer, _ aimed: Nanoseconds? = nil, _ change: (inout TimerQueue) -> Void) {
    let observed = probes.learnArmings ? alarm.now : nil
    let armed: Armed = state.withLock { state in
      guard !state.isShutDown else { return Armed(isRefused: true) }
      let wasAwaited = state.isAwaited(timer)
      change(&state.queue)
      guard timer.phase == .queued else { return Armed() }
      if let observed { probes.didArm(timer, at: observed) }
      let concernsWake = wasAwaited || timer.due < state.wake.instant || timer.due <= state.wake.end
      if !concernsWake, !timer.followsWallClock { return Armed(due: timer.due) }
      return moveWake(for: timer, aimed, wasAwaited: wasAwaited, &state)
    }
    if armed.concernsOthers || RealTimeWatch.isOn { tell(armed, timer) }
  }

  /// Decides when to wake once a timer is armed that may change that.
  @inline(never)
  private func moveWake(for timer: TickTimer, _ aimed: Nanoseconds?, wasAwaited: Bool, _ state: inout EngineState) -> Armed {
    let refired = state.refire(ifSetSince: aimed)
    if policy.firesInPlace { return Armed(firing: state.takeInPlace(timer)) }
    var armed = Armed(due: timer.due)
    var wake = refired.map(Wake.exactly) ?? state.wakeAdding(timer, wasAwaited: wasAwaited, coalescing: policy.coalesces)
    if timer.followsWallClock {
      armed.mustWatch = startsToWatch(&state)
      wake = wake.atMost(nextLook(state, now: state.reading?.now ?? timer.due))
    }
    // Where places matter to the alarm, it also learns of a timer that may come before others of its instant.
    let isMoved = wake.instant != state.wake.instant || wake.isTighter(than: state.wake)
    let concernsAlarm = isMoved || policy.firesOneByOne && wake.instant == timer.due
    if concernsAlarm { armed.decision = setWake(wake, &state) } else if !state.isDraining { state.wake = wake }
    return armed
  }

  @inline(never)
  private func tell(_ armed: Armed, _ timer: TickTimer) {
    if armed.isRefused { timer.dispose() } else { tellAlarm(armed.decision) }
    if let firing = armed.firing { fireInPlace(firing) }
    if armed.mustWatch { watchWallClock() }
    if let due = armed.due { RealTimeWatch.didArm(timer, due: due, on: alarm) }
  }

  package func deadline(of timer: TickTimer) -> TickInstant {
    state.withLock {
      timer.phase == .queued ? $0.queue.place(of: timer).due : .distantFuture
    }
  }

  package func isDisposed(_ timer: TickTimer) -> Bool {
    state.withLock { _ in timer.phase == .disposed }
  }

  /// When the armed timers are due, in the order in which they will fire.
  ///
  /// - Complexity: O(*n* log *n*), of which O(*n*) with the lock held: for tests.
  package var pending: [(timer: TickTimer, due: TickInstant, leeway: Nanoseconds, sequence: UInt64)] {
    armed().sorted { ($0.due, $0.sequence, $0.aim.due, $0.aim.sequence) < ($1.due, $1.sequence, $1.aim.due, $1.aim.sequence) }
      .map { ($0.timer, $0.due, $0.leeway, $0.sequence) }
  }

  /// When the timers are due that are armed until `limit`, and some others, in no order; `aim` is the place of one among those that the wall
  /// clock has made due.
  ///
  /// - Complexity: O(*n*), with the lock held: for tests.
  package func armed(
    until limit: TickInstant = .distantFuture
  ) -> [(timer: TickTimer, due: TickInstant, leeway: Nanoseconds, sequence: UInt64, aim: (due: TickInstant, sequence: UInt64))] {
    state.withLock { state in
      state.queue.timers(until: limit).map { timer in
        let (place, aim) = (state.queue.place(of: timer), TimerHeap.Slot(.passUnretained(timer)))
        return (timer, place.due, place.due < aim.due ? 0 : timer.leeway, place.sequence, (aim.due, aim.sequence))
      }
    }
  }

  /// The counts of the engine's work so far.
  package var statistics: SchedulerStatistics {
    var statistics = state.withLock { state in
      var statistics = state.statistics
      statistics.pending = state.queue.count
      return statistics
    }
    statistics.alarmWakeUps = alarm.real?.ownWakeUps ?? 0
    statistics.queuedValues = queued.load(ordering: .relaxed)
    return statistics
  }

  var wallClockReports: Int { reports.load(ordering: .relaxed) }

  func countWallClockReport() {
    reports.wrappingAdd(1, ordering: .relaxed)
  }

  /// Counts events that wait for their turn on the scheduler.
  func countQueued(_ change: Int) {
    queued.wrappingAdd(change, ordering: .relaxed)
  }

  // MARK: - The alarm

  /// Decides when to wake, unless a drain is in progress, which decides at its end; the result is for ``tellAlarm(_:)``.
  func setWake(_ wake: Wake, _ state: inout EngineState) -> Wake? {
    guard !state.isDraining else { return nil }
    state.wake = wake
    return telling.begin() ? wake : nil
  }

  /// Passes a decision to the alarm, if the caller has to do that.
  @inline(__always)
  func tellAlarm(_ decision: Wake?) {
    if let decision { tellAlarm(from: decision) }
  }

  private func tellAlarm(from first: Wake) {
    LockChecks.expectNone("an alarm is armed")
    var wake = first
    while true {
      if wake.instant == .distantFuture {
        alarm.disarm()
      } else {
        #if hasFeature(Embedded)  // no system joins wake-ups, and a `Duration` costs a kilobyte
          alarm.arm(at: wake.instant) { self.drain() }
        #else
          alarm.arm(at: wake.instant, leeway: Duration(nanoseconds: wake.leeway)) { self.drain() }
        #endif
      }
      if telling.end() { return }
      wake = state.withLock { $0.wake }
    }
  }
}

/// The outcome of arming a timer, for when no lock is held.
private struct Armed: Sendable {
  /// When the timer is due, if it is armed.
  var due: TickInstant?
  /// When the alarm is to wake, if that has changed.
  var decision: Wake?
  /// The firing of the timer, if it is fired in place.
  var firing: Firing?
  /// Whether the engine is shut down, so that the timer is disposed.
  var isRefused = false
  /// Whether the wall clock has to be watched from now on.
  var mustWatch = false

  var concernsOthers: Bool { decision != nil || firing != nil || isRefused || mustWatch }
}
