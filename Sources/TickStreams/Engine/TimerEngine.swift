import Synchronization

/// A timer queue, the lock around it and the alarm that wakes it: what every scheduler of the library is made of.
///
/// ``AlarmScheduler`` makes one of an ``Alarm`` of your own; an ``EngineScheduler`` shares one with another scheduler.
///
/// Timers are fired one at a time: lock, put the last repeating timer back, take the first one out, unlock, run. So a timer that is
/// cancelled by the one before it does not run, and a burst keeps its place among the other timers.
public final class TimerEngine: Sendable {
  fileprivate struct State: Sendable {
    var queue: TimerQueue
    var isDraining = false
    /// When the alarm should wake.
    var wake = Announcement(TickInstant.distantFuture)
    /// The clocks when they were last looked at because a timer follows the wall clock.
    var reading: ClockReading?
    /// How far the wall clock was ahead of the monotonic one when those timers were aimed.
    var wallOffset: Nanoseconds = 0
    var statistics = SchedulerStatistics()
    /// When a timer was last taken by hand: what is taken at one instant shares a wake-up.
    var lastTaken: TickInstant?
    /// Whether nothing is fired any more, and what is armed is disposed instead.
    var isShutDown = false
  }

  private let alarm: any Alarm
  private let state: ContendedLock<State>

  /// Numbers what is enqueued; engines that share one share one order.
  package let sequencer: Sequencer

  /// Whether delivery to this context may happen in place when the caller is in it already: true for the main context.
  package let deliversInline: Bool

  /// Whether windows of leeway are used to wake less often, rather than waking at each deadline.
  package let coalesces: Bool

  /// Learns of timers, in tests.
  package let observer: (any TimerObserver)?

  /// Learns which timers are fired late.
  let lateFirings = LateFirings()

  /// Whether one timer is fired per wake-up, because what is due on another engine may have to come in between.
  private let firesOneByOne: Bool

  /// Whether jumps of the wall clock have to be looked for.
  private let looksAtWallClock: Bool
  private let queued = Atomic<Int>(0)

  package init(
    alarm: any Alarm, sequencer: Sequencer = Sequencer(), coalesces: Bool = true, deliversInline: Bool = false,
    firesOneByOne: Bool = false, observer: (any TimerObserver)? = nil
  ) {
    self.alarm = alarm
    self.sequencer = sequencer
    self.firesOneByOne = firesOneByOne
    self.observer = observer
    looksAtWallClock = !alarm.reportsWallClockChanges
    self.coalesces = coalesces
    self.deliversInline = deliversInline
    state = ContendedLock(State(queue: TimerQueue(sequencer: sequencer)))
  }

  /// The clock that ``now`` reads.
  public var timebase: Timebase { alarm.timebase }

  /// The current time on the monotonic clock.
  public var now: TickInstant { alarm.now }

  /// The current time on the wall clock.
  public var wallNow: WallInstant { alarm.wallNow }

  /// Whether the calling code runs in the serial context of the engine's schedulers.
  public var isCurrent: Bool { alarm.isCurrent }

  /// How long the device has slept so far: what a suspending clock does not count.
  package var slept: Nanoseconds { (alarm as? any SleepingAlarm)?.slept ?? SystemClock.slept }

  /// Whether time stands still.
  var isStopped: Bool { alarm.isStopped }

  // MARK: - Timers

  /// Arms a one-shot timer.
  ///
  /// - Parameters:
  ///   - timer: The timer; a disposed one stays out.
  ///   - instant: When it is due.
  ///   - leeway: How much later it may fire.
  ///   - place: Where it stands among the timers that are due at the same instant; behind what has been enqueued by now, if left out.
  package func arm(_ timer: TickTimer, at instant: TickInstant, leeway: Nanoseconds = 0, place: PlaceInInstant = .next) {
    armed(timer) { queue in
      queue.arm(timer, at: instant, leeway: leeway, place: place)
    }
  }

  /// Arms a timer that follows the wall clock, for an instant that was computed with `wallOffset`.
  ///
  /// If the clock has been set since then, the timer is due at once, to aim anew.
  func arm(_ timer: TickTimer, at instant: TickInstant, leeway: Nanoseconds = 0, wallOffset: Nanoseconds) {
    let (instant, latestWake) = aim(at: instant, wallOffset)
    armed(timer, latestWake: latestWake) { queue in
      queue.arm(timer, at: instant, leeway: leeway)
    }
  }

  /// Arms a timer anew at the end of its action, unless the action has disposed or reset it.
  ///
  /// The instant is computed before the action, so that nothing drifts; the place among equal instants is taken after it.
  ///
  /// - Parameters:
  ///   - timer: The timer that is being fired.
  ///   - instant: When it is due.
  ///   - leeway: How much later it may fire.
  ///   - wallOffset: What the instant was computed with, if the timer follows the wall clock.
  ///   - place: Where it stands among the timers that are due at the same instant.
  func rearm(
    _ timer: TickTimer, at instant: TickInstant, leeway: Nanoseconds = 0, wallOffset: Nanoseconds? = nil, place: PlaceInInstant = .next
  ) {
    let (instant, latestWake) = wallOffset.map { aim(at: instant, $0) } ?? (instant, .distantFuture)
    armed(timer, latestWake: latestWake) { queue in
      if timer.phase == .firing { queue.arm(timer, at: instant, leeway: leeway, place: place) }
    }
  }

  /// When a timer that was aimed with `wallOffset` is due, as the clocks are now, and when to look at the wall clock again.
  private func aim(at instant: TickInstant, _ wallOffset: Nanoseconds) -> (instant: TickInstant, latestWake: TickInstant) {
    let present = ClockReading(self)
    look(present)
    return (
      present.hasJumped(from: wallOffset) ? present.now : instant,
      looksAtWallClock ? present.now.adding(Self.wallClockCheck) : .distantFuture
    )
  }

  /// Arms a one-shot timer to fire as soon as possible, behind what is due already.
  package func armNow(_ timer: TickTimer) {
    arm(timer, at: now)
  }

  /// Arms a repeating timer whose schedule starts at `start`.
  package func arm(_ timer: TickTimer, on schedule: TickSchedule, from start: TickInstant) {
    armed(timer) { queue in
      timer.interval = schedule.interval.nanoseconds
      timer.missedTicks = schedule.missedTicks
      let leeway = Swift.min(schedule.leeway.nanoseconds, timer.interval / 2)
      queue.arm(timer, at: start.adding(schedule.delay.nanoseconds), leeway: leeway)
    }
  }

  package func reset(_ timer: TickTimer, to instant: TickInstant, place: PlaceInInstant = .next) {
    armed(timer) { queue in
      timer.invalidate()
      queue.arm(timer, at: instant, place: place)
    }
  }

  package func cancel(_ timer: TickTimer) {
    tellAlarm(
      state.withLock { state in
        timer.invalidate()
        state.queue.cancel(timer)
        return state.stopWaking()
      }
    )
  }

  /// Takes a timer out, so that it rests until it is armed again.
  func disarm(_ timer: TickTimer) {
    tellAlarm(
      state.withLock { state in
        timer.invalidate()
        state.queue.rest(timer)
        return state.stopWaking()
      }
    )
  }

  private func armed(_ timer: TickTimer, latestWake: TickInstant = .distantFuture, _ change: (inout TimerQueue) -> Void) {
    let (decision, isRefused): (TickInstant?, Bool) = state.withLock { state in
      guard !state.isShutDown else { return (nil, true) }
      change(&state.queue)
      guard timer.phase == .queued else { return (nil, false) }
      let wake = Swift.min(latestWake, coalesces ? timer.due.adding(timer.leeway) : timer.due)
      return (wake < state.wake.value ? state.setWake(wake) : nil, false)
    }
    if isRefused { timer.dispose() } else { tellAlarm(decision) }
  }

  package func deadline(of timer: TickTimer) -> TickInstant {
    state.withLock { _ in
      timer.phase == .queued ? timer.due : .distantFuture
    }
  }

  package func isDisposed(_ timer: TickTimer) -> Bool {
    state.withLock { _ in timer.phase == .disposed }
  }

  /// When the armed timers are due, in the order in which they will fire.
  package var pending: [(timer: TickTimer, due: TickInstant, leeway: Nanoseconds, sequence: UInt64)] {
    state.withLock { $0.queue.timers().map { ($0, $0.due, $0.leeway, $0.sequence) } }
  }

  /// Disposes what is armed, and refuses what is armed from now on, which is disposed, too.
  ///
  /// A timer that is being fired is disposed after its action.
  package func shutdown() {
    state.withLock { $0.isShutDown = true }
    while let timer = state.withLock({ $0.queue.foremost }) { timer.dispose() }
  }

  // MARK: - Firing

  /// Fires what is due, in order, until nothing is or until the time has come to hand the thread back.
  private func drain() {
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

  /// What the engine has done so far.
  public var statistics: SchedulerStatistics {
    state.withLock { state in
      var statistics = state.statistics
      statistics.pending = state.queue.count
      statistics.queuedValues = queued.load(ordering: .relaxed)
      return statistics
    }
  }

  /// Counts events that wait for their turn on the scheduler.
  func countQueued(_ change: Int) {
    queued.add(change, ordering: .relaxed)
  }

  // MARK: - The wall clock

  /// Makes timers that follow the wall clock aim anew.
  package func wallClockChanged() {
    let reading = ClockReading(self)
    tellAlarm(
      state.withLock { state in
        let reading = state.reading?.latest(reading) ?? reading
        state.reading = reading
        state.wallOffset = reading.wallOffset
        state.queue.refire(wallFollowersAt: reading.now)
        return state.setWake(nextWake(&state.queue, now: reading.now))
      }
    )
  }

  /// Makes timers that follow the wall clock aim anew, if it has been set since they were aimed.
  private func look(_ reading: ClockReading) {
    state.withLock { state in
      let reading = state.reading?.latest(reading) ?? reading
      state.reading = reading
      let isFollowed = state.queue.wallFollowers > 0
      guard !isFollowed || reading.hasJumped(from: state.wallOffset) else { return }
      if isFollowed { state.queue.refire(wallFollowersAt: reading.now) }
      state.wallOffset = reading.wallOffset
    }
  }

  /// How often to look, where the alarm does not report jumps of the wall clock.
  private static let wallClockCheck: Nanoseconds = .second

  // MARK: - The alarm

  /// When to wake next: as late as the windows of leeway allow, but at once if a drain left something behind.
  private func nextWake(_ queue: inout TimerQueue, now: TickInstant) -> TickInstant {
    guard let first = queue.first() else { return .distantFuture }
    let wake = first.due <= now ? first.due : queue.nextWake(coalescing: coalesces)
    guard queue.wallFollowers > 0, looksAtWallClock, wake != .distantFuture else { return wake }
    return Swift.min(wake, now.adding(Self.wallClockCheck))
  }

  /// Tells the alarm what was decided, if that falls to the caller.
  @inline(__always)
  private func tellAlarm(_ decision: TickInstant?) {
    if let decision { tellAlarm(from: decision) }
  }

  private func tellAlarm(from first: TickInstant) {
    LockChecks.expectNone("an alarm is armed")
    Announcement.announce(first) { wake in
      if wake == .distantFuture {
        alarm.disarm()
      } else {
        alarm.arm(at: wake) { self.drain() }
      }
    } next: {
      state.withLock { $0.wake.next() }
    }
  }
}

extension TimerEngine.State {
  /// Puts the last firing back; the result is to be released with no lock held.
  fileprivate mutating func putBack(_ last: Firing?) -> SpentFiring? {
    guard let last else { return nil }
    guard !isShutDown else { return SpentFiring(reference: last.reference, isLast: true) }
    return queue.putBack(last).map { SpentFiring(reference: $0, isLast: false) }
  }

  /// Takes the first timer out if it is due.
  fileprivate mutating func take(now: TickInstant, until end: TickInstant? = nil) -> Firing? {
    guard !isShutDown, let firing = queue.takeDue(now: now, until: end) else { return nil }
    statistics.count(firing.tick)
    return firing
  }

  /// The same for an owner that drives the engine by hand.
  fileprivate mutating func takeByHand(now: TickInstant, until end: TickInstant? = nil) -> Firing? {
    guard let firing = take(now: now, until: end) else { return nil }
    if lastTaken != firing.instant {
      lastTaken = firing.instant
      statistics.wakeUps += 1
    }
    return firing
  }

  /// Decides when to wake, unless a drain is under way, which decides at its end; the result is for ``TimerEngine/tellAlarm(_:)``.
  fileprivate mutating func setWake(_ instant: TickInstant) -> TickInstant? {
    isDraining ? nil : wake.decide(instant)
  }

  /// Decides to wake no more if nothing is left; the result is for ``TimerEngine/tellAlarm(_:)``.
  fileprivate mutating func stopWaking() -> TickInstant? {
    queue.isEmpty && wake.value != .distantFuture ? setWake(.distantFuture) : nil
  }
}

/// The reference of a firing that the queue has no use for.
private struct SpentFiring: Sendable {
  let reference: Unmanaged<TickTimer>
  /// Whether the engine was shut down meanwhile, so that the timer is disposed.
  let isLast: Bool

  func release() {
    if isLast { reference.takeUnretainedValue().dispose() }
    reference.release()
  }
}
