/// A signal whose events are sent by hand: the holder of the subject sends, and holders of its ``signal`` subscribe.
///
/// Events may be sent from any thread, even from inside a delivery: they queue in order and are delivered one at a time, so `next(_:)` may
/// return before its value is delivered, and the delivery may happen on the thread that is already delivering. Only
/// ``TickSignal/deliver(on:buffering:file:line:)`` fixes a context. The queue has no bound; only events that are sent during a delivery are queued.
///
/// A subscriber gets the events that are sent after it subscribed; a subscriber that arrives after the end gets the end. When the
/// subject and its signals are deallocated without a terminal event, subscribers get nothing more, no end either, since a subject in a
/// local variable is deallocated after its last use. So nothing that waits for such an end ever sees it.
///
/// A subject that is created with ``init(replay:file:line:)`` gives late subscribers its latest values first:
///
/// ```text
/// next         1--2--3-------4--|
/// subscribed           ^
/// replay: 2            (23)--4--|
/// ```
public final class TickSubject<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let broadcaster: Broadcaster

  /// Creates a subject without subscribers.
  ///
  /// A new subscriber gets up to `replay` values synchronously, then every later one, in the same order as all others. A subscriber that arrives
  /// after the end gets the values and the end. The subject keeps the values until it is deallocated, even after its end.
  ///
  /// - Parameters:
  ///   - replay: How many values a late subscriber gets, not negative; `.max` keeps all of them.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(replay: Int = 0, file: StaticString = #fileID, line: UInt = #line) {
    checkNotNegative(replay, "replay", file: file, line: line)
    broadcaster = Broadcaster(Boxing(Value.self), memory: replay)
  }

  /// The signal that subscribers subscribe to.
  public var signal: TickSignal<Value, Failure> {
    TickSignal(raw: { [broadcaster] in broadcaster.subscribe($0) })
  }

  /// Whether the subject has subscribers.
  public var hasSubscribers: Bool { broadcaster.subscriberCount > 0 }

  /// Sends a value; ignored after the end.
  @inlinable
  public func next(_ value: Value) {
    ValueInFlight.lending(value) { broadcaster.next($0) }
  }

  /// Sends a failure, which ends the signal; ignored after the end.
  ///
  /// Like `next(_:)`, from any thread, also from inside a delivery.
  public func failed(_ failure: Failure) {
    broadcaster.finish(.failed(failure, as: Failure.self))
  }

  /// Sends the completion, which ends the signal; ignored after the end.
  ///
  /// Like `next(_:)`, from any thread, also from inside a delivery.
  public func completed() {
    broadcaster.finish(.completed)
  }

  /// Sends an event; ignored after the end.
  ///
  /// Like `next(_:)`, from any thread, also from inside a delivery.
  public func send(_ event: Event<Value, Failure>) {
    switch event {
    case .next(let value): next(value)
    case .failed(let failure): failed(failure)
    case .completed: completed()
    }
  }
}

extension TickSubject where Value == Void {
  /// Sends a value; ignored after the end.
  public func next() {
    next(())
  }
}

/// Which values are kept while a subscriber is busy.
///
/// For ``TickSignal/values(buffering:)`` and ``TickSignal/deliver(on:buffering:file:line:)``. A limit below 1 counts as 1.
public enum TickBuffering: Sendable, Hashable {
  /// Up to this number of the newest values; the oldest is dropped when the buffer is full.
  case newest(Int)
  /// Up to this number of the oldest values; a new one is dropped when the buffer is full.
  case oldest(Int)
  /// All values, without a bound: for signals that send no more than the subscriber can handle in time.
  case unbounded

  var limit: Int {
    switch self {
    case .newest(let limit), .oldest(let limit): Swift.max(limit, 1)
    case .unbounded: .max
    }
  }
}
