/// A timeout that every activity restarts, for ending an idle connection or session, or locking a screen after inactivity.
///
/// ```swift
/// let idle = IdleTimer(.seconds(30), on: scheduler)
/// idle.reset()    // at every read
/// idle.expired    // a value after 30 s without one
/// ```
///
/// The timer runs from its creation. A reset or a cancel invalidates a pending expiration, even if its timer had already left the queue:
/// whether the timer has expired is decided under the lock that a reset takes. A value that is being delivered on another thread at that
/// very moment carries its ``generation``, so a handler that needs certainty compares it with the current one; on the scheduler itself that
/// is not needed.
///
/// - Boundary: a reset at the instant of the deadline prevents the expiration if it is handled first.
/// - Cost: a reset while the timer runs creates no timer, moves none in the queue and wakes nothing. While it is reset again and again, the scheduler
///   wakes once in its duration, looks when it expires now, and waits for that.
/// - Memory: when the idle timer is deallocated, it is disarmed, and ``expired`` sends nothing more.
///
/// It may be used from any thread.
public final class IdleTimer: Sendable {
  private let expiration: ExpirationTimer
  private let duration: Nanoseconds
  private let expirations = TickSubject<Int, Never>()

  /// Creates an idle timer that runs from now.
  ///
  /// - Parameters:
  ///   - duration: How long without a reset until it expires, greater than zero; anything else is a programmer error and stops the program.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(_ duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    self.duration = duration.checkedPositive("duration", file: file, line: line)
    expiration = ExpirationTimer(for: self.duration, on: scheduler.engine, for: CallOrigin("IdleTimer", file, line)) { [expirations] in
      expirations.next($0)
    }
  }

  deinit {
    expiration.end()
  }

  /// Restarts the timer with the full duration, even after ``cancel()`` and after it has expired.
  ///
  /// - Complexity: O(1) while the timer runs; otherwise as for arming a timer.
  public func reset() {
    expiration.restart(for: duration)
  }

  /// Stops the timer until the next ``reset()``; nothing is armed meanwhile.
  public func cancel() {
    expiration.cancel()
  }

  /// The remaining time, or `nil` from the deadline on and after ``cancel()``.
  public var remaining: Duration? { expiration.remaining.map(Duration.nanoseconds) }

  /// Counts the resets and cancels, from zero; a cancel after the expiration or after another cancel does not count.
  public var generation: Int { expiration.changes }

  /// Sends the ``generation`` that expired, at each expiration, on the scheduler.
  ///
  /// The signal never completes.
  public var expired: TickSignal<Int, Never> { expirations.signal }
}
