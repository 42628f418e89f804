import Testing
import TickStreams
import TickStreamsTesting

/// A value that expires.
struct ExpiringValueModel: Model {
  static let sentence = """
    The value cannot be read from its deadline on, even if the timer is late. `extend(for:)` moves the deadline if the value is still \
    there, and an expired value does not come back. `changes` sends the value at once, and nil when it expires; then completion. \
    `generation` counts the extensions, from zero.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.span] }

  enum Operation: String, ProgramOperation {
    case extend = "value.extend(for: $)"
    case read = "value.value"
    case subscribe = "value.changes.observe { … }"
  }

  enum Seen: Sendable, CustomStringConvertible {
    case read(isThere: Bool, remaining: Time, generation: Int)
    case extended(Bool)
    /// An event of a subscription to the changes: whether there is a value, or completion.
    case change(Bool?, subscription: Int)

    var description: String {
      switch self {
      case .read(let isThere, let remaining, let generation):
        "\(isThere ? "value" : "nil"), \(remaining.text) left, generation \(generation)"
      case .extended(let isThere): "extend: \(isThere)"
      case .change(let isThere, let number): "changes of step \(number): \(isThere.map { $0 ? "value" : "nil" } ?? "|")"
      }
    }
  }

  final class Live {
    let value: ExpiringValue<String>
    let bag = DisposeBag()

    init(_ value: ExpiringValue<String>) { self.value = value }
  }

  var span: Time
  let unit = Time.oneSecond

  init(_ draws: inout Draws) {
    span = draws.time(upTo: 6, of: unit)
    if draws.once(in: 10) { span = -span }
  }

  var code: [String] { ["let value = ExpiringValue(\"secret\", for: \(span.code), on: clock)"] }

  func start(_ run: Run<Seen>) -> Live {
    let live = Live(ExpiringValue("secret", for: span.span, on: run.clock))
    subscribe(live, -1, run)
    return live
  }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Seen>) {
    switch operation {
    case .extend: run.note(.extended(live.value.extend(for: step.time.span)))
    case .subscribe: subscribe(live, run.step, run)
    case .read:
      let value = live.value
      run.note(.read(isThere: value.value != nil, remaining: value.remaining.time, generation: value.generation))
    }
  }

  private func subscribe(_ live: Live, _ number: Int, _ run: Run<Seen>) {
    live.value.changes
      .observe { [weak run] event in run?.note(.change(event.value.map { $0 != nil }, subscription: number)) }
      .store(in: live.bag)
  }

  func disagreement(_ observed: [Observed<Seen>], _ history: History<Operation>) -> String? {
    var deadline = history.world.begin + span
    var (isOver, generation) = (span <= 0, 0)
    /// The instant at which the value expires or expired.
    var end = isOver ? history.world.begin : nil
    var open: [Int: Bool] = [:]
    for seen in observed {
      if seen.at >= deadline { isOver = true }
      let limit = history.limit(of: deadline)
      if !open.isEmpty, end == nil, seen.at > limit { return "expected: nil at \(deadline.text), by \(limit.text)" }
      switch seen.value {
      case .read(let isThere, let remaining, let number):
        let left = isOver ? 0 : deadline - seen.at
        guard isThere == !isOver, remaining == left else {
          return "expected: \(isOver ? "nil" : "value"), \(left.text) left at \(seen.at.text)"
        }
        guard number == generation else { return "expected: generation \(generation) at \(seen.at.text), not \(number)" }
      case .extended(let isThere):
        guard !isOver else {
          if isThere { return "expected: false at \(seen.at.text), since the value is gone" }
          continue
        }
        let step = history.stretches[seen.step].step
        deadline = seen.at + max(0, step.time)
        isOver = step.time <= 0
        generation += 1
        if isThere == isOver { return "expected: \(!isOver) at \(seen.at.text)" }
      case .change(true?, let number):
        if isOver || open[number] != nil { return "expected: no value at \(seen.at.text)" }
        open[number] = true
      case .change(false?, let number):
        if !isOver || open[number] == false { return "expected: no nil at \(seen.at.text)" }
        open[number] = false
        end = seen.at
      case .change(nil, let number):
        guard open[number] == false else { return "expected: completion behind nil" }
        open[number] = nil
      }
    }
    if !open.isEmpty, history.limit(of: deadline) <= history.end {
      return "expected: nil by \(history.limit(of: deadline).text), then completion"
    }
    return nil
  }
}

@Test func anExpiringValueIsNilFromItsDeadlineOn() { check(ExpiringValueModel.self) }
