import TickStreams

extension TestScheduler {
  /// Where tasks have to run to be on this scheduler's timeline: synchronously, whenever time passes.
  ///
  /// ``run(limit:patience:file:line:_:)`` and ``spawn(name:file:line:_:)`` see to it; it is here for `withTaskExecutorPreference` and
  /// `addTask(executorPreference:)`.
  public var executor: TestExecutor { world.executor }

  /// Starts a task on this scheduler's timeline.
  ///
  /// Use it in a test instead of `Task { }`, which would run elsewhere.
  ///
  /// It begins with the next advance, even by zero; its child tasks, the functions that it calls, and the tasks of signals that it subscribes are on the
  /// timeline too. ``expectNoLeaks(file:line:)`` lists it as long as it has not ended. An error that it throws, also that of an expectation, is lost
  /// unless the test awaits its `value`.
  ///
  /// - Parameters:
  ///   - name: A name, for debuggers and for reports of what remains.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - operation: The work of the task.
  /// - Returns: The task.
  @discardableResult
  public func spawn<Success: Sendable>(
    name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ operation: @escaping @Sendable @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    let site = CallSite(file, line)
    let mark = world.tracker.taskStarted(name.map { "spawn \($0)" } ?? "spawn", site)
    return start(name: name, at: site) {
      defer { mark.dispose() }
      return try await operation()
    }
  }

  /// Starts a task that is not listed anywhere.
  func start<Success: Sendable>(
    name: String? = nil, at site: CallSite, _ operation: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    let world = world
    return world.onTimeline {
      Task(name: name, executorPreference: executor) {
        try await Timelines.$current.withValue(world) {
          try await TimerOrigin.$context.withValue(.call(site)) { try await operation() }
        }
      }
    }
  }

  /// Runs `body` on this scheduler's timeline: the tasks of signals that it subscribes run synchronously when time passes.
  ///
  /// ``record(_:file:line:)``, ``run(limit:patience:file:line:_:)``, ``spawn(name:file:line:_:)``, `explore` and everything that is fired
  /// while time passes are on the timeline by themselves. In a synchronous test this is for code that subscribes on its own to a signal
  /// with a task in it:
  ///
  /// ```swift
  /// scheduler.perform { model.start() }
  /// scheduler.advance(by: .seconds(60))
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - body: The work, which runs immediately.
  /// - Returns: The result of the body.
  /// - Throws: The error that the body throws.
  public func perform<Result>(file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Result) rethrows -> Result {
    try TimerOrigin.$context.withValue(.call(CallSite(file, line))) { try world.onTimeline(body) }
  }

  /// Runs the tasks of this scheduler that can run, and the work that they and the main actor have for each other.
  ///
  /// Work for the main actor leaves the scheduler's executor, so its completion cannot be observed, except that the main queue is served in
  /// order. So this goes through the main queue and back, and runs the tasks that this brought, until `rounds` trips in a row have brought
  /// none. Virtual time does not move.
  ///
  /// Each trip lets everything run that was queued for the main actor before it. Work that queues more work for the main actor takes a trip
  /// for each turn.
  ///
  /// - Parameter rounds: How many trips must bring nothing.
  public func settle(rounds: Int = 3) async {
    do {
      try await world.settle(rounds: rounds)
    } catch {
      world.mistakes.report("\(error)", nil)
    }
  }
}
