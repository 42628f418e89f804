import Synchronization
import TickStreams

/// Something that happens to a world at a certain time of its own, rather than by a call of the test.
struct WorldChange: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// The device falls asleep, or wakes.
    case sleep(Bool)
    /// The app is suspended, or goes on.
    case suspension(Bool)
    /// The wall clock is set.
    case wall(by: Nanoseconds)
  }

  let time: TickInstant
  let kind: Kind
}

/// What is going to happen to a world, and whether it sleeps or is suspended now.
///
/// That it sleeps until a time is a state of the world, so that a test can let time pass to any moment meanwhile. Several sleeps, or suspensions,
/// that overlap are one.
final class WorldChanges: Sendable {
  private struct State: Sendable {
    /// What is to come, the next one last.
    var waiting: [WorldChange] = []
    var sleeps = 0
    var suspensions = 0
  }

  private let state = Lock(State())
  private let nextTime = Atomic<Nanoseconds>(.never)
  private let paused = Atomic<Bool>(false)

  /// When the next change is.
  var next: TickInstant { TickInstant(nanoseconds: nextTime.load(ordering: .acquiring)) }

  /// Whether the device sleeps or the app is suspended, so that nothing runs.
  var isPaused: Bool { paused.load(ordering: .acquiring) }

  /// Whether the device sleeps.
  var isAsleep: Bool { state.withLock { $0.sleeps > 0 } }

  /// Adds changes; of one time in the order given.
  func add(_ changes: [WorldChange]) {
    state.withLock { state in
      let all = state.waiting.reversed() + changes
      let sorted = all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      state.waiting = sorted.reversed().map(\.element)
      nextTime.store(state.waiting.last?.time.nanoseconds ?? .never, ordering: .releasing)
    }
  }

  /// Takes the next change, if it is due by `instant`.
  func take(until instant: TickInstant) -> WorldChange? {
    state.withLock { state in
      guard let next = state.waiting.last, next.time <= instant else { return nil }
      state.waiting.removeLast()
      switch next.kind {
      case .sleep(let begins): state.sleeps += begins ? 1 : -1
      case .suspension(let begins): state.suspensions += begins ? 1 : -1
      case .wall: break
      }
      nextTime.store(state.waiting.last?.time.nanoseconds ?? .never, ordering: .releasing)
      paused.store(state.sleeps + state.suspensions > 0, ordering: .releasing)
      return next
    }
  }
}
