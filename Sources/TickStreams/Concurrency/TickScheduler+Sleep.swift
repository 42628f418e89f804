extension TickScheduler {
  /// Suspends the task for `duration`, on the clock of this scheduler.
  ///
  /// Ends in `[now + duration, now + duration + leeway]`, never early; a duration that is not positive returns immediately. No thread is
  /// blocked, and the task resumes on its own executor, not in the context of the scheduler. In a test with a `TestScheduler` the time is
  /// virtual.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - leeway: How late it may be where that saves a wake-up; not negative. By default that of the scheduler, at most
  ///     half of the wait.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: `CancellationError` if the task is or gets canceled, which removes the timer, or if the scheduler is or gets shut down.
  public nonisolated(nonsending) func sleep(
    for duration: Duration, leeway: Duration? = nil, file: StaticString = #fileID, line: UInt = #line
  ) async throws(CancellationError) {
    try await sleep(until: engine.now.advanced(by: duration), leeway: leeway, file: file, line: line)
  }

  /// Suspends the task until `instant`, on the clock of this scheduler.
  ///
  /// Ends in `[instant, instant + leeway]`, never early; an instant that is not in the future returns immediately, and
  /// ``TickInstant/distantFuture`` waits for the cancellation. Otherwise it follows the rules of ``sleep(for:leeway:file:line:)``.
  ///
  /// - Parameters:
  ///   - instant: When to resume.
  ///   - leeway: How late it may be where that saves a wake-up; not negative. By default that of the scheduler, at most
  ///     half of the wait.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: `CancellationError` if the task is or gets canceled, which removes the timer, or if the scheduler is or gets shut down.
  public nonisolated(nonsending) func sleep(
    until instant: TickInstant, leeway: Duration? = nil, file: StaticString = #fileID, line: UInt = #line
  ) async throws(CancellationError) {
    let leeway = leeway?.checkedNotNegative("leeway", file: file, line: line)
    try await engine.sleep(until: instant, leeway: leeway, for: CallOrigin("sleep", file, line))
  }
}

extension TimerEngine {
  /// Suspends the task until `deadline`.
  ///
  /// - Parameters:
  ///   - deadline: When to resume; one that is not in the future returns immediately.
  ///   - leeway: How late it may be where that saves a wake-up; not negative. By default that of the scheduler, at most
  ///     half of the wait.
  ///   - tieBreak: Decides between timers of the same instant.
  ///   - origin: The call that needs it.
  /// - Throws: `CancellationError` if the task is or gets canceled, or the engine shut down.
  nonisolated(nonsending) func sleep(
    until deadline: TickInstant, leeway: Nanoseconds? = nil, tieBreak: TieBreak = .newest, for origin: CallOrigin
  ) async throws(CancellationError) {
    guard !Task.isCancelled, !isShutDown else { throw CancellationError() }
    guard deadline > now else { return }
    let timer = SleepTimer(engine: self, for: origin, leeway: leeway)
    let isOver = await withTaskCancellationHandler {
      await withCheckedContinuation { timer.begin($0, until: deadline, tieBreak: tieBreak) }
    } onCancel: {
      timer.dispose()
    }
    if !isOver { throw CancellationError() }
  }
}

/// The timer of a task that sleeps.
///
/// Unchecked like its superclass; the state that it adds is guarded by a lock.
private final class SleepTimer: TickTimer, @unchecked Sendable {
  private let state = Lock((continuation: nil as CheckedContinuation<Bool, Never>?, isDisposed: false))

  func begin(_ continuation: CheckedContinuation<Bool, Never>, until deadline: TickInstant, tieBreak: TieBreak) {
    let isDisposed = state.withLock { state in
      if !state.isDisposed { state.continuation = continuation }
      return state.isDisposed
    }
    guard !isDisposed else { return continuation.resume(returning: false) }
    engine.arm(self, at: deadline, tieBreak: tieBreak)
  }

  override func fire(_ tick: Tick) {
    state.withLock { $0.continuation.take() }?.resume(returning: true)
  }

  /// The task was canceled, or the scheduler was shut down.
  override func didDispose() {
    let continuation = state.withLock { state in
      state.isDisposed = true
      return state.continuation.take()
    }
    continuation?.resume(returning: false)
  }
}
