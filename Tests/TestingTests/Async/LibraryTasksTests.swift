import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("The tasks that the library starts are on the timeline") struct LibraryTasksTests {
  private let scheduler = TestScheduler()

  private struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  /// Three requests that take a second each, by the clock of the test.
  private static func requests(on scheduler: TestScheduler) -> TickSignal<String, Never> {
    TickSignal.interval(.seconds(2), on: scheduler).take(3).flatMapLatest { tick in
      TickSignal<String, Never>.task {
        try? await scheduler.clock.sleep(for: .seconds(1))
        return "reply \(tick.index) at \(scheduler.now)"
      }
    }
  }

  private static let replies = ["reply 0 at 3.0 seconds", "reply 1 at 5.0 seconds", "reply 2 at 7.0 seconds"]

  @Test func theValueOfATaskArrivesInASynchronousAdvance() {
    for round in 1...Thorough.rounds(300) {
      let scheduler = TestScheduler()
      let recording = scheduler.record(TickSignal<Int, Never>.task { 42 }, for: .zero)
      expectEqual(recording.events, [.next(42, at: .zero), .completed(at: .zero)], "round \(round)")
    }
  }

  @Test func tasksThatTimersStartTakeVirtualTime() {
    for round in 1...Thorough.rounds(300) {
      let scheduler = TestScheduler()
      expectEqual(scheduler.record(Self.requests(on: scheduler), for: .seconds(10)).values, Self.replies, "round \(round)")
    }
  }

  @Test func theValuesOfAnAsyncSequenceArriveInASynchronousAdvance() {
    for round in 1...Thorough.rounds(300) {
      let scheduler = TestScheduler()
      let (stream, input) = AsyncStream.makeStream(of: Int.self)
      let recording = scheduler.record(TickSignal(stream))
      scheduler.schedule(after: .seconds(1)) { input.yield(1) }
      scheduler.schedule(after: .seconds(2)) { input.yield(2) }
      scheduler.schedule(after: .seconds(3)) { input.finish() }
      scheduler.advance(by: .seconds(5))
      expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .completed(at: .seconds(3))], "round \(round)")
    }
  }

  @Test func inARunTheirValuesComeAtTheRightTimes() async throws {
    for round in 1...Thorough.rounds(300) {
      let scheduler = TestScheduler()
      let replies = try await scheduler.run {
        var replies: [String] = []
        for await reply in Self.requests(on: scheduler).values { replies.append(reply) }
        return replies
      }
      expectEqual(replies, Self.replies, "round \(round)")
    }
  }

  @Test func firstOfATaskStaysOnTheTimeline() async throws {
    for _ in 1...Sanitizer.runs(300) {
      let scheduler = TestScheduler()
      let first = try await scheduler.run {
        await TickSignal<TickInstant, Never>.task {
          try? await scheduler.clock.sleep(for: .seconds(5))
          return scheduler.now
        }
        .firstValue()
      }
      expectEqual(first, .origin.advanced(by: .seconds(5)))
    }
  }

  @Test func deliveryToAnActorIsDoneBeforeTimeMovesOn() {
    for round in 1...Thorough.rounds(300) {
      let scheduler = TestScheduler()
      let store = Store()
      let log = Log<String>()
      let subscription = TickSignal.interval(.seconds(1), on: scheduler).take(3)
        .subscribe(in: store) { _, tick in log.append("\(tick.index) at \(scheduler.now)") }
      scheduler.advance(by: .seconds(10))
      expectEqual(log.entries, ["0 at 1.0 seconds", "1 at 2.0 seconds", "2 at 3.0 seconds"], "round \(round)")
      withExtendedLifetime(subscription) {}
    }
  }

  @Test func deliveryToAnActorStaysOnTheTimelineThatSubscribed() {
    for round in 1...Thorough.rounds(300) {
      let scheduler = TestScheduler()
      let store = Store()
      let log = Log<Int>()
      let subject = TickSubject<Int, Never>()
      let subscription = scheduler.perform { subject.signal.subscribe(in: store) { _, value in log.append(value) } }
      subject.next(7)
      scheduler.advance(by: .zero)
      expectEqual(log.entries, [7], "round \(round)")
      withExtendedLifetime(subscription) {}
    }
  }

  @Test func subscriptionsInPerformAreOnTheTimeline() {
    for round in 1...Thorough.rounds(300) {
      let scheduler = TestScheduler()
      let log = Log<Int>()
      let subscription = scheduler.perform { TickSignal<Int, Never>.task { 5 }.subscribe(onNext: { log.append($0) }) }
      scheduler.advance(by: .zero)
      expectEqual(log.entries, [5], "round \(round)")
      withExtendedLifetime(subscription) {}
    }
  }

  @Test func aTaskInsideATaskStaysOnTheTimeline() {
    let recording = scheduler.record(
      TickSignal<Int, Never>.task { await TickSignal<Int, Never>.task { 6 }.map { $0 * 7 }.firstValue() ?? 0 }, for: .zero)
    expectEqual(recording.values, [42])
  }

  @Test func aDisposedTaskIsCancelledInVirtualTime() {
    let log = Log<String>()
    let recording = scheduler.record(
      TickSignal<Int, Never>.task { [scheduler] in
        do { try await scheduler.clock.sleep(for: .seconds(5)) } catch { log.append("cancelled at \(scheduler.now)") }
        return 1
      })
    scheduler.schedule(after: .seconds(2)) { recording.dispose() }
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries, ["cancelled at 2.0 seconds"])
    expectEmpty(recording.events)
  }

  @Test(arguments: [Duration.zero, .milliseconds(5)]) func exploreFindsNoFailureInASynchronousTest(lateness: Duration) async throws {
    try await withLoad {
      try explore(seedCount: Sanitizer.runs(1_000), lateness: lateness) { scheduler in
        let log = Log<String>()
        let subscription = Self.requests(on: scheduler).subscribe(onNext: { log.append(String($0.prefix(7))) })
        scheduler.advance(by: .seconds(10))
        guard log.entries == ["reply 0", "reply 1", "reply 2"] else { throw Wrong(description: "\(log.entries)") }
        subscription.dispose()
        try scheduler.expectIdle()
      }
    }
  }

  @Test(arguments: [Duration.zero, .milliseconds(5)]) func exploreFindsNoFailureInARun(lateness: Duration) async throws {
    try await explore(seedCount: Sanitizer.runs(1_000), lateness: lateness) { try await Self.body(on: $0) }
  }

  @Test(arguments: [Duration.zero, .milliseconds(5)]) func exploreFindsNoFailureOnALoadedMachine(lateness: Duration) async throws {
    try await withLoad { try await explore(seedCount: Sanitizer.runs(100), lateness: lateness) { try await Self.body(on: $0) } }
  }

  /// A test that is right, with everything in it for which the library starts tasks.
  private static func body(on scheduler: TestScheduler) async throws {
    let store = Store()
    let subject = TickSubject<Int, Never>()
    let subscription = subject.signal.subscribe(in: store) { store, value in store.values.append(value) }
    let replies = scheduler.record(requests(on: scheduler))
    try await scheduler.clock.sleep(for: .seconds(1))
    for number in 0..<100 { subject.next(number) }
    scheduler.advance(by: .seconds(3))
    guard await store.values == Array(0..<100) else { throw Wrong(description: "actor: \(await store.values)") }
    let first = await TickSignal(Countdown(scheduler)).firstValue()
    guard first == 3 else { throw Wrong(description: "sequence: \(first ?? -1)") }
    try await scheduler.clock.sleep(for: .seconds(10))
    guard replies.values.map({ $0.prefix(7) }) == ["reply 0", "reply 1", "reply 2"] else {
      throw Wrong(description: "task: \(replies.values)")
    }
    subscription.dispose()
    try scheduler.expectNoLeaks()
  }
}

private actor Store { var values: [Int] = [] }

/// Counts down from three, a second each.
private struct Countdown: AsyncSequence, Sendable {
  typealias Failure = Never
  let scheduler: TestScheduler

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  struct Iterator: AsyncIteratorProtocol {
    let scheduler: TestScheduler
    var left = 3

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      guard left > 0 else { return nil }
      try? await scheduler.clock.sleep(for: .seconds(1))
      defer { left -= 1 }
      return left
    }

    mutating func next() async -> Int? { await next(isolation: nil) }
  }

  func makeAsyncIterator() -> Iterator { Iterator(scheduler: scheduler) }
}
