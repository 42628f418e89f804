extension TickScheduler {
  /// Work that runs on the main actor, whichever scheduler keeps its time.
  ///
  /// ```swift
  /// scheduler.onMain.schedule(after: .seconds(3)) { print("over") }
  /// ```
  ///
  /// On `.main`, and on a `TestScheduler` that the main thread advances, it runs synchronously when the timer fires; otherwise in a later
  /// turn of main. A firing is dropped if its timer was disposed or moved before main reached it, so nothing runs after a disposal on main.
  /// While main is busy one tick of a timer waits, which counts those before it as missed, unless all are to come (``MissedTicks/burst``). Closures are
  /// released on main.
  public var onMain: SchedulingOnMain { SchedulingOnMain(engine: engine) }
}

/// The functions of ``TickScheduler/onMain``.
public struct SchedulingOnMain: Sendable {
  let engine: TimerEngine

  /// Runs `action` on the main actor, once, `delay` from now.
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
  @discardableResult
  public func schedule(
    after delay: Duration, leeway: Duration? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor () -> Void
  ) -> TickTimer {
    schedule(
      at: engine.now.adding(delay.checkedNotNegative("delay", file: file, line: line)), leeway: leeway, file: file, line: line, action)
  }

  /// Runs `action` on the main actor, once, at an instant; as soon as possible, asynchronously, if that is past.
  ///
  /// - Parameters:
  ///   - instant: When, on the clock of the scheduler; never early.
  ///   - leeway: How late it may be where that saves a wake-up; not negative.
  ///     By default that of the scheduler, at most half of the wait.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - action: Runs on the main actor.
  /// - Returns: The timer, to dispose, move or inspect it. Dropping it does not end the timer.
  @discardableResult
  public func schedule(
    at instant: TickInstant, leeway: Duration? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor () -> Void
  ) -> TickTimer {
    let leeway = leeway?.checkedNotNegative("leeway", file: file, line: line)
    let timer = MainTimer(engine, for: CallOrigin("schedule", file, line), leeway: leeway) { _ in action() }
    timer.engine.arm(timer, at: engine.notPast(instant))
    return timer
  }

  /// Runs `action` on the main actor for every tick, until the timer is disposed.
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
  @discardableResult
  public func schedule(
    every interval: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip,
    file: StaticString = #fileID, line: UInt = #line, _ action: @escaping @MainActor (Tick) -> Void
  ) -> TickTimer {
    let schedule = TickSchedule(checked: interval, delay: delay, leeway: leeway, missedTicks: missedTicks, file: file, line: line)
    let timer = MainTimer(engine, for: CallOrigin("schedule", file, line), action)
    timer.engine.arm(timer, on: schedule, from: timer.engine.now)
    return timer
  }
}

/// A timer that runs a closure on the main actor.
///
/// Unchecked like its superclass.
private final class MainTimer: ActionTimer, @unchecked Sendable {
  /// The tick that main has not run yet, and what it was fired with.
  private let waiting = Lock<(tick: Tick, generation: Int)?>(nil)

  convenience init(_ engine: TimerEngine, for call: CallOrigin, leeway: Nanoseconds? = nil, _ action: @escaping @MainActor (Tick) -> Void) {
    let box = MainBox(action)
    self.init(engine, for: call, leeway: leeway, .ticking { tick in onMainActor { box.contents(tick) } })
  }

  override func fire(_ tick: Tick, generation: Int) {
    let isHopping = waiting.withLock { waiting in
      let missed = waiting.map { $0.generation == generation ? $0.tick.missed + 1 : 0 } ?? 0
      let latest = Tick(index: tick.index, scheduled: tick.scheduled, fired: tick.fired, missed: tick.missed + missed)
      return exchange(&waiting, with: (latest, generation)) != nil
    }
    if isHopping, missedTicks != .burst, !MainScheduler.shared.isCurrent { return }
    MainScheduler.runInPlace {
      let firing: (Tick, Int)? = self.missedTicks == .burst ? (tick, generation) : self.waiting.withLock { $0.take() }
      // Disposed or reset meanwhile: the firing is stale.
      guard let (tick, generation) = firing, self.generation == generation else { return }
      if self.engine.isShutDown { self.dispose() } else { self.fire(tick) }
    }
  }
}
