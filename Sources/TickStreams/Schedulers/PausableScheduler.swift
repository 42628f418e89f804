/// A scheduler whose time can stand still: its timers then wait, and continue with the time that was left.
///
/// It runs in the context of another scheduler, the base, with an engine of its own. Among the timers of one instant its timers keep their
/// places between those of the base: a pause at an instant holds back every timer of that instant that comes after it.
final class PausableScheduler: EngineScheduler {
  let engine: TimerEngine
  private let alarm: PausableAlarm

  init(_ base: TimerEngine) {
    alarm = PausableAlarm(base)
    engine = TimerEngine(
      alarm: alarm, sequencer: base.sequencer, coalesces: base.coalesces, deliversInline: base.deliversInline, firesOneByOne: true
    )
    alarm.serve(engine)
    engine.run(on: base)
  }

  /// Lets time run, or stand still.
  func setRunning(_ isRunning: Bool) {
    // To a clock that stood still, the wall clock has jumped.
    if alarm.setRunning(isRunning), isRunning { engine.wallClockChanged() }
  }
}

/// Wakes by a timer of the base, unless time stands still.
private final class PausableAlarm: Alarm {
  private struct State: Sendable {
    /// The latest reading of the clock of the base by any thread, so that no thread reads an earlier time on this clock.
    var latest: TickInstant
    /// How far the clock is behind that of the base, because of pauses.
    var behind: Nanoseconds = 0
    /// What the clock shows while it stands still.
    var frozen: TickInstant?
    var instant = TickInstant.distantFuture
    var wake: (@Sendable () -> Void)?
    var timer: WakeTimer?
    /// When the base should wake, on its own clock.
    var due = Announcement(TickInstant.distantFuture)
    /// The place of the timer that the base was armed for.
    var sequence: UInt64?

    /// What the clock shows at a reading of the base.
    mutating func now(_ reading: TickInstant) -> TickInstant {
      latest = Swift.max(latest, reading)
      return frozen ?? latest.adding(-behind)
    }

    /// Decides when the base should wake; the result is for ``PausableAlarm/armBase(_:)``.
    mutating func decideWake() -> TickInstant? {
      due.decide(wake == nil || frozen != nil ? .distantFuture : instant.adding(behind))
    }
  }

  private let base: TimerEngine
  private let engine = Lock<Weak<TimerEngine>?>(nil)
  private let state: Lock<State>

  init(_ base: TimerEngine) {
    self.base = base
    state = Lock(State(latest: base.now))
  }

  deinit {
    state.withLock { $0.timer.take() }?.dispose()
  }

  /// Sets the engine that the alarm wakes.
  func serve(_ engine: TimerEngine) {
    self.engine.withLock { $0 = Weak(engine) }
  }

  var timebase: Timebase { base.timebase }
  var wallNow: WallInstant { base.wallNow }
  var isCurrent: Bool { base.isCurrent }
  var isStopped: Bool { state.withLock { $0.frozen != nil } }

  var now: TickInstant {
    let reading = base.now
    return state.withLock { $0.now(reading) }
  }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    change { state in
      state.instant = instant
      defer { state.wake = wake }
      return state.wake
    }
  }

  func disarm() {
    change { $0.wake.take() }
  }

  /// Lets time run, or stand still; returns whether that is a change.
  func setRunning(_ isRunning: Bool) -> Bool {
    let reading = base.now
    let (hasChanged, due): (Bool, TickInstant?) = state.withLock { state in
      guard isRunning != (state.frozen == nil) else { return (false, nil) }
      let now = state.now(reading)
      if isRunning { state.behind = state.latest.subtracting(now) }
      state.frozen = isRunning ? nil : now
      return (true, state.decideWake())
    }
    armBase(due)
    return hasChanged
  }

  /// Changes the armed wake-up, and releases the old one, which `body` returns, outside the lock.
  private func change(_ body: (inout State) -> (@Sendable () -> Void)?) {
    let (released, due) = state.withLock { state in
      let released = body(&state)
      return (released, state.decideWake())
    }
    withExtendedLifetime(released) {}
    armBase(due)
  }

  /// Arms or disarms the timer on the base as decided, if no other thread is doing so.
  private func armBase(_ first: TickInstant?) {
    Announcement.announce(first) { due in
      let timer = timer()
      if due == .distantFuture {
        base.disarm(timer)
      } else {
        let sequence = sequence(of: due)
        state.withLock { $0.sequence = sequence }
        base.reset(timer, to: due, tieBreak: sequence.map(TieBreak.reserved) ?? .newest)
      }
    } next: {
      state.withLock { $0.due.next() }
    }
  }

  /// The timer on the base, which is created by the first thread that arms it.
  private func timer() -> WakeTimer {
    if let timer = state.withLock({ $0.timer }) { return timer }
    let timer = WakeTimer(base, self)
    state.withLock { $0.timer = timer }
    return timer
  }

  /// The place, among the timers of the base, of the timer that is due first, if that is at `due` on the clock of the base.
  private func sequence(of due: TickInstant) -> UInt64? {
    guard let first = engine.withLock({ $0 })?.object?.first() else { return nil }
    let behind = state.withLock { $0.behind }
    return first.due.adding(behind) == due ? first.sequence : nil
  }

  fileprivate func timerFired(_ timer: WakeTimer, _ tick: Tick) {
    let due = tick.scheduled
    let sequence = sequence(of: due)
    // The timer that this was armed for may have been moved behind others of its instant.
    let isMoved = state.withLock { state in
      guard let sequence, let armed = state.sequence, sequence > armed else { return false }
      state.sequence = sequence
      return true
    }
    if isMoved, let sequence { return base.rearm(timer, at: due, tieBreak: .reserved(sequence)) }
    let wake = state.withLock { $0.wake.take() }
    wake?()
  }
}

/// The timer on the base.
///
/// Unchecked like its superclass; it adds constants only.
private final class WakeTimer: TickTimer, @unchecked Sendable {
  private weak let alarm: PausableAlarm?

  init(_ base: TimerEngine, _ alarm: PausableAlarm) {
    self.alarm = alarm
    super.init(engine: base)
  }

  override func fire(_ tick: Tick) {
    alarm?.timerFired(self, tick)
  }
}
