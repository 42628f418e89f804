extension TickScheduler {
  /// Suspends the task for `duration`, on the clock of this scheduler.
  ///
  /// Ends in `[now + duration, now + duration + leeway]`, never early; a duration that is not positive returns at once. No thread is blocked, and the
  /// task goes on where it runs, not in the context of the scheduler. In a test with a `TestScheduler` the time is virtual.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - leeway: How much longer it may be, for the sake of fewer wake-ups; not negative.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: `CancellationError` if the task is or gets cancelled, which removes the timer.
  public nonisolated(nonsending) func sleep(
    for duration: Duration, leeway: Duration = .zero, file: StaticString = #fileID, line: UInt = #line
  ) async throws(CancellationError) {
    let leeway = leeway.checkedNotNegative("leeway", file: file, line: line)
    let engine = engine
    try await engine.sleep(
      until: engine.now.adding(duration.nanoseconds), leeway: leeway, for: CallOrigin("sleep", file, line))
  }

  /// Suspends the task until `instant`, on the clock of this scheduler.
  ///
  /// Ends in `[instant, instant + leeway]`, never early; an instant that is not in the future returns at once, and ``TickInstant/distantFuture`` waits
  /// for the cancellation. As ``sleep(for:leeway:file:line:)`` otherwise.
  ///
  /// - Parameters:
  ///   - instant: When to go on.
  ///   - leeway: How much later it may be, for the sake of fewer wake-ups; not negative.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: `CancellationError` if the task is or gets cancelled, which removes the timer.
  public nonisolated(nonsending) func sleep(
    until instant: TickInstant, leeway: Duration = .zero, file: StaticString = #fileID, line: UInt = #line
  ) async throws(CancellationError) {
    let leeway = leeway.checkedNotNegative("leeway", file: file, line: line)
    try await engine.sleep(until: instant, leeway: leeway, for: CallOrigin("sleep", file, line))
  }
}

extension TimerEngine {
  /// Suspends the task until `deadline`.
  ///
  /// - Parameters:
  ///   - deadline: When to go on; one that is not in the future returns at once.
  ///   - leeway: How much later it may be.
  ///   - place: Where the timer stands among those that are due at the same instant.
  ///   - origin: The call that needs it.
  /// - Throws: `CancellationError` if the task is or gets cancelled.
  nonisolated(nonsending) func sleep(
    until deadline: TickInstant, leeway: Nanoseconds, place: PlaceInInstant = .next, for origin: CallOrigin
  ) async throws(CancellationError) {
    guard !Task.isCancelled else { throw CancellationError() }
    guard deadline > now else { return }
    let sleep = Sleep(self, for: origin)
    let isOver = await withTaskCancellationHandler {
      await withCheckedContinuation { sleep.begin($0, until: deadline, leeway: leeway, place: place) }
    } onCancel: {
      sleep.end(.cancelled)
    }
    if !isOver { throw CancellationError() }
  }
}

/// One task that sleeps, and its timer.
private final class Sleep: Sendable {
  private struct State: Sendable {
    var continuation: CheckedContinuation<Bool, Never>?
    var end: End?
  }

  enum End: Sendable { case due, cancelled }

  private let engine: TimerEngine
  private let timer: SerialDisposable
  private let origin: CallOrigin
  private let state = Lock(State())

  init(_ engine: TimerEngine, for origin: CallOrigin) {
    self.engine = engine
    self.origin = origin
    timer = SerialDisposable()
  }

  func begin(_ continuation: CheckedContinuation<Bool, Never>, until deadline: TickInstant, leeway: Nanoseconds, place: PlaceInInstant) {
    let end = state.withLock { state in
      if state.end == nil { state.continuation = continuation }
      return state.end
    }
    guard end == nil else { return continuation.resume(returning: false) }
    let timer = ActionTimer(engine, for: origin) { _ in self.end(.due) }
    self.timer.inner = timer
    engine.arm(timer, at: deadline, leeway: leeway, place: place)
  }

  func end(_ end: End) {
    let continuation = state.withLock { state in
      if state.end == nil { state.end = end }
      return state.continuation.take()
    }
    timer.dispose()
    continuation?.resume(returning: end == .due)
  }
}
