/// A scheduler with a timer engine of its own, which its owner can shut down.
///
/// ``MainScheduler``, which the whole program shares, cannot be shut down. Code that gets a scheduler as `any TickScheduler` has no ``shutdown()``.
///
/// ```swift
/// let scheduler = QueueScheduler(label: "heartbeats")
/// let timer = scheduler.schedule(after: .seconds(60)) { print("beat") }
/// scheduler.shutdown()
/// timer.isDisposed == true
/// ```
public protocol OwnedScheduler: EngineScheduler {}

extension OwnedScheduler {
  /// Ends the scheduler: nothing that is pending runs any more, and all of it is released.
  ///
  /// - Pending work is disposed, and its closures are released, before this returns, on the calling thread.
  /// - Work that is running ends as always; this does not wait for it. Called from inside work of the scheduler, nothing else starts. Called from
  ///   elsewhere, work that is starting at that moment may still run.
  /// - New work does not run: `schedule` returns a handle that is disposed already, and releases the closure. So does the reset of a timer.
  /// - Signals that wait on the scheduler stay silent: neither values nor an end come. A subscription lasts until it is disposed or dropped. Values that
  ///   wait in `deliver(on:)`, `delay` or `collect(every:)` are released, and later ones are dropped; a grace period of `share` is over.
  /// - Tasks that sleep on the scheduler go on with a `CancellationError`, and those that begin to sleep get it at once. `withTimeout` has no limit
  ///   any more.
  /// - Its clocks go on. No wake-up is armed; a thread of a ``QueueScheduler`` that waits in place is handed back within 50 ms.
  /// - Schedulers that run on this one, such as a ``ScaledScheduler``, get no wake-ups any more, and keep their work until they are shut down
  ///   themselves; the shutdown of such a one leaves this one as it is.
  ///
  /// Any thread may call this, also from inside work of the scheduler, and more than once: later calls do nothing.
  ///
  /// - Complexity: O(*n*) in the number of pending timers if they were armed in the order in which they are due, otherwise O(*n* log *n*).
  public func shutdown() {
    engine.shutdown()
  }
}
