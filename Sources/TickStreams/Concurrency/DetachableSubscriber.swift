/// A reference from a task to a subscriber, which can be released while the task runs.
final class DetachableSubscriber<Value: Sendable, Failure: Error>: Sendable {
  private let downstream: Lock<Subscriber<Value, Failure>?>

  fileprivate init(_ downstream: Subscriber<Value, Failure>) {
    self.downstream = Lock(downstream)
  }

  /// The subscriber, or `nil` once the subscription has been disposed.
  var subscriber: Subscriber<Value, Failure>? { downstream.withLock { $0 } }

  fileprivate func detach() {
    let released = downstream.withLock { $0.take() }
    withExtendedLifetime(released) {}
  }
}

extension TickSignal {
  /// A signal whose events are sent by a task, which starts with the subscription.
  ///
  /// Disposal cancels the task, and releases the subscriber immediately, even if the task ignores the cancellation.
  init(task name: StaticString, priority: TaskPriority?, _ work: @escaping @Sendable (DetachableSubscriber<Value, Failure>) async -> Void) {
    self.init(raw: { downstream in
      let detachable = DetachableSubscriber<Value, Failure>(Subscriber(raw: downstream))
      let task = Timelines.startTask(for: name, priority: priority) { await work(detachable) }
      downstream.scope.setFeeder(
        AnyDisposable {
          detachable.detach()
          task.cancel()
        }
      )
    })
  }
}
