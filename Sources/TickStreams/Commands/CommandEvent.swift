/// An event of an execution of a command, all of which are in one order.
///
/// The last one of each execution is `.completed`, also after a failure: it is for the flags, and not sent to subscribers.
typealias CommandEvent<Output: Sendable, Failure: Error> = (event: Event<Output, Failure>, execution: CommandExecution)

/// One run of the work of a command.
final class CommandExecution: Sendable {
  /// The leg of the work's signal.
  let leg = Scope()
  /// Set to drop the events that have not been delivered; the leg is ended outside the lock.
  let canceled = AtomicFlag()
  /// Whether all its events have been delivered.
  let delivered = AtomicFlag()
}
