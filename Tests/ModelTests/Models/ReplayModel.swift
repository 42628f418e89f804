import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

/// Code under test whose inputs are recorded, and the events of a replay of the recording.
struct ReplayModel: Model {
  static let sentence = """
    Code under test gets in a replay what it got in the recording, however often and for how long it subscribes. A hot signal sends what \
    was recorded, each value once, at the recorded times, and ends where the recorded one did; a state sends its current value at once and \
    every later one at its recorded time. What was not recorded, since nobody was subscribed, is not sent. Of what the ring has lost the \
    last values are known.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit] }

  enum Operation: String, ProgramOperation {
    case tap = "taps.next(…#)"
    case message = "messages.next(…#)"
    case set = "setting?.current = …#"
    case endTaps = "taps.completed()"
    case endMessages = "messages.failed(Broken())"
    case endSetting = "setting = nil"
  }

  enum Seen: Sendable, Hashable, CustomStringConvertible {
    case opened(ReplayedInput)
    case closed(ReplayedInput, byEnd: Bool)
    case sent(ReplayedInput, String)
    /// Events of the code, with their times: in the app, and in the replay.
    case output(String)
    case replayedOutput(String)
    /// When a replay of the inputs begins, and the events that it sends.
    case replay(from: Time)
    case replayed(ReplayedInput, String, at: Time)
    case problem(String)

    var description: String {
      switch self {
      case .opened(let input): "\(input) subscribed"
      case .closed(let input, let byEnd): "\(input) \(byEnd ? "ended" : "left")"
      case .sent(let input, let event): "\(input): \(event)"
      case .output(let event): "out: \(event)"
      case .replayedOutput(let event): "replayed: \(event)"
      case .replay(let time): "replay from \(time.text)"
      case .replayed(let input, let event, let time): "\(input) replayed: \(event) for \(time.text)"
      case .problem(let text): text
      }
    }
  }

  final class Live: Sendable {
    let recorder: FlightRecorder
    let taps = TickSubject<Int, Broken>()
    let messages = TickSubject<Int, Broken>()
    let setting = Mutex<TickValue<Int>?>(TickValue(1))
    let bag = DisposeBag()
    let output = Mutex<Recording<Int, Broken>?>(nil)

    init(_ recorder: FlightRecorder) { self.recorder = recorder }
  }

  var unit: Time
  var subject: ReplayedCode
  /// Whether all inputs are subscribed from the beginning to the end besides: before the code, or after it.
  ///
  /// Only then does the code record some of them without values.
  var watch: Watch
  /// Whether each value is another one.
  var isDistinct: Bool
  /// How many events the recorder keeps.
  var capacity: Int

  enum Watch: Sendable { case none, first, last }

  init(_ draws: inout Draws) {
    unit = draws.unit()
    subject = ReplayedCode(&draws, depth: draws.number(1...4))
    watch = draws.pick([.none, .none, .first, .last])
    isDistinct = draws.once(in: 3)
    capacity = draws.once(in: 4) ? draws.number(1...20) : 100_000
  }

  var isValid: Bool { unit > 0 }

  /// Ends are rare.
  ///
  /// A sleep and a suspension are not replayed exactly.
  func allows(_ step: Step<Operation>) -> Bool {
    switch step.kind {
    case .suspendApp, .sleepDevice: false
    case .own(.endTaps), .own(.endMessages), .own(.endSetting): step.number == 2
    default: true
    }
  }

  /// Simpler code, and a simpler recorder.
  var simpler: [ReplayModel] {
    var models = subject.simpler.map { code in
      var model = self
      model.subject = code
      return model
    }
    func add(_ change: (inout ReplayModel) -> Void) {
      var model = self
      change(&model)
      models.append(model)
    }
    if watch != .none { add { $0.watch = .none } }
    if isDistinct { add { $0.isDistinct = false } }
    if capacity < 100_000 { add { $0.capacity = 100_000 } }
    return models
  }

  var code: [String] {
    [
      "FlightRecorder(capacity: \(capacity), on: clock), \(isDistinct ? "distinct values" : "values 0 to 2"), watched: \(watch)",
      "\(subject)",
    ]
  }

  func start(_ run: Run<Seen>) -> Live {
    let live = Live(FlightRecorder(capacity: capacity, on: run.clock))
    func record(_ input: ReplayedInput, _ form: Int) -> TickSignal<Int, Broken> {
      let source: TickSignal<Int, Broken> =
        switch input {
        case .taps: live.taps.signal
        case .messages: live.messages.signal
        case .setting: live.setting.withLock { $0?.signal.promoteFailure() } ?? .never
        }
      let ended: @Sendable () -> Void = { [weak run] in run?.note(.closed(input, byEnd: true)) }
      let values: RecordedValues<Int> = watch == .none || capacity < 100_000 || form == 0 ? .coded : form == 1 ? .none : .described
      return
        source.handleEvents(
          onSubscribe: { [weak run] in run?.note(.opened(input)) }, onFailed: { _ in ended() }, onCompleted: ended,
          onCancel: { [weak run] in run?.note(.closed(input, byEnd: false)) }
        )
        .recorded(input.rawValue, in: live.recorder, values: values)
    }
    func watchAll() { for input in ReplayedInput.allCases { record(input, 0).observe { _ in }.store(in: live.bag) } }
    if watch == .first { watchAll() }
    let signal = subject.signal(on: timers(in: run), record).recorded("output", in: live.recorder, values: .coded)
    live.output.withLock { $0 = run.scheduler.record(signal) }
    if watch == .last { watchAll() }
    return live
  }

  /// The scheduler of the timers of the code; none where they are late, since a replay fires timers at their deadlines.
  private func timers(in run: Run<Seen>) -> (any TickScheduler)? { run.world.firing == .exact ? run.clock : nil }

  func perform(_ operation: Operation, _ step: Step<Operation>, on live: Live, _ run: Run<Seen>) {
    let value = isDistinct ? 10 * run.step + step.number : step.number
    func send(_ event: Event<Int, Broken>, to subject: TickSubject<Int, Broken>, _ input: ReplayedInput) {
      run.note(.sent(input, "\(event)"))
      subject.send(event)
    }
    switch operation {
    case .tap: send(.next(value), to: live.taps, .taps)
    case .message: send(.next(value), to: live.messages, .messages)
    case .endTaps: send(.completed, to: live.taps, .taps)
    case .endMessages: send(.failed(Broken()), to: live.messages, .messages)
    case .set:
      guard let setting = live.setting.withLock({ $0 }) else { return }
      run.note(.sent(.setting, "\(Event<Int, Broken>.next(value))"))
      setting.current = value
    case .endSetting:
      run.note(.sent(.setting, "\(Event<Int, Broken>.completed)"))
      let setting = live.setting.withLock { $0.take() }
      withExtendedLifetime(setting) {}
    }
  }

  func finish(_ live: Live, _ run: Run<Seen>) {
    let text = live.recorder.export()
    do {
      if capacity == 100_000, !hasUnseenEnd(run.observed) { try replayCode(Replay(text), live, run) }
      try replayInputs(Replay(text), run)
    } catch { run.note(.problem("\(error)")) }
  }

  /// Whether an input ended while nobody was subscribed: a later subscriber gets the end synchronously in the app.
  ///
  /// In the replay it gets the end at the same instant, but perhaps after other work.
  private func hasUnseenEnd(_ observed: [Observed<Seen>]) -> Bool {
    var open: [ReplayedInput: Int] = [:]
    for seen in observed {
      switch seen.value {
      case .opened(let input): open[input, default: 0] += 1
      case .closed(let input, _): open[input, default: 0] -= 1
      case .sent(let input, let event): if !event.hasPrefix("next"), open[input, default: 0] == 0 { return true }
      default: continue
      }
    }
    return false
  }

  /// Runs the code with the recorded inputs.
  private func replayCode(_ replay: Replay, _ live: Live, _ run: Run<Seen>) throws {
    let scheduler = TestScheduler(replaying: replay)
    let clock: any TickScheduler = run.world.timebase == .continuous ? scheduler : scheduler.sibling(timebase: .suspending)
    var inputs: [ReplayedInput: TickSignal<Int, Broken>] = [:]
    let signal = try subject.signal(on: timers(in: run) == nil ? nil : clock) { input, _ in
      if let known = inputs[input] { return known }
      let made = try self.input(input, of: replay)
      inputs[input] = made
      return made
    }
    let recording = scheduler.record(signal)
    scheduler.advance(to: replay.end)
    for event in live.output.withLock({ $0?.events }) ?? [] { run.note(.output("\(event)")) }
    for event in recording.events { run.note(.replayedOutput("\(event)")) }
    try replay.compare("output", recording, values: .coded, tolerance: .zero)
  }

  private func input(_ input: ReplayedInput, of replay: Replay) throws -> TickSignal<Int, Broken> {
    if input == .setting { return try replay.state(input.rawValue, as: Int.self).promoteFailure() }
    return try replay.hot(input.rawValue, as: Int.self, failure: { _ in Broken() })
  }

  /// Records the events of the inputs for a subscriber that is there all the time.
  private func replayInputs(_ replay: Replay, _ run: Run<Seen>) throws {
    let scheduler = TestScheduler(replaying: replay)
    let bag = DisposeBag()
    run.note(.replay(from: replay.start.time))
    for input in ReplayedInput.allCases where replay.unused.contains(input.rawValue) {
      try self.input(input, of: replay).observe { [weak scheduler] event in
        run.note(.replayed(input, "\(event)", at: scheduler?.now.time ?? 0))
      }
      .store(in: bag)
    }
    scheduler.advance(to: replay.end)
  }

  func disagreement(_ observed: [Observed<Seen>], _ history: History<Operation>) -> String? {
    for case .problem(let text) in observed.map(\.value) { return text }
    let outputs = observed.compactMap { if case .output(let event) = $0.value { event } else { nil } }
    let replayed = observed.compactMap { if case .replayedOutput(let event) = $0.value { event } else { nil } }
    guard outputs == replayed else { return "the code sent \(outputs), and in the replay \(replayed)" }
    return ReplayedInput.allCases.compactMap { disagreement(about: $0, observed) }.first
  }

  private struct Sent: Hashable, CustomStringConvertible {
    var event: String
    var at: Time

    var isValue: Bool { event.hasPrefix("next") }
    var description: String { "\(event) at \(at.text)" }
  }

  private func disagreement(about input: ReplayedInput, _ observed: [Observed<Seen>]) -> String? {
    var expected = expectation(for: input, observed)
    var start: Time = 0
    var replayed: [Sent] = []
    for seen in observed {
      if case .replay(let time) = seen.value { start = time }
      if case .replayed(input, let event, let time) = seen.value { replayed.append(Sent(event: event, at: time)) }
    }
    if capacity < 100_000 {
      // A state begins with its last value from before, if that is known.
      if input == .setting, replayed.first?.at == start { replayed.removeFirst() }
      // An end that is lost shows only where somebody subscribes after it.
      if let end = expected.last, !end.isValue, end.at <= start {
        expected.removeLast()
        replayed.removeAll { !$0.isValue }
      }
      let rest = expected.suffix(replayed.count)
      let isAll = expected.dropLast(replayed.count).allSatisfy { $0.at <= start }
      return Array(rest) == replayed && isAll ? nil : "\(input) is to end with \(expected), from \(start.text) on, but is \(replayed)"
    }
    return expected == replayed ? nil : "\(input) is to be \(expected), but is \(replayed)"
  }

  /// What a subscriber of the replayed input gets that is there all the time: what was sent while the input was subscribed; where it was
  /// subscribed again, the current value of a state, unless it is the same; and the end, when somebody got it.
  private func expectation(for input: ReplayedInput, _ observed: [Observed<Seen>]) -> [Sent] {
    var expected: [Sent] = []
    var open = 0
    var current = input == .setting ? "\(Event<Int, Broken>.next(1))" : nil
    var shown: String?
    var (end, isOver): (String?, Bool) = (nil, false)
    for seen in observed {
      switch seen.value {
      case .opened(input):
        open += 1
        if let current, current != shown { expected.append(Sent(event: current, at: seen.at)) }
        shown = current
      case .closed(input, let byEnd):
        open -= 1
        if byEnd, !isOver, let end { expected.append(Sent(event: end, at: seen.at)) }
        isOver = isOver || byEnd
      case .sent(input, let event):
        let sent = Sent(event: event, at: seen.at)
        if end != nil { continue }
        if !sent.isValue {
          end = event
          continue
        }
        if input == .setting { current = event }
        if open > 0 {
          expected.append(sent)
          shown = current
        }
      default: continue
      }
    }
    return expected
  }
}

@Test func codeUnderTestSeesInAReplayWhatItSaw() { check(ReplayModel.self) }
