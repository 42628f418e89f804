import Synchronization
import TickStreams

/// Counts the work of each instant, and reports an instant whose work has no end.
final class RunawayDetector: Sendable {
  private struct State: Sendable {
    /// The latest work before a report, in a ring.
    var recent: [TimerOrigin] = []
    var place = 0
  }

  // Counted without a lock: one thread at a time advances, and only that one counts.
  private let instant = Atomic<Nanoseconds>(.min)
  /// How much work has run at that instant.
  private let count = Atomic<Int>(0)
  /// How many timers have been fired at all.
  private let timers = Atomic<Int>(0)
  /// The number of fired timers from which on the latest work is remembered.
  private let watchFrom = Atomic<Int>(.max)
  private let state = Lock(State())
  private let limit: Int
  private static let memory = 100

  init(limit: Int) {
    self.limit = limit
  }

  /// How many timers have been fired so far.
  var fired: Int { timers.load(ordering: .relaxed) }

  /// Remembers the latest work when `count` timers have been fired, for a report then.
  func expectReport(atFired count: Int) {
    watchFrom.store(count - Self.memory, ordering: .relaxed)
  }

  /// Sets the count to zero, since an advance of the test ends before the next one begins.
  func restart() { count.store(0, ordering: .relaxed) }

  /// Notes that something is about to run at `instant`.
  ///
  /// - Parameters:
  ///   - instant: When.
  ///   - isTimer: Whether it is a timer, or a task.
  ///   - origin: Describes the work; called only if a report is near.
  /// - Returns: A report, if the work at the instant seems to have no end.
  @inline(__always)
  func step(at instant: TickInstant, isTimer: Bool, _ origin: () -> TimerOrigin) -> TestFailure? {
    let count = increase(at: instant)
    let fired = fired + (isTimer ? 1 : 0)
    if isTimer { timers.store(fired, ordering: .relaxed) }
    guard count > limit - Self.memory || fired >= watchFrom.load(ordering: .relaxed) else { return nil }
    return report(at: instant, origin())
  }

  /// Counts one more thing that runs at `instant`.
  private func increase(at instant: TickInstant) -> Int {
    let isSame = self.instant.load(ordering: .relaxed) == instant.nanoseconds
    if !isSame { self.instant.store(instant.nanoseconds, ordering: .relaxed) }
    let count = isSame ? count.load(ordering: .relaxed) + 1 : 1
    self.count.store(count, ordering: .relaxed)
    return count
  }

  /// Remembers the work that is about to run, and reports if it is too much.
  private func report(at instant: TickInstant, _ origin: TimerOrigin) -> TestFailure? {
    // Of the instants before this one only a run with a limit of time tells.
    let isFirst = count.load(ordering: .relaxed) == 1 && fired < watchFrom.load(ordering: .relaxed)
    state.withLock { state in
      if isFirst { state = State() }
      remember(origin, &state)
    }
    guard count.load(ordering: .relaxed) > limit else { return nil }
    count.store(0, ordering: .relaxed)
    return runaway("time does not advance beyond \(instant): \(limit) pieces of work have run there, and there is more")
  }

  /// A report of the work that ran last, the most frequent first.
  func runaway(_ reason: String) -> TestFailure {
    let recent = state.withLock { $0.recent }
    let counts = Dictionary(recent.map { ("\($0)", 1) }, uniquingKeysWith: +)
    let lines = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    // A run with a limit of time does not note the work that runs.
    let message = reason + (lines.isEmpty ? "" : "\nThe last \(recent.count) of it:")
    return TestFailure("runaway", message, Array(lines.prefix(5)))
  }

  private func remember(_ origin: TimerOrigin, _ state: inout State) {
    if state.recent.count < Self.memory {
      state.recent.append(origin)
    } else {
      state.recent[state.place] = origin
      state.place = (state.place + 1) % Self.memory
    }
  }
}
