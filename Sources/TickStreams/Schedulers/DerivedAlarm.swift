/// The alarm of a scheduler whose clock follows that of another one, the base: it wakes by a timer of the base, which it is itself.
///
/// A subclass has the rule by which the clock follows, which depends on a `Course`.
///
/// Unchecked like its superclass; it adds state protected by a lock.
class DerivedAlarm<Course: Sendable>: DeadlineTimer, TolerantAlarm, @unchecked Sendable {
  /// - `latest`: the latest reading of the clock of the base by any thread, so that no thread reads an earlier time on this clock.
  /// - `deadline`: when the base should wake, on its own clock; and `armed`, when that was decided.
  typealias State = (
    course: Course, latest: TickInstant, instant: TickInstant, leeway: Nanoseconds, wake: Callback?, deadline: Deadline, armed: TickInstant
  )

  final let state: Lock<State>

  init(_ base: TimerEngine, _ course: Course, from latest: TickInstant, for call: CallOrigin) {
    state = Lock((course, latest, .distantFuture, 0, nil, Deadline(), .distantPast))
    super.init(engine: base, for: call)
  }

  // MARK: - The rule

  /// The reading of this clock at the latest reading of the base.
  func time(_ state: State) -> TickInstant { state.latest }

  /// Decides when the base should wake; the result is for ``followOnBase(_:)``.
  func decideWake(_ state: inout State) -> Deadline.Move? { nil }

  /// Moves the timer on the base.
  func followOnBase(_ move: Deadline.Move?) { follow(move) }

  // MARK: - As an alarm

  final var base: EngineCore { engine }
  final var timebase: Timebase { base.timebase }
  final var isCurrent: Bool { base.isCurrent }
  var wallNow: WallInstant { base.wallNow }
  final var wallClockWatcher: (any WallClockWatcher)? { base.wallClockWatcher }
  var isStopped: Bool { base.isStopped }
  var reportsWallClockChanges: Bool { base.alarm.reportsWallClockChanges }

  final var now: TickInstant {
    let reading = base.now
    return state.withLock { read(&$0, at: reading) }
  }

  /// The reading of this clock for a reading of the base.
  final func read(_ state: inout State, at reading: TickInstant) -> TickInstant {
    state.latest = Swift.max(state.latest, reading)
    return time(state)
  }

  final func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    let wake = Callback(wake)
    change { state in
      (state.instant, state.leeway) = (instant, leeway.nanoseconds)
      return exchange(&state.wake, with: wake)
    }
  }

  final func disarm() {
    change { $0.wake.take() }
  }

  /// Changes the state, releases the result outside the lock, and lets the base wake when it should.
  final func change(_ body: (inout State) -> Callback?) {
    let (released, move) = state.withLock { state in
      let released = body(&state)
      return (released, decideWake(&state))
    }
    withExtendedLifetime(released) {}
    followOnBase(move)
  }

  override var wakesScheduler: Bool { true }
  override var lateFrom: TickInstant { state.withLock { $0.armed } }
}
