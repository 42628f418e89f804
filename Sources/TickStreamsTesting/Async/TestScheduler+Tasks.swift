import TickStreams

extension TestScheduler {
  /// This scheduler's time as a `Clock`.
  public var clock: TestClock { TestClock(engine: engine) }

  /// Where tasks have to run to be on this scheduler's timeline: in place, whenever time passes.
  ///
  /// ``run(limit:patience:file:line:_:)`` and ``spawn(name:file:line:_:)`` see to it; it is here for `withTaskExecutorPreference` and
  /// `addTask(executorPreference:)`.
  public var executor: TestExecutor { world.executor }

  /// Starts a task on this scheduler's timeline: what to use in a test instead of `Task { }`, which would run elsewhere.
  ///
  /// It begins with the next advance, also by zero; its child tasks, and what it calls, are on the timeline too.
  ///
  /// - Parameters:
  ///   - name: A name, for debuggers.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  ///   - operation: What the task does.
  /// - Returns: The task.
  @discardableResult
  public func spawn<Success: Sendable>(
    name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    let isNewGuest = executor.invite()
    defer { if isNewGuest { executor.dismiss() } }
    return Task(name: name, executorPreference: executor) {
      try await TimerOrigin.$context.withValue(.call(CallSite(file, line))) { try await operation() }
    }
  }

  /// Runs the tasks of this scheduler that can run, and what they and the main actor owe each other.
  ///
  /// Work for the main actor leaves the scheduler's executor, so nothing tells when it is done, except that the main queue is served in order.
  /// So this goes through the main queue and back, and runs the tasks that this brought, until `rounds` trips in a row have brought none. Virtual
  /// time stands still.
  ///
  /// Each trip lets everything run that was queued for the main actor before it. What queues more for the main actor, again and again, takes as
  /// many trips.
  ///
  /// - Parameter rounds: How many trips must bring nothing.
  public func settle(rounds: Int = 3) async {
    await world.settle(rounds: rounds)
  }
}

extension SiblingScheduler {
  /// This scheduler's time as a `Clock`.
  public var clock: TestClock { TestClock(engine: engine) }
}
