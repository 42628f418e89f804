import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct ShareGraceTests {
  let scheduler = TestScheduler()

  private func source(_ line: String = "a--b--c--d--e--f--g") -> TestSource<String, StubFailure> { TestSource(on: scheduler, line) }

  @Test func theUpstreamRunsForTheGraceAfterTheLastSubscriber() {
    let source = source()
    let shared = source.signal.share(grace: .seconds(4), on: scheduler)
    let recording = scheduler.record(shared, for: .seconds(5))
    recording.dispose()
    scheduler.advance(by: .seconds(4) - .nanosecond)
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: nil)])
    scheduler.advance(by: .nanosecond)
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(9))])
    expectEqual(recording.line, "a at 0, b at 3")
    expectEmpty(scheduler.pending)
  }

  @Test func aSubscriberWithinTheGraceFindsItRunning() {
    let source = source()
    let shared = source.signal.share(grace: .seconds(4), on: scheduler)
    let first = scheduler.record(shared, for: .seconds(5))
    first.dispose()
    scheduler.advance(by: .seconds(2))
    let second = scheduler.record(shared, for: .seconds(3))
    second.dispose()
    expectEqual(second.line, "d at 2", "c came at 6, while there was no subscriber")
    scheduler.advance(by: .seconds(4) - .nanosecond)
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: nil)], "the grace period starts again")
    scheduler.advance(by: .nanosecond)
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(14))])
    expectEmpty(scheduler.pending)
  }

  @Test func aSubscriberWithinTheGraceGetsTheLatestValues() {
    let shared = source().signal.share(replay: 1, grace: .seconds(4), on: scheduler)
    let first = scheduler.record(shared, for: .seconds(5))
    first.dispose()
    scheduler.advance(by: .seconds(2))
    let second = scheduler.record(shared, for: .seconds(2))
    expectEqual(second.line, "c at 0, d at 2")
    scheduler.shutdown()
  }

  @Test func aSubscriberAtTheEndOfTheGraceKeepsItRunningIfFirst() {
    let source = source()
    let shared = source.signal.share(grace: .seconds(4), on: scheduler)
    let late = SerialDisposable()
    scheduler.schedule(after: .seconds(4)) { late.inner = shared.observe { _ in } }
    scheduler.record(shared).dispose()
    scheduler.advance(by: .seconds(5))
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: nil)])
    late.dispose()
    scheduler.shutdown()
  }

  @Test func aSubscriberAfterTheGraceStartsANewRun() {
    let source = source()
    let shared = source.signal.share(replay: 1, grace: .seconds(4), on: scheduler)
    scheduler.record(shared).dispose()
    scheduler.advance(by: .seconds(10))
    let recording = scheduler.record(shared)
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(recording.line, "a at 0")
    expectEqual(
      source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4)), SubscriptionWindow(from: .seconds(10), until: nil)])
    scheduler.shutdown()
  }

  @Test func theGraceOfAnEarlierDepartureHasNoEffect() {
    let source = source()
    let shared = source.signal.share(grace: .seconds(4), on: scheduler)
    for _ in 0..<3 {
      let recording = scheduler.record(shared, for: .seconds(1))
      recording.dispose()
      scheduler.advance(by: .seconds(2))
    }
    expectEqual(scheduler.pending.filter { $0.deadline == .origin.advanced(by: .seconds(11)) }.count, 1)
    scheduler.advance(by: .seconds(60))
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(11))])
  }

  @Test func zeroDisposesAsynchronously() {
    let source = source()
    let shared = source.signal.share(grace: .zero, on: scheduler)
    scheduler.record(shared).dispose()
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: nil)])
    scheduler.advance(by: .zero)
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .zero)])
  }

  @Test(arguments: ["a--b--|", "a--b--#"]) func anEndWithinTheGraceRemovesTheTimer(line: String) {
    let source = source(line)
    let shared = source.signal.share(replay: 1, grace: .seconds(30), on: scheduler)
    let first = scheduler.record(shared, for: .seconds(5))
    first.dispose()
    scheduler.advance(by: .seconds(1))
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(60))
    let second = scheduler.record(shared)
    expectEqual(second.line, (line.hasSuffix("|") ? "b at 0, | at 0" : ""), "kept after completion, restarted after a failure")
    expectEqual(source.subscriptions.count, (line.hasSuffix("|") ? 1 : 2))
    scheduler.shutdown()
  }

  @Test func theTimerKeepsTheUpstreamRunningWithoutAnyHandle() {
    let source = source()
    scheduler.record(source.signal.share(grace: .seconds(4), on: scheduler)).dispose()
    scheduler.advance(by: .seconds(3))
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: nil)])
    scheduler.advance(by: .seconds(3))
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4))])
    expectEmpty(scheduler.pending)
  }

  @Test func everythingIsReleasedAfterTheGrace() {
    let witness = giving { captured in
      let shared = source().signal.map { captured.pass($0) }.share(replay: 1, grace: .seconds(4), on: scheduler)
      scheduler.record(shared).dispose()
    }
    #expect(witness.isHeld)
    scheduler.advance(by: .seconds(4))
    #expect(!witness.isHeld)
  }

  @Test func itStartsWithEnoughSubscribersAndEndsAfterTheGrace() {
    let source = source()
    let shared = source.signal.share(minimumSubscribers: 2, grace: .seconds(4), on: scheduler)
    let first = scheduler.record(shared, for: .seconds(1))
    expectEmpty(source.subscriptions)
    let second = scheduler.record(shared, for: .seconds(1))
    first.dispose()
    second.dispose()
    scheduler.advance(by: .seconds(60))
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .seconds(1), until: .seconds(6))])
  }
}
