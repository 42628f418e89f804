import Dispatch
import Foundation
import Synchronization
import Testing
import TickStreams
import TickStreamsTesting

private var now: Duration { Timeline.current.map { TickInstant.origin.duration(to: $0.scheduler.now) } ?? .zero }

private struct Flaw: Error {}

private actor Poller {
  private(set) var polls: [Duration] = []

  func poll(_ count: Int) async throws {
    for _ in 0..<count {
      try await Task.sleep(for: .seconds(60))
      polls.append(now)
    }
  }
}

private final class Log: Sendable {
  private let events = Mutex<[String]>([])
  var all: [String] { events.withLock { $0 } }
  func note(_ name: String) { events.withLock { $0.append("\(name) at \(now.components.seconds)") } }
}

@MainActor private final class Model {
  var shown = 0

  func show(after span: Duration) async throws {
    try await Task.sleep(for: span)
    shown += 1
  }
}

@Suite(.asyncVirtualTime)
struct ExperimentTests {
  @Test func sleepTakesNoTime() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(for: .seconds(3_600))
    #expect(now == .seconds(3_600))
    try await Task.sleep(nanoseconds: 1_500_000_000)
    #expect(now == .seconds(3_601.5))
    try await ContinuousClock().sleep(for: .milliseconds(250))
    try await Task.sleep(until: .now + .milliseconds(250), clock: .suspending)
    #expect(now == .seconds(3_602))
    #expect(start.duration(to: .now) < .seconds(60))
  }

  @Test func anActorPollsForAnHour() async throws {
    let poller = Poller()
    try await poller.poll(60)
    #expect(await poller.polls == (1...60).map { .seconds(60 * $0) })
  }

  @Test(arguments: 0..<1_000) func fiftyLoopsOfAnHour(run: Int) async {
    let loops = run == 0 ? 50 : 3
    let ends = Log()
    await withTaskGroup(of: Void.self) { group in
      for loop in 0..<loops {
        group.addTask {
          for _ in 0..<12 { try? await Task.sleep(for: .seconds(300)) }
          ends.note("\(loop)")
        }
      }
    }
    #expect(ends.all == (0..<loops).map { "\($0) at 3600" })
  }

  @Test func tasksOfTheirOwnRunOnTheTimeline() async throws {
    let events = Log()
    let first = Task {
      try await Task.sleep(for: .seconds(2))
      events.note("task")
    }
    let second = Task.detached {
      try await Task.sleep(for: .seconds(1))
      events.note("detached")
    }
    _ = try await (first.value, second.value)
    #expect(events.all == ["detached at 1", "task at 2"])
  }

  @Test func aTaskIsCanceledWhileItSleeps() async throws {
    let task = Task { try await Task.sleep(for: .seconds(60)) }
    try await Task.sleep(for: .seconds(5))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(now == .seconds(5))
  }

  @Test(arguments: [(1, "answer"), (9, "timeout")]) func aRaceAgainstATimeout(seconds: Int, expected: String) async throws {
    let winner = try await withThrowingTaskGroup(of: String.self) { group in
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        return "answer"
      }
      group.addTask {
        try await Task.sleep(for: .seconds(5))
        return "timeout"
      }
      defer { group.cancelAll() }
      return try await group.next()
    }
    #expect(winner == expected)
    #expect(now == .seconds(min(seconds, 5)))
  }

  @Test func aStreamIsFedByATask() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Task {
      for number in 1...3 {
        try? await Task.sleep(for: .seconds(10))
        continuation.yield(number)
      }
      continuation.finish()
    }
    var received: [Int] = []
    for await number in stream { received.append(number * 100 + Int(now.components.seconds)) }
    #expect(received == [110, 220, 330])
  }

  @TaskLocal static var user = "nobody"

  @Test func taskLocalsAreKept() async throws {
    try await Self.$user.withValue("Ada") {
      try await Task.sleep(for: .seconds(1))
      #expect(Self.user == "Ada")
      #expect(await Task { Self.user }.value == "Ada")
    }
  }

  @Test func theMainActorIsWaitedFor() async throws {
    let model = await MainActor.run { Model() }
    try await model.show(after: .seconds(7))
    #expect(await model.shown == 1)
    #expect(now == .seconds(7))
  }

  @MainActor @Test func aTestOfTheMainActorSleeps() async throws {
    let model = Model()
    async let shown: Void = model.show(after: .seconds(3))
    try await Task.sleep(for: .seconds(5))
    try await shown
    #expect(model.shown == 1)
    #expect(now == .seconds(5))
  }

  @Test func signalsAndTasksShareOneTime() async throws {
    let scheduler = try #require(Timeline.current).scheduler
    let ticks = Mutex(0)
    let beats = TickSignal.interval(.seconds(10), on: scheduler).subscribe { _ in ticks.withLock { $0 += 1 } }
    try await Task.sleep(for: .seconds(35))
    #expect(ticks.withLock { $0 } == 3)
    beats.dispose()
  }

  private func thread() -> pthread_t { pthread_self() }

  @Test func somethingArrivesInRealTime() async throws {
    let before = thread()
    let value = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { continuation.resume(returning: 7) }
    }
    #expect(value == 7)
    #expect(thread() == before, "the task is back on its timeline")
    #expect(await Task.detached { value }.value == 7)
    try await Task.sleep(for: .seconds(60))
    #expect(now == .seconds(60))
  }

  @Test func anotherThreadArmsATimer() async {
    guard let scheduler = Timeline.current?.scheduler else { return }
    let fired = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { scheduler.schedule(after: .seconds(5)) { continuation.resume(returning: true) } }
    }
    #expect(fired)
    #expect(now == .seconds(5))
  }

  @Test func anErrorIsTheOneOfTheTest() async throws {
    await withKnownIssue {
      try await Task.sleep(for: .seconds(1))
      throw Flaw()
    }
  }

  @Test(arguments: [
    (999_999_700, 1_000_000_200, 1_000_000_000), (1_233_999_000, 1_234_000_100, 1_234_000_000),
    (59_999_000_000, 60_001_000_000, 60_000_000_000),
    (4_999_000, 33_456_789, 5_000_000), (9_999_700_000, 11_500_000_000, 10_000_000_000), (10_499_999_000, 12_345_678_900, 10_500_000_000),
    (1_450_000_000, 1_500_020_000, 1_500_000_000),
    (7, 9, 7),
  ])
  func aSpanIsTheRoundestThatFits(least: Int, most: Int, expected: Int) {
    #expect(Timeline.roundest(from: .nanoseconds(least), to: .nanoseconds(most)) == .nanoseconds(expected))
  }
}

struct HangingTests {
  @Test func aTestThatHangsIsCanceledAndFails() async {
    let trait = AsyncVirtualTime(patience: .milliseconds(200))
    await #expect(throws: TestHangs.self) {
      try await trait.provideScope(for: #require(Test.current), testCase: Test.Case.current) {
        try await Task.sleep(for: .seconds(5))
        for await _ in AsyncStream<Int>.makeStream().stream {}
      }
    }
  }

  @Test func otherTestsUseRealTime() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(30))
    #expect(start.duration(to: .now) >= .milliseconds(30))
    #expect(Timeline.current == nil)
  }
}
