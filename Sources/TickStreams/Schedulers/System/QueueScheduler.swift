public import Dispatch

/// Runs its work on a private serial dispatch queue, in real time.
///
/// If you pass a queue, the private queue targets it: so its work is serial even if your queue is
/// concurrent, and a subscription that is disposed on your serial queue delivers nothing more.
///
/// The scheduler lives while it is referenced, or while a timer is armed on it.
public final class QueueScheduler: OwnedScheduler {
  /// The timer engine that does the work.
  public let engine: TimerEngine

  /// Creates a scheduler with a private serial queue.
  ///
  /// - Parameters:
  ///   - label: The name of the queue, for debuggers.
  ///   - qualityOfService: The priority of its work; by default `.default`.
  ///   - timebase: Whether its clock advances while the device sleeps; by default it does.
  ///   - waitsOnThread: Whether the queue's thread may wait for the next timer, instead of being woken for it. It does so for a timer
  ///     that is due within 200 µs, for 2 ms at a time: that saves most of the cost of very many timers, and delays other work of the queue
  ///     by 2 ms at most. On Linux it also does so for a timer that is due within 50 ms, which is then more punctual and costs less; work
  ///     that is scheduled meanwhile and due earlier ends such a wait.
  ///   - strict: Whether Apple's platforms should not delay its timers to save energy (`DISPATCH_TIMER_STRICT`). It has no effect on other
  ///     systems.
  public convenience init(
    label: String = "TickStreams.QueueScheduler", qualityOfService: DispatchQoS = .default, timebase: Timebase = .continuous,
    waitsOnThread: Bool = true, strict: Bool = false
  ) {
    self.init(SerialQueue(DispatchQueue(label: label, qos: qualityOfService)), timebase, waitsOnThread: waitsOnThread, strict: strict)
  }

  /// Creates a scheduler whose work runs on `queue`, through a private serial queue that targets it.
  ///
  /// ``TickScheduler/isCurrent`` is true inside the scheduler's own work. The thread never waits for timers, as `waitsOnThread` allows it for a
  /// private queue.
  ///
  /// - Parameters:
  ///   - queue: The target: a serial, a concurrent or the main queue. For the main queue `.main` is better, as it can deliver synchronously.
  ///   - timebase: Whether its clock advances while the device sleeps; by default it does.
  public convenience init(queue: DispatchQueue, timebase: Timebase = .continuous) {
    self.init(SerialQueue(targeting: queue), timebase, waitsOnThread: false)
  }

  private init(_ serial: SerialQueue, _ timebase: Timebase, waitsOnThread: Bool, strict: Bool = false) {
    let source = DispatchWakeSource(serial, timebase: timebase, parks: waitsOnThread, isStrict: strict)
    engine = TimerEngine(alarm: DispatchAlarm(source, timebase: timebase, waitsOnThread: waitsOnThread))
  }
}

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
