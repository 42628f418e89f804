/// Runs asynchronous work, and cancels it at a deadline.
///
/// ```swift
/// let reply = try await withTimeout(after: .seconds(20), on: scheduler) {
///   try await server.post(beat)
/// }
/// ```
///
/// **It returns when the work does.** At the deadline the work is canceled, and this waits until the work has ended, however long work that
/// ignores its cancellation takes. A result that comes late is returned, since the caller can use it. An error that the work throws after the
/// deadline becomes a ``TickTimeout``, since it is usually only that of the cancellation. To continue without waiting for the work,
/// use ``TickSignal/timeout(after:on:file:line:)`` on a ``TickSignal/task(priority:function:file:line:_:)``.
///
/// - Boundary: the deadline is `duration` after the call, without leeway, and is handled after everything else that is due on the scheduler at
///   that instant. The deadline decides, not its timer: an error strictly after the deadline is late, even if the timer is later. With a duration
///   of zero the deadline has passed when the work starts: the work is already canceled.
/// - On a scheduler that has been shut down the deadline is never reached: the work has no limit.
/// - Cancellation of the calling task before the deadline cancels the work; the result or the error is that of the work.
/// - Where it runs: the work in a child task, on the global executor unless it is isolated otherwise. In a test with a `TestScheduler` it
///   stays on the timeline of the test.
///
/// - Parameters:
///   - duration: How long the work may take, not negative; a negative time is a programmer error.
///   - scheduler: The scheduler to wait on; it provides the clock.
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - work: The work.
/// - Returns: The result of the work.
/// - Throws: ``TickTimeout`` if the work fails after the deadline; otherwise the error of the work.
public nonisolated(nonsending) func withTimeout<Value: Sendable>(
  after duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let engine = scheduler.engine
  let deadline = engine.now.adding(duration.checkedNotNegative("duration", file: file, line: line))
  return try await withTaskGroup(of: Step<Value>.self) { group in
    var isLate = duration == .zero
    var hasLimit = true
    if isLate { group.cancelAll() }
    group.addTask {
      do { return .returned(try await work()) } catch { return .failed(error, at: engine.now) }
    }
    group.addTask {
      do throws(CancellationError) {
        try await engine.sleep(until: deadline, tieBreak: .afterAll, for: CallOrigin("withTimeout", file, line))
        return .deadline
      } catch {
        return .cancelled(at: engine.now)
      }
    }
    for await step in group {
      switch step {
      case .returned(let value):
        group.cancelAll()
        return Result<Value, any Error>.success(value)
      case .failed(let error, let end):
        group.cancelAll()
        return .failure(isLate || hasLimit && end > deadline ? TickTimeout(after: duration) : error)
      case .deadline:
        isLate = true
        group.cancelAll()
      case .cancelled(let instant): hasLimit = instant > deadline
      }
    }
    preconditionFailure("the work always ends")
  }
  .get()
}

/// The outcome of one of the two child tasks.
private enum Step<Value: Sendable>: Sendable {
  case returned(Value)
  case failed(any Error, at: TickInstant)
  case deadline
  /// The calling task was canceled, or the work has ended.
  case cancelled(at: TickInstant)
}
