extension TickScheduler {
  /// Runs `action` on the main actor, once, `delay` from now.
  ///
  /// ```swift
  /// scheduler.schedule(after: .seconds(3), onMain: { print("over") })
  /// ```
  ///
  /// The label has to be written: a trailing closure would call `schedule(after:_:)`, which runs in the context of the scheduler.
  ///
  /// On `.main`, and on a `TestScheduler` that the main thread advances, it runs synchronously when the timer fires; otherwise in a later
  /// turn of main. A firing is dropped if its timer was disposed or reset before main reached it, so nothing runs after a disposal on main.
  /// The closure is released on main.
  ///
  /// - First and only run: `delay` after the call, never early. Zero runs it as soon as possible, asynchronously.
  ///
  /// - Parameters:
  ///   - delay: How long from now, not negative; a negative delay is a programmer error.
  ///   - leeway: How late it may be where that saves a wake-up; not negative.
  ///     By default that of the scheduler, at most half of the wait.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - action: Runs on the main actor.
  /// - Returns: The timer, to dispose, move or inspect it. Dropping it does not end the timer.
  @_disfavoredOverload
  @discardableResult
  public func schedule(
    after delay: Duration, leeway: Duration? = nil, file: StaticString = #fileID, line: UInt = #line,
    onMain action: @escaping @MainActor () -> Void
  ) -> TickTimer {
    let delay = delay.checkedNotNegative("delay", file: file, line: line)
    let leeway = leeway?.checkedNotNegative("leeway", file: file, line: line)
    let timer = MainTimer(engine, for: CallOrigin("schedule", file, line), leeway: leeway) { _ in action() }
    timer.engine.arm(timer, at: timer.engine.now.adding(delay))
    return timer
  }

  /// Runs `action` on the main actor for every tick, until the timer is disposed.
  ///
  /// ```swift
  /// scheduler.schedule(every: .seconds(1), onMain: { print($0.index) })
  /// ```
  ///
  /// Follows the rules of ``schedule(after:leeway:file:line:onMain:)``, for each tick.
  ///
  /// - First run: after `delay`, by default after `interval`; with `.zero` as soon as possible. Never early, and nothing drifts.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks; zero or less is a programmer error.
  ///   - delay: The time before the first tick, not negative; by default `interval`.
  ///   - leeway: How late a tick may be where that saves a wake-up; not negative. At most half of the interval, for the first
  ///     tick also half of its wait. By default that of the scheduler, `.zero` for none.
  ///   - missedTicks: The policy for ticks that became due while the timer could not run.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - action: Runs on the main actor.
  /// - Returns: The timer, to dispose, move or inspect it. Dropping it does not end the timer.
  @_disfavoredOverload
  @discardableResult
  public func schedule(
    every interval: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip,
    file: StaticString = #fileID, line: UInt = #line, onMain action: @escaping @MainActor (Tick) -> Void
  ) -> TickTimer {
    let schedule = TickSchedule(checked: interval, delay: delay, leeway: leeway, missedTicks: missedTicks, file: file, line: line)
    let timer = MainTimer(engine, for: CallOrigin("schedule", file, line), action)
    timer.engine.arm(timer, on: schedule, from: timer.engine.now)
    return timer
  }
}

/// A timer that runs a closure on the main actor.
///
/// Unchecked like its superclass; the reference that it adds is guarded by a lock.
private final class MainTimer: TickTimer, @unchecked Sendable {
  private let action: Lock<MainBox<@MainActor (Tick) -> Void>?>

  init(_ engine: TimerEngine, for origin: CallOrigin, leeway: Nanoseconds? = nil, _ action: @escaping @MainActor (Tick) -> Void) {
    self.action = Lock(MainBox(action))
    super.init(engine: engine, for: origin, leeway: leeway)
  }

  override func fire(_ tick: Tick) {
    let generation = generation
    guard let action = action.withLock({ $0 }) else { return }
    MainScheduler.runInPlace { [self] in
      // Disposed or reset meanwhile: the firing is stale.
      if self.generation == generation { action.contents(tick) }
    }
  }

  override func didDispose() {
    let released = action.withLock { $0.take() }
    withExtendedLifetime(released) {}
  }
}
