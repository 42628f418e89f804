/// A scheduler whose time passes faster, or slower, than another scheduler's: an hour in a minute, for previews and demos.
///
/// ```swift
/// let hub = CountdownHub<String>(
///   // A minute passes in a second.
///   every: .seconds(1), on: ScaledScheduler(rate: 60, on: .main))
/// ```
///
/// Its clocks, the wall clock too, start at the time that the other scheduler showed when this one was made, and advance at ``rate``. Work
/// runs in the context of the other scheduler, which carries one timer for all of them. A timer is never early on the scaled clock.
///
/// The time can be changed while it runs, by a menu for testers, for example: ``rate`` makes it faster, slower, or stops it, and
/// ``advance(by:file:line:)`` jumps. Signals see a jump as the return of a suspended app.
public final class ScaledScheduler: OwnedScheduler {
  /// The timer engine that does the work.
  public let engine: TimerEngine
  private let alarm: ScaledAlarm

  /// Creates a scheduler that runs at `rate` times the speed of another.
  ///
  /// - Parameters:
  ///   - rate: Not negative and finite; anything else is a programmer error and stops the program. At zero, time stands still.
  ///   - base: The scheduler to run on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(rate: Double, on base: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    let base = base.engine
    alarm = ScaledAlarm(base, rate.checkedRate(file: file, line: line), CallOrigin("ScaledScheduler", file, line))
    engine = TimerEngine(
      alarm: alarm, coalesces: base.core.coalesces, deliversInline: base.core.deliversInline, leeway: base.leeway)
    engine.core.run(on: base.core)
  }

  /// How much faster than that of the other scheduler time passes, from now on.
  ///
  /// At zero, time stands still: work that is due still runs, and nothing becomes due. Setting a negative or infinite rate is a programmer error
  /// and stops the program. It may be set from any thread, and pending timers follow.
  public var rate: Double {
    get { alarm.rate }
    set { alarm.change(newValue.checkedRate(file: #fileID, line: #line)) }
  }

  /// Lets time jump, also while it stands still: both clocks are ahead by `duration`, and what becomes due by that runs as soon as possible.
  ///
  /// ```swift
  /// let preview = ScaledScheduler(rate: 1, on: scheduler)
  /// let end = preview.now.advanced(by: .seconds(60))
  /// // To ten seconds before the end.
  /// preview.advance(by: preview.now.duration(to: end) - .seconds(10))
  /// ```
  ///
  /// It may be called from any thread.
  ///
  /// - Parameters:
  ///   - duration: How far, not negative; anything else is a programmer error and stops the program.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public func advance(by duration: Duration, file: StaticString = #fileID, line: UInt = #line) {
    alarm.change(by: duration.checkedNotNegative("duration", file: file, line: line))
  }
}

/// Wakes by a timer of the base, which it is itself.
///
/// Unchecked like its superclass; it adds state protected by a lock.
private final class ScaledAlarm: DeadlineTimer, TolerantAlarm, @unchecked Sendable {
  private struct State: Sendable {
    /// The latest reading of the clock of the base by any thread, so that no thread reads an earlier time after the rate has been changed.
    var latest: TickInstant
    /// The reading of the base at which the rate was set, and that of this clock.
    var origin: TickInstant
    var begin: TickInstant
    var rate: Double
    var instant = TickInstant.distantFuture
    var leeway: Nanoseconds = 0
    var wake: Callback?
    /// When the base should wake, on its own clock.
    var deadline = Deadline()

    /// The reading of this clock for a reading of the base.
    mutating func now(_ reading: TickInstant) -> TickInstant {
      latest = Swift.max(latest, reading)
      return Swift.min(begin.adding(latest.subtracting(origin).scaled(by: rate, .down)), ScaledAlarm.end)
    }

    /// Decides when the base should wake; the result is for ``TimerEngine/follow(_:_:)``.
    mutating func decideWake() -> Deadline.Move? {
      let distance = instant.subtracting(begin)
      guard wake != nil, instant <= ScaledAlarm.end else { return deadline.clear() }
      guard distance > 0 else { return deadline.set(origin) }
      // At a rate of zero it never ends.
      var wait = distance.scaled(by: 1 / rate, .up)
      // A product of floating-point numbers may fall short: then the wake-up would be too early, and armed for the same instant again.
      var more: Nanoseconds = 1
      while wait < .never, wait.scaled(by: rate, .down) < distance {
        wait = wait.adding(more)
        more = more.adding(more)
      }
      var move = deadline.set(origin.adding(wait))
      move.leeway = rate > 0 ? leeway.scaled(by: 1 / rate, .down) : 0
      return move
    }
  }

  private let state: Lock<State>
  /// How far the wall clock is ahead of this one: it is never set.
  private let wallOffset: Nanoseconds
  /// Where the scaled clock stops, after 146 years: at the end of the range it could not show that time passes.
  fileprivate static let end = TickInstant(nanoseconds: .never / 2)

  init(_ base: TimerEngine, _ rate: Double, _ call: CallOrigin) {
    let reading = ClockReading(base)
    state = Lock(State(latest: reading.now, origin: reading.now, begin: reading.now, rate: rate))
    wallOffset = reading.wallOffset
    super.init(engine: base, for: call)
  }

  private var base: EngineCore { engine }

  var timebase: Timebase { base.timebase }
  var wallNow: WallInstant { now.onWallClock(aheadBy: wallOffset) }
  var isCurrent: Bool { base.isCurrent }
  var isStopped: Bool { base.isStopped }
  var reportsWallClockChanges: Bool { true }
  var rate: Double { state.withLock { $0.rate } }

  var now: TickInstant {
    let reading = base.now
    return state.withLock { $0.now(reading) }
  }

  func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    let wake = Callback(wake)
    update { state in
      (state.instant, state.leeway) = (instant, leeway.nanoseconds)
      return exchange(&state.wake, with: wake)
    }
  }

  func disarm() {
    update { $0.wake.take() }
  }

  /// Sets the rate, unless it is `nil`, and lets the clock jump.
  func change(_ rate: Double? = nil, by jump: Nanoseconds = 0) {
    let reading = base.now
    update { state in
      state.begin = Swift.min(state.now(reading).adding(jump), Self.end)
      state.origin = state.latest
      if let rate { state.rate = rate }
      return nil
    }
  }

  /// Changes the state, releases the result outside the lock, and lets the base wake when it should.
  private func update(_ change: (inout State) -> Callback?) {
    let (released, move) = state.withLock { state in
      let released = change(&state)
      return (released, state.decideWake())
    }
    withExtendedLifetime(released) {}
    if let move { base.follow(self, move) }
  }

  override func fire(_ tick: Tick) {
    state.withLock { $0.deadline.take(tick) ? $0.wake.take() : nil }?.run()
  }
}

extension Double {
  fileprivate func checkedRate(file: StaticString, line: UInt) -> Double {
    guard self >= 0, isFinite else {
      programmerError("rate must be finite and not negative, but is \(self)", file: file, line: line)
    }
    return self
  }
}

extension Nanoseconds {
  /// The product with a factor, clamped to the range; of zero it is zero, even if the factor is infinite, as that of a rate near zero.
  fileprivate func scaled(by factor: Double, _ rule: FloatingPointRoundingRule) -> Nanoseconds {
    guard self != 0 else { return 0 }
    let product = (Double(self) * factor).rounded(rule)
    return Nanoseconds(exactly: product) ?? (product < 0 ? .min : .max)
  }
}
