/// The upstream of a signal of signals, which stays subscribed while the outer subscriber or any inner subscriber remains.
final class RefCountedUpstream: Sendable {
  /// The scope of the upstream's subscription; it ends when the last subscriber has left, or when the upstream ends.
  let scope = Scope()
  /// The number of subscribers, initially one: the outer subscriber.
  private let count = Lock(1)
  /// Runs after the last subscriber has left.
  private let whenUnused: @Sendable () -> Void

  init(_ downstream: RawSubscriber, whenUnused: @escaping @Sendable () -> Void = {}) {
    self.whenUnused = whenUnused
    downstream.scope.setFeeder(AnyDisposable { self.release() })
  }

  func signal<Value, Failure>(of broadcaster: Broadcaster) -> TickSignal<Value, Failure> {
    TickSignal(raw: { self.subscribe($0, to: broadcaster) })
  }

  /// Subscribes to one of the inner signals.
  ///
  /// If the last subscriber has already left, the upstream has been disposed, and the signal completes.
  private func subscribe(_ subscriber: RawSubscriber, to broadcaster: Broadcaster) {
    let isRunning = count.withLock { count in
      if count > 0 { count += 1 }
      return count > 0
    }
    guard isRunning else {
      broadcaster.finish(.completed)
      return broadcaster.subscribe(subscriber)
    }
    broadcaster.subscribe(subscriber.disposing { self.release() })
  }

  private func release() {
    let isLast = count.withLock { count in
      count -= 1
      return count == 0
    }
    guard isLast else { return }
    scope.end()
    whenUnused()
  }
}
