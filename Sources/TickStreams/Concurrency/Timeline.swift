/// Runs the tasks that the library starts in a test, so that they take part in its virtual time.
package protocol Timeline: AnyObject, Sendable {
  /// Starts a task.
  ///
  /// - Parameters:
  ///   - name: The operator that needs the task; given if a task that does not end counts as a leak.
  ///   - priority: The priority of the task; by default the caller's priority.
  ///   - operation: The work of the task.
  /// - Returns: The task.
  func startTask(for name: StaticString?, priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never>
}

/// The current timeline, which subscriptions that need a task look up when they start.
///
/// It is set by tests only; otherwise there is none, and the lookup costs a few nanoseconds for each task.
package enum Timelines {
  @TaskLocal package static var current: (any Timeline)?

  /// Starts a task on `timeline`, or on the global executor if there is none.
  static func startTask(
    for name: StaticString? = nil, priority: TaskPriority? = nil, on timeline: (any Timeline)? = current,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    guard let timeline else { return Task(priority: priority, operation: operation) }
    return timeline.startTask(for: name, priority: priority, operation)
  }
}
