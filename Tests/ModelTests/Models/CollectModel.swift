import Testing
import TickStreams
import TickStreamsTesting

/// The values of windows of time as arrays, with and without empty ones.
struct CollectModel: Model {
  static let sentence = """
    Windows follow one another without a gap: one ends every `interval` after the subscription, on a grid. A window that has `count` \
    values ends at once, and a new grid starts from there. A value strictly after the end of a window belongs to the window of its instant, \
    even if the timer is late, which then sends each window that has ended. With `skipEmpty` empty arrays are not sent, which changes \
    nothing else.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit, \.every] }

  enum Operation: String, ProgramOperation {
    case send = "subject.next(…)"
    case complete = "subject.completed()"
  }

  enum Seen: Sendable, CustomStringConvertible {
    /// A value that is sent to both forms.
    case value(Int)
    case batch([Int], skipsEmpty: Bool)
    case completed(skipsEmpty: Bool)

    var description: String {
      switch self {
      case .value(let value): "\(value)"
      case .batch(let values, let skipsEmpty): "\(values)\(skipsEmpty ? " with skipEmpty" : "")"
      case .completed(let skipsEmpty): "|\(skipsEmpty ? " with skipEmpty" : "")"
      }
    }
  }

  final class Live {
    let subject = TickSubject<Int, Never>()
    let bag = DisposeBag()
  }

  /// The time from one end of a window to the next.
  var every: Time
  /// The period of the values, or zero if only `send` sends values.
  var unit: Time
  var isRegular: Bool
  var limit: Int

  init(_ draws: inout Draws) {
    every = draws.unit() * Time(draws.number(1...3))
    unit = draws.once(in: 3) ? every : draws.unit()
    isRegular = draws.once(in: 2)
    limit = draws.once(in: 2) ? .max : draws.number(1...4)
  }

  var isValid: Bool { every >= 100 * .millisecond && unit >= 100 * .millisecond }

  /// Completions are rare.
  func allows(_ step: Step<Operation>) -> Bool { step.kind != .own(.complete) || step.number == 0 }

  var code: [String] {
    let count = limit == .max ? "" : "maxCount: \(limit), "
    let source = isRegular ? "subject.signal.merge(.interval(\(unit.code), on: clock).map(\\.index))" : "subject.signal"
    return [
      "let source = \(source).share()", "source.collect(every: \(every.code), \(count)on: clock)",
      "source.collect(every: \(every.code), \(count)skipEmpty: true, on: clock)",
    ]
  }

  func start(_ run: Run<Seen>) -> Live {
    let live = Live()
    let ticks = TickSignal.interval(unit.span, on: run.clock).map { $0.index }.take(
      until: live.subject.signal.materialize().filter { $0.isTerminal })
    let source = TickSubject<Int, Never>()
    for skipsEmpty in [false, true] {
      source.signal.collect(every: every.span, maxCount: limit, skipEmpty: skipsEmpty, on: run.clock)
        .observe { [weak run] event in
          run?.note(event.value.map { .batch($0, skipsEmpty: skipsEmpty) } ?? .completed(skipsEmpty: skipsEmpty))
        }
        .store(in: live.bag)
    }
    (isRegular ? live.subject.signal.merge(ticks) : live.subject.signal)
      .handleEvents(onNext: { [weak run] value in run?.note(.value(value)) })
      .observe { source.send($0) }
      .store(in: live.bag)
    return live
  }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Seen>) {
    switch operation {
    case .send: live.subject.next(1_000 + run.step)
    case .complete: live.subject.completed()
    }
  }

  func disagreement(_ observed: [Observed<Seen>], _ history: History<Operation>) -> String? {
    if let wrong = arrays(observed, skipsEmpty: false, history) ?? arrays(observed, skipsEmpty: true, history) { return wrong }
    // In a seeded world the ends of the two are not in the order of scheduling.
    guard history.world.firing != .seeded else { return nil }
    let all = observed.batches(skippingEmpty: false).filter { !$0.value.isEmpty }
    let some = observed.batches(skippingEmpty: true)
    return all.map(\.description) == some.map(\.description) ? nil : "with skipEmpty, expected: \(all), not \(some)"
  }

  /// Each array has the values since the previous one, and comes at the end of a window, when it is full, or at completion.
  private func arrays(_ observed: [Observed<Seen>], skipsEmpty: Bool, _ history: History<Operation>) -> String? {
    var (values, due): ([Int], Time) = ([], history.world.begin + every)
    var latest = history.limit(of: due)
    var isRest = false
    /// The windows that have ended, which the timer still has to send.
    var ended: [[Int]] = []
    /// Whether the ends of empty windows, which are not observed, leave open in which window the values are.
    var isUncertain = false
    for seen in observed {
      switch seen.value {
      case .value(let value):
        if isUncertain, seen.at > due {
          guard history.limit(of: due) < seen.at else { return nil }
          (due, isUncertain) = (due + every, false)
        }
        if skipsEmpty, values.isEmpty, ended.isEmpty, seen.at >= due {
          // At the end of a window: in that one or in the next.
          isUncertain = (seen.at - due) % every == 0
          due += (seen.at - due) / every * every + (isUncertain ? 0 : every)
          latest = history.limit(of: isUncertain ? due + every : due)
        } else if seen.at > due {
          ended.append(values)
          values = []
          due += ((seen.at - due) / every + 1) * every
        }
        values.append(value)
        if values.count > limit { return "more than \(limit) values wait at \(seen.at.text)" }
        if values.count == limit, !ended.isEmpty {
          // Full, but sent after the windows before it.
          ended.append(values)
          (values, due) = ([], seen.at + every)
        }
      case .batch(let batch, skipsEmpty) where !ended.isEmpty:
        let window = ended.removeFirst()
        guard batch == window, !isRest, seen.at <= latest else {
          return "expected: \(window) by \(latest.text), not \(batch) at \(seen.at.text)"
        }
        if ended.isEmpty { latest = history.limit(of: max(due, seen.at)) }
      case .batch(let batch, skipsEmpty):
        isUncertain = false
        guard batch == values, !isRest, !batch.isEmpty || !skipsEmpty else { return "expected: \(values) at \(seen.at.text), not \(batch)" }
        if values.count == limit {
          due = seen.at + every
        } else if seen.at >= due {
          guard seen.at <= latest else { return "expected: \(values) at \(due.text), by \(latest.text)" }
          due += ((seen.at - due) / every + 1) * every
        } else {
          isRest = true
        }
        latest = history.limit(of: due)
        values = []
      case .completed(skipsEmpty):
        return values.isEmpty && ended.isEmpty ? nil : "expected: \(ended) and \(values) before completion"
      case .batch, .completed: break
      }
    }
    if isRest { return "expected: completion, since an array came before the end of its window" }
    return latest > history.end || (skipsEmpty && values.isEmpty && ended.isEmpty)
      ? nil : "expected: \(values) at \(due.text), by \(latest.text)"
  }
}

extension [Observed<CollectModel.Seen>] {
  fileprivate func batches(skippingEmpty: Bool) -> [Observed<[Int]>] {
    compactMap { seen in
      guard case .batch(let values, skippingEmpty) = seen.value else { return nil }
      return Observed<[Int]>(value: values, at: seen.at, wall: seen.wall, step: seen.step)
    }
  }
}

@Test func arraysHoldTheValuesOfWindowsOnAGrid() { check(CollectModel.self) }
