/// Keeps the runs of one thing from overlapping: the subscriptions of a shared upstream, the executions of a command.
///
/// Runs are started and ended with no lock held. A context records under the lock that it begins to start or end one, and again when it has finished.
/// The run that was requested is started by the last of these contexts. So no run starts while another one is being started or ended, by another
/// thread or further up the stack; and runs that start each other need no stack.
///
/// It is part of the state that the lock guards, and has no lock itself:
///
/// ```
/// let replaced = state.withLock { state in
///   state.starts.begin()
///   return state.starts.request(run)
/// }
/// // End the earlier run here.
/// while let run = state.withLock({ $0.starts.finish() }) { start(run) }
/// ```
struct StartGate<Run: AnyObject & Sendable>: Sendable {
  /// How many contexts are starting or ending a run.
  private var changing = 0
  /// The run that the last of them starts.
  private var requested: Run?

  /// Announces that the caller is about to start or end a run; it has to call ``finish()`` afterwards.
  mutating func begin() {
    changing += 1
  }

  /// Makes `run` the one that is started next, by the caller at the earliest, which has begun.
  ///
  /// - Returns: The run that was requested before and is not started, to be released outside the lock.
  mutating func request(_ run: Run) -> Run? {
    exchange(&requested, with: run)
  }

  /// Withdraws the request, whose run is to be released outside the lock.
  mutating func withdraw() -> Run? {
    requested.take()
  }

  /// Announces that the caller has started or ended a run.
  ///
  /// - Returns: The run that it has to start now, after which it finishes again; `nil` if it is done.
  mutating func finish() -> Run? {
    changing -= 1
    guard changing == 0, let run = requested.take() else { return nil }
    changing = 1
    return run
  }
}
