import Synchronization
import TickStreams

/// Something that happens to a world at a given time, rather than by a call of the test.
struct WorldChange: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// The device falls asleep, or wakes.
    case sleep(Bool)
    /// The app is suspended, or resumes.
    case suspension(Bool)
    /// The wall clock is set.
    case wall(by: Nanoseconds)
  }

  let time: TickInstant
  let kind: Kind
}

/// The changes that are due in a world, and whether its device sleeps or its app is suspended now.
///
/// A sleep is a state of the world, from one change to another, so a test can advance to any moment of it. Overlapping sleeps count as one,
/// as do overlapping suspensions.
final class WorldChanges: Sendable {
  private struct State: Sendable {
    /// The changes that are due, the next one last.
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

  /// Adds changes; those of the same time are applied in the order given.
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
