/// A value that is gone when its time is over: a verification code, a token, a cached answer.
///
/// ```swift
/// let code = ExpiringValue(secret, for: .seconds(60), on: scheduler)
/// code.value                    // the secret, for 60 s
/// code.extend(to: .seconds(60)) // 60 s from now, if it is still there
/// ```
///
/// The value and its deadline are under one lock: from its deadline on the value can no longer be read, even if the timer is late, and no timer of
/// an older deadline takes it away, even if that had left the queue already. The value is released when it expires, whether or not it is read. Of
/// two extensions from two threads the last one stands, for the value as for its timer.
///
/// - Boundary: on the deadline it is gone.
/// - Memory: the timer and the value are released with the container.
///
/// It may be used from any thread; no lock is held while the value is released or a change delivered.
public final class ExpiringValue<Value: Sendable>: Sendable {
  private let expiration: ExpirationTimer
  private let broadcaster: Broadcaster

  /// Creates a container with a value.
  ///
  /// - Parameters:
  ///   - value: What expires.
  ///   - duration: How long it is there; with zero or less it never was.
  ///   - scheduler: Where and on which clock to wait.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  public init(
    _ value: Value, for duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) {
    let broadcaster = Broadcaster(Boxing(Value?.self), memory: 1)
    self.broadcaster = broadcaster
    broadcaster.send(duration > .zero ? value : nil)
    if duration <= .zero { broadcaster.finish(.completed) }
    let box = withUnsafePointer(to: value) { Boxing(Value.self).box($0) }
    expiration = ExpirationTimer(
      for: duration.nanoseconds, holding: box, on: scheduler.engine, name: "ExpiringValue", file: file, line: line
    ) { _ in
      broadcaster.send(Value?.none)
      broadcaster.finish(.completed)
    }
  }

  /// The value, or `nil` from its deadline on.
  public var value: Value? { expiration.resource?.value(as: Value.self) }

  /// What is left of its time; zero if that is over.
  public var remaining: Duration { .nanoseconds(expiration.remaining ?? 0) }

  /// Counts the extensions, from zero; a value that has expired at birth stays at zero.
  public var generation: Int { expiration.generation }

  /// Moves the deadline to `duration` from now, earlier or later than before, if the value is still there.
  ///
  /// - Parameter duration: The time from now; with zero or less the value is gone at once, which subscribers of ``changes`` get
  ///   as soon as possible, on the scheduler.
  /// - Returns: Whether the value is there now: `false` with zero or less, and if it had expired, since what has expired does not come back.
  /// - Complexity: O(1) if the deadline is not earlier than before.
  @discardableResult
  public func extend(to duration: Duration) -> Bool {
    expiration.extend(to: duration.nanoseconds)
  }

  /// The value at once, and `nil` when it expires, on the scheduler; then completed.
  ///
  /// An extension in the meantime only moves that. From the deadline on, and once the container is deallocated, a subscriber gets `nil` and
  /// completion at once, also if the timer is late.
  public var changes: TickSignal<Value?, Never> {
    TickSignal(raw: { [weak self] subscriber in
      if let self, expiration.resource != nil {
        broadcaster.subscribe(subscriber)
      } else {
        TickSignal<Value?, Never>.just(nil).raw.run(subscriber)
      }
    })
  }
}

extension Broadcaster {
  fileprivate func send<Value>(_ value: Value) {
    withUnsafePointer(to: value) { next($0) }
  }
}
