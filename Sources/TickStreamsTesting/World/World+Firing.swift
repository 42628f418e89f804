import Synchronization
import TickStreams

// How timers are fired, and in which order.

extension World {
  /// Fires due timers up to `end`, at most `limit` timers, each at its instant.
  ///
  /// A task that this runs may let time pass beyond `end`; then that is the end.
  func fireAll(until end: TickInstant, atMost limit: Int = .max, by advance: Advance) {
    var left = limit
    drainTasks(by: advance)
    if firesInOrder, changes.next == .distantFuture, fireAlone(until: end, atMost: &left, by: advance) { return }
    while left > 0, advance.continues, let next = nextWake(), next <= Swift.max(end, clock.elapsed) {
      clock.move(to: next)
      if change(at: next) { continue }
      left -= fireInstant(atMost: left, by: advance)
    }
  }

  /// Whether timers fire at the wake-ups of their scheduler, and tasks run before the next timer: the default rules.
  private var firesInOrder: Bool {
    if case .fifo = rules.order { rules.jitter == nil } else { false }
  }

  /// Has the effect of the loop in ``fireAll(until:atMost:by:)``, in fewer steps, as long as there is only one scheduler; returns whether there still is.
  private func fireAlone(until end: TickInstant, atMost left: inout Int, by advance: Advance) -> Bool {
    let engine = members.withLock { $0[0].engine }
    var last: Firing?
    while left > 0, advance.continues, isAlone.load(ordering: .acquiring) {
      let now = clock.elapsed
      engine.takeNext(after: &last, now: now, until: Swift.max(end, now))
      guard let firing = last else { break }
      clock.move(to: firing.instant)
      note(firing, at: firing.instant, by: advance)
      advance.run(firing)
      left -= 1
      if executor.mayHaveJobs {
        engine.finish(firing)
        last = nil
        drainTasks(by: advance)
      }
    }
    if let last { engine.finish(last) }
    engine.endWakeUp()
    return isAlone.load(ordering: .acquiring) && changes.next == .distantFuture
  }

  /// Fires the timers that are due at this instant on the schedulers that have to be woken, and runs the tasks that this wakes, until nothing is left.
  ///
  /// - Parameters:
  ///   - limit: How many timers to fire at most.
  ///   - advance: The advance that fires them.
  /// - Returns: How many have been fired.
  private func fireInstant(atMost limit: Int, by advance: Advance) -> Int {
    var instant = Instant(now: clock.elapsed)
    var fired = 0
    while fired < limit, advance.continues, clock.elapsed == instant.now {
      if fireFirst(in: &instant, by: advance) {
        fired += 1
        if takesTasksFirst(after: fired, at: instant.now) { drainTasks(by: advance) }
      } else if executor.mayHaveJobs, !changes.isPaused {
        drainTasks(by: advance)
      } else {
        break
      }
    }
    for engine in instant.awake.values { engine.endWakeUp() }
    return fired
  }

  /// When the first scheduler has to be woken, on the clock of the world; `nil` if none has to be.
  func nextWake() -> TickInstant? {
    let slept = clock.slept
    var next = changes.next
    for member in awakeMembers { next = Swift.min(next, wake(of: member, slept: slept)) }
    return next == .distantFuture ? nil : next
  }

  /// The schedulers that can be woken: while the world is paused, only those that send the inputs of a replay.
  private var awakeMembers: [Member] {
    let members = members.withLock { $0 }
    return changes.isPaused ? members.filter(\.isOutside) : members
  }

  /// When a scheduler has to be woken, on the clock of the world.
  private func wake(of member: Member, slept: Nanoseconds) -> TickInstant {
    let wake =
      if let jitter = rules.jitter, !member.isOutside {
        // No timer is late by less than nothing, so later ones need not be looked at.
        jitter.wake(of: member.engine, until: jitter.wake(of: member.engine, until: member.engine.wakeInstant))
      } else {
        member.engine.wakeInstant
      }
    return wake.onWorldClock(member.timebase, slept: slept)
  }

  /// An instant at which something is fired, and the schedulers that take part.
  private struct Instant {
    let now: TickInstant
    /// Those that have been woken, and fire all that is due.
    var awake: [Int: EngineCore] = [:]
  }

  /// Fires the first timer on the schedulers that are awake, if it is due.
  private func fireFirst(in instant: inout Instant, by advance: Advance) -> Bool {
    let slept = clock.slept
    var first: (engine: EngineCore, due: TickInstant, sequence: UInt64)?
    for (number, member) in awakeMembers.enumerated() {
      if instant.awake[number] == nil {
        guard wake(of: member, slept: slept) <= instant.now else { continue }
        instant.awake[number] = member.engine
        member.engine.beginWakeUp()
      }
      guard let next = member.engine.first() else { continue }
      let due = next.due.onWorldClock(member.timebase, slept: slept)
      if let before = first, (before.due, before.sequence) < (due, next.sequence) { continue }
      first = (member.engine, due, next.sequence)
    }
    guard let first, first.due <= instant.now else { return false }
    return fireNext(of: first.engine, at: instant.now, by: advance)
  }

  private func fireNext(of engine: EngineCore, at now: TickInstant, by advance: Advance) -> Bool {
    guard let firing = engine.takeNext() else { return false }
    note(firing, at: now, by: advance)
    advance.run(firing)
    engine.finish(firing)
    return true
  }

  private func note(_ firing: Firing, at now: TickInstant, by advance: Advance) {
    if let runaway = runawayDetector.step(at: now, isTimer: true, { register.origin(of: firing.timer) }) { advance.runaway = runaway }
  }

  /// Whether tasks run before the next timer of the instant: always, unless a seed decides.
  private func takesTasksFirst(after fired: Int, at now: TickInstant) -> Bool {
    guard case .seeded(let seed) = rules.order else { return true }
    return Seeded.number(seed, UInt64(bitPattern: now.nanoseconds), UInt64(fired)) % 2 == 0
  }

  /// Runs the tasks that can run, each to its next suspension.
  func drainTasks(by advance: Advance) {
    guard !changes.isPaused else { return }
    executor.drain {
      let runaway = runawayDetector.step(at: clock.elapsed, isTimer: false) { TimerOrigin(name: "a task", site: nil) }
      if let runaway { advance.runaway = runaway }
      return advance.continues
    }
  }
}
