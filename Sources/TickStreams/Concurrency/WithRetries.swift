/// Runs asynchronous work again after a failure, with a wait before each retry.
///
/// ```swift
/// let reply = try await withRetries(
///   5, backoff: .exponential(from: .seconds(1)).jittered(), on: scheduler
/// ) { () async throws(NetworkError) in
///   try await server.post(beat)
/// }
/// ```
///
/// - First retry: `backoff.delay(at: 0)` after the failure, never early, with no leeway but the scheduler's; with zero immediately.
/// - Cancellation of the task, or a shutdown of the scheduler, ends a wait, and the last failure is thrown. The work of a canceled task is not
///   retried.
/// - Where it runs: the work in the task and on the actor of the caller; it does not escape.
/// - Limit: `limit` is measured from the first failure to the start of a retry; a retry that is due exactly then is made.
///
/// - Parameters:
///   - count: The number of retries, not negative; unlimited by default.
///   - shouldRetry: Whether a failure is retried; every failure is by default. Called once for each failure whose retry is within the limits.
///   - backoff: How long to wait before each retry.
///   - limit: The longest time from the first failure to the start of a retry, not negative; by default without a limit.
///   - scheduler: The scheduler to wait on; it provides the clock.
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - work: The work.
/// - Returns: The result of the work.
/// - Throws: The last failure of the work.
public nonisolated(nonsending) func withRetries<Value, Failure: Error>(
  _ count: Int = .max, where shouldRetry: (Failure) -> Bool = { _ in true }, backoff: Backoff, within limit: Duration? = nil,
  on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line,
  _ work: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  checkNotNegative(count, "count", file: file, line: line)
  let limit = limit?.checkedNotNegative("limit", file: file, line: line)
  var (retry, last) = (0, TickInstant?.none)
  while true {
    do throws(Failure) {
      return try await work()
    } catch {
      guard retry < count, !Task.isCancelled else { throw error }
      let (engine, now) = (scheduler.engine, scheduler.now)
      let due = now.adding(backoff.delay(at: retry).nanoseconds)
      last = last ?? limit.map(now.adding) ?? .distantFuture
      guard let last, due <= last, shouldRetry(error) else { throw error }
      retry += 1
      let hasSlept = (try? await engine.sleep(until: due, for: CallOrigin("withRetries", file, line))) != nil
      // A cancellation or a shutdown may come after the sleep has ended, and before this task has its turn.
      if !hasSlept || Task.isCancelled || engine.isShutDown { throw error }
    }
  }
}
