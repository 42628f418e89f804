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
    engine.schedule(action)
  }

  /// Runs `action` once, in `[instant, instant + leeway]`.
  @discardableResult
  public func schedule(
    at instant: TickInstant, leeway: Duration, _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    engine.schedule(at: instant, leeway: leeway, action)
  }

  /// Runs `action` for every tick of `schedule`, which starts now.
  @discardableResult
  public func schedule(_ schedule: TickSchedule, _ action: @escaping @Sendable (Tick) -> Void) -> TickTimer {
    engine.schedule(schedule, action)
  }
}
