/// Runs the jobs of actors on a scheduler, so that an actor and its timers share one context.
///
/// A timer of another scheduler hops to its actor, and may arrive after the actor has canceled it. On the actor's own scheduler there is no hop: a
/// timer that the actor disposes or moves does not fire for its old deadline, and its action can use the actor synchronously.
///
/// ```swift
/// actor Connection {
///   private let executor: TickExecutor
///   private let idle: IdleTimer
///   private(set) var isOpen = true
///
///   nonisolated var unownedExecutor: UnownedSerialExecutor {
///     executor.asUnownedSerialExecutor()
///   }
///
///   init(on scheduler: any TickScheduler) {
///     executor = TickExecutor(on: scheduler)
///     idle = IdleTimer(after: .seconds(30), on: scheduler)
///     let isIdle = idle.expirations
///     isIdle.subscribe(onNext: { [weak self] _ in
///       self?.assumeIsolated { $0.isOpen = false }
///     }).keepUntilFinished()
///   }
///
///   func received() { idle.restart() }
/// }
/// ```
///
/// A job runs on the next turn of the scheduler, after the work that is already due. On a `TestScheduler` the actor is on the timeline of the
/// test: its jobs run when the scheduler is advanced, even by zero, or within `run { }`.
///
/// - Schedulers: every serial scheduler. An ``ImmediateScheduler`` is a programmer error. For the main scheduler use the main actor.
/// - Shutdown: after a shutdown of the scheduler no job runs, and tasks that call the actor wait forever.
/// - Memory: the executor retains the scheduler, and an actor retains its executor.
public final class TickExecutor: SerialExecutor {
  /// The scheduler on which the jobs run.
  public let scheduler: any TickScheduler

  /// Creates an executor.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler to run jobs on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    guard !scheduler.engine.core.policy.firesInPlace else {
      programmerError("the scheduler of an executor must be serial, but is an ImmediateScheduler", file: file, line: line)
    }
    self.scheduler = scheduler
  }

  /// Runs a job of an actor on the next turn; called by the runtime.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    scheduler.schedule { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Stops the program unless the calling code runs on the scheduler; called by the runtime, as in `assumeIsolated`.
  public func checkIsolated() {
    scheduler.preconditionIsCurrent("the actor is used on its scheduler only")
  }

  /// Whether the calling code runs on the scheduler; called by the runtime.
  @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func isIsolatingCurrentContext() -> Bool? {
    scheduler.isCurrent
  }
}
