/// A subject that replays its latest values to late subscribers.
///
/// A new subscriber gets up to `bufferSize` values synchronously, then every later one, in the same order as all others, by the rules of
/// ``TickSubject``. A subscriber that comes after the end gets the values and the end.
///
/// ```text
/// next           1--2--3-------4--|
/// subscribed             ^
/// bufferSize: 2          (23)--4--|
/// ```
///
/// The subject keeps up to `bufferSize` values until it is deallocated, even after its end.
public final class TickReplaySubject<Value: Sendable, Failure: Error>: Sendable {
  let broadcaster: Broadcaster

  /// Creates a subject without subscribers.
  ///
  /// - Parameter bufferSize: How many values a late subscriber gets, not negative; `.max` keeps all of them.
  public init(bufferSize: Int) {
    checkNotNegative(bufferSize, "bufferSize")
    broadcaster = Broadcaster(Boxing(Value.self), memory: bufferSize)
  }

  /// The signal that subscribers subscribe to.
  public var signal: TickSignal<Value, Failure> {
    TickSignal(raw: { [broadcaster] in broadcaster.subscribe($0) })
  }

  /// Whether the subject has subscribers.
  public var hasSubscribers: Bool { broadcaster.subscriberCount > 0 }

  /// Sends a value; ignored after the end.
  public func next(_ value: Value) {
    ValueInFlight.lending(value) { broadcaster.next($0) }
  }

  /// Sends a failure, which ends the signal; ignored after the end.
  public func failed(_ failure: Failure) {
    broadcaster.finish(.failed(failure))
  }

  /// Sends the completion, which ends the signal; ignored after the end.
  public func completed() {
    broadcaster.finish(.completed)
  }

  /// Sends an event; ignored after the end.
  public func send(_ event: Event<Value, Failure>) {
    switch event {
    case .next(let value): next(value)
    case .failed(let failure): failed(failure)
    case .completed: completed()
    }
  }
}
