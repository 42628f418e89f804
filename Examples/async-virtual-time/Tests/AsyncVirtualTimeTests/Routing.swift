import Dispatch
import Foundation
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The executor of tasks that have no other: what a timeline enqueues runs on it, everything else where it would without this.
///
/// Unchecked, because it has a constant only, an executor of the system.
final class RoutingExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  static let shared = RoutingExecutor()
  private let platform = PlatformExecutorFactory.defaultExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let timeline = Timeline.of(job) { timeline.enqueue(job) } else { platform.enqueue(job) }
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
    let job = UnownedJob(job)
    if let timeline = Timeline.of(job), let delay = delay as? Duration { return timeline.enqueue(job, after: delay) }
    (platform as? any SchedulingExecutor)?.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
    let job = UnownedJob(job)
    if let timeline = Timeline.of(job) {
      if let instant = instant as? ContinuousClock.Instant { return timeline.enqueue(job, at: instant) }
      if let instant = instant as? SuspendingClock.Instant {
        let wait = SuspendingClock.now.duration(to: instant)
        return timeline.enqueue(job, at: .now + wait)
      }
    }
    (platform as? any SchedulingExecutor)?.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
  }

  // MARK: - Installing

  private struct Factory: ExecutorFactory {
    static let mainExecutor: any MainExecutor = CountingMainExecutor()
    static var defaultExecutor: any TaskExecutor { RoutingExecutor.shared }
  }

  /// Installs the executors, once for the process.
  static let install: Void = _createExecutors(factory: Factory.self)
}

/// The executor of the main actor, which tells a timeline that a job of it waits for main.
///
/// Unchecked, because it has a constant only, an executor of the system.
private final class CountingMainExecutor: MainExecutor, @unchecked Sendable {
  private let platform = PlatformExecutorFactory.mainExecutor

  func run() throws { try platform.run() }
  func stop() { platform.stop() }
  func checkIsolated() { platform.checkIsolated() }
  func isIsolatingCurrentContext() -> Bool? { platform.isIsolatingCurrentContext() }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let timeline = Timeline.of(job)
    timeline?.willRunOnMain()
    platform.enqueue(job)
    // What follows it in the queue runs after it.
    if let timeline { DispatchQueue.main.async { timeline.didRunOnMain() } }
  }
}
