/// A scheduler with its own timer engine, which its owner can shut down.
///
/// ``MainScheduler``, which the whole program shares, cannot be shut down. Code that gets a scheduler as `any TickScheduler` cannot call
/// ``shutdown()``.
///
/// ```swift
/// let scheduler = QueueScheduler(label: "heartbeats")
/// let timer = scheduler.schedule(after: .seconds(60)) { print("beat") }
/// scheduler.shutdown()
/// timer.isDisposed == true
/// ```
public protocol OwnedScheduler: TickScheduler {}

extension OwnedScheduler {
  /// Ends the scheduler: pending work never runs, and is released.
  ///
  /// - Pending work is disposed, and its closures are released, before this returns, on the calling thread.
  /// - Work that is running is finished, and this does not wait for it. If work of the scheduler calls this, no other work starts; if
  ///   another context does, work that is starting at that moment may still run.
  /// - New work does not run: `schedule` returns a handle that is disposed already, and releases the closure. So does the rescheduling of a timer.
  /// - Signals stay silent: sources of the scheduler, and operators that hold values or an end back for it, send neither values nor an end.
  ///   The operators release their waiting values and dispose their upstreams; a subscription lasts until it is disposed or dropped. Operators
  ///   that only start, limit or repeat something by the scheduler, such as `timeout`, pass events on. The page <doc:TimeSemantics> lists
  ///   all of them.
  /// - Tasks that sleep on the scheduler resume with a `CancellationError`, and tasks that begin to sleep receive it immediately. From then on
  ///   `withTimeout` never times out.
  /// - Its clocks continue. No wake-up is armed; a thread of a ``QueueScheduler`` that waits returns its thread to the system within 50
  ///   ms.
  /// - Schedulers that run on this one are shut down with it: a ``ScaledScheduler``, a ``PausableScheduler``, one that delivers on a
  ///   queue. One that runs by your ``Alarm`` or `Clock` is not. Shutting down such a scheduler does not affect this one.
  ///
  /// Any thread may call this, even from inside work of the scheduler, and more than once: later calls do nothing.
  ///
  /// - Complexity: O(*n*) in the number of pending timers if they were armed in the order in which they are due, otherwise O(*n* log *n*).
  public func shutdown() {
    engine.core.shutdown()
  }
}
