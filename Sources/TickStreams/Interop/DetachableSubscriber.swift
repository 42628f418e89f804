/// The way from a task to a subscriber, which can be cut.
final class DetachableSubscriber<Value: Sendable, Failure: Error>: Sendable {
  private let downstream: Lock<Subscriber<Value, Failure>?>

  fileprivate init(_ downstream: Subscriber<Value, Failure>) {
    self.downstream = Lock(downstream)
  }

  /// Where to send, or `nil` once nobody listens.
  var subscriber: Subscriber<Value, Failure>? { downstream.withLock { $0 } }

  fileprivate func close() {
    let over = downstream.withLock { $0.take() }
    withExtendedLifetime(over) {}
  }
}

extension TickSignal {
  /// A signal that is fed by a task, which starts with the subscription.
  ///
  /// Disposal cancels the task, and lets go of the subscriber at once, even if the task does not heed that.
  init(task name: StaticString, priority: TaskPriority?, _ work: @escaping @Sendable (DetachableSubscriber<Value, Failure>) async -> Void) {
    self.init(raw: { downstream in
      let outlet = DetachableSubscriber<Value, Failure>(Subscriber(raw: downstream))
      let task = Timelines.startTask(for: name, priority: priority) { await work(outlet) }
      downstream.scope.own(
        AnyDisposable {
          outlet.close()
          task.cancel()
        }
      )
    })
  }
}
