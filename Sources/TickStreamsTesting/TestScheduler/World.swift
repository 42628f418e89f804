package import TickStreams

/// Virtual time, shared by a test scheduler and its siblings.
package final class World: Sendable {
  fileprivate struct State: Sendable {
    /// Time as it passes for everybody: what continuous clocks show.
    var elapsed: Nanoseconds = 0
    /// How long the device has slept, which suspending clocks do not count.
    var slept: Nanoseconds = 0
    /// How far the wall clock is ahead.
    var wallOffset: Nanoseconds
    var engines: [Entry] = []
    var driver: ThreadIdentity?
  }

  /// A clock of the world.
  ///
  /// Engines hold their world, and are held by their schedulers and armed timers.
  fileprivate struct Entry: Sendable {
    weak let engine: TimerEngine?
    let timebase: Timebase
    let name: String
  }

  private let state: Lock<State>
  package let sequencer = Sequencer()
  private let coalesces: Bool

  package init(wall: WallInstant, coalesces: Bool) {
    state = Lock(State(wallOffset: wall.nanosecondsSince1970))
    self.coalesces = coalesces
  }

  // MARK: - Clocks

  package func now(_ timebase: Timebase) -> TickInstant {
    TickInstant(nanoseconds: state.withLock { $0.now(timebase) })
  }

  package var wallNow: WallInstant {
    WallInstant(nanosecondsSince1970: state.withLock { $0.elapsed.adding($0.wallOffset) })
  }

  /// Whether the calling code runs inside an advance.
  package var isCurrent: Bool {
    let me = ThreadIdentity.current
    return state.withLock { $0.driver == me }
  }

  /// A new engine on a clock of this world.
  package func makeEngine(_ timebase: Timebase, name: String = "") -> TimerEngine {
    let engine = TimerEngine(alarm: WorldAlarm(self, timebase), sequencer: sequencer, coalesces: coalesces)
    state.withLock { $0.engines.append(Entry(engine: engine, timebase: timebase, name: name)) }
    return engine
  }

  package var engines: [TimerEngine] { state.withLock { $0.engines.compactMap(\.engine) } }

  /// The armed timers of all schedulers, in the order in which they will fire.
  package var pending: [PendingTimer] {
    let (entries, slept) = state.withLock { ($0.engines, $0.slept) }
    let timers = entries.flatMap { entry in
      (entry.engine?.pending ?? []).map { timer in
        (
          at: timer.due.onWorldClock(entry.timebase, slept: slept), sequence: timer.sequence,
          timer: PendingTimer(due: TickInstant(nanoseconds: timer.due), timebase: entry.timebase, scheduler: entry.name)
        )
      }
    }
    return timers.sorted { $0.at != $1.at ? $0.at < $1.at : $0.sequence < $1.sequence }.map(\.timer)
  }

  // MARK: - Passing time

  /// Fires what is due, instant after instant, up to and including `target`, and leaves the clock there.
  package func advance(to target: Nanoseconds) {
    drive { fireAll(until: target) }
  }

  /// Moves the clock to the next instant at which something is due, and fires all of it.
  ///
  /// False if nothing is pending.
  package func advanceToNext() -> Bool {
    drive {
      var fleet = Fleet()
      guard let next = nextWake(&fleet), next != .never else { return false }
      fireAll(until: next)
      return true
    }
  }

  /// Fires until nothing is pending, or `limit` timers have been fired, or time reaches `end`.
  ///
  /// The number fired, and whether that was all.
  package func run(events limit: Int, until end: Nanoseconds) -> (fired: Int, isDone: Bool) {
    drive {
      var fleet = Fleet()
      var fired = 0
      while let next = nextWake(&fleet), next != .never {
        guard next <= end, fired < limit else { return (fired, false) }
        move(to: next)
        while fired < limit, fireFirst(&fleet) { fired += 1 }
      }
      return (fired, true)
    }
  }

  /// Lets the device sleep: nothing runs, suspending clocks stand still, and what became due is fired at the end.
  package func sleepDevice(for duration: Nanoseconds) {
    let target = state.withLock { $0.elapsed.adding(duration) }
    drive {
      fireAll(until: state.withLock { $0.elapsed })
      let engines = state.withLock { state in
        state.slept = state.slept.adding(duration)
        state.elapsed = target
        return state.engines
      }
      // To a clock that stood still, the wall clock has jumped.
      for entry in engines where entry.timebase == .suspending { entry.engine?.wallClockChanged() }
      fireAll(until: target)
    }
  }

  /// Sets the wall clock, and fires what follows from it, unless called from inside an advance, which will.
  package func jumpWallClock(by duration: Nanoseconds) {
    state.withLock { $0.wallOffset = $0.wallOffset.adding(duration) }
    for engine in engines { engine.wallClockChanged() }
    if !isCurrent { advance(to: state.withLock { $0.elapsed }) }
  }

  /// Takes the wheel for this thread: work runs in one context, the one that advances.
  private func drive<Result>(_ body: () -> Result) -> Result {
    let me = ThreadIdentity.current
    let before = state.withLock { state in
      defer { if state.driver == nil { state.driver = me } }
      return state.driver
    }
    if let before {
      fatalError(
        before == me
          ? "TickStreamsTesting: advance was called from inside an advance; schedule work instead of advancing"
          : "TickStreamsTesting: advance was called while another thread is advancing the same scheduler"
      )
    }
    defer { state.withLock { $0.driver = nil } }
    return body()
  }

  private func fireAll(until target: Nanoseconds) {
    var fleet = Fleet()
    while let next = nextWake(&fleet), next <= target, next != .never {
      move(to: next)
      while fireFirst(&fleet) {}
    }
    move(to: target)
  }

  private func move(to instant: Nanoseconds) {
    state.withLock { $0.elapsed = Swift.max($0.elapsed, instant) }
  }

  /// The engines of the world, held for the length of an advance.
  private struct Fleet {
    var engines: [(engine: TimerEngine, timebase: Timebase)] = []
    /// How many there were when they were last looked up.
    var count = 0
    var slept: Nanoseconds = 0
  }

  /// Looks engines up again if some came during the advance.
  private func refresh(_ fleet: inout Fleet) {
    let (entries, slept): ([Entry]?, Nanoseconds) = state.withLock { state in
      (state.engines.count == fleet.count ? nil : state.engines, state.slept)
    }
    fleet.slept = slept
    guard let entries else { return }
    fleet.count = entries.count
    fleet.engines = entries.compactMap { entry in entry.engine.map { ($0, entry.timebase) } }
  }

  /// When somebody wants to be woken next, on the clock of the world.
  private func nextWake(_ fleet: inout Fleet) -> Nanoseconds? {
    refresh(&fleet)
    var next: Nanoseconds?
    for (engine, timebase) in fleet.engines {
      let wake = engine.nextWake(coalescing: coalesces).onWorldClock(timebase, slept: fleet.slept)
      next = Swift.min(next ?? .never, wake)
    }
    return next
  }

  /// Fires the one timer that comes first in the whole world, if it is due.
  private func fireFirst(_ fleet: inout Fleet) -> Bool {
    refresh(&fleet)
    if fleet.engines.count == 1 { return fleet.engines[0].engine.fireNext() }
    let first = fleet.engines.compactMap { engine, timebase in
      engine.first().map { (engine: engine, due: $0.due.onWorldClock(timebase, slept: fleet.slept), sequence: $0.sequence) }
    }
    .min { $0.due != $1.due ? $0.due < $1.due : $0.sequence < $1.sequence }
    return first?.engine.fireNext() ?? false
  }
}

extension World.State {
  fileprivate func now(_ timebase: Timebase) -> Nanoseconds {
    timebase == .continuous ? elapsed : elapsed - slept
  }
}

extension Nanoseconds {
  /// An instant of a clock of the world, on the clock that everybody shares.
  fileprivate func onWorldClock(_ timebase: Timebase, slept: Nanoseconds) -> Nanoseconds {
    timebase == .continuous || self == .never ? self : adding(slept)
  }
}

/// The alarm of a virtual clock: the world looks for itself when to wake.
private final class WorldAlarm: Alarm {
  private let world: World
  let timebase: Timebase

  init(_ world: World, _ timebase: Timebase) {
    self.world = world
    self.timebase = timebase
  }

  var now: TickInstant { world.now(timebase) }
  var wallNow: WallInstant { world.wallNow }
  var isCurrent: Bool { world.isCurrent }
  var reportsWallClockChanges: Bool { true }
  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {}
  func disarm() {}
}
