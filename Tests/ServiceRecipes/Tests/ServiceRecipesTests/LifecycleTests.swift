import ServiceLifecycle
import ServiceLifecycleTestKit
import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

@testable import ServiceRecipes

/// A log of entries, in order, from any thread.
private final class Log: Sendable {
  private let list = Mutex<[String]>([])

  var entries: [String] { list.withLock { $0 } }
  func append(_ entry: String) { list.withLock { $0.append(entry) } }
}

struct LifecycleTests {
  @Test(arguments: [(5, [0, 60]), (70, [0])])
  func aGracefulShutdownLetsTheBeatFinishAndEndsTheScheduler(beat: Int, starts: [Int]) async throws {
    let (scheduler, log) = (TestScheduler(), Log())
    let network = scheduler.sibling(timebase: .continuous, name: "network")
    let other = scheduler.schedule(after: .seconds(600)) { log.append("never") }
    try await testGracefulShutdown { trigger in
      let service = HeartbeatService(scheduler: scheduler) {
        log.append("begins at \(network.now)")
        try? await network.sleep(for: .seconds(beat))
        log.append("ends at \(network.now), cancelled: \(Task.isCancelled)")
      }
      let task = scheduler.spawn { try await service.run() }
      scheduler.advance(by: .seconds(62))
      trigger.triggerGracefulShutdown()
      scheduler.advance(by: .seconds(1_000))
      try await task.value
    }
    #expect(log.entries == starts.flatMap { ["begins at \($0).0 seconds", "ends at \($0 + beat).0 seconds, cancelled: false"] })
    #expect(other.isDisposed)
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aShutdownBeforeTheFirstBeatEndsTheService() async throws {
    let (scheduler, log) = (TestScheduler(), Log())
    try await testGracefulShutdown { trigger in
      trigger.triggerGracefulShutdown()
      let service = HeartbeatService(scheduler: scheduler) { log.append("beat") }
      try await scheduler.run { try await service.run() }
    }
    #expect(log.entries == [])
  }

  @Test func aGroupOfRealServicesEnds() async throws {
    let scheduler = QueueScheduler(label: "heartbeats")
    let (beats, beat) = AsyncStream<Void>.makeStream()
    let group = ServiceGroup(services: [HeartbeatService(scheduler: scheduler) { beat.yield() }])
    async let run: Void = group.run()
    for await _ in beats { break }
    await group.triggerGracefulShutdown()
    try await run
    #expect(scheduler.statistics.pending == 0)
    #expect(scheduler.schedule {}.isDisposed)
  }
}
