import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// An actor that runs on a scheduler and has a timer.
private actor Session {
  private let executor: TickExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let idle: IdleTimer
  private let log: Log<String>
  private var isOpen = true

  init(on scheduler: any TickScheduler, _ log: Log<String>) {
    executor = TickExecutor(on: scheduler)
    idle = IdleTimer(after: .seconds(30), on: scheduler)
    self.log = log
    idle.expirations.subscribe(onNext: { [weak self] _ in self?.closeFromAnywhere() }).keepUntilFinished()
  }

  nonisolated func closeFromAnywhere() { assumeIsolated { $0.close() } }

  private func close() {
    isOpen = false
    log.append("closed at \(executor.scheduler.now), on its scheduler: \(executor.scheduler.isCurrent)")
  }

  func start() { idle.restart() }

  func received(_ message: String) {
    idle.restart()
    log.append("\(message) at \(executor.scheduler.now), on its scheduler: \(executor.scheduler.isCurrent)")
  }

  func cancel() -> Bool {
    idle.cancel()
    return isOpen
  }
}

struct TickExecutorTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  @Test func anActorAndItsTimersAreOnTheTimeline() async throws {
    let session = Session(on: scheduler, log)
    try await scheduler.run { [scheduler, session] in
      await session.start()
      try await scheduler.sleep(for: .seconds(20))
      await session.received("news")
      try await scheduler.sleep(for: .seconds(40))
    }
    expectEqual(log.entries, ["news at 20.0 seconds, on its scheduler: true", "closed at 50.0 seconds, on its scheduler: true"])
  }

  @Test func aJobRunsAfterWhatWasDueBeforeAndBeforeWhatComesLater() async {
    let session = Session(on: scheduler, log)
    scheduler.schedule { [log] in log.append("before") }
    let task = Task.detached { await session.received("news") }
    // The action, the timer of the session, and the job.
    while scheduler.pending.count < 3 { await Task.yield() }
    scheduler.schedule { [log] in log.append("after") }
    scheduler.advance(by: .zero)
    await task.value
    expectEqual(log.entries, ["before", "news at 0.0 seconds, on its scheduler: true", "after"])
  }

  @Test func aTimerThatTheActorCancelsAtItsInstantDoesNotFire() async throws {
    let session = Session(on: scheduler, log)
    let isOpen = Log<Bool>()
    try await scheduler.run { [scheduler, session] in
      // Comes before the timer of the actor, at the same instant.
      scheduler.schedule(after: .seconds(30)) { isOpen.append(session.assumeIsolated { $0.cancel() }) }
      await session.start()
      try await scheduler.sleep(for: .seconds(60))
    }
    expectEqual(isOpen.entries, [true])
    expectEmpty(log.entries)
  }

  @Test func onAQueueAllOfItRunsOnTheScheduler() async {
    let queue = QueueScheduler()
    let session = Session(on: queue, log)
    await withTaskGroup(of: Void.self) { group in for number in 0..<100 { group.addTask { await session.received("\(number)") } } }
    // On a machine so busy that this takes 30 s the actor has closed, too.
    expectEqual(log.entries.filter { !$0.hasPrefix("closed") }.count, 100)
    #expect(log.entries.allSatisfy { $0.hasSuffix("on its scheduler: true") })
    _ = await session.cancel()
  }

  @Test func useOfTheActorOutsideOfItsSchedulerStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { Session(on: QueueScheduler(), Log<String>()).closeFromAnywhere() }
  }

  @Test func anImmediateSchedulerIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) { _ = TickExecutor(on: ImmediateScheduler()) }
    await #expect(processExitsWith: .failure) { _ = TickExecutor(on: ImmediateScheduler().withLeeway(.zero)) }
  }

  @Test func theClockOfASchedulerIsIdentifiedByIt() {
    expectEqual(scheduler.clock.id, scheduler.clock.id)
    #expect(scheduler.clock.id != TestScheduler().clock.id)
  }
}
