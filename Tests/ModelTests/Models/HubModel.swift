import Testing
import TickStreams
import TickStreamsTesting

/// A hub with three keys that count for a span, to a moment of the wall clock, or up, with pauses, cells and signals.
struct HubModel: Model {
  static let sentence = """
    Figures are the remaining time, rounded up; each change comes with the nearest multiple of `every` on the scheduler's clock, or, with a \
    phase of its own, when it is due. Zero comes on its own deadline, then nil, and the key is removed. Starting again shows the new figure \
    before `start` returns, and a resume does not take a figure back. A paused hub shows no \
    flips, and on resume one figure, the correct one; a paused span is frozen, a paused moment is not. No timer is armed for flips of \
    keys that are not shown.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit] }

  enum Operation: String, ProgramOperation {
    case startFor = "hub.start(#, for: $)"
    case startAgain = "hub.start(#, for: $) "
    case startOwn = "hub.start(#, for: $, phase: .own)"
    case startToWall = "hub.start(#, to: clock.wallNow.advanced(by: $))"
    case startSince = "hub.start(#, .since(clock.now.advanced(by: $)))"
    case startSinceOwn = "hub.start(#, .since(clock.now.advanced(by: $), phase: .own))"
    case stop = "hub.stop(#)"
    case pause = "hub.pause(#)"
    case resume = "hub.resume(#)"
    case pauseHub = "isPaused.next(true)"
    case resumeHub = "isPaused.next(false)"
    case bindFirst = "hub.bind(first, to: #) { … }"
    case bindSecond = "hub.bind(second, to: #) { … }"
    case unbindFirst = "hub.unbind(first)"
    case watch = "hub.signal(for: #).observe { … }"
    case current = "hub[#]"
  }

  enum Seen: Sendable, Hashable, CustomStringConvertible {
    /// A figure that was shown to the binding or the subscription of a step.
    case shown(Time?, looker: Int)
    /// The result of `current`, the number of wake-ups of the scheduler, and the number of armed timers.
    case current(Time?, wakeUps: Int, armed: Int)

    var description: String {
      switch self {
      case .shown(let figure, let looker): "\(figure?.text ?? "nil") (in what came with step \(looker))"
      case .current(let figure, let wakeUps, let armed): "current \(figure?.text ?? "nil") (\(wakeUps) wake-ups, \(armed) armed)"
      }
    }
  }

  final class Cell: Sendable {}

  final class Live: Sendable {
    let hub: CountdownHub<Int>
    let isPaused = TickSubject<Bool, Never>()
    let cells = [Cell(), Cell()]
    let bag = DisposeBag()

    init(_ hub: CountdownHub<Int>) {
      self.hub = hub
      hub.pause(while: isPaused.signal)
    }
  }

  var unit: Time

  init(_ draws: inout Draws) { unit = draws.unit() }

  var isValid: Bool { unit >= 100 * .millisecond }

  var code: [String] { ["let hub = CountdownHub<Int>(every: \(unit.code), on: clock)", "hub.pause(while: isPaused.signal)"] }

  func start(_ run: Run<Seen>) -> Live { Live(CountdownHub(every: unit.span, on: run.clock)) }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Seen>) {
    let (hub, key, looker) = (live.hub, step.number, run.step)
    switch operation {
    case .startFor, .startAgain: hub.start(key, for: step.time.span)
    case .startToWall: hub.start(key, to: run.clock.wallNow.advanced(by: step.time.span))
    case .startOwn: hub.start(key, for: step.time.span, phase: .own)
    case .startSince, .startSinceOwn:
      hub.start(key, .since(run.clock.now.advanced(by: step.time.span), phase: operation == .startSince ? .shared : .own))
    case .stop: hub.stop(key)
    case .pause: hub.pause(key)
    case .resume: hub.resume(key)
    case .pauseHub, .resumeHub: live.isPaused.next(operation == .pauseHub)
    case .bindFirst, .bindSecond: bind(live.cells[operation == .bindFirst ? 0 : 1], to: key, live, run)
    case .unbindFirst: MainActor.assumeIsolated { hub.unbind(live.cells[0]) }
    case .watch:
      hub.signal(for: key).subscribe(onNext: { [weak run] figure in run?.note(.shown(figure?.time, looker: looker)) }).store(in: live.bag)
    case .current:
      let (wakeUps, armed) = (run.clock.statistics.wakeUps, run.clock.statistics.pending)
      run.note(.current(hub[key]?.time, wakeUps: wakeUps, armed: armed))
    }
  }

  private func bind(_ cell: Cell, to key: Int, _ live: Live, _ run: Run<Seen>) {
    let looker = run.step
    MainActor.assumeIsolated { live.hub.bind(cell, to: key) { [weak run] _, figure in run?.note(.shown(figure?.time, looker: looker)) } }
  }
}

@MainActor @Test func aHubShowsEachFigureOfItsKeys() { check(HubModel.self) }
