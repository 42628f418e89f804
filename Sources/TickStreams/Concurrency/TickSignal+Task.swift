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
  /// - Delivery: in that task, on the global executor; ``deliver(on:file:line:)`` fixes a context. In a test the task runs on the timeline
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
      do throws(Failure) {
        let value = try await work()
        detachable.subscriber?.next(value)
        detachable.subscriber?.completed()
      } catch {
        detachable.subscriber?.failed(error)
      }
    }
    return TickSignal(raw: { downstream in
      let effect = EffectWatch.begin(CallOrigin(function, file, line))
      signal.raw.run(effect.map { downstream.disposing($0) } ?? downstream)
    })
  }
}
