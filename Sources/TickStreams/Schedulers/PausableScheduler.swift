/// A scheduler whose time can stand still: timers on it wait, and go on with what was left of their time.
///
/// It runs in the context of another one, in front of which it puts an engine of its own. Its timers keep their places among those of the other one:
/// what pauses it at an instant pauses everything behind it, at that instant too.
final class PausableScheduler: EngineScheduler {
  let engine: TimerEngine
  private let alarm: PausableAlarm

  init(_ base: TimerEngine) {
    alarm = PausableAlarm(base)
    engine = TimerEngine(
      alarm: alarm, sequencer: base.sequencer, coalesces: base.coalesces, deliversInline: base.deliversInline, firesOneByOne: true
    )
    alarm.serve(engine)
  }

  /// Lets time run, or stand still.
  func turn(_ runs: Bool) {
    // To a clock that stood still, the wall clock has jumped.
    if alarm.turn(runs), runs { engine.wallClockChanged() }
  }
}

/// Wakes by a timer of another engine, unless time stands still.
private final class PausableAlarm: Alarm {
  private struct State: Sendable {
    /// The latest that any thread has read on the clock of the base: none of them reads an earlier time on this one.
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
    /// The place of the timer that it was armed for.
    var number: UInt64?

    /// What the clock shows, by a reading of the base.
    mutating func now(_ reading: TickInstant) -> TickInstant {
      latest = Swift.max(latest, reading)
      return frozen ?? latest.adding(-behind)
    }

    /// What the caller has to tell the base.
    mutating func aim() -> TickInstant? {
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

  /// Learns which engine it wakes.
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

  /// Lets time run, or stand still; true if that is new.
  func turn(_ runs: Bool) -> Bool {
    let reading = base.now
    let (isNew, due): (Bool, TickInstant?) = state.withLock { state in
      guard runs != (state.frozen == nil) else { return (false, nil) }
      let now = state.now(reading)
      if runs { state.behind = state.latest.subtracting(now) }
      state.frozen = runs ? nil : now
      return (true, state.aim())
    }
    tellBase(due)
    return isNew
  }

  /// Changes the armed wake-up, and releases the old one outside the lock.
  private func change(_ body: (inout State) -> (@Sendable () -> Void)?) {
    let (over, due) = state.withLock { state in
      let over = body(&state)
      return (over, state.aim())
    }
    withExtendedLifetime(over) {}
    tellBase(due)
  }

  /// Tells the base what was decided, if that falls to the caller.
  private func tellBase(_ first: TickInstant?) {
    Announcement.announce(first) { due in
      let timer = timer()
      if due == .distantFuture {
        base.disarm(timer)
      } else {
        let number = number(for: due)
        state.withLock { $0.number = number }
        base.reset(timer, to: due, place: number.map(PlaceInInstant.reserved) ?? .next)
      }
    } next: {
      state.withLock { $0.due.next() }
    }
  }

  /// The timer on the base; touched by the thread that tells only.
  private func timer() -> WakeTimer {
    if let timer = state.withLock({ $0.timer }) { return timer }
    let timer = WakeTimer(base, self)
    state.withLock { $0.timer = timer }
    return timer
  }

  /// The number of the timer that is to be fired at `due`, on the clock of the base: its place among the timers of the base.
  private func number(for due: TickInstant) -> UInt64? {
    guard let first = engine.withLock({ $0 })?.object?.first() else { return nil }
    let behind = state.withLock { $0.behind }
    return first.due.adding(behind) == due ? first.sequence : nil
  }

  fileprivate func ring(_ timer: WakeTimer, _ tick: Tick) {
    let due = tick.scheduled
    let number = number(for: due)
    // The timer that this was armed for may have been moved behind others of its instant.
    let isMoved = state.withLock { state in
      guard let number, let told = state.number, number > told else { return false }
      state.number = number
      return true
    }
    if isMoved, let number { return base.rearm(timer, at: due, place: .reserved(number)) }
    let wake = state.withLock { $0.wake.take() }
    wake?()
  }
}

/// Unchecked as its superclass; what it adds is constant.
private final class WakeTimer: TickTimer, @unchecked Sendable {
  private weak let alarm: PausableAlarm?

  init(_ base: TimerEngine, _ alarm: PausableAlarm) {
    self.alarm = alarm
    super.init(engine: base)
  }

  override func fire(_ tick: Tick) {
    alarm?.ring(self, tick)
  }
}
