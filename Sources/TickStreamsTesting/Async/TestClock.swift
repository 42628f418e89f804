public import TickStreams

/// The time of a test scheduler as a `Clock`, for code that sleeps.
///
/// `sleep(until:)` returns when virtual time has come to the deadline; a deadline that is not in the future returns at once, and a cancelled task
/// gets a `CancellationError`. A tolerance is a window of leeway, and counts only in a world with windows.
///
/// Tasks that sleep by it should run on the ``TestScheduler/executor``: with ``TestScheduler/run(limit:patience:file:line:_:)`` or
/// ``TestScheduler/spawn(name:file:line:_:)``.
public struct TestClock: Clock {
  /// Instants are those of the scheduler.
  public typealias Instant = TickInstant

  let engine: TimerEngine

  /// The present of the scheduler.
  public var now: TickInstant { engine.now }

  /// A nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the scheduler's time has come to `deadline`.
  ///
  /// - Parameters:
  ///   - deadline: When to go on; one that is not in the future returns at once.
  ///   - tolerance: How much later it may be, in a world with windows.
  /// - Throws: `CancellationError` if the task is or gets cancelled.
  public func sleep(until deadline: TickInstant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let sleep = Sleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleep.begin(continuation, on: engine, until: deadline, tolerance: tolerance ?? .zero)
      }
    } onCancel: {
      sleep.cancel()
    }
  }
}

/// One task that sleeps, and its timer.
private final class Sleep: Sendable {
  private struct State: Sendable {
    var continuation: CheckedContinuation<Void, any Error>?
    var timer: (any Disposable)?
    var isCancelled = false
  }

  private let state = Lock(State())

  func begin(_ continuation: CheckedContinuation<Void, any Error>, on engine: TimerEngine, until deadline: TickInstant, tolerance: Duration)
  {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.continuation = continuation }
      return state.isCancelled
    }
    guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
    let timer = engine.schedule(at: deadline, leeway: Swift.max(tolerance, .zero), for: CallOrigin("sleep")) { self.end(.success(())) }
    let isOver = state.withLock { state in
      if state.continuation != nil { state.timer = timer }
      return state.continuation == nil
    }
    if isOver { timer.dispose() }
  }

  func cancel() {
    state.withLock { $0.isCancelled = true }
    end(.failure(CancellationError()))
  }

  private func end(_ result: Result<Void, any Error>) {
    let (continuation, timer) = state.withLock { ($0.continuation.take(), $0.timer.take()) }
    timer?.dispose()
    continuation?.resume(with: result)
  }
}
