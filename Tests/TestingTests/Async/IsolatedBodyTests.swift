import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@MainActor private final class Model {
  private(set) var seconds: Int

  init(seconds: Int) { self.seconds = seconds }

  func wait(by clock: some Clock<Duration>) async throws {
    try await clock.sleep(for: .seconds(2))
    seconds += 2
  }
}

@Suite("A body on the main actor") struct IsolatedBodyTests {
  private let scheduler = TestScheduler()

  @Test func runTakesABodyOfTheMainActor() async throws {
    let model = await Model(seconds: 0)
    let seconds = try await scheduler.run { @MainActor [scheduler] in
      try await model.wait(by: scheduler.clock)
      return model.seconds
    }
    expectEqual(seconds, 2)
  }

  @Test func spawnTakesABodyOfTheMainActor() async throws {
    let model = await Model(seconds: 0)
    let task = scheduler.spawn { @MainActor [scheduler] in
      try await model.wait(by: scheduler.clock)
      return model.seconds
    }
    try await expectEqual(scheduler.run { try await task.value }, 2)
  }
}
