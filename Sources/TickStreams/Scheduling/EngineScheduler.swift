/// A scheduler that forwards everything to a ``TimerEngine``; only ``engine`` has to be implemented.
///
/// For a wrapper of another scheduler, whose engine it takes over: for its timers, the two are one scheduler.
public protocol EngineScheduler: TickScheduler {
  /// The timer engine that does the work.
  var engine: TimerEngine { get }
}

extension EngineScheduler {
  /// The clock that ``now`` reads.
  public var timebase: Timebase { engine.timebase }

  /// The current time on the monotonic clock.
  public var now: TickInstant { engine.now }

  /// The current time on the wall clock.
  public var wallNow: WallInstant { engine.wallNow }

  /// Whether the calling code runs in this scheduler's serial context.
  public var isCurrent: Bool { engine.isCurrent }

  /// Runs `action` as soon as possible, after the work that is due already.
  @discardableResult
  public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    engine.schedule(action)
  }

  /// Runs `action` once, in `[instant, instant + leeway]`.
  ///
  /// - Parameters:
  ///   - instant: When.
  ///   - leeway: How late it may be where that saves a wake-up; not negative, `.zero` for none.
  ///   - action: The work to run.
  /// - Returns: The timer, to dispose, move or inspect it.
  @discardableResult
  public func schedule(at instant: TickInstant, leeway: Duration, _ action: @escaping @Sendable () -> Void) -> TickTimer {
    engine.schedule(at: instant, leeway: leeway.checkedNotNegative("leeway", file: #fileID, line: #line), action)
  }

  /// Runs `action` for every tick of `schedule`, which starts now.
  @discardableResult
  public func schedule(_ schedule: TickSchedule, _ action: @escaping @Sendable (Tick) -> Void) -> TickTimer {
    engine.schedule(schedule, action)
  }
}
