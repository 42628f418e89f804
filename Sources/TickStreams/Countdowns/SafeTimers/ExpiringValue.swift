/// A value that expires: a verification code, a token, a cached response.
///
/// ```swift
/// let code = ExpiringValue(secret, for: .seconds(60), on: scheduler)
/// code.value                    // the secret, for 60 s
/// code.extend(for: .seconds(60)) // 60 s from now, if it is still there
/// ```
///
/// The value and its deadline are guarded by one lock: from its deadline on the value can no longer be read, even if the timer is late, and
/// no firing for an older deadline removes it, even if that timer had already left the queue. The value is released when it expires,
/// whether or not it is read. Of two extensions from two threads the last one counts, for the value as for its timer.
///
/// - Boundary: at the deadline the value has expired.
/// - Memory: the timer and the value are released when the container is deallocated.
///
/// It may be used from any thread; no lock is held while the value is released or a change is delivered.
public final class ExpiringValue<Value: Sendable>: Sendable {
  /// Has the value as its only entry.
  private let table: ExpiringTable<Bool, Value>
  private let extensions = Lock(0)
  private let broadcaster = Broadcaster(Boxing(Value?.self), memory: 1)
  private let expiration: Subscription

  /// Creates a container with a value.
  ///
  /// - Parameters:
  ///   - value: The value that expires.
  ///   - duration: The time until it expires; with zero or less it has expired from the start.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(_ value: Value, for duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    table = ExpiringTable(on: scheduler.engine, for: CallOrigin("ExpiringValue", file, line))
    expiration = table.expirations.subscribe { [broadcaster, engine = scheduler.engine] _ in
      broadcaster.send(Value?.none)
      if !engine.isShutDown { broadcaster.finish(.completed) }
    }
    guard duration > .zero else { return }
    broadcaster.send(Optional(value))
    table.updateValue(value, forKey: true, for: duration)
  }

  /// The value, or `nil` from its deadline on.
  public var value: Value? { table[true] }

  /// The remaining time; zero once the value has expired.
  public var remaining: Duration { table.remaining(forKey: true) ?? .zero }

  /// Counts the extensions, from zero; an extension after the value has expired does not count.
  public var generation: Int { extensions.withLock { $0 } }

  /// Moves the deadline to `duration` from now, earlier or later than before, if the value is still there.
  ///
  /// - Parameter duration: The time from now; with zero or less the value expires immediately, and subscribers of ``changes`` get that as soon
  ///   as possible, on the scheduler.
  /// - Returns: Whether the value is still there: `false` if `duration` is zero or less, and if the value had expired, since an expired
  ///   value cannot be restored.
  /// - Complexity: O(1) if the deadline is not earlier than before.
  @discardableResult
  public func extend(for duration: Duration) -> Bool {
    guard table.extended(true, to: duration.nanoseconds, { _ in }) != nil else { return false }
    extensions.withLock { $0 += 1 }
    return duration > .zero
  }

  /// Sends the value synchronously, and `nil` when it expires, on the scheduler; then completion.
  ///
  /// An extension only postpones or advances that. From the deadline on, and once the container is deallocated, a new subscriber gets `nil`
  /// and completion synchronously, even if the timer is late.
  public var changes: TickSignal<Value?, Never> {
    TickSignal(raw: { [weak self] subscriber in
      if let self, value != nil {
        broadcaster.subscribe(subscriber)
      } else {
        TickSignal<Value?, Never>.just(nil).raw.run(subscriber)
      }
    })
  }
}

extension Broadcaster {
  fileprivate func send<Value>(_ value: Value) {
    ValueInFlight.lending(value) { next($0) }
  }
}
