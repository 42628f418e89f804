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

/// The time that pauses have taken so far, by which the clock of the base is ahead; the reading of the clock while it is frozen; and the place of the
/// timer that the base was armed for.
private typealias Pauses = (behind: Nanoseconds, frozen: TickInstant?, sequence: UInt64?)

/// Wakes unless time is frozen.
///
/// Unchecked like its superclass; it adds a reference protected by a lock.
private final class PausableAlarm: DerivedAlarm<Pauses>, @unchecked Sendable {
  private let served = Lock<Weak<EngineCore>?>(nil)

  init(_ base: TimerEngine, _ call: CallOrigin) {
    super.init(base, (0, nil, nil), from: base.now, for: call)
  }

  /// The engine that it wakes.
  private var above: EngineCore? { served.withLock { $0 }?.object }

  /// Sets the engine that it wakes, which is made after it.
  func serve(_ engine: EngineCore) {
    served.withLock { $0 = Weak(engine) }
  }

  override var isStopped: Bool { state.withLock { $0.course.frozen != nil } || super.isStopped }

  override func time(_ state: State) -> TickInstant {
    state.course.frozen ?? state.latest.adding(-state.course.behind)
  }

  override func decideWake(_ state: inout State) -> Deadline.Move? {
    guard state.wake != nil, state.course.frozen == nil else { return state.deadline.clear() }
    state.armed = state.latest
    var move = state.deadline.set(state.instant.adding(state.course.behind))
    move.leeway = state.leeway
    return move
  }

  /// Freezes time, or lets it run.
  func setPaused(_ isPaused: Bool) {
    let reading = base.now
    let (resumes, move): (Bool, Deadline.Move?) = state.withLock { state in
      guard isPaused == (state.course.frozen == nil) else { return (false, nil) }
      let now = read(&state, at: reading)
      if !isPaused { state.course.behind = state.latest.subtracting(now) }
      state.course.frozen = isPaused ? now : nil
      return (!isPaused, decideWake(&state))
    }
    followOnBase(move)
    // For a clock that was frozen, and those that follow it, the wall clock has jumped.
    if resumes { above?.wallClockChangedHereAndAbove() }
  }

  /// Moves the timer on the base, to the place of the timer that it is armed for.
  override func followOnBase(_ move: Deadline.Move?) {
    guard var move else { return }
    let sequence = move.due.flatMap { self.sequence(of: $0) }
    state.withLock { if $0.deadline.isLatest(move) { $0.course.sequence = sequence } }
    if let sequence { move.tieBreak = .reserved(sequence) }
    follow(move)
  }

  /// When a timer of the engine above is due on the clock of the base: never while time is frozen.
  func dueOnBase(_ due: TickInstant) -> TickInstant {
    state.withLock { $0.course.frozen == nil ? due.adding($0.course.behind) : .distantFuture }
  }

  /// The place, among the timers of the base, of the timer that is due first, if that is by `due` on the clock of the base.
  private func sequence(of due: TickInstant) -> UInt64? {
    guard let first = above?.first() else { return nil }
    let behind = state.withLock { $0.course.behind }
    return first.due.adding(behind) <= due ? first.sequence : nil
  }

  override func fire(_ tick: Tick) {
    let sequence = sequence(of: tick.scheduled)
    let (wake, move): (Callback?, Deadline.Move?) = state.withLock { state in
      guard state.deadline.take(tick) else { return (nil, nil) }
      // The timer that this was armed for may now come after others of its instant.
      if let sequence, let armed = state.course.sequence, sequence > armed { return (nil, decideWake(&state)) }
      return (state.wake.take(), nil)
    }
    followOnBase(move)
    wake?.run()
  }
}

#if !hasFeature(Embedded)  // for tests, and with dynamic casts
  extension EngineCore {
    /// The armed timers, with those of paused schedulers on this one in the place of the timer that wakes them; while they stand still, they
    /// are due at ``TickInstant/distantFuture``.
    package var allPending: [(timer: TickTimer, due: TickInstant, leeway: Nanoseconds, sequence: UInt64)] {
      let above = enginesAbove.flatMap { engine in
        guard let alarm = engine.alarm as? PausableAlarm else { return [] as [(TickTimer, TickInstant, Nanoseconds, UInt64)] }
        return engine.allPending.map { ($0.timer, alarm.dueOnBase($0.due), $0.leeway, $0.sequence) }
      }
      let stands = isStopped
      return pending.filter { !($0.timer is PausableAlarm) }.map { ($0.timer, stands ? .distantFuture : $0.due, $0.leeway, $0.sequence) }
        + above
    }
  }
#endif
