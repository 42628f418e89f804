import Synchronization
import TickStreams

/// Virtual time, shared by a test scheduler and its siblings: their clocks, their engines, and what passing time does.
package final class World: Sendable {
  /// What a world does where real ones leave something open.
  struct Rules: Sendable {
    var order = WorkOrder.fifo
    var coalesces = false
    var jitter: Jitter?
    /// How much may run at one instant.
    var instantLimit = 100_000
  }

  /// An engine on a clock of the world.
  private struct Member: Sendable {
    let engine: TimerEngine
    let timebase: Timebase
    let name: String
  }

  let clock: WorldClock
  let register: TimerRegister
  let executor: TestExecutor
  let tracker = Tracker()
  private let members = Lock<[Member]>([])
  /// Whether there is one scheduler only.
  private let isAlone = Atomic<Bool>(true)
  private let sequencer = Sequencer()
  let pace: Pace
  private let rules: Rules

  init(wall: WallInstant, rules: Rules, register: TimerRegister = TimerRegister()) {
    clock = WorldClock(wall: wall)
    executor = TestExecutor(order: rules.order)
    pace = Pace(limit: rules.instantLimit)
    self.register = register
    self.rules = rules
  }

  /// A new engine on a clock of this world.
  func makeEngine(_ timebase: Timebase, name: String = "") -> TimerEngine {
    let number = members.withLock { $0.count }
    let engine = TimerEngine(
      alarm: WorldAlarm(clock, timebase), sequencer: sequencer(number, timebase), coalesces: rules.coalesces, observer: register
    )
    members.withLock { members in
      isAlone.store(members.isEmpty, ordering: .releasing)
      members.append(Member(engine: engine, timebase: timebase, name: name))
    }
    return engine
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
        member.engine.pending.map { pending in
          let origin = register.origin(of: pending.timer)
          let timer = PendingTimer(
            name: origin.name, due: TickInstant(nanoseconds: pending.due), timebase: member.timebase, scheduler: member.name,
            site: origin.site
          )
          return (at: pending.due.onWorldClock(member.timebase, slept: slept), sequence: pending.sequence, timer: timer)
        }
      }
    return timers.sorted { $0.at != $1.at ? $0.at < $1.at : $0.sequence < $1.sequence }.map(\.timer)
  }

  // MARK: - Passing time

  /// Fires what is due, instant after instant, up to and including `target`, and leaves the clock there.
  func advance(to target: Nanoseconds) {
    drive("advance") { drive in
      fireAll(until: target, by: drive)
      clock.move(to: target)
    }
  }

  /// Moves the clock to the next instant at which something is due, and fires all of it.
  ///
  /// False if nothing is pending.
  func advanceToNext() -> Bool {
    drive("advanceToNext") { drive in
      drainTasks()
      guard let next = nextWake() else { return false }
      fireAll(until: next, by: drive)
      return true
    }
  }

  /// Fires until nothing is pending, or `limit` timers have been fired, or time reaches `end`.
  ///
  /// True if nothing is pending.
  func run(events limit: Int, until end: Nanoseconds) -> Bool {
    drive("run") { drive in
      fireAll(until: end, atMost: limit, by: drive)
      return nextWake() == nil
    }
  }

  /// Lets time pass while nothing runs, then fires what became due.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - isSleep: Whether suspending clocks stand still.
  func pause(for duration: Nanoseconds, isSleep: Bool) {
    drive(isSleep ? "sleepDevice" : "suspendApp") { drive in
      fireAll(until: clock.elapsed, by: drive)
      clock.pause(for: duration, isSleep: isSleep)
      if isSleep {
        // To a clock that stood still, the wall clock has jumped.
        for member in members.withLock({ $0 }) where member.timebase == .suspending { member.engine.wallClockChanged() }
      }
      fireAll(until: clock.elapsed, by: drive)
    }
  }

  /// Sets the wall clock, and fires what follows from it, unless called from inside an advance, which will.
  func jumpWallClock(by duration: Nanoseconds) {
    clock.jumpWall(by: duration)
    for member in members.withLock({ $0 }) { member.engine.wallClockChanged() }
    if !clock.isCurrent { advance(to: clock.elapsed) }
  }

  /// Takes the wheel for this thread, which then may wake tasks.
  private func drive<Result>(_ call: String, _ body: (Drive) -> Result) -> Result {
    clock.drive(call) {
      let isNewGuest = executor.invite()
      defer { if isNewGuest { executor.dismiss() } }
      let drive = Drive(register)
      return TimerOrigin.$context.withValue(.drive(drive)) { body(drive) }
    }
  }

  // MARK: - Firing

  /// Fires what is due up to `end`, at most `limit` timers, each at its instant.
  private func fireAll(until end: Nanoseconds, atMost limit: Int = .max, by drive: Drive) {
    var left = limit
    drainTasks()
    if wakesAtDeadlines { left -= fireAlone(until: end, atMost: left, by: drive) }
    while left > 0, let next = nextWake(), next <= end {
      clock.move(to: next)
      left -= fireInstant(atMost: left, by: drive)
    }
  }

  /// Whether a scheduler is woken at each deadline, and tasks run before the next timer: as long as a test asks for nothing else.
  private var wakesAtDeadlines: Bool {
    if case .fifo = rules.order { !rules.coalesces && rules.jitter == nil } else { false }
  }

  /// The same as the loop of ``fireAll(until:atMost:by:)``, in fewer steps, for as long as there is one scheduler only.
  private func fireAlone(until end: Nanoseconds, atMost limit: Int, by drive: Drive) -> Int {
    let engine = members.withLock { $0[0].engine }
    var fired = 0
    var last: TimerEngine.Firing?
    while fired < limit, isAlone.load(ordering: .acquiring), let firing = engine.takeNext(after: last, until: end) {
      clock.move(to: firing.instant)
      pace.step(at: firing.instant, isTimer: true) { register.origin(of: firing.timer) }
      drive.run(firing)
      fired += 1
      last = firing
      if executor.mayHaveJobs {
        engine.finish(firing)
        last = nil
        drainTasks()
      }
    }
    if let last { engine.finish(last) }
    return fired
  }

  /// Fires what is due on the schedulers that are to be woken by now, and runs the tasks that this wakes, until nothing of it is left.
  ///
  /// - Parameters:
  ///   - limit: How many timers to fire at most.
  ///   - drive: What fires them.
  /// - Returns: How many have been fired.
  private func fireInstant(atMost limit: Int, by drive: Drive) -> Int {
    var instant = Instant(now: clock.elapsed)
    var fired = 0
    while fired < limit, fireFirst(in: &instant, by: drive) {
      fired += 1
      if takesTasksFirst(after: fired, at: instant.now) { drainTasks() }
    }
    drainTasks()
    return fired
  }

  /// When somebody wants to be woken next, on the clock of the world.
  func nextWake() -> Nanoseconds? {
    let slept = clock.slept
    var next = Nanoseconds.never
    for member in members.withLock({ $0 }) { next = Swift.min(next, wake(of: member, slept: slept)) }
    return next == .never ? nil : next
  }

  /// When a scheduler wants to be woken, on the clock of the world.
  private func wake(of member: Member, slept: Nanoseconds) -> Nanoseconds {
    let wake =
      if let jitter = rules.jitter {
        member.engine.pending.map { $0.due.adding(jitter.latency(of: $0.sequence, leeway: $0.leeway)) }.min() ?? .never
      } else {
        member.engine.nextWake(coalescing: rules.coalesces)
      }
    return wake.onWorldClock(member.timebase, slept: slept)
  }

  /// An instant at which something is fired, and the schedulers that take part.
  private struct Instant {
    let now: Nanoseconds
    /// Those that have been woken, and fire all that is due.
    var awake: Set<Int> = []
  }

  /// Fires the one timer that comes first on the schedulers that are awake, if it is due.
  private func fireFirst(in instant: inout Instant, by drive: Drive) -> Bool {
    let members = members.withLock { $0 }
    if members.count == 1 { return fireNext(of: members[0].engine, at: instant.now, by: drive) }
    let slept = clock.slept
    var first: (engine: TimerEngine, due: Nanoseconds, sequence: UInt64)?
    for (number, member) in members.enumerated() {
      guard instant.awake.contains(number) || wake(of: member, slept: slept) <= instant.now else { continue }
      instant.awake.insert(number)
      guard let next = member.engine.first() else { continue }
      let due = next.due.onWorldClock(member.timebase, slept: slept)
      if let before = first, (before.due, before.sequence) < (due, next.sequence) { continue }
      first = (member.engine, due, next.sequence)
    }
    guard let first, first.due <= instant.now else { return false }
    return fireNext(of: first.engine, at: instant.now, by: drive)
  }

  private func fireNext(of engine: TimerEngine, at now: Nanoseconds, by drive: Drive) -> Bool {
    guard let firing = engine.takeNext() else { return false }
    pace.step(at: now, isTimer: true) { register.origin(of: firing.timer) }
    drive.run(firing)
    engine.finish(firing)
    return true
  }

  /// Whether tasks run before the next timer of the instant: always, unless a seed decides.
  private func takesTasksFirst(after fired: Int, at now: Nanoseconds) -> Bool {
    guard case .seeded(let seed) = rules.order else { return true }
    return Seeded.number(seed, UInt64(bitPattern: now), UInt64(fired)) % 2 == 0
  }

  /// Runs the tasks that can run, each to its next suspension.
  func drainTasks() {
    let now = clock.elapsed
    executor.drain { pace.step(at: now, isTimer: false) { TimerOrigin(name: "a task", site: nil) } }
  }
}
