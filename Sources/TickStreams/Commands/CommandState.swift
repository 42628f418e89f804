/// The executions of a command: the one that runs, the one that ended last, and those that wait.
///
/// It has no type parameter, so that it is compiled once.
struct CommandState: Sendable {
  enum Decision: Sendable {
    case refused
    case waits
    /// With the object to release outside the lock: a start that was canceled before it was done.
    case starts(replacing: CommandExecution?, insteadOf: CommandStart?)
  }

  var isEnabled = true
  var isFinished = false
  var running: CommandExecution?
  /// The executions that have ended, as long as events of theirs may still be queued.
  var ended = FIFO<CommandExecution>()
  var waiting = FIFO<CommandStart>()
  var starts = StartGate<CommandStart>()
  /// Whether a turn of main that shows the flags is queued.
  var isTurnQueued = false
}

/// An execution that has not begun, with its input.
final class CommandStart: Sendable {
  let execution = CommandExecution()
  /// Calls the work with the input.
  let upstream: @Sendable () -> RawSignal

  init(_ upstream: @escaping @Sendable () -> RawSignal) {
    self.upstream = upstream
  }
}
