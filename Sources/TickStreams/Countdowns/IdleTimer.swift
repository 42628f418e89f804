/// A timeout that every activity starts anew: what ends an idle connection, a session, a screen without touches.
///
/// ```swift
/// let idle = IdleTimer(.seconds(30), on: scheduler)
/// idle.reset()    // at every read
/// idle.expired    // a value after 30 s without one
/// ```
///
/// It runs from its creation. A reset or a cancel makes what was on its way void, even if it had left the queue already: whether the time has come is
/// decided once, under the lock that a reset takes. A value that is being delivered on another thread at that very moment carries its
/// ``generation``, so a handler that needs certainty compares it with the current one; on the scheduler itself that is not needed.
///
/// - Boundary: a reset at the very instant of the deadline wins if it comes first.
/// - Cost: a reset moves no timer in the queue, and makes none.
/// - Memory: when the idle timer is deallocated, it is disarmed, and ``expired`` sends nothing more.
///
/// It may be used from any thread.
public final class IdleTimer: Sendable {
  private let expiration: ExpirationTimer
  private let duration: Nanoseconds
  private let expirations = TickSubject<Int, Never>()

  /// Creates a timer that runs from now.
  ///
  /// - Parameters:
  ///   - duration: How long without a reset until it expires, greater than zero; anything else is a programmer error and stops the program.
  ///   - scheduler: Where and on which clock to wait.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  public init(_ duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    self.duration = duration.checkedPositive("duration", file: file, line: line)
    expiration = ExpirationTimer(for: self.duration, on: scheduler.engine, name: "IdleTimer", file: file, line: line) { [expirations] in
      expirations.next($0)
    }
  }

  /// Starts the full duration anew, also after ``cancel()`` and after it has expired.
  ///
  /// - Complexity: O(1).
  public func reset() {
    expiration.light(for: duration)
  }

  /// Stops it, until the next ``reset()``; nothing is armed meanwhile.
  public func cancel() {
    expiration.cancel()
  }

  /// What is left, or `nil` from the deadline on and if it was canceled.
  public var remaining: Duration? { expiration.remaining.map(Duration.nanoseconds) }

  /// Counts the resets and cancels, from zero; a cancel of what has sent its expiration, or was canceled, is none.
  public var generation: Int { expiration.generation }

  /// The ``generation`` that expired, each time one does; on the scheduler.
  ///
  /// It never completes.
  public var expired: TickSignal<Int, Never> { expirations.signal }
}
