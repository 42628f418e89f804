import TickStreams

/// Keeps an eye on what runs, and notices when an instant has no end.
final class RunawayDetector: Sendable {
  private struct State: Sendable {
    var instant = Nanoseconds.min
    /// How much has run at that instant.
    var count = 0
    /// How many timers have been fired at all.
    var fired = 0
    /// From how many fired timers on a report may be wanted.
    var watchFrom = Int.max
    /// What has run last before a report, in a ring.
    var recent: [TimerOrigin] = []
    var place = 0
  }

  private let state = Lock(State())
  private let limit: Int
  private static let memory = 100

  init(limit: Int) {
    self.limit = limit
  }

  /// How many timers have been fired so far.
  var fired: Int { state.withLock { $0.fired } }

  /// Says that a report may be wanted once so many timers have been fired.
  func expectReport(atFired count: Int) {
    state.withLock { $0.watchFrom = count - Self.memory }
  }

  /// Notes that something is about to run at `instant`.
  ///
  /// - Parameters:
  ///   - instant: When.
  ///   - isTimer: Whether it is a timer, or a task.
  ///   - origin: What it is; asked only if a report is near.
  /// - Returns: A report, if so much has run at the instant that it seems to have no end.
  func step(at instant: Nanoseconds, isTimer: Bool, _ origin: () -> TimerOrigin) -> RunawayError? {
    let count = state.withLock { state -> Int? in
      if state.instant != instant {
        state.instant = instant
        state.count = 0
      }
      state.count += 1
      if isTimer { state.fired += 1 }
      return state.count > limit - Self.memory || state.fired >= state.watchFrom ? state.count : nil
    }
    guard let count else { return nil }
    let origin = origin()
    state.withLock { state in
      remember(origin, &state)
      if count > limit { state.count = 0 }
    }
    guard count > limit else { return nil }
    let instant = TickInstant(nanoseconds: instant)
    return runaway(at: instant, "time stands still at \(instant): \(limit) pieces of work have run there, and still there is more")
  }

  /// A report of what has run last.
  func runaway(at instant: TickInstant, _ reason: String) -> RunawayError {
    let recent = state.withLock { $0.recent }
    return RunawayError(instant: instant, reason: reason, recent: Dictionary(recent.map { ("\($0)", 1) }, uniquingKeysWith: +))
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
