extension TickSignal {
  /// Sends the result of asynchronous work, then completes.
  ///
  /// ```swift
  /// func post(_ beat: Beat) -> TickSignal<Reply, NetworkError> {
  ///   .task { () async throws(NetworkError) in try await server.post(beat) }
  /// }
  /// ```
  ///
  /// - Start: with each subscription, in its own task; `share(replay: 1)` runs it once for all.
  /// - First and only value: the result of `work`, then completion. An error that it throws is the failure, with its type.
  /// - Disposal: cancels the task, and releases the subscriber immediately, even if `work` ignores the cancellation.
  /// - Delivery: in that task, on the global executor; ``deliver(on:buffering:file:line:)`` fixes a context. In a test the task runs on the timeline
  ///   that subscribes it, so virtual time waits for it.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; by default the priority of the subscribing task.
  ///   - function: The function around the call, for tests that look for work that ran more than once.
  ///   - file: The file of the call, for such tests.
  ///   - line: The line of the call, for such tests.
  ///   - work: The work. If it never returns, its task waits until the process ends.
  /// - Returns: The signal of the result.
  public static func task(
    priority: TaskPriority? = nil, function: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) -> TickSignal {
    let signal = TickSignal(task: "task", priority: priority) { detachable in
      // Disposed before the task began.
      guard detachable.subscriber != nil else { return }
      do throws(Failure) {
        let value = try await work()
        detachable.subscriber?.next(value)
        detachable.subscriber?.completed()
      } catch {
        detachable.subscriber?.failed(error)
      }
    }
    return .deferred(function: function, file: file, line: line) { signal }
  }
}

extension TickSignal {
  /// Creates a signal from a closure that starts a task for one subscription; the end of the subscription cancels the task.
  ///
  /// ```swift
  /// TickSignal<Int, Never> { subscriber in
  ///   Task {
  ///     for await line in lines { subscriber.next(line.count) }
  ///     subscriber.completed()
  ///   }
  /// }
  /// ```
  ///
  /// Follows the rules of ``init(function:file:line:_:)``, whose closure returns a disposable. The signal ends only when the task sends the end. A canceled task may
  /// go on; what it sends then goes nowhere. The task must handle its errors, for example by `subscriber.failed`: with a task that can throw it
  /// does not compile. For one result use ``task(priority:function:file:line:_:)``, whose task is also on the timeline of a test.
  ///
  /// - Parameters:
  ///   - subscribe: Runs once per subscription, on the subscribing thread, with no lock held.
  ///   - function: The function around the call, for tests that look for work that ran more than once.
  ///   - file: The file of the call, for such tests.
  ///   - line: The line of the call, for such tests.
  @_disfavoredOverload
  public init<Success>(
    _ subscribe: @escaping @Sendable (Subscriber<Value, Failure>) -> Task<Success, Never>,
    function: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(function: function, file: file, line: line) { subscriber -> any Disposable in
      let task = subscribe(subscriber)
      return AnyDisposable { task.cancel() }
    }
  }

  /// The answer for a task whose errors nothing would handle.
  @_documentation(visibility: internal)
  @available(
    *, unavailable,
    message: "an error of the task would be lost: catch it there, and send it as a failure; `TickSignal.task` does so for one result"
  )
  @_disfavoredOverload
  public init<Success>(
    _ subscribe: @escaping @Sendable (Subscriber<Value, Failure>) -> Task<Success, any Error>,
    function: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
  ) { fatalError() }
}

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
