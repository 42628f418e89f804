/// A timer queue, the lock around it and the alarm that wakes it: what every scheduler of the library is made of.
///
/// Timers are fired one at a time: lock, put the last repeating timer back, take the first one out, unlock, run. So a timer that is
/// cancelled by the one before it does not run, and a burst keeps its place among the other timers.
public final class TimerEngine: Sendable {
  fileprivate struct State: Sendable {
    var queue: TimerQueue
    var isDraining = false
    /// The wake-up that should be armed.
    var wake = Nanoseconds.never
    /// Counts the changes of `wake`, for whoever is telling the alarm.
    var wakeRevision = 0
    /// Whether somebody is telling the alarm.
    ///
    /// It is not called under the lock, so the talking needs an owner.
    var isTellingAlarm = false
    /// How far the wall clock was ahead of the monotonic one when it was last looked at.
    var wallOffset: Nanoseconds?
    var statistics = SchedulerStatistics()
    /// When a timer was last taken by hand: what is taken at one instant shares a wake-up.
    var lastTaken: Nanoseconds?
  }

  private let alarm: any Alarm
  private let state: ContendedLock<State>

  /// Whether delivery to this context may happen in place when the caller is in it already: true for the main context.
  package let deliversInline: Bool

  /// Whether windows of leeway are used to wake less often, rather than waking at each deadline.
  package let coalesces: Bool

  /// Learns of timers, in tests.
  package let observer: (any TimerObserver)?

  /// Whether jumps of the wall clock have to be looked for.
  private let looksAtWallClock: Bool

  package init(
    alarm: any Alarm, sequencer: Sequencer = Sequencer(), coalesces: Bool = true, deliversInline: Bool = false,
    observer: (any TimerObserver)? = nil
  ) {
    self.alarm = alarm
    self.observer = observer
    looksAtWallClock = !alarm.reportsWallClockChanges
    self.coalesces = coalesces
    self.deliversInline = deliversInline
    state = ContendedLock(State(queue: TimerQueue(sequencer: sequencer)))
  }

  package var timebase: Timebase { alarm.timebase }
  package var now: TickInstant { alarm.now }
  package var wallNow: WallInstant { alarm.wallNow }
  package var isCurrent: Bool { alarm.isCurrent }

  // MARK: - Timers

  /// Arms a one-shot timer.
  package func arm(_ timer: TickTimer, at instant: Nanoseconds, leeway: Nanoseconds = 0) {
    var latestWake = Nanoseconds.never
    if timer.followsWallClock {
      lookAtWallClock()
      if looksAtWallClock { latestWake = now.nanoseconds.adding(Self.wallClockCheck) }
    }
    armed(timer, latestWake: latestWake) { queue in
      queue.arm(timer, at: instant, leeway: leeway)
    }
  }

  /// Arms a one-shot timer to fire as soon as possible, behind what is due already.
  package func armNow(_ timer: TickTimer) {
    arm(timer, at: now.nanoseconds)
  }

  /// Arms a repeating timer whose schedule starts at `start`.
  package func arm(_ timer: TickTimer, on schedule: TickSchedule, from start: Nanoseconds) {
    armed(timer) { queue in
      timer.interval = schedule.interval.nanoseconds
      timer.missedTicks = schedule.missedTicks
      let leeway = Swift.min(schedule.leeway.nanoseconds, timer.interval / 2)
      queue.arm(timer, at: start.adding(schedule.delay.nanoseconds), leeway: leeway)
    }
  }

  package func reset(_ timer: TickTimer, to instant: Nanoseconds) {
    armed(timer) { queue in
      timer.invalidate()
      queue.arm(timer, at: instant)
    }
  }

  package func cancel(_ timer: TickTimer) {
    let tells = state.withLock { state in
      timer.invalidate()
      state.queue.cancel(timer)
      return state.queue.isEmpty && state.wake != .never && state.setWake(.never)
    }
    if tells { tellAlarm() }
  }

  private func armed(_ timer: TickTimer, latestWake: Nanoseconds = .never, _ change: (inout TimerQueue) -> Void) {
    let tells = state.withLock { state in
      change(&state.queue)
      guard timer.phase == .queued else { return false }
      let wake = Swift.min(latestWake, coalesces ? timer.due.adding(timer.leeway) : timer.due)
      return wake < state.wake && state.setWake(wake)
    }
    if tells { tellAlarm() }
  }

  package func deadline(of timer: TickTimer) -> TickInstant {
    state.withLock { _ in
      timer.phase == .queued ? TickInstant(nanoseconds: timer.due) : .distantFuture
    }
  }

  package func isDisposed(_ timer: TickTimer) -> Bool {
    state.withLock { _ in timer.phase == .disposed }
  }

  /// When the armed timers are due, in the order in which they will fire.
  package var pending: [(timer: TickTimer, due: Nanoseconds, leeway: Nanoseconds, sequence: UInt64)] {
    state.withLock { $0.queue.timers().map { ($0, $0.due, $0.leeway, $0.sequence) } }
  }

  // MARK: - Firing

  /// Fires what is due, in order, until nothing is or until the time has come to hand the thread back.
  private func drain() {
    let (begins, followsWallClock) = state.withLock { state in
      defer { state.isDraining = true }
      return (!state.isDraining, state.queue.wallFollowers > 0)
    }
    guard begins else { return }
    if followsWallClock { lookAtWallClock() }
    let end = alarm.now.nanoseconds.adding(Self.longestDrain)
    repeat {
      fireDue(until: end)
    } while lingers(until: end)
    let present = alarm.now.nanoseconds
    let tells = state.withLock { state in
      state.isDraining = false
      return state.setWake(nextWake(&state.queue, now: present))
    }
    if tells { tellAlarm() }
  }

  private func fireDue(until end: Nanoseconds) {
    var now = alarm.now.nanoseconds
    var isFirst = true
    var last: Firing?
    while now < end {
      let (next, isSettled) = state.withLock { state in
        let isSettled = state.queue.settle(until: now)
        let next = state.step(finished: last, now: now, takes: isSettled)
        if isFirst, next != nil { state.statistics.wakeUps += 1 }
        return (next, isSettled)
      }
      last = next
      if let next {
        isFirst = false
        next.run()
      } else if isSettled {
        return
      }
      now = alarm.now.nanoseconds
    }
    let finished = last
    state.withLock { state in _ = state.step(finished: finished, now: now, takes: false) }
  }

  /// Waits in place for what is due very soon, if the alarm can.
  private func lingers(until end: Nanoseconds) -> Bool {
    guard alarm.lingers else { return false }
    let now = alarm.now.nanoseconds
    guard now < end else { return false }
    let wake = state.withLock { $0.queue.nextWake(coalescing: coalesces) }
    guard wake < now.adding(Self.longestLinger) else { return false }
    if wake > now { alarm.linger(until: TickInstant(nanoseconds: wake)) }
    return true
  }

  private static let longestDrain: Nanoseconds = 2_000_000
  private static let longestLinger: Nanoseconds = 200_000

  /// A timer on its way to run, and the generation it was taken with: a reset or a cancel that comes in between makes it void.
  package struct Firing: Sendable {
    package let timer: TickTimer
    fileprivate let tick: Tick
    fileprivate let generation: Int

    /// When it was taken.
    package var instant: Nanoseconds { tick.fired.nanoseconds }

    package func run() {
      if timer.generation == generation { timer.fire(tick) }
    }
  }

  /// Takes the first timer out, if it is due; what is taken at one instant counts as one wake-up.
  package func takeNext() -> Firing? {
    let now = alarm.now.nanoseconds
    return state.withLock { state in
      let firing = state.step(finished: nil, now: now, takes: true)
      if firing != nil, state.lastTaken != now {
        state.lastTaken = now
        state.statistics.wakeUps += 1
      }
      return firing
    }
  }

  /// Puts the timer before back, and takes the next one out that is due by `end`, at its instant, in one step: for an owner whose clock is moved by
  /// what is fired.
  package func takeNext(after last: Firing?, until end: Nanoseconds) -> Firing? {
    let present = alarm.now.nanoseconds
    return state.withLock { state in
      if let last { state.queue.rearm(last.timer, fired: last.tick) }
      guard let due = state.queue.first()?.due, due <= end, due != .never else { return nil }
      let now = Swift.max(present, due)
      if state.lastTaken != now {
        state.lastTaken = now
        state.statistics.wakeUps += 1
      }
      return state.step(finished: nil, now: now, takes: true)
    }
  }

  /// Puts a timer that was taken back, if it repeats.
  package func finish(_ firing: Firing) {
    state.withLock { $0.queue.rearm(firing.timer, fired: firing.tick) }
  }

  /// The first timer's deadline and order, for an owner that drives several engines by hand.
  package func first() -> (due: Nanoseconds, sequence: UInt64)? {
    state.withLock { $0.queue.first() }
  }

  /// When an owner that drives the engine by hand should wake it.
  package func nextWake(coalescing: Bool) -> Nanoseconds {
    state.withLock { $0.queue.nextWake(coalescing: coalescing) }
  }

  /// What the engine has done so far.
  package var statistics: SchedulerStatistics {
    state.withLock { state in
      var statistics = state.statistics
      statistics.pending = state.queue.count
      return statistics
    }
  }

  // MARK: - The wall clock

  /// Makes timers that follow the wall clock aim anew.
  package func wallClockChanged() {
    let now = alarm.now.nanoseconds
    let tells = state.withLock { state in
      state.queue.refire(wallFollowersAt: now)
      return state.setWake(nextWake(&state.queue, now: now))
    }
    if tells { tellAlarm() }
  }

  /// Compares the wall clock with the monotonic one, while timers follow it.
  private func lookAtWallClock() {
    let now = alarm.now.nanoseconds
    let offset = alarm.wallNow.nanosecondsSince1970.subtracting(now)
    state.withLock { state in
      if state.queue.wallFollowers > 0, let before = state.wallOffset, offset.subtracting(before).magnitude > Self.smallestJump {
        state.queue.refire(wallFollowersAt: now)
        state.wallOffset = offset
      } else if state.queue.wallFollowers == 0 {
        state.wallOffset = offset
      }
    }
  }

  /// Less than this can be the time between reading the two clocks.
  private static let smallestJump: UInt64 = 10_000_000
  /// How often to look, where the alarm does not report jumps of the wall clock.
  private static let wallClockCheck: Nanoseconds = .second

  // MARK: - The alarm

  /// When to wake next: as late as the windows of leeway allow, but at once if a drain left something behind.
  private func nextWake(_ queue: inout TimerQueue, now: Nanoseconds) -> Nanoseconds {
    guard let first = queue.first() else { return .never }
    let wake = first.due <= now ? first.due : queue.nextWake(coalescing: coalesces)
    guard queue.wallFollowers > 0, looksAtWallClock, wake != .never else { return wake }
    return Swift.min(wake, now.adding(Self.wallClockCheck))
  }

  /// Tells the alarm what should be armed, until that does not change any more meanwhile.
  private func tellAlarm() {
    var told: Int?
    while let (wake, revision) = state.withLock({ $0.wakeToTell(after: told) }) {
      if wake == .never {
        alarm.disarm()
      } else {
        alarm.arm(at: TickInstant(nanoseconds: wake)) { self.drain() }
      }
      told = revision
    }
  }
}

extension TimerEngine.State {
  /// One step of a drain: puts the last repeating timer back, and takes the first one out if it is due.
  fileprivate mutating func step(finished: TimerEngine.Firing?, now: Nanoseconds, takes: Bool) -> TimerEngine.Firing? {
    if let finished { queue.rearm(finished.timer, fired: finished.tick) }
    guard takes, let (timer, tick) = queue.popDue(now: now) else { return nil }
    statistics.count(tick)
    return TimerEngine.Firing(timer: timer, tick: tick, generation: timer.generation)
  }

  /// True if the caller has to tell the alarm: a drain will do it at its end, and somebody who is telling it already will notice.
  fileprivate mutating func setWake(_ wake: Nanoseconds) -> Bool {
    guard !isDraining else { return false }
    self.wake = wake
    wakeRevision += 1
    guard !isTellingAlarm else { return false }
    isTellingAlarm = true
    return true
  }

  /// What to tell the alarm, or `nil` if `revision` has been told and was the last.
  fileprivate mutating func wakeToTell(after revision: Int?) -> (Nanoseconds, Int)? {
    guard wakeRevision != revision else {
      isTellingAlarm = false
      return nil
    }
    return (wake, wakeRevision)
  }
}
