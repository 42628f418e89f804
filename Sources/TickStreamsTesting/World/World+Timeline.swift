import TickStreams

/// Tasks that the library starts run on the executor of the world that subscribes them.
extension World: Timeline {
  /// Starts a task on the executor, and remembers it until it has ended if it has a name.
  package func startTask(
    for name: StaticString?, priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let site = TimerOrigin.current
    let mark = name.map { tracker.taskStarted("\($0)", site) }
    return Task(executorPreference: executor, priority: priority) {
      defer { mark?.dispose() }
      await TimerOrigin.$context.withValue(site.map { .call($0) }) { await operation() }
    }
  }

  /// Runs `body` with this thread on the timeline: work that it starts runs when time passes.
  func onTimeline<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isEntering = executor.enterTimeline()
    defer { if isEntering { executor.leaveTimeline() } }
    return try Timelines.$current.withValue(self) { try body() }
  }
}
