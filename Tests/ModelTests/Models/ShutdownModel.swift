import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

/// A row of operators on a scheduler that is shut down, and the same row on a scheduler whose time stops at that moment.
struct ShutdownModel: Model {
  static let sentence = """
    A signal that waits for a scheduler is silent once that is shut down: it sends neither values nor an end, also when its upstream sends, \
    completes or fails. Events that need not wait pass an operator that only starts, limits or repeats something by the scheduler, and \
    what would have to come by itself never comes.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit] }

  enum Operation: String, ProgramOperation {
    case send = "source.next(…)"
    case complete = "source.completed()"
    case fail = "source.failed(Refused())"
    case pause = "isPaused.next(true)"
    case resume = "isPaused.next(false)"
    case shutdown = "base.shutdown()"
  }

  struct Refused: Error {}
  typealias Row = TickSignal<[Int], Refused>

  /// An operator of the row, with a number of units for its spans.
  struct Stage: Sendable, Hashable {
    enum Form: String, CaseIterable, Sendable {
      case deliver, delay, debounce, throttle, leading, trailing, sample, collect, window, lasting
      case delaySubscription, retry, repeatedEvery, repeatedAfter, timeout, timeoutBetween, takeFor, share
    }

    /// Those that hold values or an end back.
    static let holding: Set<Form> = [
      .deliver, .delay, .debounce, .throttle, .leading, .trailing, .sample, .collect, .window, .lasting,
    ]

    var form: Form
    var units: Int
  }

  enum Seen: Sendable, CustomStringConvertible {
    case event(String, isOther: Bool)
    /// The time of the shutdown; time stops there for the other row.
    case cut(isOther: Bool)

    var description: String {
      switch self {
      case .event(let text, let isOther): "\(text)\(isOther ? " of the other row" : "")"
      case .cut(let isOther): isOther ? "time stands still for the other row" : "shutdown"
      }
    }
  }

  var unit: Time
  var kind: SchedulerOfKind.Kind
  var stages: [Stage]
  /// Which event of the row shuts down, counted from one; none if it is zero.
  var cuttingEvent: Int

  init(_ draws: inout Draws) {
    unit = draws.unit()
    kind = draws.pick(SchedulerOfKind.Kind.allCases)
    stages = []
    for _ in 1...draws.number(1...3) { stages.append(Stage(form: draws.pick(Stage.Form.allCases), units: draws.number(0...3))) }
    cuttingEvent = draws.once(in: 3) ? draws.number(1...3) : 0
  }

  var isValid: Bool { unit >= 100 * .millisecond }

  /// Ends are rare, and there is at most one shutdown in a row of steps.
  func allows(_ step: Step<Operation>) -> Bool {
    switch step.kind {
    case .own(.complete), .own(.fail), .own(.shutdown): step.number == 0
    case .own(.pause), .own(.resume): kind == .paused
    default: true
    }
  }

  var code: [String] {
    ["let base = scheduler.sibling(timebase: …), clock = \(kind.code)", "source.signal"]
      + stages.map { "  .\($0.form.rawValue)(\((unit * Time($0.units)).code), on: clock)" }
      + (cuttingEvent > 0 ? ["  .observe { … }  // event \(cuttingEvent) sends base.shutdown()"] : [])
  }

  func start(_ run: Run<Seen>) -> [LiveRow] { [false, true].map { LiveRow(self, isOther: $0, run) } }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: [LiveRow], _ run: Run<Seen>) {
    for row in live {
      switch operation {
      case .send: row.source.send(run.step)
      case .complete: row.source.end { $0.completed() }
      case .fail: row.source.end { $0.failed(Refused()) }
      case .pause: row.clock.pause(true)
      case .resume: row.clock.pause(false)
      case .shutdown: row.cut(run)
      }
    }
  }

  func disagreement(_ observed: [Observed<Seen>], _ history: History<Operation>) -> String? {
    let (before, after) = observed.events(isOther: false)
    let isHolding = stages.contains { Stage.holding.contains($0.form) }
    if isHolding, let first = after.first { return "expected: nothing after the shutdown, not \(first)" }
    // In a seeded world the timers of the two rows have different orders and latencies.
    guard history.world.firing != .seeded else { return nil }
    let other = observed.events(isOther: true)
    if before != other.before { return "expected before the shutdown: \(other.before), not \(before)" }
    return isHolding || after == other.after ? nil : "expected after the shutdown: \(other.after), not \(after)"
  }
}

extension [Observed<ShutdownModel.Seen>] {
  /// The events of a row before and after the shutdown.
  fileprivate func events(isOther: Bool) -> (before: [String], after: [String]) {
    var (before, after, isCut): ([String], [String], Bool) = ([], [], false)
    for seen in self {
      switch seen.value {
      case .cut(isOther): isCut = true
      case .event(let text, isOther):
        if isCut { after.append("\(text) at \(seen.at.text)") } else { before.append("\(text) at \(seen.at.text)") }
      default: break
      }
    }
    return (before, after)
  }
}

/// A row that runs.
final class LiveRow: Sendable {
  let source = EndingSource()
  let clock: SchedulerOfKind
  private let isOther: Bool
  private let isOver = TickSubject<Bool, Never>()
  private let state = Mutex((isCut: false, events: 0))
  private let bag = DisposeBag()

  init(_ model: ShutdownModel, isOther: Bool, _ run: Run<ShutdownModel.Seen>) {
    clock = SchedulerOfKind(model.kind, in: run.scheduler, run.world.timebase)
    self.isOther = isOther
    let row: @Sendable (any TickScheduler) -> ShutdownModel.Row = { [source] clock in
      model.stages.reduce(source.signal) { row, stage in stage.apply(row, model.unit, clock) }
    }
    // On a separate clock, so that its time can stop.
    row(isOther ? clock.scheduler.paused(while: isOver.signal) : clock.scheduler)
      .observe { [unowned self, weak run] event in
        guard let run else { return }
        run.note(.event("\(event)", isOther: isOther))
        let number = state.withLock { state in
          state.events += 1
          return state.events
        }
        if number == model.cuttingEvent { cut(run) }
      }
      .store(in: bag)
  }

  /// Shuts the scheduler down, or stops time for the other row.
  func cut(_ run: Run<ShutdownModel.Seen>) {
    let isFirst = state.withLock { state in
      defer { state.isCut = true }
      return !state.isCut
    }
    guard isFirst else { return }
    run.note(.cut(isOther: isOther))
    if isOther { isOver.next(true) } else { clock.shutdown() }
  }
}

extension ShutdownModel.Stage {
  fileprivate func apply(_ row: ShutdownModel.Row, _ unit: Time, _ clock: any TickScheduler) -> ShutdownModel.Row {
    let span = (unit * Time(units)).span
    let step = (unit * Time(max(1, units))).span
    switch form {
    case .deliver: return row.deliver(on: clock)
    case .delay: return row.delay(span, on: clock)
    case .debounce: return row.debounce(for: span, on: clock)
    case .throttle: return row.throttle(for: span, on: clock)
    case .leading: return row.throttle(for: span, edges: .leading, on: clock)
    case .trailing: return row.throttle(for: span, edges: .trailing, on: clock)
    case .sample: return row.sample(every: step, on: clock)
    case .collect: return row.collect(every: step, maxCount: 2, on: clock).map { $0.flatMap { $0 } }
    case .window: return row.window(every: step, on: clock).flatMap { $0.collect() }.map { $0.flatMap { $0 } }
    case .lasting: return row.window(every: step, for: step * 2, on: clock).flatMap { $0 }
    case .delaySubscription: return row.delaySubscription(span, on: clock)
    case .retry: return row.retry(backoff: .constant(span), on: clock)
    case .repeatedEvery: return row.repeated(every: step, on: clock)
    // A shared row that has completed completes each subscriber immediately.
    case .repeatedAfter: return row.repeated(after: step, on: clock)
    case .timeout: return row.timeout(after: step * 4, failing: ShutdownModel.Refused(), on: clock)
    case .timeoutBetween: return row.timeout(afterSilence: step * 2, failing: ShutdownModel.Refused(), on: clock)
    case .takeFor: return row.take(for: step * 4, on: clock)
    case .share: return row.share(replay: 1, grace: span, on: clock)
    }
  }
}

/// A source that ends by hand, and can be subscribed again.
final class EndingSource: Sendable {
  private typealias Subject = TickSubject<[Int], ShutdownModel.Refused>

  private let current = Mutex(Subject())

  var signal: ShutdownModel.Row { .deferred { self.current.withLock { $0 }.signal } }

  func send(_ number: Int) { current.withLock { $0 }.next([number]) }

  /// Ends the current subscriptions.
  func end(_ end: (TickSubject<[Int], ShutdownModel.Refused>) -> Void) {
    let ended = current.withLock { current in
      defer { current = Subject() }
      return current
    }
    end(ended)
  }
}

@Test func aRowOfOperatorsIsSilentOrGoesOnAfterAShutdown() { check(ShutdownModel.self) }
