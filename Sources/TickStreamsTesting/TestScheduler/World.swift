package import TickStreams

/// Virtual time, shared by a test scheduler and its siblings: their clocks, their engines, and what passing time does.
package final class World: Sendable {
  /// An engine on a clock of the world.
  private struct Member: Sendable {
    let engine: TimerEngine
    let timebase: Timebase
    let name: String
  }

  private let clock: WorldClock
  private let members = Lock<[Member]>([])
  private let sequencer = Sequencer()
  private let coalesces: Bool

  package init(wall: WallInstant, coalesces: Bool) {
    clock = WorldClock(wall: wall)
    self.coalesces = coalesces
  }

  /// A new engine on a clock of this world.
  package func makeEngine(_ timebase: Timebase, name: String = "") -> TimerEngine {
    let engine = TimerEngine(alarm: WorldAlarm(clock, timebase), sequencer: sequencer, coalesces: coalesces)
    members.withLock { $0.append(Member(engine: engine, timebase: timebase, name: name)) }
    return engine
  }

  /// The armed timers of all schedulers, in the order in which they will fire.
  package var pending: [PendingTimer] {
    let slept = clock.slept
    let timers = members.withLock { $0 }
      .flatMap { member in
        member.engine.pending.map { timer in
          (
            at: timer.due.onWorldClock(member.timebase, slept: slept), sequence: timer.sequence,
            timer: PendingTimer(due: TickInstant(nanoseconds: timer.due), timebase: member.timebase, scheduler: member.name)
          )
        }
      }
    return timers.sorted { $0.at != $1.at ? $0.at < $1.at : $0.sequence < $1.sequence }.map(\.timer)
  }

  // MARK: - Passing time

  /// Fires what is due, instant after instant, up to and including `target`, and leaves the clock there.
  package func advance(to target: Nanoseconds) {
    clock.drive { fireAll(until: target) }
  }

  /// Moves the clock to the next instant at which something is due, and fires all of it.
  ///
  /// False if nothing is pending.
  package func advanceToNext() -> Bool {
    clock.drive {
      guard let next = nextWake() else { return false }
      fireAll(until: next)
      return true
    }
  }

  /// Fires until nothing is pending, or `limit` timers have been fired, or time reaches `end`.
  ///
  /// True if nothing is pending.
  package func run(events limit: Int, until end: Nanoseconds) -> Bool {
    clock.drive {
      var fired = 0
      while let next = nextWake() {
        guard next <= end, fired < limit else { return false }
        clock.move(to: next)
        while fired < limit, fireFirst() { fired += 1 }
      }
      return true
    }
  }

  /// Lets the device sleep: nothing runs, suspending clocks stand still, and what became due is fired at the end.
  package func sleepDevice(for duration: Nanoseconds) {
    clock.drive {
      fireAll(until: clock.elapsed)
      clock.sleep(for: duration)
      // To a clock that stood still, the wall clock has jumped.
      for member in members.withLock({ $0 }) where member.timebase == .suspending { member.engine.wallClockChanged() }
      fireAll(until: clock.elapsed)
    }
  }

  /// Sets the wall clock, and fires what follows from it, unless called from inside an advance, which will.
  package func jumpWallClock(by duration: Nanoseconds) {
    clock.jumpWall(by: duration)
    for member in members.withLock({ $0 }) { member.engine.wallClockChanged() }
    if !clock.isCurrent { advance(to: clock.elapsed) }
  }

  private func fireAll(until target: Nanoseconds) {
    while let next = nextWake(), next <= target {
      clock.move(to: next)
      countWakeUps(at: next)
      while fireFirst() {}
    }
    clock.move(to: target)
  }

  private func countWakeUps(at now: Nanoseconds) {
    let slept = clock.slept
    for member in members.withLock({ $0 }) {
      if let first = member.engine.first(), first.due.onWorldClock(member.timebase, slept: slept) <= now { member.engine.countWakeUp() }
    }
  }

  /// When somebody wants to be woken next, on the clock of the world.
  private func nextWake() -> Nanoseconds? {
    let slept = clock.slept
    var next = Nanoseconds.never
    for member in members.withLock({ $0 }) {
      next = Swift.min(next, member.engine.nextWake(coalescing: coalesces).onWorldClock(member.timebase, slept: slept))
    }
    return next == .never ? nil : next
  }

  /// Fires the one timer that comes first in the whole world, if it is due.
  private func fireFirst() -> Bool {
    let members = members.withLock { $0 }
    if members.count == 1 { return members[0].engine.fireNext() }
    let slept = clock.slept
    let first = members.compactMap { member in
      member.engine.first()
        .map { (engine: member.engine, due: $0.due.onWorldClock(member.timebase, slept: slept), sequence: $0.sequence) }
    }
    .min { $0.due != $1.due ? $0.due < $1.due : $0.sequence < $1.sequence }
    return first?.engine.fireNext() ?? false
  }
}
