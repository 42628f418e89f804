/// Runs asynchronous work, and cancels it at a deadline.
///
/// ```swift
/// let reply = try await withTimeout(.seconds(20), on: scheduler) {
///   try await server.post(beat)
/// }
/// ```
///
/// **It returns when the work does.** At the deadline the work is canceled, and this waits until the work has ended, however long work that
/// ignores its cancellation takes. Results and errors of the work after the deadline are dropped. To continue without waiting for the work,
/// use ``TickSignal/timeout(after:on:file:line:)`` on a ``TickSignal/task(priority:function:file:line:_:)``.
///
/// - Boundary: the deadline is `duration` after the call, without leeway, and is handled after everything else that is due on the scheduler at
///   that instant. With a duration of zero the deadline has passed when the work starts: the work is already canceled, and its result is
///   dropped.
/// - On a scheduler that has been shut down the deadline is never reached: the work has no limit.
/// - Cancellation of the calling task cancels the work; the result is the result of the work.
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
/// - Throws: ``TickTimeout`` if the deadline was reached before the end of the work; otherwise the error of the work.
public nonisolated(nonsending) func withTimeout<Value: Sendable>(
  _ duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let engine = scheduler.engine
  let deadline = engine.now.adding(duration.checkedNotNegative("duration", file: file, line: line))
  return try await withTaskGroup(of: Step<Value>.self) { group in
    var isLate = duration == .zero
    if isLate { group.cancelAll() }
    group.addTask {
      do { return .ended(.success(try await work())) } catch { return .ended(.failure(error)) }
    }
    group.addTask {
      do throws(CancellationError) {
        try await engine.sleep(until: deadline, tieBreak: .afterAll, for: CallOrigin("withTimeout", file, line))
        return .deadline
      } catch {
        return .cancelled
      }
    }
    for await step in group {
      switch step {
      case .ended(let result):
        group.cancelAll()
        return isLate ? .failure(TickTimeout(after: duration)) : result
      case .deadline:
        isLate = true
        group.cancelAll()
      case .cancelled: break
      }
    }
    preconditionFailure("the work always ends")
  }
  .get()
}

/// The outcome of one of the two child tasks.
private enum Step<Value: Sendable>: Sendable {
  case ended(Result<Value, any Error>)
  case deadline
  /// The calling task was canceled, or the work has ended.
  case cancelled
}
