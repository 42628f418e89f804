import Testing
import TickStreams
import TickStreamsTesting

/// Timers and timeouts of a scheduler, and of two clocks on it that are paused, many of them due at the same instant.
struct PlaceModel: Model {
  static let sentence = """
    Timers that are due at the same instant fire in the order in which they were scheduled, also those of a clock that can be paused among \
    those of its base. A timeout comes behind everything else that is due at its instant. On resume each wait continues with the time that \
    was left.
    """

  static var times: [WritableKeyPath<Self, Time>] { [] }

  /// The number is the place: the scheduler, or the first or second clock.
  ///
  /// There are two spans only, so that many are due at the same instant.
  enum Operation: String, ProgramOperation {
    case schedule = "clocks[#].schedule(after: .seconds(1)) { … }"
    case scheduleLater = "clocks[#].schedule(after: .seconds(2)) { … }"
    case timeout = "TickSignal.never.timeout(after: .seconds(1), on: clocks[#]).observe { … }"
    case timeoutLater = "TickSignal.never.timeout(after: .seconds(2), on: clocks[#]).observe { … }"
    case pause = "isPaused[#].next(true)"
    case resume = "isPaused[#].next(false)"

    var span: Time { self == .scheduleLater || self == .timeoutLater ? 2 * .oneSecond : .oneSecond }
    var isTimeout: Bool { self == .timeout || self == .timeoutLater }
  }

  final class Live: Sendable {
    let isPaused = [TickSubject<Bool, Never>(), TickSubject<Bool, Never>()]
    let clocks: [any TickScheduler]
    let bag = DisposeBag()

    init(_ clock: any TickScheduler) { clocks = [clock] + isPaused.map { clock.paused(while: $0.signal) } }
  }

  var unit: Time { .oneSecond }

  init(_ draws: inout Draws) {}

  var code: [String] { ["// clocks[0] is clock, the others are clock.paused(while: isPaused[1]) and clock.paused(while: isPaused[2])"] }

  func allows(_ step: Step<Operation>) -> Bool {
    switch step.kind {
    case .jumpWallClock: false
    case .own(.pause), .own(.resume): step.number > 0
    default: true
    }
  }

  func start(_ run: Run<Int>) -> Live { Live(run.clock) }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Int>) {
    let number = run.step
    let span = operation.span.span
    let clock = live.clocks[step.number]
    switch operation {
    case .schedule, .scheduleLater:
      AnyDisposable(clock.schedule(after: span) { [weak run] in run?.note(number) }.dispose).store(in: live.bag)
    case .timeout, .timeoutLater:
      TickSignal<Int, Never>.never.timeout(after: span, on: clock).observe { [weak run] _ in run?.note(number) }.store(in: live.bag)
    case .pause: live.isPaused[step.number - 1].next(true)
    case .resume: live.isPaused[step.number - 1].next(false)
    }
  }

  /// A wait: the step that it comes from, and when it is due on which clock.
  private struct Waiting {
    var number: Int
    var clock: Int
    var due: Time
    var isTimeout: Bool
  }

  func disagreement(_ observed: [Observed<Int>], _ history: History<Operation>) -> String? {
    // The order of work, and when it runs, are those of the seed then.
    if history.world.firing == .seeded { return nil }
    var waiting: [Waiting] = []
    var behind: [Time] = [0, 0, 0]
    var frozen: [Time?] = [nil, nil, nil]
    var expected: [Observed<Int>] = []
    func fire(until end: Time, from now: Time) {
      func due(_ index: Int) -> Time { waiting[index].due + behind[waiting[index].clock] }
      while true {
        let ready = waiting.indices.filter { frozen[waiting[$0].clock] == nil && due($0) <= end }
        let next = ready.min {
          (due($0), waiting[$0].isTimeout ? 1 : 0, waiting[$0].number) < (due($1), waiting[$1].isTimeout ? 1 : 0, waiting[$1].number)
        }
        guard let next else { return }
        let instant = max(due(next), now)
        expected.append(Observed(value: waiting.remove(at: next).number, at: instant, wall: 0, step: 0))
      }
    }
    for (number, stretch) in history.stretches.enumerated() {
      let (step, now) = (stretch.step, stretch.from)
      let clock = step.number
      switch step.kind {
      case .own(.pause): frozen[clock] = frozen[clock] ?? now - behind[clock]
      case .own(.resume): if let instant = frozen[clock].take() { behind[clock] = now - instant }
      case .own(let operation):
        let reading = frozen[clock] ?? now - behind[clock]
        waiting.append(Waiting(number: number, clock: clock, due: reading + operation.span, isTimeout: operation.isTimeout))
      case .suspendApp, .sleepDevice:
        fire(until: now, from: now)
        fire(until: stretch.to, from: stretch.to)
      default: fire(until: stretch.to, from: now)
      }
    }
    fire(until: history.end, from: history.end)
    let (seen, due) = (observed.map { "\($0)" }, expected.map { "\($0)" })
    return seen == due ? nil : "expected: \(due.joined(separator: ", "))"
  }
}

@Test func timersOfAnInstantFireInTheOrderOfSchedulingOnEveryClock() { check(PlaceModel.self) }
