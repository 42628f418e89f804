import TickStreams

extension TestScheduler {
  /// Runs `body` on this scheduler's timeline, with everything that it awaits.
  ///
  /// The body and its child tasks run on the scheduler's ``executor``, one at a time, so they do the same at every run, as far as the main actor
  /// takes no part. In the body:
  ///
  /// - `advance`, `sleepDevice` and `suspendApp` let every task that they wake run to its next suspension before time moves on. The body
  ///   and its tasks may call them at any point, even while another of these tasks does: then that advance is part of the other one.
  /// - While the body itself waits, time moves by itself, from one due instant to the next: `try await scheduler.clock.sleep(for:
  ///   .seconds(5))` is five virtual seconds. Before that, the main actor can finish its queued work, as in
  ///   ``settle(rounds:)``.
  /// - `Task.sleep(until:clock:)`, `for await` over `signal.values`, task groups, `async let` and actors work as they are, and so do the
  ///   tasks that the library starts: `TickSignal.task`, signals of asynchronous sequences, delivery to an actor. `Task { }` does not stay
  ///   on the timeline: use ``spawn(name:file:line:_:)``.
  /// - A run inside the body is part of it: time passes as the outer run specifies, within its limit and its patience. Concurrent runs,
  ///   of one scheduler, each have their own patience. One in a `Task { }`, or on another actor, lets time pass itself while no other does.
  /// - A body of the main actor, `{ @MainActor in … }`, runs there, and its tasks on the executor.
  ///
  /// ```swift
  /// let scheduler = TestScheduler()
  /// try await scheduler.run {
  ///   async let first = TickSignal.after(.seconds(3), on: scheduler).firstValue()
  ///   try await scheduler.clock.sleep(for: .seconds(5))
  ///   #expect(await first?.fired == .origin.advanced(by: .seconds(3)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - limit: How much may happen while the body waits.
  ///   - patience: How long, in real time, to wait for a body that waits for something which no passing of virtual time will bring.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - body: The asynchronous work to run.
  /// - Returns: The result of the body.
  /// - Throws: The error that the body throws, or ``TestFailure``: if it waits for an event that never arrives, if the limit is reached, if a real
  ///   scheduler began to wait, or if tasks were woken by something that is not on this timeline, so that the next run may do otherwise.
  public func run<Success: Sendable>(
    limit: RunLimit = .events(200_000), patience: Duration = .seconds(10), file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @Sendable @isolated(any) () async throws -> Success
  ) async throws -> Success {
    let site = CallSite(file, line)
    if let complaint = limit.complaint { world.mistakes.report(complaint, site) }
    let isFinished = Lock(false)
    let realTime = RealTimeUses()
    // The `Task { }` of a body may outlive the run, and has its timeline still.
    let isInside = Timelines.current as? World === world && (world.isPumped || executor.isOnTimeline)
    let task = start(at: site) {
      defer { isFinished.withLock { $0 = true } }
      return try await RealTimeUses.$current.withValue(realTime) { try await body() }
    }
    let foreignCount = executor.foreignCount
    try await withTaskCancellationHandler {
      // Inside a body, the run around it lets time pass; it would count each turn of another one as a task.
      guard !isInside else {
        _ = await task.result
        return
      }
      do {
        try await world.pump(until: { isFinished.withLock { $0 } }, limit: limit, patience: patience, site: site)
      } catch {
        // Tasks that this wakes are not woken from elsewhere; another run of this scheduler would otherwise assume that.
        world.onTimeline { task.cancel() }
        throw error
      }
    } onCancel: {
      task.cancel()
    }
    let result = try await task.value
    try realTime.check(site)
    let wakeUps = executor.foreignCount - foreignCount
    if wakeUps > 0, !Task.isCancelled { throw TestFailure.outsideWakeUps(wakeUps, site) }
    return result
  }
}

extension TestFailure {
  /// A task on the timeline of a test was woken by something that is not on it.
  fileprivate static func outsideWakeUps(_ count: Int, _ site: CallSite) -> TestFailure {
    TestFailure(
      "outside wake-up",
      """
      tasks of the body were woken \(count == 1 ? "once" : "\(count) times") by a thread that is neither the main one nor on the timeline of the test, so the \
      order may differ between runs.
      The cause may be a clock other than scheduler.clock, a Task { } or Task.detached (use scheduler.spawn), or a scheduler that runs in real time.
      """, site: site)
  }
}

/// The limit of a run, and the check whether it is reached.
struct RunLimitCheck {
  private let lastFired: Int
  private let end: TickInstant

  init(_ limit: TestScheduler.RunLimit, in world: World) {
    switch limit {
    case .events(let count):
      let (sum, overflow) = world.runawayDetector.fired.addingReportingOverflow(Swift.max(0, count))
      lastFired = overflow ? .max : sum
      world.runawayDetector.expectReport(atFired: lastFired)
      end = .distantFuture
    case .time(let duration):
      lastFired = .max
      end = world.clock.elapsed.adding(Swift.max(0, duration.nanoseconds))
    }
  }

  /// Throws if something is due and the limit is reached.
  func check(_ world: World, site: CallSite) throws(TestFailure) {
    guard let next = world.nextWake(), world.runawayDetector.fired >= lastFired || next > end else { return }
    let instant = world.clock.elapsed
    throw world.runawayDetector.runaway("\(site): the body still waits, at \(instant), and the limit of the run is reached")
  }
}
