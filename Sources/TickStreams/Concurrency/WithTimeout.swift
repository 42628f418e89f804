/// Runs asynchronous work, and cancels it at a deadline; a late result is still returned.
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
/// use ``TickSignal/timeout(after:failing:on:file:line:)-(_,Failure,_,_,_)`` on a ``TickSignal/task(priority:function:file:line:_:)``.
///
/// A `for await` ends when its task is canceled, and `firstValue()` then returns `nil`. Work that is over with that returns, and this does not throw:
/// end the work with `try Task.checkCancellation()`, or use ``TickSignal/firstValue(within:on:isolation:file:line:)``.
///
/// - Boundary: the deadline is `duration` after the call, with no leeway but the scheduler's, and is handled after everything else that is due on
///   the scheduler at that instant. The deadline decides, not its timer: an error strictly after the deadline is late, even if the timer is later.
///   With a duration of zero the deadline has passed when the work starts: the work is already canceled.
/// - On a scheduler that has been shut down the deadline is never reached: the work has no limit.
/// - Cancellation of the calling task before the deadline cancels the work; the result or the error is that of the work.
/// - Where it runs: on the actor of the caller, whose state it may use. In a test with a `TestScheduler` it stays on the timeline of the test;
///   whether work on the main actor that ends at the deadline itself is canceled is then left open.
///
/// - Parameters:
///   - actor: Where the work runs: the actor of the caller.
///   - duration: How long the work may take, not negative; a negative time is a programmer error.
///   - scheduler: The scheduler to wait on; it provides the clock.
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - work: The work.
/// - Returns: The result of the work.
/// - Throws: ``TickTimeout`` if the work fails after the deadline; otherwise the error of the work.
public func withTimeout<Value: Sendable>(
  isolation actor: isolated (any Actor)? = #isolation, after duration: Duration, on scheduler: any TickScheduler,
  file: StaticString = #fileID, line: UInt = #line, _ work: nonisolated(nonsending) () async throws -> Value
) async throws -> Value {
  let deadline = scheduler.now.adding(duration.checkedNotNegative("duration", file: file, line: line))
  return try await limited(
    actor, work, until: deadline, failing: TickTimeout(after: duration), on: scheduler.engine, CallOrigin("withTimeout", file, line))
}

/// Runs asynchronous work, and cancels it at a deadline that is an instant.
///
/// ```swift
/// let deadline = scheduler.now.advanced(by: .seconds(20))
/// let first = try await withTimeout(until: deadline, on: scheduler) {
///   try await server.post(beat)
/// }
/// ```
///
/// Follows the rules of ``withTimeout(isolation:after:on:file:line:_:)``, so several calls can share a deadline.
///
/// - Parameters:
///   - actor: Where the work runs: the actor of the caller.
///   - deadline: When the work has to have ended; it may have passed.
///   - scheduler: The scheduler to wait on; it provides the clock.
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - work: The work.
/// - Returns: The result of the work.
/// - Throws: ``TickTimeout``, with the time from the call to the deadline, if the work fails after the deadline; otherwise the error of the work.
public func withTimeout<Value: Sendable>(
  isolation actor: isolated (any Actor)? = #isolation, until deadline: TickInstant, on scheduler: any TickScheduler,
  file: StaticString = #fileID, line: UInt = #line, _ work: nonisolated(nonsending) () async throws -> Value
) async throws -> Value {
  let left = max(.zero, scheduler.now.duration(to: deadline))
  return try await limited(
    actor, work, until: deadline, failing: TickTimeout(after: left), on: scheduler.engine, CallOrigin("withTimeout", file, line))
}

/// Runs asynchronous work, cancels it at a deadline, and throws an error of your type if it fails after that; a late result is returned.
///
/// ```swift
/// struct Late: Error {}
/// let value = try await withTimeout(
///   after: .seconds(20), failing: Late(), on: scheduler
/// ) { () throws(Late) in 1 }
/// ```
///
/// Follows the rules of ``withTimeout(isolation:after:on:file:line:_:)``, with `failure` in the place of ``TickTimeout``.
///
/// - Parameters:
///   - actor: Where the work runs: the actor of the caller.
///   - duration: How long the work may take, not negative; a negative time is a programmer error.
///   - failure: The error if the work fails after the deadline.
///   - scheduler: The scheduler to wait on; it provides the clock.
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - work: The work.
/// - Returns: The result of the work.
/// - Throws: `failure` if the work fails after the deadline; otherwise the error of the work.
public func withTimeout<Value: Sendable, Failure: Error>(
  isolation actor: isolated (any Actor)? = #isolation, after duration: Duration, failing failure: Failure, on scheduler: any TickScheduler,
  file: StaticString = #fileID, line: UInt = #line, _ work: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  let deadline = scheduler.now.adding(duration.checkedNotNegative("duration", file: file, line: line))
  return try await limited(actor, work, until: deadline, failing: failure, on: scheduler.engine, CallOrigin("withTimeout", file, line))
}

private func limited<Value: Sendable, Failure: Error>(
  _ actor: isolated (any Actor)?, _ work: nonisolated(nonsending) () async throws(Failure) -> Value, until deadline: TickInstant,
  failing failure: Failure, on engine: TimerEngine, _ origin: CallOrigin
) async throws(Failure) -> Value {
  let deadline = engine.isShutDown ? .distantFuture : deadline
  let result: Result<Value, Failure> = await withoutActuallyEscaping(work) { work in
    // It only puts the work into its box, which says why that is safe.
    nonisolated(unsafe) let itself = work
    return await outcome(of: Work(work: itself), in: actor, until: deadline, failing: failure, on: engine, origin)
  }
  return try result.get()
}

/// Runs work on its actor, and cancels it at the deadline, on no actor: the work may occupy its own.
@concurrent private func outcome<Value: Sendable, Failure: Error>(
  of work: Work<Value, Failure>, in actor: (any Actor)?, until deadline: TickInstant, failing failure: Failure, on engine: TimerEngine,
  _ origin: CallOrigin
) async -> Result<Value, Failure> {
  await withTaskGroup(of: Step<Value, Failure>.self) { group in
    var isLate = engine.now >= deadline
    var hasLimit = true
    if isLate { group.cancelAll() }
    group.addTask { await work.run(in: actor, on: engine) }
    group.addTask {
      do throws(CancellationError) {
        try await engine.sleep(until: deadline, tieBreak: .afterAll, for: origin)
        return (nil, deadline, false)
      } catch {
        return (nil, engine.now, true)
      }
    }
    for await (result, end, isCancelled) in group {
      switch result {
      case .success(let value)?:
        group.cancelAll()
        return .success(value)
      case .failure(let error)?:
        group.cancelAll()
        return .failure(isLate && isCancelled || hasLimit && end > deadline && !engine.isShutDown ? failure : error)
      case nil where isCancelled: hasLimit = end > deadline
      case nil:
        isLate = true
        group.cancelAll()
      }
    }
    preconditionFailure("the work always ends")
  }
}

/// The work of a caller, run by a child task.
///
/// `@unchecked Sendable`: the child task runs the work on the actor of the caller, who meanwhile only waits for it, and the group ends before the caller
/// goes on. So the work never runs beside code of its caller, and does not outlive the call.
private struct Work<Value: Sendable, Failure: Error>: @unchecked Sendable {
  let work: nonisolated(nonsending) () async throws(Failure) -> Value

  func run(in actor: isolated (any Actor)?, on engine: TimerEngine) async -> Step<Value, Failure> {
    let result: Result<Value, Failure>
    do throws(Failure) { result = .success(try await work()) } catch { result = .failure(error) }
    return (result, engine.now, Task.isCancelled)
  }
}

/// How one of the two child tasks has ended, and when.
///
/// The one that waits for the deadline has no result. It is canceled if the calling task was, or if the work has ended.
private typealias Step<Value, Failure: Error> = (result: Result<Value, Failure>?, end: TickInstant, isCancelled: Bool)
