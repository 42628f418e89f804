import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

/// The values of windows of time, as signals: windows that follow one another, that overlap, and that leave gaps.
struct WindowModel: Model {
  static let sentence = """
    A new window opens every `interval`, the first on subscription, and stays open for `interval`, or for `lasting` if that is given; \
    shorter ones leave gaps. After a stall one window is opened for all that were missed, or none if its time has already passed; the \
    grid is kept, so that it ends when it would have ended. A value strictly after the end of a window is not in it, even if its timer is \
    late; it waits for its own window.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit, \.every, \.lasting] }

  enum Operation: String, ProgramOperation {
    case send = "subject.next(…)"
    case complete = "subject.completed()"
  }

  enum Seen: Sendable, Hashable, CustomStringConvertible {
    case opened(Int)
    /// A value that is sent to the windows.
    case sent(Int)
    case value(Int, window: Int)
    case closed(Int)
    case completed

    var description: String {
      switch self {
      case .opened(let window): "window \(window) opens"
      case .sent(let value): "\(value) sent"
      case .value(let value, let window): "\(value) in \(window)"
      case .closed(let window): "window \(window) ends"
      case .completed: "|"
      }
    }
  }

  final class Live: Sendable {
    let subject = TickSubject<Int, Never>()
    let bag = DisposeBag()
  }

  var unit: Time
  var every: Time
  /// The duration of a window; zero if it is left out.
  var lasting: Time

  init(_ draws: inout Draws) {
    unit = draws.unit()
    every = draws.unit() * Time(draws.number(1...4))
    lasting = draws.once(in: 3) ? 0 : draws.time(upTo: 2, of: every)
  }

  var isValid: Bool { unit >= 100 * .millisecond && every >= 100 * .millisecond && lasting >= 0 }

  /// Completions are rare.
  func allows(_ step: Step<Operation>) -> Bool { step.kind != .own(.complete) || step.number == 0 }

  private var signal: String { "window(every: \(every.code), \(lasting > 0 ? "lasting: \(lasting.code), " : "")on: clock)" }

  var code: [String] { ["subject.signal.merge(.interval(\(unit.code), on: clock).map(\\.index)).\(signal)"] }

  func start(_ run: Run<Seen>) -> Live {
    let live = Live()
    let ended = live.subject.signal.materialize().filter { $0.isTerminal }
    let values = live.subject.signal.merge(TickSignal.interval(unit.span, on: run.clock).map { $0.index }.take(until: ended))
    let opened = Mutex(-1)
    values.handleEvents(onNext: { [weak run] value in run?.note(.sent(value)) })
      .window(every: every.span, for: lasting > 0 ? lasting.span : nil, on: run.clock)
      .observe { [weak run, weak live] event in
        guard case .next(let window) = event else { return run?.note(.completed) ?? () }
        let number = opened.withLock { number in
          number += 1
          return number
        }
        run?.note(.opened(number))
        guard let bag = live?.bag else { return }
        window.observe { [weak run] event in run?.note(event.value.map { .value($0, window: number) } ?? .closed(number)) }.store(in: bag)
      }
      .store(in: live.bag)
    return live
  }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Seen>) {
    switch operation {
    case .send: live.subject.next(1_000 + run.step)
    case .complete: live.subject.completed()
    }
  }

  private var length: Time { lasting > 0 ? lasting : every }

  func disagreement(_ observed: [Observed<Seen>], _ history: History<Operation>) -> String? {
    let begin = history.world.begin
    var (next, expected): (Time, [Seen]) = (begin, [])
    var open: [(window: Int, end: Time)] = []
    /// The values that wait for a window that opens late.
    var early: [(value: Int, at: Time)] = []
    var number = 0
    for seen in observed {
      if let value = expected.first {
        guard seen.value == value else { return "expected: \(value) at \(seen.at.text), not \(seen.value)" }
        expected.removeFirst()
        continue
      }
      if let late = open.first(where: { history.limit(of: $0.end) < seen.at }) {
        return "expected: window \(late.window) ends at \(late.end.text), by \(history.limit(of: late.end).text)"
      }
      switch seen.value {
      case .opened(number):
        let due = begin + (seen.at - begin) / every * every
        guard due >= next, seen.at <= (number == 0 ? begin : history.limit(of: due)), seen.at < due + length else {
          return "expected: no window opens at \(seen.at.text)"
        }
        if let left = omitted(from: next, before: due, history) { return "expected: a window opens at \(left.text)" }
        if let before = open.last, length < every || (length == every && history.world.firing != .seeded) {
          return "expected: window \(before.window) has ended when \(number) opens at \(seen.at.text)"
        }
        open.append((number, due + length))
        (next, number) = (due + every, number + 1)
        expected = early.filter { (lasting == 0 || $0.at >= due) && $0.at <= due + length && $0.at <= next }
          .map { .value($0.value, window: number - 1) }
        early.removeAll { $0.at <= next }
      case .sent(let value):
        if seen.at > next { early.append((value, seen.at)) }
        expected = open.filter { $0.end >= seen.at }.map { .value(value, window: $0.window) }
      case .closed(let window):
        guard let place = open.firstIndex(where: { $0.window == window }) else { return "window \(window) is not open" }
        let end = open.remove(at: place).end
        // Completion waits for a window that opens late, if a value does.
        let isCompletion = history.stretches.prefix(seen.step + 1).contains { $0.step.kind == .own(.complete) }
        guard isCompletion || seen.at >= end else { return "expected: window \(window) is open until \(end.text)" }
      case .completed:
        return open.isEmpty ? nil : "expected: the windows end before the result"
      case .opened, .value: return "unexpected: \(seen)"
      }
    }
    if let late = open.first(where: { history.limit(of: $0.end) <= history.end }) {
      return "expected: window \(late.window) ends by \(history.limit(of: late.end).text)"
    }
    return omitted(from: next, before: history.end + 1, history).map { "expected: a window opens at \($0.text)" }
  }

  /// The beginning of a window that has to open between these instants: one that has neither ended nor been followed by another one before
  /// it could open.
  private func omitted(from first: Time, before end: Time, _ history: History<Operation>) -> Time? {
    stride(from: first, to: end, by: Int64.Stride(every)).first { due in
      let latest = history.limit(of: due)
      return latest <= history.end && latest < due + min(length, every)
    }
  }
}

@Test func windowsOpenOnAGridAndEndInTime() { check(WindowModel.self) }
