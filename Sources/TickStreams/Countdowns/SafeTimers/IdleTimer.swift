/// A timeout that every activity restarts, for ending an idle connection or session, or locking a screen after inactivity.
///
/// ```swift
/// let idle = IdleTimer(after: .seconds(30), on: scheduler)
/// idle.restart()    // at every read
/// idle.expirations    // a value after 30 s without one
/// ```
///
/// The timer runs from its creation. The deadline decides, not its timer: a restart or a cancel strictly after the deadline is late, even if
/// the timer is later, because its thread was busy or the device slept. The expiration is then still sent, on the scheduler. A restart or a cancel
/// before the deadline prevents the expiration, even if the timer had already left the queue. So each expiration that is sent has happened, and a
/// screen is locked whichever comes first after a night, the touch or the timer: see <doc:SafeTimers>.
///
/// - Boundary: a restart at the instant of the deadline prevents the expiration if it is handled first.
/// - Cost: a restart while the timer runs creates no timer, moves none in the queue and wakes nothing. While it is restarted again and again, the scheduler
///   wakes once in its duration, looks when it expires now, and waits for that.
/// - Memory: when the idle timer is deallocated, it is disarmed, and ``expirations`` sends nothing more.
///
/// It may be used from any thread.
public final class IdleTimer: Sendable {
  private let expiration: ExpirationTimer
  private let subject = TickSubject<Int, Never>()

  /// Creates an idle timer that runs from now.
  ///
  /// - Parameters:
  ///   - duration: How long without a restart until it expires, greater than zero; anything else is a programmer error and stops the program.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(after duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    let duration = duration.checkedPositive("duration", file: file, line: line)
    expiration = ExpirationTimer(for: duration, on: scheduler.engine, for: CallOrigin("IdleTimer", file, line)) { [subject] in
      subject.next($0)
    }
  }

  deinit {
    expiration.cancel()
    expiration.dispose()
  }

  /// Restarts the timer with the full duration, even after ``cancel()`` and after it has expired.
  ///
  /// - Returns: Whether it comes in time: `false` if the timer has expired since the last start. Strictly after the deadline it has, even if its
  ///   timer is late; then ``expirations`` still sends that, on the scheduler.
  /// - Complexity: O(1) while the timer runs; otherwise as for arming a timer.
  @discardableResult
  public func restart() -> Bool {
    expiration.restart()
  }

  /// Stops the timer until the next ``restart()``; nothing is armed meanwhile.
  ///
  /// Strictly after the deadline it has no effect: the timer has expired, and ``expirations`` sends that.
  public func cancel() {
    expiration.cancel()
  }

  /// The remaining time, or `nil` from the deadline on and after ``cancel()``.
  public var remaining: Duration? { expiration.remaining.map(Duration.nanoseconds) }

  /// Counts the restarts and cancels, from zero; a cancel after the expiration or after another cancel does not count.
  public var generation: Int { expiration.changes }

  /// Sends the ``generation`` that expired, at each expiration, on the scheduler.
  ///
  /// A restart or a cancel strictly after the deadline does not take it back. The signal never completes.
  public var expirations: TickSignal<Int, Never> { subject.signal }
}
