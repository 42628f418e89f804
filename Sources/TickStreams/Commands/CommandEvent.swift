/// What a command shows on main.
struct CommandFlags: Sendable, Equatable {
  var isExecuting = false
  var isEnabled = true
}

/// What a command sends to its subscribers: all of it in one order.
enum CommandEvent<Output: Sendable, Failure: Error>: Sendable {
  case value(Output, of: CommandExecution)
  case failure(Failure, of: CommandExecution)
  case flags(CommandFlags)

  var value: Output? {
    if case .value(let value, _) = self { value } else { nil }
  }

  var failure: Failure? {
    if case .failure(let failure, _) = self { failure } else { nil }
  }

  var flags: CommandFlags? {
    if case .flags(let flags) = self { flags } else { nil }
  }

  /// Whether the event belongs to an execution that was canceled before the event was delivered.
  var isCanceled: Bool {
    switch self {
    case .value(_, let execution), .failure(_, let execution): execution.isCanceled
    case .flags: false
    }
  }
}

/// One run of the work of a command.
final class CommandExecution: Sendable {
  /// The leg of the work's signal.
  let leg = Scope()
  private let canceled = AtomicFlag()

  var isCanceled: Bool { canceled.isSet }

  /// Drops the events that have not been delivered; the leg is ended outside the lock.
  func markCanceled() {
    canceled.set()
  }
}
