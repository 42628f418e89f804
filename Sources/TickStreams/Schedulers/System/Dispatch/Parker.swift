/// Lets the thread that serves a context wait for the next wake-up, which costs one context switch instead of two or three.
///
/// One thread at a time has a parker, until ``leave()``.
protocol Parker: AnyObject, Sendable {
  /// Gives the place back.
  func leave()

  /// Waits until `deadline` on the clock that ``WakeSource/uptime`` reads, or until ``unpark()``; may return earlier for no reason.
  func park(until deadline: Nanoseconds)

  /// Ends the wait of the thread that is parked, or else the next one, immediately.
  ///
  /// If that thread has left meanwhile, this may end a wait of the next thread that has the parker.
  func unpark()
}
