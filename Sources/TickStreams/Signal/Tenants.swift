/// Keeps an upstream subscribed as long as anybody wants something of it: the subscriber of a signal of signals, and those of the signals that
/// it sent.
final class Tenants: Sendable {
  /// What the upstream runs in; it ends when the last one has left, or with the upstream.
  let scope = Scope()
  /// The subscriber of the signal of signals is the first.
  private let count = Lock(1)

  init(_ downstream: RawSubscriber) {
    downstream.scope.own(departure())
  }

  /// Subscribes somebody to one of the signals.
  ///
  /// When the last one has left before, there is nothing to come, and the signal has completed.
  func admit(_ subscriber: RawSubscriber, to broadcaster: Broadcaster) {
    let isAdmitted = count.withLock { count in
      if count > 0 { count += 1 }
      return count > 0
    }
    guard isAdmitted else {
      broadcaster.finish(.completed)
      return broadcaster.subscribe(subscriber)
    }
    let leg = Scope()
    let departure = departure()
    subscriber.scope.own(
      AnyDisposable {
        leg.end()
        departure.dispose()
      }
    )
    broadcaster.subscribe(
      RawSubscriber(
        leg: leg,
        onNext: subscriber.onNext,
        onEnd: { outcome in
          departure.dispose()
          subscriber.onEnd(outcome)
        }
      )
    )
  }

  private func departure() -> AnyDisposable {
    AnyDisposable {
      let isLast = self.count.withLock { count in
        count -= 1
        return count == 0
      }
      if isLast { self.scope.end() }
    }
  }
}
