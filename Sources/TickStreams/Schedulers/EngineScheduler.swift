/// A scheduler that is its engine under a name of its own: everything but the engine follows.
public protocol EngineScheduler: TickScheduler {
  /// The timer engine that does the work.
  var engine: TimerEngine { get }
}

extension EngineScheduler {
  /// Which clock ``now`` is on.
  public var timebase: Timebase { engine.timebase }

  /// The present on the monotonic clock.
  public var now: TickInstant { engine.now }

  /// The present on the wall clock.
  public var wallNow: WallInstant { engine.wallNow }

  /// Whether the calling code runs in this scheduler's serial context.
  public var isCurrent: Bool { engine.isCurrent }

  /// Runs `action` as soon as possible, after what is due already.
  @discardableResult
  public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    let engine = engine
    let timer = ActionTimer(engine, once: true) { _ in action() }
    engine.armNow(timer)
    return timer
  }

  /// Runs `action` once, in `[instant, instant + leeway]`.
  @discardableResult
  public func schedule(
    at instant: TickInstant, leeway: Duration, _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    let engine = engine
    let timer = ActionTimer(engine) { _ in action() }
    let leeway = leeway.checkedNotNegative("leeway", file: #fileID, line: #line)
    engine.arm(timer, at: instant.nanoseconds, leeway: leeway)
    return timer
  }

  /// Runs `action` for every tick of `schedule`, which starts now.
  @discardableResult
  public func schedule(_ schedule: TickSchedule, _ action: @escaping @Sendable (Tick) -> Void) -> TickTimer {
    let engine = engine
    let timer = ActionTimer(engine, action)
    engine.arm(timer, on: schedule, from: engine.now.nanoseconds)
    return timer
  }
}
