import Synchronization
import TickStreams

/// Virtual time, shared by a test scheduler and its siblings: their clocks, their engines, and the passing of time.
package final class World: Sendable {
  /// The choices that a real scheduler makes by chance or by its platform.
  struct Rules: Sendable {
    var order = WorkOrder.fifo
    /// Whether windows of leeway are used to wake less often.
    var coalesces = true
    var jitter: Jitter?
    /// How many timers and tasks may run at one instant.
    var instantLimit = 100_000
  }

  /// An engine on a clock of the world.
  struct Member: Sendable {
    let engine: EngineCore
    let timebase: Timebase
    let name: String
    /// Whether it is not part of the app, but runs what the test does and the inputs of a replay: on time, without moving a timer of the app, and even
    /// while the device of a replay sleeps or its app is suspended.
    var isOutside = false
  }

  let clock: WorldClock
  let advances = AdvanceStack()
  let mistakes: MistakeReporter
  package let register: TimerRegister
  let executor: TestExecutor
  let tracker = Tracker()
  let members = Lock<[Member]>([])
  /// Whether there is one scheduler only.
  let isAlone = Atomic<Bool>(true)
  private let sequencer = Sequencer()
  let changes = WorldChanges()
  let runawayDetector: RunawayDetector
  let rules: Rules
  private let outsideEngine = Lock<TimerEngine?>(nil)
  /// Whether wake-ups are counted.
  private let isCountingWakeUps = Atomic<Bool>(false)
  /// How often tasks that settle have returned to the executor.
  let returns = Atomic<Int>(0)
  /// How many runs let time pass.
  let pumps = Atomic<Int>(0)
  var isPumped: Bool { pumps.load(ordering: .relaxed) > 0 }

  init(_ clock: WorldClock, rules: Rules, mistakes: MistakeReporter) {
    self.clock = clock
    executor = TestExecutor(order: rules.order)
    runawayDetector = RunawayDetector(limit: rules.instantLimit)
    register = TimerRegister()
    self.mistakes = mistakes
    self.rules = rules
  }

  /// A new engine on a clock of this world.
  func makeEngine(_ timebase: Timebase, name: String = "", isOutside: Bool = false) -> TimerEngine {
    let number = members.withLock { $0.count }
    let engine = TimerEngine(
      alarm: WorldAlarm(clock, advances, timebase), policy: EnginePolicy(coalesces: rules.coalesces),
      sequencer: sequencer(number, timebase), probe: register
    )
    if countsWakeUps, !isOutside { engine.core.attributesWakeUps = true }
    members.withLock { members in
      isAlone.store(members.isEmpty, ordering: .releasing)
      members.append(Member(engine: engine.core, timebase: timebase, name: name, isOutside: isOutside))
    }
    return engine
  }

  /// Where the actions of the test are armed, which end with its scheduler; made when it is needed.
  var outside: TimerEngine {
    if let engine = outsideEngine.withLock({ $0 }) { return engine }
    let base = members.withLock { $0[0].engine }
    let new = makeEngine(.continuous, isOutside: true)
    let engine = outsideEngine.withLock { engine in
      engine = engine ?? new
      return engine ?? new
    }
    engine.core.run(on: base)
    return engine
  }

  // MARK: - Wake-ups

  /// Whether wake-ups are counted for the report, which begins when this is set.
  var countsWakeUps: Bool {
    get { isCountingWakeUps.load(ordering: .relaxed) }
    set {
      isCountingWakeUps.store(newValue, ordering: .relaxed)
      for member in members.withLock({ $0 }) where !member.isOutside {
        member.engine.attributesWakeUps = false
        member.engine.attributesWakeUps = newValue
      }
    }
  }

  /// How often the schedulers have been woken so far.
  var wakeUps: Int { members.withLock { $0 }.reduce(0) { $1.isOutside ? $0 : $0 + $1.engine.statistics.wakeUps } }

  /// Who woke the schedulers.
  func wakeUpReport() -> WakeUpReport { .sum(members.withLock { $0 }.compactMap { $0.engine.wakeUpReport() }) }

  /// Ends all timers, and runs the tasks that can run.
  package func close() {
    for member in members.withLock({ $0 }) {
      for pending in member.engine.allPending { pending.timer.dispose() }
    }
    try? drainInBackground()
  }

  private func sequencer(_ engine: Int, _ timebase: Timebase) -> Sequencer {
    guard case .seeded(let seed) = rules.order else { return sequencer }
    let shuffle = Shuffle(seed: seed, engine: engine, clock: clock, timebase: timebase)
    return Sequencer { shuffle.number($0, due: $1) }
  }

  /// The armed timers of all schedulers, in the order in which they will fire.
  var pending: [PendingTimer] {
    let slept = clock.slept
    let timers = members.withLock { $0 }
      .flatMap { member in
        member.engine.allPending.map { pending in
          let origin = register.origin(of: pending.timer)
          let timer = PendingTimer(
            pending.timer, due: pending.due, leeway: pending.leeway, place: (origin.name, origin.site?.description),
            timebase: member.timebase, scheduler: member.name)
          return (at: pending.due.onWorldClock(member.timebase, slept: slept), sequence: pending.sequence, timer: timer)
        }
      }
    return timers.sorted { $0.at != $1.at ? $0.at < $1.at : $0.sequence < $1.sequence }.map(\.timer)
  }
}

/// Tasks that the library starts run on the executor of the world that subscribes them.
extension World: Timeline {
  /// Starts a task on the executor, and remembers it until it has ended if it has a name.
  package func startTask(
    for name: StaticString?, priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let site = TimerOrigin.current
    let mark = name.map { tracker.taskStarted("\($0)", site) }
    return Task(executorPreference: executor, priority: priority) {
      defer { mark?.dispose() }
      await TimerOrigin.$context.withValue(site.map { .call($0) }) { await operation() }
    }
  }

  /// Runs `body` with this thread on the timeline: work that it starts runs when time passes.
  func onTimeline<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isEntering = executor.enterTimeline()
    defer { if isEntering { executor.leaveTimeline() } }
    return try Timelines.$current.withValue(self) { try body() }
  }
}
