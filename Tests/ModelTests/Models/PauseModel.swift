import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

/// Two intervals and a moment of the wall clock that are paused together, or whose values are dropped; one of their own ticks may do that.
struct PauseModel: Model {
  static let sentence = """
    On `paused(while:)` time stops: on resume each wait continues with the time that was left, to the nanosecond, and a timer that is due at \
    the instant of the pause, but comes after the pause, fires on resume. With `filter(while:)` time goes on, and elements that come during \
    the pause are dropped. In neither case does anything come during a pause.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit, \.second, \.moment] }

  enum Operation: String, ProgramOperation {
    case pause = "isPaused.next(true)"
    case resume = "isPaused.next(false)"
  }

  enum Seen: Sendable, Hashable, CustomStringConvertible {
    /// A tick of a timer, before a pause may drop it, and a tick that was passed on; the timers have the numbers 0, 1 and, for the moment,
    /// 2.
    case made(Int, Tick)
    case passed(Int, Tick)
    case paused
    case resumed

    var description: String {
      switch self {
      case .made(let timer, let tick): "timer \(timer) makes \(tick.text)"
      case .passed(let timer, let tick): "timer \(timer): tick \(tick.index)"
      case .paused: "paused"
      case .resumed: "resumed"
      }
    }
  }

  final class Live: Sendable {
    let isPaused = TickSubject<Bool, Never>()
    let bag = DisposeBag()
  }

  var unit: Time
  var second: Time
  var moment: Time
  var policy: MissedTicks
  /// Whether values are dropped during a pause, and time goes on.
  var drops: Bool
  /// Which tick pauses, counted from one; none if it is zero.
  var pausingTick: Int

  init(_ draws: inout Draws) {
    unit = draws.unit()
    second = draws.once(in: 2) ? unit : draws.unit()
    moment = draws.time(upTo: 10, of: unit)
    policy = draws.pick(MissedTicks.allCases)
    drops = draws.once(in: 4)
    pausingTick = draws.once(in: 2) ? 0 : draws.number(1...5)
  }

  var isValid: Bool { unit >= 100 * .millisecond && second >= 100 * .millisecond }

  var code: [String] {
    let intervals = [unit, second].map { "TickSignal.interval(\($0.code), missedTicks: .\(policy), on: paused)" }
    let moment = "TickSignal.at(clock.wallNow.advanced(by: \(moment.code)), on: paused)"
    let merged = "TickSignal.merge(\((intervals + [moment]).joined(separator: ", ")))"
    return [
      drops ? "let paused = clock" : "let paused = clock.paused(while: isPaused.signal)",
      "let signal = \(merged)" + (drops ? ".filter(while: isPaused.signal.not())" : ""),
      "signal.observe { … }" + (pausingTick > 0 ? "  // number \(pausingTick) sends isPaused.next(true)" : ""),
    ]
  }

  func start(_ run: Run<Seen>) -> Live {
    let live = Live()
    let date = run.clock.wallNow.advanced(by: moment.span)
    let clock: any TickScheduler = drops ? run.clock : run.clock.paused(while: live.isPaused.signal)
    let timers: [TickSignal<Tick, Never>] = [
      .interval(unit.span, missedTicks: policy, on: clock), .interval(second.span, missedTicks: policy, on: clock), .at(date, on: clock),
    ]
    let noted = timers.enumerated().map { number, timer in
      timer.handleEvents(onNext: { [weak run] tick in run?.note(.made(number, tick)) }).map { Seen.passed(number, $0) }
    }
    let ticks = TickSignal.merge(noted)
    let passed = Mutex(0)
    (drops ? ticks.filter(while: live.isPaused.signal.not()) : ticks)
      .subscribe(onNext: { [weak run, isPaused = live.isPaused] value in
        run?.note(value)
        let count = passed.withLock { count in
          count += 1
          return count
        }
        guard count == pausingTick else { return }
        run?.note(.paused)
        isPaused.next(true)
      })
      .store(in: live.bag)
    return live
  }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Seen>) {
    run.note(operation == .pause ? .paused : .resumed)
    live.isPaused.next(operation == .pause)
  }
}

@Test func aPauseStopsTimeOrDropsValues() { check(PauseModel.self) }
