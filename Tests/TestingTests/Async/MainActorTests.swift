import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@MainActor private final class Model {
  private(set) var title = ""
  private(set) var loads = 0

  func load(by clock: some Clock<Duration>) async throws {
    loads += 1
    title = "loading"
    try await clock.sleep(for: .seconds(3))
    title = "loaded"
  }
}

@Suite("Work for the main actor leaves the timeline") struct MainActorTests {
  private let scheduler = TestScheduler()

  @Test func settleBringsItBack() async throws {
    let model = Model()
    let task = scheduler.spawn { [scheduler] in try await model.load(by: scheduler.clock) }
    scheduler.advance(by: .zero)
    await scheduler.settle()
    await expectEqual(model.title, "loading")
    scheduler.advance(by: .seconds(3) - .nanoseconds(1))
    await scheduler.settle()
    await expectEqual(model.title, "loading")
    scheduler.advance(by: .nanoseconds(1))
    await scheduler.settle()
    await expectEqual(model.title, "loaded")
    try await task.value
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(3)))
  }

  @Test func aTaskOnTheTimelineMaySettle() async throws {
    try await scheduler.run { [scheduler] in
      async let other: Void = scheduler.settle()
      await scheduler.settle()
      await other
    }
    scheduler.spawn { [scheduler] in await scheduler.settle() }
    scheduler.advance(by: .zero)
    await scheduler.settle()
    try scheduler.expectNoLeaks()
  }

  @Test func settleWaitsForABusyMainActor() async {
    let log = Log<String>()
    DispatchQueue.main.async { Thread.sleep(forTimeInterval: 0.05) }
    scheduler.spawn { await MainActor.run { log.append("done") } }
    await scheduler.settle()
    expectEqual(log.entries, ["done"])
  }

  @Test func aBodyThatWaitsForItDoesNotLetTimePass() async throws {
    let log = Log<String>()
    let subscription = TickSignal.interval(.seconds(1), on: scheduler).subscribe(onNext: { log.append("tick \($0.index)") })
    try await scheduler.run { [scheduler] in for _ in 0..<50 { await MainActor.run { log.append("main \(scheduler.now)") } } }
    expectEqual(log.entries, Array(repeating: "main 0.0 seconds", count: 50))
    subscription.dispose()
  }

  @Test func aChainOnTheMainActorTakesAsManyTrips() async {
    let log = Log<Int>()
    @Sendable func step(_ number: Int) {
      log.append(number)
      guard number < 20 else { return }
      scheduler.spawn { Task { @MainActor in step(number + 1) } }
    }
    step(1)
    await scheduler.settle()
    expectEqual(log.entries, Array(1...20))
  }

  @Test func aModelOnTheMainActorIsRunThroughItsLoad() async throws {
    let model = Model()
    try await scheduler.run { [scheduler] in
      try await model.load(by: scheduler.clock)
      expectEqual(scheduler.now, .origin.advanced(by: .seconds(3)))
      await expectEqual(model.title, "loaded")
    }
  }
}
