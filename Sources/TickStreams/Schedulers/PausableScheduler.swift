/// A scheduler whose time can stand still, but not its date: its timers then wait, and continue with the time that was left.
///
/// ``TickScheduler/paused(while:file:line:)`` makes one. It runs in the context of another scheduler, the base, with its own engine. Among the
/// timers of one instant its timers keep their places between those of the base.
public final class PausableScheduler: OwnedScheduler {
  /// The timer engine that does the work.
  public let engine: TimerEngine
  /// Pauses with `true`, resumes with `false`; retains neither the scheduler nor its engine.
  let pauses: @Sendable (Bool) -> Void

  init(_ base: TimerEngine, for call: CallOrigin) {
    let alarm = PausableAlarm(base, call)
    engine = TimerEngine(
      alarm: alarm, policy: base.core.policy.ofDerived(firesOneByOne: true), sequencer: base.core.sequencer, probe: base.core.probes.first,
      leeway: base.leeway)
    pauses = { [alarm = Weak(alarm)] in alarm.object?.setPaused($0) }
    alarm.serve(engine.core)
    engine.core.run(on: base.core)
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
    /// When that was decided.
    var armed = TickInstant.distantPast
    /// The place of the timer that the base was armed for.
    var sequence: UInt64?

    /// The reading of the clock for a reading of the base.
    mutating func now(_ reading: TickInstant) -> TickInstant {
      latest = Swift.max(latest, reading)
      return frozen ?? latest.adding(-behind)
    }

    /// Decides when the base should wake; the result is for ``PausableAlarm/followInPlace(_:)``.
    mutating func decideWake() -> Deadline.Move? {
      guard wake != nil, frozen == nil else { return deadline.clear() }
      armed = latest
      var move = deadline.set(instant.adding(behind))
      move.leeway = leeway
      return move
    }
  }

  private let served = Lock<Weak<EngineCore>?>(nil)
  private let state: Lock<State>

  init(_ base: TimerEngine, _ call: CallOrigin) {
    state = Lock(State(latest: base.now))
    super.init(engine: base, for: call)
  }

  private var base: EngineCore { engine }
  /// The engine that it wakes.
  private var above: EngineCore? { served.withLock { $0 }?.object }

  /// Sets the engine that it wakes, which is made after it.
  func serve(_ engine: EngineCore) {
    served.withLock { $0 = Weak(engine) }
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

  /// Freezes time, or lets it run.
  func setPaused(_ isPaused: Bool) {
    let reading = base.now
    let (resumes, move): (Bool, Deadline.Move?) = state.withLock { state in
      guard isPaused == (state.frozen == nil) else { return (false, nil) }
      let now = state.now(reading)
      if !isPaused { state.behind = state.latest.subtracting(now) }
      state.frozen = isPaused ? now : nil
      return (!isPaused, state.decideWake())
    }
    followInPlace(move)
    // For a clock that was frozen, the wall clock has jumped.
    if resumes { above?.wallClockChanged() }
  }

  /// Changes the armed wake-up, and releases the old one, which `body` returns, outside the lock.
  private func change(_ body: (inout State) -> (@Sendable () -> Void)?) {
    let (released, move) = state.withLock { state in
      let released = body(&state)
      return (released, state.decideWake())
    }
    withExtendedLifetime(released) {}
    followInPlace(move)
  }

  /// Moves the timer on the base, to the place of the timer that it is armed for.
  private func followInPlace(_ move: Deadline.Move?) {
    guard var move else { return }
    let sequence = sequence(of: move.due)
    state.withLock { if $0.deadline.isLatest(move) { $0.sequence = sequence } }
    if let sequence { move.tieBreak = .reserved(sequence) }
    base.follow(self, move)
  }

  /// When a timer of the engine above is due on the clock of the base: never while time is frozen.
  func dueOnBase(_ due: TickInstant) -> TickInstant {
    state.withLock { $0.frozen == nil ? due.adding($0.behind) : .distantFuture }
  }

  /// The place, among the timers of the base, of the timer that is due first, if that is at `due` on the clock of the base.
  private func sequence(of due: TickInstant) -> UInt64? {
    guard let first = above?.first() else { return nil }
    let behind = state.withLock { $0.behind }
    return first.due.adding(behind) == due ? first.sequence : nil
  }

  override var wakesScheduler: Bool { true }
  override var lateFrom: TickInstant { state.withLock { $0.armed } }

  override func fire(_ tick: Tick) {
    let sequence = sequence(of: tick.scheduled)
    let (wake, move): ((@Sendable () -> Void)?, Deadline.Move?) = state.withLock { state in
      guard state.deadline.take(tick) else { return (nil, nil) }
      // The timer that this was armed for may now come after others of its instant.
      if let sequence, let armed = state.sequence, sequence > armed { return (nil, state.decideWake()) }
      return (state.wake.take(), nil)
    }
    followInPlace(move)
    wake?()
  }
}

#if !hasFeature(Embedded)  // for tests, and with dynamic casts
  extension EngineCore {
    /// The armed timers, with those of paused schedulers on this one in the place of the timer that wakes them; while these stand still, they
    /// are due at ``TickInstant/distantFuture``.
    package var allPending: [(timer: TickTimer, due: TickInstant, leeway: Nanoseconds, sequence: UInt64)] {
      let engines = state.withLock { Array($0.above.values) }.compactMap { $0.object }
      let above = engines.flatMap { engine in
        guard let alarm = engine.alarm as? PausableAlarm else { return [] as [(TickTimer, TickInstant, Nanoseconds, UInt64)] }
        return engine.allPending.map { ($0.timer, alarm.dueOnBase($0.due), $0.leeway, $0.sequence) }
      }
      return pending.filter { !($0.timer is PausableAlarm) } + above
    }
  }
#endif
