/// Keeps the runs of one thing from overlapping: the subscriptions of a shared upstream, the executions of a command.
///
/// Runs are started and ended with no lock held. A context says under the lock that it is about to start or end one, and again when it has.
/// The run that is due is started by the last of these contexts. So no run starts while another one is being started or ended, by another
/// thread or further up the stack; and runs that start each other need no stack.
///
/// It is part of the state that the lock guards, and has no lock of its own:
///
/// ```
/// let replaced = state.withLock { state in
///   state.starts.enter()
///   return state.starts.makeDue(run)
/// }
/// // What ends an earlier run stands here.
/// while let run = state.withLock({ $0.starts.leave() }) { start(run) }
/// ```
struct ExclusiveStart<Run: Sendable>: Sendable {
  /// How many contexts are starting or ending a run.
  private var changing = 0
  /// The run that the last of them starts.
  private var due: Run?

  /// Says that the caller is about to start or end a run; it has to call ``leave()`` afterwards.
  mutating func enter() {
    changing += 1
  }

  /// Makes `run` the one that is started next, by the caller at the earliest, which has entered.
  ///
  /// - Returns: The run that was due and is not started, to be released outside the lock.
  mutating func makeDue(_ run: Run) -> Run? {
    defer { due = run }
    return due
  }

  /// Takes back the run that is due, to be released outside the lock.
  mutating func takeDue() -> Run? {
    due.take()
  }

  /// Says that the caller has started or ended a run.
  ///
  /// - Returns: The run that it has to start now, after which it leaves again; `nil` if it is done.
  mutating func leave() -> Run? {
    changing -= 1
    guard changing == 0, let run = due.take() else { return nil }
    changing = 1
    return run
  }
}
