import TickStreams

extension Expressions {
  /// Every creation function that has a counterpart, with that counterpart.
  func create(_ call: Call) throws(Problem) -> Signal {
    switch call.name {
    case "EMPTY": return .empty
    case "NEVER": return .never
    case "of": return call.scheduled(.from(call.plain))
    case "from": return try call.stream(0)
    case "throwError": return call.scheduled(try thrown(call))
    case "defer":
      let make = try call.lambda(0)
      return .deferred { make.stream() }
    case "iif":
      let (condition, first, second) = (try call.lambda(0), try call.stream(1), try call.stream(2))
      return .deferred { condition().stream { $0.isTrue ? first : second } }
    case "timer": return try timer(call)
    case "interval":
      guard let period = try call.period(of: call[0]) else { throw call.unfit }
      return Ticks.interval(period, on: scheduler).counted
    case "concat": return .concat(call.streams)
    case "merge": return try merge(call, with: [])
    case "combineLatest": return try combineLatest(call, with: [])
    case "zip": return try zip(call, with: [])
    case "race": return .race(call.streams)
    default: throw .notOffered(call.name)
    }
  }

  private func thrown(_ call: Call) throws(Problem) -> Signal {
    guard let make = try call.lambda(at: call[0]) else { return .fail(Thrown(call[0] ?? .undefined)) }
    return .deferred { make().stream { .fail(Thrown($0)) } }
  }

  /// `timer(due)` and `timer(due, period)`, where both may be infinite, and `due` may be a moment; a negative period is none.
  private func timer(_ call: Call) throws(Problem) -> Signal {
    let period = try call.period(orNegative: call[1])
    if let instant = call.instant(of: call[0]) {
      guard let period else { return Ticks.at(instant, on: scheduler).counted }
      return .deferred { [scheduler] in
        Ticks.interval(period, delay: max(.zero, scheduler.now.duration(to: instant)), on: scheduler).counted
      }
    }
    let due = try call.duration(0)
    guard let period else { return Ticks.after(due, on: scheduler).counted }
    return Ticks.interval(period, delay: due, on: scheduler).counted
  }
}

extension Call {
  /// Work that the reference does asynchronously, at the same instant, if it gets a scheduler.
  func scheduled(_ signal: Signal) -> Signal {
    isScheduled ? signal.delaySubscription(.zero, on: scheduler) : signal
  }
}

private typealias Ticks = TickSignal<Tick, Never>

extension TickSignal where Value == Tick, Failure == Never {
  /// The values of the reference's timers.
  var counted: Signal {
    map { .number($0.index) }.promoteFailure()
  }
}

extension Result<JSONValue, Thrown> {
  /// The stream that `make` returns for a result; a thrown value is its failure.
  func stream(_ make: (JSONValue) -> Signal) -> Signal {
    switch self {
    case .success(let value): make(value)
    case .failure(let thrown): .fail(thrown)
    }
  }
}
