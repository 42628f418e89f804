/// A signal that is fed by hand: whoever holds the subject sends, whoever holds its ``signal`` subscribes.
///
/// It may be fed from any thread, also from inside a delivery: events queue in order and are delivered one at a time, so `next(_:)` may
/// return before its delivery, and delivery may happen on the thread that is delivering already. Only ``TickSignal/deliver(on:)`` fixes a
/// context. The queue has no bound; it is empty unless somebody sends while a delivery is under way.
///
/// A subscriber gets exactly what is sent after it subscribed; one that comes after the end gets the end. When the subject and its
/// signals go without a terminal event, nothing more comes, and no end either: a subject that is a local variable goes after its last use. What
/// was kept until finished behind it never finishes.
public final class TickSubject<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let broadcaster = Broadcaster(Boxing(Value.self))

  /// Creates a subject without subscribers.
  public init() {}

  /// What subscribers see.
  public var signal: TickSignal<Value, Failure> {
    TickSignal(raw: { [broadcaster] in broadcaster.subscribe($0) })
  }

  /// Whether anybody is subscribed.
  public var hasSubscribers: Bool { broadcaster.subscriberCount > 0 }

  /// Sends a value; ignored after the end.
  @inlinable
  public func next(_ value: Value) {
    withUnsafePointer(to: value) { broadcaster.next(UnsafeRawPointer($0)) }
  }

  /// Ends with a failure; ignored after the end.
  public func failed(_ failure: Failure) {
    broadcaster.finish(.failed(failure))
  }

  /// Ends successfully; ignored after the end.
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

extension TickSubject where Value == Void {
  /// Sends the one value there is.
  public func next() {
    next(())
  }
}
