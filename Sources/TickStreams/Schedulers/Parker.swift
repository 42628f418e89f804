/// Lets the thread that serves a context wait in place for the next wake-up, which costs one context switch instead of two or three.
///
/// One thread has it at a time, until ``leave()``.
protocol Parker: AnyObject, Sendable {
  /// Gives the place back.
  func leave()

  /// Waits until an instant of the clock that ``WakeSource/uptime`` reads, until ``unpark()``, or for no reason not as long.
  func park(until deadline: Nanoseconds)

  /// Ends the wait of the thread that is parked, or else the next one, at once.
  ///
  /// If the thread has left meanwhile, that may be the wait of another one.
  func unpark()
}
