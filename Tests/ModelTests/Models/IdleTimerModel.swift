import Testing
import TickStreams
import TickStreamsTesting

/// A timeout that each activity restarts.
struct IdleTimerModel: Model {
  static let sentence = """
    It runs from its creation. `reset()` restarts it with the full duration, also after it has expired or been canceled; a reset or a \
    cancel invalidates a pending expiration, but not strictly after its deadline. `expired` sends the generation that expired; \
    `remaining` is nil from then on.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit] }

  enum Operation: String, ProgramOperation {
    case restart = "idle.restart()"
    case cancel = "idle.cancel()"
    case read = "idle.remaining"
  }

  enum Seen: Sendable, CustomStringConvertible {
    case changed(generation: Int)
    case read(remaining: Time?, generation: Int)
    case expired(Int)

    var description: String {
      switch self {
      case .changed(let generation): "generation \(generation)"
      case .read(let remaining, let generation): "remaining \(remaining?.text ?? "nil"), generation \(generation)"
      case .expired(let generation): "expired \(generation)"
      }
    }
  }

  final class Live {
    let timer: IdleTimer
    let subscription: Subscription

    init(_ timer: IdleTimer, _ subscription: Subscription) { (self.timer, self.subscription) = (timer, subscription) }
  }

  var unit: Time

  init(_ draws: inout Draws) { unit = draws.unit() * Time(draws.number(1...4)) }

  var isValid: Bool { unit >= 100 * .millisecond }
  var code: [String] { ["let idle = IdleTimer(\(unit.code), on: clock)"] }

  func start(_ run: Run<Seen>) -> Live {
    let timer = IdleTimer(after: unit.span, on: run.clock)
    return Live(timer, timer.expirations.subscribe(onNext: { [weak run] generation in run?.note(.expired(generation)) }))
  }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Seen>) {
    switch operation {
    case .restart: live.timer.restart()
    case .cancel: live.timer.cancel()
    case .read: return run.note(.read(remaining: live.timer.remaining?.time, generation: live.timer.generation))
    }
    run.note(.changed(generation: live.timer.generation))
  }

  func disagreement(_ observed: [Observed<Seen>], _ history: History<Operation>) -> String? {
    /// The deadline of the last activity, until it has expired or been canceled.
    var deadline: Time? = history.world.begin + unit
    /// The expirations that a reset has preceded.
    var late: [(deadline: Time, generation: Int)] = []
    var generation = 0
    for seen in observed {
      if let deadline = late.first?.deadline ?? deadline, history.limit(of: deadline) < seen.at {
        return "expected: expired at \(deadline.text), by \(history.limit(of: deadline).text)"
      }
      switch seen.value {
      case .changed(let number):
        let isReset = history.stretches[seen.step].step.kind == .own(.restart)
        let over = deadline.flatMap { $0 < seen.at ? $0 : nil }
        if isReset, let over { late.append((over, generation)) }
        // A cancel of a timer that does not run changes nothing.
        if isReset || (deadline != nil && over == nil) { generation += 1 }
        deadline = isReset ? seen.at + unit : over
        guard number == generation else { return "expected: generation \(generation) at \(seen.at.text), not \(number)" }
      case .read(let remaining, let number):
        let left = deadline.flatMap { $0 > seen.at ? $0 - seen.at : nil }
        guard remaining == left else { return "expected: \(left?.text ?? "nil") left at \(seen.at.text), not \(remaining?.text ?? "nil")" }
        guard number == generation else { return "expected: generation \(generation) at \(seen.at.text), not \(number)" }
      case .expired(let number) where !late.isEmpty:
        guard late.removeFirst().generation == number else { return "expected: another expiration than \(number) at \(seen.at.text)" }
      case .expired(let number):
        guard let due = deadline, due <= seen.at, number == generation else {
          return "expected: no expiration \(number) at \(seen.at.text)"
        }
        deadline = nil
      }
    }
    if let deadline = late.first?.deadline ?? deadline, history.limit(of: deadline) <= history.end {
      return "expected: expired at \(deadline.text)"
    }
    return nil
  }
}

@Test func anIdleTimerExpiresAfterTheFullDurationWithoutAReset() { check(IdleTimerModel.self) }
