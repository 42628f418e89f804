/// The state that the lock of a ``EngineCore`` guards.
struct EngineState: Sendable {
  // Each operation reads the first fields, so they share a cache line, away from the mutex, on which waiting threads spin.
  var queue: TimerQueue
  /// Whether no timer fires now, and armed timers are disposed instead.
  var isShutDown = false
  var isDraining = false
  /// When the alarm should wake.
  ///
  /// It is exact when a drain ends and when a timer is armed. When a timer is reset to later or canceled it may be too early, never too late.
  var wake = Wake.never
  var statistics = SchedulerStatistics()
  /// Whether nothing has been fired since the engine was woken.
  var isWakeUp = true
  /// When the last drain ended: where timers fire one by one, the next drain for that instant continues its wake-up.
  var drained = TickInstant.distantPast
  /// The clocks when they were last looked at because a timer follows the wall clock.
  var reading: ClockReading?
  /// How far the wall clock was ahead of the monotonic one, give or take half of ``ClockReading/leastJump``, when those timers were aimed.
  var wallOffset: Nanoseconds = 0
  /// Whether the wall clock is watched, for timers that follow it.
  var watchesWallClock = false
  /// The reading of the clock at which a drain has given up, because the clock did not advance while timer after timer was due.
  var standstill: TickInstant?
  /// How many timers are being fired where they were armed, one inside the other.
  var depth = 0
  /// The engine whose timers wake this one, if that is known.
  var base: EngineCore?
  /// Whether the date is not that of the base.
  var hasOwnDate = false
  /// The engines that are woken by timers of this one, and end with it.
  var above: [ObjectIdentifier: Weak<EngineCore>] = [:]
  /// What ends with the engine: when it is shut down or released.
  var ending: (any Disposable)?

  init(queue: TimerQueue) {
    self.queue = queue
  }

  // MARK: - When to wake

  /// Whether the engine is woken at the deadline of this timer.
  @inline(__always)
  func isAwaited(_ timer: TickTimer) -> Bool {
    timer.phase == .queued && timer.due == wake.instant && !isDraining
  }

  /// When to wake once a timer has been armed.
  mutating func wakeAdding(_ timer: TickTimer, wasAwaited: Bool, coalescing: Bool) -> Wake {
    let before = wasAwaited ? wakeWithoutAwaited(coalescing: coalescing) : wake
    if let next = before.adding(due: timer.due, end: coalescing ? timer.end : timer.due) { return next }
    return nextWake(notAfter: before, coalescing: coalescing)
  }

  /// When to wake once the timer that was awaited is gone or has moved: if others waited for it, they are looked at again.
  ///
  /// Otherwise nothing changes, so that a timer that is reset again and again does not move the wake-up each time.
  mutating func wakeWithoutAwaited(coalescing: Bool) -> Wake {
    guard let first = queue.first, first.due < wake.instant else { return wake.orphaned }
    return nextWake(notAfter: wake, coalescing: coalescing)
  }

  /// The next wake-up, which is not after `before` if the wall clock is to be looked at until then.
  private mutating func nextWake(notAfter before: Wake, coalescing: Bool) -> Wake {
    let next = queue.nextWake(coalescing: coalescing)
    return queue.wallFollowers > 0 ? next.atMost(before.instant) : next
  }

  /// Lets timers that follow the wall clock be recomputed if another thread has found it set after one was aimed with `offset`.
  ///
  /// - Returns: When the clocks were read, if such timers are due by that; the wake-up has not been moved for them.
  mutating func refire(ifSetSince offset: Nanoseconds?) -> TickInstant? {
    guard let offset, let reading else { return nil }
    if reading.hasMoved(from: offset) { queue.refire(wallFollowersAt: reading.now) }
    return queue.hasRefired ? reading.now : nil
  }

  /// Puts the last firing back; the result is to be released with no lock held.
  mutating func putBack(_ last: Firing?) -> SpentFiring? {
    guard let last else { return nil }
    guard !isShutDown else { return SpentFiring(reference: last.reference, isLast: true) }
    return queue.putBack(last).map { SpentFiring(reference: $0, isLast: false) }
  }

  /// Takes the first timer out if it is due, in a wake-up, which counts with its first firing.
  @inline(never)
  mutating func take(now: TickInstant) -> Firing? {
    guard !isShutDown, var firing = queue.takeDue(now: now) else { return nil }
    statistics.count(firing.tick)
    if isWakeUp {
      isWakeUp = false
      statistics.wakeUps += 1
      firing.isWakeUp = true
    }
    return firing
  }

  /// Begins a wake-up by hand, unless one is in progress.
  mutating func beginWakeUp() {
    guard !isDraining else { return }
    isDraining = true
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

/// How an engine fires its timers: what differs between the kinds of schedulers.
package struct EnginePolicy: Sendable {
  /// Whether windows of leeway are used to wake less often, rather than waking at each deadline.
  package var coalesces = true

  /// Whether delivery to this context may be synchronous when the caller is in it already: true for the main context.
  package var deliversInline = false

  /// Whether one timer is fired per wake-up, because a timer of another engine may have to be handled in between; the alarm is then also notified of
  /// timers that may come before others of their instant.
  var firesOneByOne = false

  /// Whether a timer is fired where it is armed, by whoever arms it, and no timer waits.
  var firesInPlace = false

  /// Creates the policy of most schedulers.
  ///
  /// - Parameters:
  ///   - coalesces: Whether windows of leeway are used.
  ///   - deliversInline: Whether delivery may be synchronous.
  package init(coalesces: Bool = true, deliversInline: Bool = false) {
    (self.coalesces, self.deliversInline) = (coalesces, deliversInline)
  }

  /// The policy of a scheduler in the same context whose alarm is a timer of this one.
  func ofDerived(firesOneByOne: Bool) -> EnginePolicy {
    var policy = self
    policy.firesOneByOne = firesOneByOne
    return policy
  }
}

/// A timer on its way to run, and the generation it was taken with: a reset or a cancel in between makes it void.
///
/// It owns the reference that the queue held, so that taking a timer and putting it back count no references. Whatever takes one gives it back to
/// the engine, once.
package struct Firing: Sendable {
  package let reference: Unmanaged<TickTimer>
  package let tick: Tick
  let generation: Int
  /// How long after the end of its leeway it was taken, or zero.
  let late: Nanoseconds
  /// Whether it is the first one since the engine was woken.
  var isWakeUp = false

  /// The timer, while the firing has not been given back.
  package var timer: TickTimer { reference.takeUnretainedValue() }

  package var instant: TickInstant { tick.fired }

  package func run() {
    LockChecks.expectNone("a timer fires")
    reference._withUnsafeGuaranteedRef { timer in
      guard timer.generation == generation else { return }
      if timer.engine.probes.learnFiring(late: late) { timer.engine.probes.willFire(self) }
      timer.fire(tick, generation: generation)
    }
  }
}
