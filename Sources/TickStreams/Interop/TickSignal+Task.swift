extension TickSignal {
  /// Sends what asynchronous work returns, then completes.
  ///
  /// ```swift
  /// func post(_ beat: Beat) -> TickSignal<Reply, PostError> {
  ///   .task { () async throws(PostError) in try await server.post(beat) }
  /// }
  /// ```
  ///
  /// - Start: with each subscription, in a task of its own; `share(replay: 1)` runs it once for all.
  /// - First and only value: what `work` returns, then completion. What it throws is the failure, with its type.
  /// - Disposal: cancels the task, and lets go of the subscriber at once, even if `work` does not heed the cancellation.
  /// - Delivery: in that task, on the global executor; ``deliver(on:)`` fixes a context. In a test the task runs on the timeline that subscribes it,
  ///   so virtual time waits for it.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; that of the subscriber if left out.
  ///   - work: What to do; it may be left waiting until the end of the process if it never returns.
  /// - Returns: The signal of the result.
  public static func task(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) -> TickSignal {
    TickSignal(task: "task", priority: priority) { outlet in
      do throws(Failure) {
        let value = try await work()
        outlet.subscriber?.next(value)
        outlet.subscriber?.completed()
      } catch {
        outlet.subscriber?.failed(error)
      }
    }
  }
}
