import Synchronization
import TickStreams

/// The clocks of a world, and who is moving them.
final class WorldClock: Sendable {
  private struct State: Sendable {
    /// How far the wall clock is ahead.
    var wallOffset: Nanoseconds
    var driver: ThreadIdentity?
  }

  /// Time as it passes for everybody: what continuous clocks show.
  private let passed = Atomic<Nanoseconds>(0)
  /// How long the device has slept, which suspending clocks do not count.
  private let asleep = Atomic<Nanoseconds>(0)
  /// Also what keeps the two together while the device sleeps.
  private let state: Lock<State>

  init(wall: WallInstant) {
    state = Lock(State(wallOffset: wall.nanosecondsSince1970))
  }

  var elapsed: Nanoseconds { passed.load(ordering: .acquiring) }
  var slept: Nanoseconds { asleep.load(ordering: .acquiring) }

  func now(_ timebase: Timebase) -> TickInstant {
    guard timebase == .suspending else { return TickInstant(nanoseconds: elapsed) }
    return TickInstant(nanoseconds: state.withLock { _ in elapsed - slept })
  }

  var wallNow: WallInstant {
    WallInstant(nanosecondsSince1970: elapsed.adding(state.withLock { $0.wallOffset }))
  }

  // MARK: - Moving, by the one who drives

  /// Moves on to `instant`, or stays if that is past.
  func move(to instant: Nanoseconds) {
    if instant > elapsed { passed.store(instant, ordering: .releasing) }
  }

  /// Lets time pass at once; suspending clocks stand still if the device sleeps.
  func pause(for duration: Nanoseconds, isSleep: Bool) {
    state.withLock { _ in
      passed.store(elapsed.adding(duration), ordering: .releasing)
      if isSleep { asleep.store(slept.adding(duration), ordering: .releasing) }
    }
  }

  func jumpWall(by duration: Nanoseconds) {
    state.withLock { $0.wallOffset = $0.wallOffset.adding(duration) }
  }

  /// Whether the calling code runs inside an advance.
  var isCurrent: Bool {
    let me = ThreadIdentity.current
    return state.withLock { $0.driver == me }
  }

  /// Takes the wheel for this thread: work runs in one context, the one that advances.
  ///
  /// - Parameters:
  ///   - call: What the test called, for the message if that cannot be.
  ///   - body: What to do.
  /// - Returns: What the body returns.
  func drive<Result>(_ call: String, _ body: () -> Result) -> Result {
    let me = ThreadIdentity.current
    let before = state.withLock { state in
      defer { state.driver = state.driver ?? me }
      return state.driver
    }
    if let before {
      let reason = before == me ? "from inside an advance; schedule work instead" : "while another thread is advancing the same scheduler"
      programmerError("\(call) was called \(reason)", file: #fileID, line: #line)
    }
    defer { state.withLock { $0.driver = nil } }
    return body()
  }
}

extension Nanoseconds {
  /// An instant of a clock of the world, on the clock that everybody shares.
  func onWorldClock(_ timebase: Timebase, slept: Nanoseconds) -> Nanoseconds {
    timebase == .continuous || self == .never ? self : adding(slept)
  }
}

/// The alarm of a virtual clock: the world looks for itself when to wake.
final class WorldAlarm: Alarm {
  private let clock: WorldClock
  let timebase: Timebase

  init(_ clock: WorldClock, _ timebase: Timebase) {
    self.clock = clock
    self.timebase = timebase
  }

  var now: TickInstant { clock.now(timebase) }
  var wallNow: WallInstant { clock.wallNow }
  var isCurrent: Bool { clock.isCurrent }
  var reportsWallClockChanges: Bool { true }
  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {}
  func disarm() {}
}
