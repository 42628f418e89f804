/// A scheduler whose time can stand still: timers on it wait, and go on with what was left of their time.
///
/// It runs in the context of another one, in front of which it puts an engine of its own.
final class PausableScheduler: EngineScheduler {
  let engine: TimerEngine
  private let alarm: PausableAlarm

  init(_ base: TimerEngine) {
    alarm = PausableAlarm(base)
    engine = TimerEngine(alarm: alarm, coalesces: base.coalesces, deliversInline: base.deliversInline)
  }

  /// Lets time run, or stand still.
  func turn(_ runs: Bool) {
    alarm.turn(runs)
  }
}

/// Wakes by a timer of another engine, unless time stands still.
private final class PausableAlarm: Alarm {
  private struct State: Sendable {
    /// How far the clock is behind that of the base, because of pauses.
    var behind: Nanoseconds = 0
    /// What the clock shows while it stands still.
    var frozen: Nanoseconds?
    var instant = Nanoseconds.never
    var wake: (@Sendable () -> Void)?
    /// Counts the changes of what should be armed, for whoever is arming.
    var revision = 0
    var isArming = false

    /// When the base should wake, on its own clock.
    var due: Nanoseconds? { wake == nil || frozen != nil ? nil : instant.adding(behind) }
  }

  private let base: TimerEngine
  private let armed = SerialDisposable()
  private let state = Lock(State())

  init(_ base: TimerEngine) {
    self.base = base
  }

  var timebase: Timebase { base.timebase }
  var wallNow: WallInstant { base.wallNow }
  var isCurrent: Bool { base.isCurrent }

  var now: TickInstant {
    let present = base.now.nanoseconds
    return TickInstant(nanoseconds: state.withLock { $0.frozen ?? present - $0.behind })
  }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    change { state in
      state.instant = instant.nanoseconds
      defer { state.wake = wake }
      return state.wake
    }
  }

  func disarm() {
    change { $0.wake.take() }
  }

  func turn(_ runs: Bool) {
    let present = base.now.nanoseconds
    change { state in
      if !runs, state.frozen == nil {
        state.frozen = present - state.behind
      } else if runs, let frozen = state.frozen.take() {
        state.behind = present - frozen
      }
      return nil
    }
  }

  /// Changes the state, lets go of what is over outside the lock, and arms the base accordingly.
  private func change(_ body: (inout State) -> (@Sendable () -> Void)?) {
    let (over, arms) = state.withLock { state in
      let over = body(&state)
      state.revision += 1
      defer { state.isArming = true }
      return (over, !state.isArming)
    }
    withExtendedLifetime(over) {}
    if arms { arm() }
  }

  /// Arms what should be armed, until that does not change any more meanwhile.
  private func arm() {
    var armedRevision: Int?
    while let (due, revision) = state.withLock({ next(&$0, after: armedRevision) }) {
      armed.inner = due.map { due in
        let timer = ActionTimer(base) { [weak self] _ in self?.ring() }
        base.arm(timer, at: due)
        return timer
      }
      armedRevision = revision
    }
  }

  private func next(_ state: inout State, after revision: Int?) -> (Nanoseconds?, Int)? {
    state.isArming = state.revision != revision
    return state.isArming ? (state.due, state.revision) : nil
  }

  private func ring() {
    let wake = state.withLock { state in state.frozen == nil ? state.wake.take() : nil }
    wake?()
  }
}
