public import TickStreams

/// A flight recording, replayed in virtual time.
///
/// The inputs are sent at the recorded times, and the device sleeps and the app is suspended when they were.
///
/// ```swift
/// let replay = try Replay(text)
/// let scheduler = TestScheduler(replaying: replay)
/// let isForeground = try replay.state("foreground", as: Bool.self)
/// let beats = scheduler.record(heartbeat(isForeground, on: scheduler))
/// scheduler.advance(to: replay.end)
/// try replay.compare("beat", beats)
/// ```
///
/// A recorded signal is treated as having sent each event once, to all open subscriptions; of subscriptions that overlap, the one that
/// began first shows what was sent, and the signal ended if no subscription outlasted the end. So a replayed input is the same however often
/// the code under test subscribed, or subscribes. Values that were recorded at one place of the code and not at another count for both.
///
/// The inputs are armed first, so they are sent before all other work with the same deadline, in the recorded order. Input that was not recorded
/// is not replayed: other inputs, `Date()`, and which of two threads was first where nothing was recorded in between. In the recording a
/// value took some time from one signal to the next; here it takes none, so its effects arrive earlier by that time.
public final class Replay: Sendable {
  package let log: FlightLog

  struct State: Sendable {
    /// Sends the inputs.
    var player: Player?
    /// The names that have been replayed or compared.
    var used: Set<String> = []
    /// The names that have been replayed as signals that send the same to all subscribers.
    var shared: Set<String> = []
    /// How often each cold signal has been subscribed, by its name.
    var subscribed: [String: Int] = [:]
  }

  let state = Lock(State())

  /// Reads a recording, as `FlightRecorder.export()` gives it.
  ///
  /// - Parameter text: The recording.
  /// - Throws: ``TestFailure`` with the problem.
  public convenience init(_ text: String) throws(TestFailure) {
    self.init(try FlightLog(text: text).onContinuousClock)
  }

  init(_ log: FlightLog) {
    self.log = log
  }

  /// When the recording begins: the first time of the scheduler that replays it.
  public var start: TickInstant { TickInstant(nanoseconds: log.start.time) }

  /// When the recording was exported.
  public var end: TickInstant { TickInstant(nanoseconds: log.end) }

  /// Who woke the watched schedulers on the device until the recording was exported, most expensive place first, as `wakeUpReport()` showed
  /// it there; empty unless `attributesWakeUps` was on, and for a part of a recording.
  ///
  /// A scheduler that replays has its own report: of the code as it is now, with the recorded inputs.
  public var wakeUpReport: WakeUpReport { .sum(log.sources.compactMap(\.wakeUps)) }

  /// The recording as text, for a file of the test.
  public var text: String { log.text }

  /// The names of the signals that are recorded and have been neither replayed nor compared, in the order of the recording.
  public var unused: [String] {
    let used = state.withLock { $0.used }
    return log.names.filter { !used.contains($0) }
  }

  // MARK: - Binding

  /// Makes `world` replay the recording.
  func bind(to world: World, _ site: CallSite) {
    let engine = world.makeEngine(.continuous, name: "the recording", isOutside: true)
    let places = log.events.map { TieBreak.reserved(engine.core.sequencer.number(for: TickInstant(nanoseconds: $0.time))) }
    let isFirst = state.withLock { state in
      guard state.player == nil else { return false }
      state.player = Player(engine, places)
      return true
    }
    if !isFirst { site.stopProgram("a replay belongs to one scheduler: make another one of the same text") }
    world.changes.add(log.changes)
  }

  /// The sources of a name in the recording, which is used from now on.
  func sources(_ name: String) throws(TestFailure) -> [Int] {
    let sources = log.sources(of: name)
    if sources.isEmpty { throw .unknown(name, recorded: log.names) }
    state.withLock { _ = $0.used.insert(name) }
    return sources
  }
}

extension FlightLog {
  /// The names of the signals, in the order of the recording.
  package var names: [String] {
    var known: Set<String> = []
    return sources.filter { $0.form != .timers }.map(\.name).filter { known.insert($0).inserted }
  }

  /// The sources of a name: one for each form in which the values of the signal were recorded.
  package func sources(of name: String) -> [Int] {
    sources.indices.filter { sources[$0].name == name && sources[$0].form != .timers }
  }
}

extension TestScheduler {
  /// Creates a scheduler that replays a recording: its clocks begin as they were when the recording began.
  ///
  /// The device sleeps, the app is suspended and the wall clock is set at the recorded times while the test lets time pass. Take the inputs
  /// from `replay` before the code under test is subscribed.
  ///
  /// - Parameters:
  ///   - replay: The recording. To replay it on two schedulers is a programmer error.
  ///   - coalescing: Whether leeway is used, as the schedulers of an app do; otherwise each timer fires at its deadline.
  ///   - onMistake: Called for a call that cannot be carried out; by default it stops the program.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public convenience init(
    replaying replay: Replay, coalescing: Bool = true, onMistake: (@Sendable (TestFailure) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let start = replay.log.start
    let clock = WorldClock(wall: WallInstant(nanosecondsSince1970: start.wall), start: start.time, slept: start.slept)
    self.init(world: World(clock, rules: World.Rules(coalesces: coalescing), mistakes: MistakeReporter(onMistake: onMistake)))
    replay.bind(to: world, CallSite(file, line))
  }
}
