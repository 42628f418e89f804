/// Runs the tasks that the library starts in a test, so that they take part in its virtual time.
package protocol Timeline: AnyObject, Sendable {
  /// Starts a task.
  ///
  /// - Parameters:
  ///   - name: The call that needs it, if it is a leak unless it ends.
  ///   - priority: Its priority; that of the caller if left out.
  ///   - operation: What it does.
  /// - Returns: The task.
  func startTask(
    for name: StaticString?, priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never>
}

/// The timeline of what runs now, which subscriptions that need a task look up when they start.
///
/// Tests set it; in production there is none, and the lookup costs a few nanoseconds for each task.
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
