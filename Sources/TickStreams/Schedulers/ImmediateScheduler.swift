/// Runs work synchronously, in the context from which it is scheduled.
///
/// For delivery that should not hop, mostly in tests.
///
/// It cannot wait: timed work in the future is a programmer error and stops the program. It is not serial, since it has no context of its
/// own.
public final class ImmediateScheduler: TickScheduler {
  /// Creates an immediate scheduler.
  public init() {}

  /// Continuous.
  public var timebase: Timebase { .continuous }

  /// The current time on the system's continuous clock.
  public var now: TickInstant { SystemClock.now(.continuous) }

  /// Always true: the caller's context is the scheduler's.
  public var isCurrent: Bool { true }

  /// Runs `action` before returning.
  @discardableResult
  public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    action()
    return Disposables.none
  }

  /// Runs `action` before returning if `instant` has been reached; a later one is a programmer error.
  ///
  /// - Parameters:
  ///   - instant: When; not in the future.
  ///   - leeway: Ignored, because the action runs synchronously.
  ///   - action: The work to run.
  /// - Returns: A timer that is disposed.
  @discardableResult
  public func schedule(at instant: TickInstant, leeway: Duration, _ action: @escaping @Sendable () -> Void) -> TickTimer {
    if instant > now { refuseTimedWork() }
    action()
    let timer = TickTimer(engine: engine)
    timer.dispose()
    return timer
  }

  /// A programmer error: a repeating timer needs a scheduler that can wait.
  @discardableResult
  public func schedule(_ schedule: TickSchedule, _ action: @escaping @Sendable (Tick) -> Void) -> TickTimer {
    refuseTimedWork()
  }

  private func refuseTimedWork() -> Never {
    programmerError(
      "ImmediateScheduler cannot wait: timed work needs a scheduler with a clock, such as .main, QueueScheduler or, in tests, TestScheduler",
      file: #fileID, line: #line
    )
  }
}
