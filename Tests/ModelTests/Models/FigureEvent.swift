import TickStreams

/// An event of a signal of figures.
enum FigureEvent: Sendable, Hashable, CustomStringConvertible {
  case figure(Time)
  case completed
  /// At the end of the program: the number of wake-ups of the scheduler and of armed timers.
  case rest(wakeUps: Int, armed: Int)

  init(_ event: Event<Duration, Never>) { self = event.value.map { .figure($0.time) } ?? .completed }

  var description: String {
    switch self {
    case .figure(let figure): figure.text
    case .completed: "|"
    case .rest(let wakeUps, let armed): "\(wakeUps) wake-ups, \(armed) armed"
    }
  }
}

extension [Observed<FigureEvent>] {
  /// The figures, without completion.
  var figures: [Observed<Time>] {
    compactMap { observed in
      guard case .figure(let figure) = observed.value else { return nil }
      return Observed<Time>(value: figure, at: observed.at, wall: observed.wall, step: observed.step)
    }
  }

  /// The error in the number of wake-ups: each one shows a value, except one after the subscription and those caused by a jump.
  func idleWakeUps<Operation>(_ history: History<Operation>) -> String? {
    guard case .rest(let wakeUps, _) = last?.value else { return nil }
    let jumps = history.stretches.count { $0.step.kind == .jumpWallClock || $0.step.kind == .sleepDevice }
    let most = figures.count + 1 + 2 * jumps
    return wakeUps <= most
      ? nil : "expected: no more than \(most) wake-ups, for \(figures.count) figures and \(jumps) jumps, not \(wakeUps)"
  }
}
