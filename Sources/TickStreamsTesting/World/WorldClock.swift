import Synchronization
import TickStreams

/// The clocks of a world.
final class WorldClock: Sendable {
  private struct State: Sendable {
    /// How far the wall clock is ahead.
    var wallOffset: Nanoseconds
  }

  /// The time of the world, which continuous clocks show.
  private let passed: Atomic<Nanoseconds>
  /// How long the device has slept, which suspending clocks do not count.
  private let asleep: Atomic<Nanoseconds>
  /// Whether the device sleeps now.
  private let sleeps = Atomic<Bool>(false)
  /// Its lock also keeps `passed` and `asleep` consistent with each other while the device sleeps.
  private let state: Lock<State>
  private let number = EngineCore.newNumber()

  /// Creates the clocks.
  ///
  /// - Parameters:
  ///   - wall: The date of the wall clock at time zero.
  ///   - start: The first reading of continuous clocks.
  ///   - slept: How much less suspending ones show. It counts as nothing where they would show more than a century, since a clock at an end of
  ///     its range does not go on; no device shows that, but a recording can be any text.
  init(wall: WallInstant, start: Nanoseconds = 0, slept: Nanoseconds = 0) {
    state = Lock(State(wallOffset: wall.nanosecondsSince1970))
    passed = Atomic(start)
    let suspending = start.subtracting(slept)
    asleep = Atomic(suspending.magnitude <= Nanoseconds.max / 2 ? slept : 0)
  }

  var elapsed: TickInstant { TickInstant(nanoseconds: passed.load(ordering: .acquiring)) }
  var slept: Nanoseconds { asleep.load(ordering: .acquiring) }
  /// The boot of the device, at time zero.
  var boot: DeviceBoot { DeviceBoot(ofClock: number) { [self] in elapsed } }

  func now(_ timebase: Timebase) -> TickInstant {
    guard timebase == .suspending else { return elapsed }
    return state.withLock { _ in TickInstant(nanoseconds: elapsed.nanoseconds.subtracting(slept)) }
  }

  var wallNow: WallInstant {
    elapsed.onWallClock(aheadBy: state.withLock { $0.wallOffset })
  }

  // MARK: - Moving, by an advance

  /// Moves on to `instant`, or stays if that is past.
  func move(to instant: TickInstant) {
    guard instant > elapsed else { return }
    guard !sleeps.load(ordering: .acquiring) else { return pause(for: instant.subtracting(elapsed), isSleep: true) }
    passed.store(instant.nanoseconds, ordering: .releasing)
  }

  /// Stops the suspending clocks, or lets them continue.
  func setAsleep(_ isAsleep: Bool) {
    sleeps.store(isAsleep, ordering: .releasing)
  }

  /// Lets time pass immediately; suspending clocks stop if the device sleeps.
  func pause(for duration: Nanoseconds, isSleep: Bool) {
    state.withLock { _ in
      passed.store(elapsed.adding(duration).nanoseconds, ordering: .releasing)
      if isSleep { asleep.store(slept.adding(duration), ordering: .releasing) }
    }
  }

  func jumpWall(by duration: Nanoseconds) {
    state.withLock { $0.wallOffset = $0.wallOffset.adding(duration) }
  }
}

extension TickInstant {
  /// An instant of a clock of the world, on the clock of the world.
  func onWorldClock(_ timebase: Timebase, slept: Nanoseconds) -> TickInstant {
    timebase == .continuous || self == .distantFuture ? self : adding(slept)
  }
}

/// The alarm of a virtual clock, which arms nothing: the world reads from the engines when to wake them.
final class WorldAlarm: SleepingAlarm {
  private let clock: WorldClock
  private let advances: AdvanceStack
  let timebase: Timebase

  init(_ clock: WorldClock, _ advances: AdvanceStack, _ timebase: Timebase) {
    self.clock = clock
    self.advances = advances
    self.timebase = timebase
  }

  var now: TickInstant { clock.now(timebase) }
  var wallNow: WallInstant { clock.wallNow }
  var slept: Nanoseconds { clock.slept }
  var boot: DeviceBoot { clock.boot }
  var isCurrent: Bool { advances.isCurrent }
  var reportsWallClockChanges: Bool { true }
  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {}
  func disarm() {}
}
