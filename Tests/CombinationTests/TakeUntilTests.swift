import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TakeUntilTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .completed(at: .seconds(4)))
  }

  @Test(arguments: [Recorded<Event<String, Never>>.next("stop", at: .milliseconds(2_500)), .completed(at: .milliseconds(2_500))])
  func aValueOfTheTriggerEndsItAndSoDoesItsCompletion(stop: Recorded<Event<String, Never>>) {
    let (source, trigger) = (source(), TestSource<String, Never>(on: scheduler, stop))
    let recording = scheduler.record(source.signal.take(until: trigger.signal), for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .completed(at: .milliseconds(2_500))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(2_500))])
    expectEqual(trigger.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(2_500))])
    expectEmpty(scheduler.pending)
  }

  @Test func aFailureOfTheTriggerIsIgnored() {
    let trigger = TestSource<String, StubFailure>(on: scheduler, .failed(StubFailure(), at: .milliseconds(2_500)))
    let recording = scheduler.record(source().signal.take(until: trigger.signal), for: .seconds(10))
    expectEqual(recording.line, "1 at 1, 2 at 2, 3 at 3, | at 4")
    expectEqual(trigger.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(2_500))])
  }

  @Test(arguments: [(0, [1]), (1, [1, 2])])
  func theTriggerIsSubscribedFirstSoItWinsATieAndOneNanosecondLaterItDoesNot(nanosecondsLater: Int, expected: [Int]) {
    let stop = Duration.seconds(2) + .nanoseconds(nanosecondsLater)
    let (source, trigger) = (source(), TestSource<String, Never>(on: scheduler, .next("stop", at: stop)))
    let recording = scheduler.record(source.signal.take(until: trigger.signal), for: .seconds(10))
    expectEqual(recording.values, expected)
    expectEqual(recording.events.last, .completed(at: stop))
  }

  @Test func aTriggerThatFiresOnSubscriptionLeavesTheSourceUnsubscribed() {
    let source = source()
    let byValue = scheduler.record(source.signal.take(until: TickSignal<Int, Never>.just(1)))
    let byCompletion = scheduler.record(source.signal.take(until: TickSignal<Int, Never>.empty))
    expectEqual(byValue.events, [.completed(at: .zero)])
    expectEqual(byCompletion.events, [.completed(at: .zero)])
    expectEmpty(source.subscriptions)
  }

  @Test func theEndOfTheSourceDisposesTheTrigger() {
    let trigger = TestSource<String, Never>(on: scheduler, .next("stop", at: .seconds(60)))
    let recording = scheduler.record(source().signal.take(until: trigger.signal), for: .seconds(10))
    expectEqual(recording.events.last, .completed(at: .seconds(4)))
    expectEqual(trigger.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4))])
    expectEmpty(scheduler.pending)
  }

  @Test func completionOfATriggerThatIsFollowedByNeverDoesNotCount() {
    let trigger = TestSource<Int, Never>(on: scheduler, .completed(at: .seconds(1)))
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(2)), .completed(at: .seconds(3)))
    let recording = scheduler.record(source.signal.take(until: trigger.signal.concat(.never)), for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(2)), .completed(at: .seconds(3))])
    expectEqual(trigger.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(1))])
  }

  @Test func aFailureOfTheSourcePasses() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(1)))
    let recording = scheduler.record(source.signal.take(until: TickSignal<Int, Never>.never), for: .seconds(10))
    expectEqual(recording.events, [.failed(StubFailure(), at: .seconds(1))])
  }

  @Test func closuresOfTheTriggerAreReleasedAtTheEnd() throws {
    let trigger = TickSubject<Int, Never>()
    try expectCaptureReleased { source, witness in source.take(until: trigger.signal.map { witness.pass($0) }) }
  }
}

struct SkipUntilTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .completed(at: .seconds(4)))
  }

  @Test func valuesPassOnceTheTriggerHasSent() {
    let source = source()
    let trigger = TestSource<String, StubFailure>(on: scheduler, .next("go", at: .milliseconds(1_500)), .completed(at: .seconds(60)))
    let recording = scheduler.record(source.signal.skip(until: trigger.signal), for: .seconds(10))
    expectEqual(recording.events, [.next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .completed(at: .seconds(4))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4))])
    expectEqual(trigger.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(1_500))])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [(0, [2, 3]), (1, [3])])
  func theTriggerIsSubscribedFirstSoItWinsATieAndOneNanosecondLaterItDoesNot(nanosecondsLater: Int, expected: [Int]) {
    let trigger = TestSource<String, StubFailure>(on: scheduler, .next("go", at: .seconds(2) + .nanoseconds(nanosecondsLater)))
    expectEqual(scheduler.record(source().signal.skip(until: trigger.signal), for: .seconds(10)).values, expected)
  }

  @Test func completionOfTheTriggerIsIgnored() {
    let trigger = TestSource<String, StubFailure>(on: scheduler, .completed(at: .milliseconds(1_500)))
    let recording = scheduler.record(source().signal.skip(until: trigger.signal), for: .seconds(10))
    expectEqual(recording.events, [.completed(at: .seconds(4))])
    expectEqual(trigger.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(1_500))])
  }

  @Test func aFailureOfTheTriggerEndsIt() {
    let source = source()
    let trigger = TestSource<String, StubFailure>(on: scheduler, .failed(StubFailure(), at: .milliseconds(1_500)))
    let recording = scheduler.record(source.signal.skip(until: trigger.signal), for: .seconds(10))
    expectEqual(recording.events, [.failed(StubFailure(), at: .milliseconds(1_500))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(1_500))])
  }

  @Test func aFailureOfTheSourcePassesBeforeTheTriggerHasSent() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(1)))
    let trigger = TestSource<String, StubFailure>(on: scheduler, .next("go", at: .seconds(2)))
    let recording = scheduler.record(failing.signal.skip(until: trigger.signal), for: .seconds(10))
    expectEqual(recording.events, [.failed(StubFailure(), at: .seconds(1))])
    expectEqual(trigger.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(1))])
  }

  @Test func aTriggerThatSendsOnSubscriptionPassesAll() {
    expectEqual(scheduler.record(source().signal.skip(until: TickSignal<Int, Never>.just(1)), for: .seconds(10)).values, [1, 2, 3])
  }

  @Test func closuresAreReleasedAtTheEnd() throws {
    let trigger = TickSubject<Int, StubFailure>()
    try expectCaptureReleased { source, witness in source.skip(until: trigger.signal.map { witness.pass($0) }) }
    #expect(!trigger.hasSubscribers)
  }
}
