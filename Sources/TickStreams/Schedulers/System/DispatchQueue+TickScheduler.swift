public import Dispatch

/// A dispatch queue in the place of a scheduler, for which the compiler's error names the replacement.
///
/// `RunLoop` and `OperationQueue` have none: it would link every program with Foundation.
@available(*, unavailable, message: "use `.main` for the main queue, `QueueScheduler(queue:)` for another")
extension DispatchQueue: TickScheduler {
  /// Never called.
  public var engine: TimerEngine { fatalError() }
}

extension QueueScheduler {
  /// Guessed.
  @available(*, unavailable, renamed: "init(queue:)")
  public convenience init(_: DispatchQueue) { fatalError() }

  /// Rx.
  @available(*, unavailable, message: "use `QueueScheduler(queue:)` with a serial queue, `.main` for the main queue")
  public convenience init(queue _: DispatchQueue, internalSerialQueueName: String) { fatalError() }
}
