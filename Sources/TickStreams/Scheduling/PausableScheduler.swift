/// A scheduler whose time can be frozen: its timers then wait, and continue with their remaining time.
///
/// It runs in the context of another scheduler, the base, with its own engine. Among the timers of one instant its timers keep their
/// places between those of the base: a pause at an instant holds back every later timer of that instant.
final class PausableScheduler: EngineScheduler {
  let engine: TimerEngine
  private let alarm: PausableAlarm

  init(_ base: TimerEngine) {
    alarm = PausableAlarm(base)
    engine = TimerEngine(
      alarm: alarm, sequencer: base.core.sequencer, coalesces: base.core.coalesces, deliversInline: base.core.deliversInline,
      firesOneByOne: true, leeway: base.leeway)
    alarm.serve(engine.core)
    engine.core.run(on: base.core)
  }

  /// Ends the scheduler, and removes the references to its engine.
  func end() {
    engine.core.shutdown()
    engine.core.forgetBase()
    alarm.serve(nil)
  }

  /// Lets time run, or freezes it.
  func setRunning(_ isRunning: Bool) {
    // For a clock that was frozen, the wall clock has jumped.
    if alarm.setRunning(isRunning), isRunning { engine.core.wallClockChanged() }
  }
}

/// Wakes by a timer of the base, which it is itself, unless time is frozen.
///
/// Unchecked like its superclass; it adds state protected by a lock.
private final class PausableAlarm: DeadlineTimer, TolerantAlarm, @unchecked Sendable {
  private struct State: Sendable {
    /// The latest reading of the clock of the base by any thread, so that no thread reads an earlier time on this clock.
    var latest: TickInstant
    /// The time that pauses have taken so far: the clock of the base is ahead by this.
    var behind: Nanoseconds = 0
    /// The reading of the clock while it is frozen.
    var frozen: TickInstant?
    var instant = TickInstant.distantFuture
    var leeway: Nanoseconds = 0
    var wake: (@Sendable () -> Void)?
    /// When the base should wake, on its own clock.
    var deadline = Deadline()
    /// The place of the timer that the base was armed for.
    var sequence: UInt64?

    /// The reading of the clock for a reading of the base.
    mutating func now(_ reading: TickInstant) -> TickInstant {
      latest = Swift.max(latest, reading)
      return frozen ?? latest.adding(-behind)
    }

    /// Decides when the base should wake; the result is for ``PausableAlarm/follow(_:)``.
    mutating func decideWake() -> Deadline.Move? {
      guard wake != nil, frozen == nil else { return deadline.clear() }
      var move = deadline.set(instant.adding(behind))
      move.leeway = leeway
      return move
    }
  }

  /// The engine that it wakes, until its scheduler ends.
  private let served = Lock<EngineCore?>(nil)
  private let state: Lock<State>

  init(_ base: TimerEngine) {
    state = Lock(State(latest: base.now))
    super.init(engine: base)
  }

  private var base: EngineCore { engine }

  /// Sets the engine that the alarm wakes.
  func serve(_ engine: EngineCore?) {
    let before = served.withLock { exchange(&$0, with: engine) }
    withExtendedLifetime(before) {}
  }

  var timebase: Timebase { base.timebase }
  var wallNow: WallInstant { base.wallNow }
  var isCurrent: Bool { base.isCurrent }
  var isStopped: Bool { state.withLock { $0.frozen != nil } }

  var now: TickInstant {
    let reading = base.now
    return state.withLock { $0.now(reading) }
  }

  func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    change { state in
      (state.instant, state.leeway) = (instant, leeway.nanoseconds)
      defer { state.wake = wake }
      return state.wake
    }
  }

  func disarm() {
    change { $0.wake.take() }
  }

  /// Lets time run, or freezes it; returns whether that is a change.
  func setRunning(_ isRunning: Bool) -> Bool {
    let reading = base.now
    let (hasChanged, move): (Bool, Deadline.Move?) = state.withLock { state in
      guard isRunning != (state.frozen == nil) else { return (false, nil) }
      let now = state.now(reading)
      if isRunning { state.behind = state.latest.subtracting(now) }
      state.frozen = isRunning ? nil : now
      return (true, state.decideWake())
    }
    follow(move)
    return hasChanged
  }

  /// Changes the armed wake-up, and releases the old one, which `body` returns, outside the lock.
  private func change(_ body: (inout State) -> (@Sendable () -> Void)?) {
    let (released, move) = state.withLock { state in
      let released = body(&state)
      return (released, state.decideWake())
    }
    withExtendedLifetime(released) {}
    follow(move)
  }

  /// Moves the timer on the base, to the place of the timer that it is armed for.
  private func follow(_ move: Deadline.Move?) {
    guard var move else { return }
    let sequence = sequence(of: move.due)
    state.withLock { if $0.deadline.isLatest(move) { $0.sequence = sequence } }
    if let sequence { move.tieBreak = .reserved(sequence) }
    base.follow(self, move)
  }

  /// The place, among the timers of the base, of the timer that is due first, if that is at `due` on the clock of the base.
  private func sequence(of due: TickInstant) -> UInt64? {
    guard let first = served.withLock({ $0 })?.first() else { return nil }
    let behind = state.withLock { $0.behind }
    return first.due.adding(behind) == due ? first.sequence : nil
  }

  override func fire(_ tick: Tick) {
    let sequence = sequence(of: tick.scheduled)
    let (wake, move): ((@Sendable () -> Void)?, Deadline.Move?) = state.withLock { state in
      guard state.deadline.take(tick) else { return (nil, nil) }
      // The timer that this was armed for may now come after others of its instant.
      if let sequence, let armed = state.sequence, sequence > armed { return (nil, state.decideWake()) }
      return (state.wake.take(), nil)
    }
    follow(move)
    wake?()
  }
}
