import TickStreams

/// Keeps an eye on what runs, and notices when an instant has no end.
final class Pace: Sendable {
  private struct State: Sendable {
    var instant = Nanoseconds.min
    /// How much has run at that instant.
    var count = 0
    /// How many timers have been fired at all.
    var fired = 0
    /// What has run last, in a ring.
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

  /// Notes that something is about to run at `instant`: a timer, or a task.
  func step(at instant: Nanoseconds, _ timer: TimerOrigin?) {
    let hasEnd = state.withLock { state in
      if state.instant != instant {
        state.instant = instant
        state.count = 0
      }
      state.count += 1
      if timer != nil { state.fired += 1 }
      remember(timer ?? TimerOrigin(name: "a task", site: nil), &state)
      return state.count <= limit
    }
    guard !hasEnd else { return }
    let instant = TickInstant(nanoseconds: instant)
    let runaway = runaway(at: instant, "time stands still at \(instant): \(limit) pieces of work have run there, and still there is more")
    programmerError(runaway.description, file: #fileID, line: #line)
  }

  /// A report of what has run last.
  func runaway(at instant: TickInstant, _ reason: String) -> Runaway {
    let recent = state.withLock { $0.recent }
    return Runaway(instant: instant, reason: reason, recent: Dictionary(recent.map { ("\($0)", 1) }, uniquingKeysWith: +))
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
