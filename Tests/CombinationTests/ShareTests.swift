import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct ShareTests {
  let scheduler = TestScheduler()
  private let subject = TickSubject<Int, Never>()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .completed(at: .seconds(4)))
  }

  @Test func allSubscribersShareOneSubscription() {
    let source = source()
    let shared = source.signal.share()
    let first = scheduler.record(shared, for: .milliseconds(1_500))
    let second = scheduler.record(shared, for: .seconds(10))
    expectEqual(first.events.map(\.event), [.next(1), .next(2), .next(3), .completed])
    expectEqual(second.line, "2 at 0.5, 3 at 1.5, | at 2.5")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4))])
    expectEmpty(scheduler.pending)
  }

  @Test func nothingIsSubscribedBeforeTheFirstSubscriber() {
    let source = source()
    let shared = source.signal.share(replay: 1)
    scheduler.advance(by: .seconds(5))
    expectEmpty(source.subscriptions)
    withExtendedLifetime(shared) {}
  }

  @Test func theLastToLeaveDisposesTheSource() {
    let source = source()
    let shared = source.signal.share()
    let first = scheduler.record(shared)
    let second = scheduler.record(shared, for: .milliseconds(1_500))
    first.dispose()
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: nil)])
    scheduler.advance(by: .milliseconds(1_000))
    second.dispose()
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(2_500))])
    expectEqual(first.values, [1])
    expectEqual(second.values, [1, 2])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [0, 2]) func afterAllHaveLeftTheNextStartsANewRunWithNothingToReplay(replay: Int) {
    let source = source()
    let shared = source.signal.share(replay: replay)
    let first = scheduler.record(shared, for: .milliseconds(2_500))
    first.dispose()
    let second = scheduler.record(shared)
    expectEmpty(second.events)
    scheduler.advance(by: .seconds(1))
    expectEqual(second.events, [.next(1, at: .seconds(1))])
    expectEqual(
      source.subscriptions,
      [
        SubscriptionWindow(from: .zero, until: .milliseconds(2_500)), SubscriptionWindow(from: .milliseconds(2_500), until: nil),
      ])
    second.dispose()
  }

  @Test func afterCompletionTheNextStartsANewRun() {
    let source = source()
    let shared = source.signal.share()
    let first = scheduler.record(shared, for: .seconds(4))
    #expect(first.isFinished)
    let second = scheduler.record(shared, for: .seconds(10))
    expectEqual(second.events.map(\.event), [.next(1), .next(2), .next(3), .completed])
    expectEqual(source.windows, "0–4, 4–8")
  }

  @Test(arguments: [0, 2]) func aFailureReachesAllAndTheNextStartsANewRun(replay: Int) {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let shared = source.signal.share(replay: replay)
    let first = scheduler.record(shared)
    let second = scheduler.record(shared, for: .seconds(2))
    expectEqual(first.events, [.next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
    expectEqual(second.events, first.events)
    let third = scheduler.record(shared)
    expectEmpty(third.events)
    scheduler.advance(by: .seconds(2))
    expectEqual(third.events, first.events)
    expectEqual(source.windows, "0–2, 2–4")
  }

  @Test func aSynchronousSourceRunsForTheFirstSubscriberAlone() {
    let shared = TickSignal<Int, Never>.from([1, 2]).share()
    expectEqual(scheduler.record(shared).events.map(\.event), [.next(1), .next(2), .completed])
    expectEqual(scheduler.record(shared).events.map(\.event), [.next(1), .next(2), .completed])
  }

  @Test func aLateSubscriberGetsTheLatestValuesAtOnce() {
    let source = source()
    let shared = source.signal.share(replay: 2)
    let first = scheduler.record(shared, for: .milliseconds(3_500))
    let late = scheduler.record(shared)
    expectEqual(late.events, [.next(2, at: .zero), .next(3, at: .zero)])
    scheduler.advance(by: .seconds(10))
    expectEqual(late.events, [.next(2, at: .zero), .next(3, at: .zero), .completed(at: .milliseconds(500))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4))])
    expectEqual(first.values, [1, 2, 3])
  }

  @Test func fewerValuesThanTheReplayAreAllThereIs() {
    let shared = source().signal.share(replay: 5)
    let first = scheduler.record(shared, for: .milliseconds(1_500))
    let late = scheduler.record(shared)
    expectEqual(late.values, [1])
    first.dispose()
    late.dispose()
  }

  @Test func afterCompletionTheReplayIsFollowedByCompletion() {
    let source = source()
    let shared = source.signal.share(replay: 2)
    let first = scheduler.record(shared, for: .seconds(4))
    #expect(first.isFinished)
    for _ in 0..<2 {
      let late = scheduler.record(shared)
      expectEqual(late.events, [.next(2, at: .zero), .next(3, at: .zero), .completed(at: .zero)])
    }
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4))])
  }

  @Test func aValueSentFromInsideAReplayComesAfterIt() {
    let shared = subject.signal.share(replay: 2)
    let first = scheduler.record(shared)
    subject.send(1, 2)
    let seen = Log<Int>()
    let late = shared.subscribe(onNext: { value in
      seen.append(value)
      if value == 1 { subject.next(3) }
    })
    expectEqual(seen.entries, [1, 2, 3])
    expectEqual(first.values, [1, 2, 3])
    late.dispose()
  }

  @Test func takeWithinAReplayDoesNotAffectTheOthers() {
    let shared = subject.signal.share(replay: 2)
    let first = scheduler.record(shared)
    subject.send(1, 2)
    let late = scheduler.record(shared.take(1))
    expectEqual(late.events, [.next(1, at: .zero), .completed(at: .zero)])
    subject.next(3)
    expectEqual(first.values, [1, 2, 3])
    first.dispose()
    #expect(!subject.hasSubscribers)
  }

  @Test func aSubscriberThatHasLeftIsReleasedWhileOthersStay() {
    let shared = subject.signal.share(replay: 1)
    let staying = scheduler.record(shared)
    let (leaving, witness) = holding { captured in shared.subscribe(onNext: { _ in captured.pass(()) }) }
    subject.next(1)
    #expect(witness.isHeld)
    leaving.dispose()
    #expect(!witness.isHeld)
    subject.next(2)
    expectEqual(staying.values, [1, 2])
  }
}

/// `share(minimumSubscribers:)`: the start waits for its subscribers.
struct ShareMinimumTests {
  let scheduler = TestScheduler()

  private func source(_ line: String = "a--b--c--d|") -> TestSource<String, StubFailure> { TestSource(on: scheduler, line) }

  @Test func theUpstreamStartsWithTheLastOfTheSubscribersItWaitsFor() {
    let source = source()
    let shared = source.signal.share(minimumSubscribers: 3)
    let first = scheduler.record(shared)
    let second = scheduler.record(shared, for: .seconds(5))
    expectEmpty(source.subscriptions)
    expectEmpty(scheduler.pending)
    let third = scheduler.record(shared)
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .seconds(5), until: nil)])
    scheduler.advance(by: .seconds(20))
    expectEqual(first.line, "a at 5, b at 8, c at 11, d at 14, | at 15")
    expectEqual(second.line, first.line)
    expectEqual(third.line, "a at 0, b at 3, c at 6, d at 9, | at 10")
    expectEqual([first, second, third].map(\.isFinished), [true, true, true])
    expectEqual(source.subscriptions.count, 1)
  }

  @Test func bothBranchesGetTheFirstValueThatComesOnSubscription() {
    let shared = TickSignal<Int, Never>.from([1, 2]).share(minimumSubscribers: 2)
    let both = shared.map { "a\($0)" }.merge(shared.map { "b\($0)" })
    expectEqual(scheduler.record(both).values, ["a1", "b1", "a2", "b2"])
  }

  @Test func aSubscriberThatHasLeftDoesNotCount() {
    let source = source()
    let shared = source.signal.share(minimumSubscribers: 2)
    scheduler.record(shared).dispose()
    let first = scheduler.record(shared, for: .seconds(1))
    expectEmpty(source.subscriptions)
    let second = scheduler.record(shared)
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .seconds(1), until: nil)])
    first.dispose()
    second.dispose()
  }

  @Test func aSubscriberThatLeavesWhileOthersWaitDoesNotCount() {
    let source = source()
    let shared = source.signal.share(minimumSubscribers: 3)
    let first = scheduler.record(shared)
    scheduler.record(shared).dispose()
    let second = scheduler.record(shared)
    expectEmpty(source.subscriptions)
    let third = scheduler.record(shared)
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: nil)])
    for recording in [first, second, third] { recording.dispose() }
  }

  @Test func onceStartedItGoesOnForFewer() {
    let source = source()
    let shared = source.signal.share(minimumSubscribers: 2)
    let first = scheduler.record(shared)
    let second = scheduler.record(shared, for: .seconds(1))
    first.dispose()
    scheduler.advance(by: .seconds(3))
    expectEqual(second.line, "a at 0, b at 3")
    second.dispose()
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4))])
    expectEmpty(scheduler.pending)
  }

  @Test func afterTheLastHasLeftItNeedsAsManyAgain() {
    let source = source()
    let shared = source.signal.share(replay: 1, minimumSubscribers: 2)
    let first = [scheduler.record(shared), scheduler.record(shared)]
    scheduler.advance(by: .seconds(1))
    for recording in first { recording.dispose() }
    let third = scheduler.record(shared, for: .seconds(9))
    expectEmpty(third.events)
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(1))])
    let fourth = scheduler.record(shared)
    expectEqual(
      source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(1)), SubscriptionWindow(from: .seconds(10), until: nil)])
    third.dispose()
    fourth.dispose()
  }

  @Test func aLateSubscriberOfARunThatGoesOnGetsTheLatestValueAtOnce() {
    let shared = source().signal.share(replay: 1, minimumSubscribers: 2)
    let first = [scheduler.record(shared), scheduler.record(shared)]
    scheduler.advance(by: .seconds(4))
    let late = scheduler.record(shared)
    expectEqual(late.line, "b at 0")
    scheduler.advance(by: .seconds(10))
    #expect(first[0].isFinished && late.isFinished)
    expectEqual(scheduler.record(shared).line, "d at 0, | at 0", "after completion one subscriber is enough for the replay")
  }

  @Test func disposalBeforeTheStartReleasesTheSubscribers() {
    let shared = TickSubject<Int, Never>().signal.share(minimumSubscribers: 2)
    let (waiting, witness) = holding { captured in shared.subscribe(onNext: { _ in captured.pass(()) }) }
    #expect(witness.isHeld)
    waiting.dispose()
    #expect(!witness.isHeld)
  }

  @Test func aMinimumOfZeroIsNamed() async {
    let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TickSignal<Int, Never>.never.share(minimumSubscribers: 0)
    }
    let message = String(decoding: outcome?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("minimumSubscribers must be greater than zero, but is 0"))
  }

  /// The thread that comes second starts the upstream, and the other one is listed by then.
  @Test func fromTwoThreadsNeitherMissesTheFirstValue() async {
    for _ in 0..<500 {
      let shared = TickSignal<Int, Never>.just(1).share(minimumSubscribers: 2)
      let seen = Log<Int>()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<2 { group.addTask { shared.subscribe(onNext: { seen.append($0) }).keepUntilFinished() } }
      }
      expectEqual(seen.entries, [1, 1])
    }
  }
}
