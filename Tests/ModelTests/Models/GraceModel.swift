import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

/// A shared signal with a grace period, on a scheduler that may be paused or shut down.
struct GraceModel: Model {
  static let sentence = """
    A shared upstream is subscribed with the first subscriber, and disposed `grace` after the last one has left, unless a new one has come by \
    then; that one gets the latest values. After completion subscribers get the latest values and completion. After a shutdown there is no \
    grace, and one that is under way ends.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit, \.grace] }

  enum Operation: String, ProgramOperation {
    case send = "source.next(…)"
    case complete = "source.completed()"
    case subscribe = "subscriptions.append(shared.observe { … })"
    case leave = "subscriptions.removeFirst().dispose()"
    case pause = "isPaused.next(true)"
    case resume = "isPaused.next(false)"
    case shutdown = "base.shutdown()"
  }

  final class Live: Sendable {
    let clock: SchedulerOfKind
    let source = EndingSource()
    let shared: ShutdownModel.Row
    let subscriptions = Mutex<[Subscription]>([])

    init(_ model: GraceModel, _ run: Run<String>) {
      clock = SchedulerOfKind(model.kind, in: run.scheduler, run.world.timebase)
      let upstream = ShutdownModel.Row.deferred { [weak run, source] in
        run?.note("connected")
        return source.signal.handleEvents(onCancel: { [weak run] in run?.note("disconnected") })
      }
      shared = upstream.share(replay: model.replay, grace: model.grace.span, on: clock.scheduler)
    }
  }

  var unit: Time
  var grace: Time
  var replay: Int
  var kind: SchedulerOfKind.Kind

  init(_ draws: inout Draws) {
    unit = draws.unit()
    grace = draws.time(upTo: 3, of: unit)
    replay = draws.number(0...1)
    kind = draws.pick(SchedulerOfKind.Kind.allCases)
  }

  var isValid: Bool { unit >= 100 * .millisecond && grace >= 0 }

  func allows(_ step: Step<Operation>) -> Bool {
    switch step.kind {
    case .own(.complete), .own(.shutdown): step.number == 0
    case .own(.pause), .own(.resume): kind == .paused
    default: true
    }
  }

  var code: [String] {
    [
      "let base = scheduler.sibling(timebase: …), clock = \(kind.code)",
      "let shared = source.signal.share(replay: \(replay), grace: \(grace.code), on: clock)",
    ]
  }

  func start(_ run: Run<String>) -> Live { Live(self, run) }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<String>) {
    switch operation {
    case .send: live.source.send(run.step)
    case .complete: live.source.end { $0.completed() }
    case .subscribe:
      let number = run.step
      let subscription = live.shared.observe { [weak run] event in run?.note("\(number): \(event)") }
      live.subscriptions.withLock { $0.append(subscription) }
    case .leave: live.subscriptions.withLock { $0.isEmpty ? nil : $0.removeFirst() }?.dispose()
    case .pause: live.clock.pause(true)
    case .resume: live.clock.pause(false)
    case .shutdown: live.clock.shutdown()
    }
  }

  func disagreement(_ observed: [Observed<String>], _ history: History<Operation>) -> String? {
    // The seed decides how late the end of a grace period is.
    guard history.world.firing != .seeded else { return nil }
    var rule = GraceRule(grace: grace, replay: replay)
    for (number, stretch) in history.stretches.enumerated() {
      rule.now = stretch.from
      switch stretch.step.kind {
      case .own(let operation): rule.perform(operation, number)
      case .suspendApp, .sleepDevice:
        rule.pass(to: stretch.from)
        rule.now = stretch.to
        rule.pass(to: stretch.to)
      default: rule.pass(to: stretch.to)
      }
    }
    rule.pass(to: history.end)
    let seen = observed.map { "\($0)" }
    return seen == rule.events ? nil : "expected: \(rule.events.joined(separator: ", "))"
  }
}

/// The sentences of the model, as code.
private struct GraceRule {
  let grace: Time
  let replay: Int
  var now: Time = 0
  private(set) var events: [String] = []
  /// The subscribers by number; `nil` for one that has completed.
  private var subscribers: [Int?] = []
  private var latest: [Int] = []
  private var isConnected = false
  private var hasCompleted = false
  private var isShutDown = false
  private var isPaused = false
  /// When the grace is over.
  private var due: Time?
  /// The rest of it while time is stopped.
  private var left: Time?

  init(grace: Time, replay: Int) {
    self.grace = grace
    self.replay = replay
  }

  private mutating func note(_ event: String) { events.append("\(event) at \(now.text)") }

  /// Ends a grace period that is over by `end`, at its instant or at the end of the stall.
  mutating func pass(to end: Time) {
    if let due, due <= end {
      now = max(due, now)
      disconnect()
    }
    now = end
  }

  private mutating func disconnect() {
    (isConnected, latest, due, left) = (false, [], nil, nil)
    note("disconnected")
  }

  mutating func perform(_ operation: GraceModel.Operation, _ number: Int) {
    switch operation {
    case .send:
      guard isConnected else { return }
      latest = Array((latest + [number]).suffix(replay))
      for subscriber in subscribers.compactMap(\.self) { note("\(subscriber): next([\(number)])") }
    case .complete:
      guard isConnected else { return }
      for subscriber in subscribers.compactMap(\.self) { note("\(subscriber): completed") }
      subscribers = subscribers.map { _ in nil }
      (isConnected, hasCompleted, due, left) = (false, replay > 0, nil, nil)
    case .subscribe:
      (due, left) = (nil, nil)
      for value in latest { note("\(number): next([\(value)])") }
      if hasCompleted { note("\(number): completed") }
      subscribers.append(hasCompleted ? nil : number)
      guard !hasCompleted, !isConnected else { return }
      isConnected = true
      note("connected")
    case .leave:
      guard !subscribers.isEmpty, subscribers.removeFirst() != nil, subscribers.compactMap(\.self).isEmpty else { return }
      if isShutDown { disconnect() } else if isPaused { left = grace } else { due = now + grace }
    case .pause:
      guard !isPaused else { return }
      (isPaused, left, due) = (true, due.map { $0 - now }, nil)
    case .resume:
      guard isPaused else { return }
      (isPaused, due, left) = (false, left.map { now + $0 }, nil)
    case .shutdown:
      isShutDown = true
      if due != nil || left != nil { disconnect() }
    }
  }
}

@Test func aGracePeriodEndsInTimeOrWithItsScheduler() { check(GraceModel.self) }
