import Testing
import TickStreams
import TickStreamsTesting

@Suite("One timeline with async code")
struct AsyncTests {
  private let scheduler = TestScheduler()

  @Test func aSpawnedTaskSleepsInVirtualTime() {
    let log = Log<String>()
    scheduler.spawn { [scheduler, log] in
      log.append("start \(scheduler.now)")
      try await scheduler.clock.sleep(for: .seconds(2))
      log.append("woke \(scheduler.now)")
    }
    #expect(log.entries == [])
    scheduler.advance(by: .seconds(2) - .nanoseconds(1))
    #expect(log.entries == ["start 0.0 seconds"])
    scheduler.advance(by: .nanoseconds(1))
    #expect(log.entries == ["start 0.0 seconds", "woke 2.0 seconds"])
  }

  @Test func theBodyMayAdvance() async throws {
    let log = Log<String>()
    try await scheduler.run { [scheduler, log] in
      async let child: Void = {
        try await scheduler.clock.sleep(for: .seconds(1))
        log.append("child \(scheduler.now)")
      }()
      scheduler.advance(by: .seconds(3))
      log.append("body \(scheduler.now)")
      try await child
    }
    #expect(log.entries == ["child 1.0 seconds", "body 3.0 seconds"])
  }
}
