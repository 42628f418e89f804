/// The events of the executions of a command, all in one order.
enum CommandEvent<Output: Sendable, Failure: Error>: Sendable {
  case value(Output, of: CommandExecution)
  case failure(Failure, of: CommandExecution)
  /// The last event of an execution, for the flags; it is not sent to subscribers.
  case end(of: CommandExecution)
}

/// One run of the work of a command.
final class CommandExecution: Sendable {
  /// The leg of the work's signal.
  let leg = Scope()
  /// Set to drop the events that have not been delivered; the leg is ended outside the lock.
  let canceled = AtomicFlag()
  /// Whether all its events have been delivered.
  let delivered = AtomicFlag()
}
