import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct RaceTests {
  let scheduler = TestScheduler()

  private func script(_ name: String, from start: Duration) -> TestSource<String, StubFailure> {
    TestSource(on: scheduler, .next("\(name)1", at: start), .next("\(name)2", at: start + .seconds(2)), .completed(at: start + .seconds(3)))
  }

  @Test func theFirstToSendWinsAndTheOthersAreDisposed() {
    let (slow, fast, slower) = (script("a", from: .seconds(2)), script("b", from: .seconds(1)), script("c", from: .seconds(3)))
    let recording = scheduler.record(slow.signal.race(fast.signal, slower.signal), for: .seconds(10))
    expectEqual(recording.events, [.next("b1", at: .seconds(1)), .next("b2", at: .seconds(3)), .completed(at: .seconds(4))])
    expectEqual(slow.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(1))])
    expectEqual(fast.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4))])
    expectEqual(slower.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(1))])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [(0, ["a1", "a2"]), (1, ["b1", "b2"])])
  func ofTwoAtOneInstantTheOneSubscribedFirstWinsOtherwiseTheEarlierOne(nanosecondsEarlier: Int, expected: [String]) {
    let (first, second) = (script("a", from: .seconds(1)), script("b", from: .seconds(1) - .nanoseconds(nanosecondsEarlier)))
    expectEqual(scheduler.record(TickSignal.race(first.signal, second.signal), for: .seconds(10)).values, expected)
  }

  @Test(arguments: [Recorded<Event<String, StubFailure>>.completed(at: .seconds(1)), .failed(StubFailure(), at: .seconds(1))])
  func anEndWinsToo(end: Recorded<Event<String, StubFailure>>) {
    let (ending, other) = (TestSource<String, StubFailure>(on: scheduler, end), script("a", from: .seconds(2)))
    let recording = scheduler.record(other.signal.race(ending.signal), for: .seconds(10))
    expectEqual(recording.events, [end])
    expectEqual(other.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(1))])
  }

  @Test func oneThatSendsOnSubscriptionLeavesThoseBehindItUnsubscribed() {
    let (before, behind) = (script("a", from: .seconds(1)), script("b", from: .seconds(1)))
    let recording = scheduler.record(TickSignal.race(before.signal, .just("now"), behind.signal))
    expectEqual(recording.events, [.next("now", at: .zero), .completed(at: .zero)])
    expectEqual(before.subscriptions, [SubscriptionWindow(from: .zero, until: .zero)])
    expectEmpty(behind.subscriptions)
  }

  @Test func theLosersAreDisposedBeforeTheFirstValueIsDelivered() {
    let loser = script("a", from: .seconds(2))
    let seen = Log<[SubscriptionWindow]>()
    let subscription = loser.signal.race(script("b", from: .seconds(1)).signal).observe { _ in seen.append(loser.subscriptions) }
    scheduler.advance(by: .seconds(1))
    expectEqual(seen.entries, [[SubscriptionWindow(from: .zero, until: .seconds(1))]])
    subscription.dispose()
  }

  @Test func aValueOfALoserFromInsideIsNotDelivered() {
    let (first, second) = (TickSubject<Int, Never>(), TickSubject<Int, Never>())
    let seen = Log<Int>()
    let subscription = first.signal.race(second.signal)
      .subscribe(onNext: { value in
        seen.append(value)
        second.next(value + 10)
      })
    first.send(1, 2)
    expectEqual(seen.entries, [1, 2])
    subscription.dispose()
  }

  @Test func ofNoneNothingEverComes() { #expect(scheduler.record(TickSignal<Int, Never>.race([]), for: .seconds(60)).events.isEmpty) }

  @Test func closuresOfALoserAreReleasedWhenItHasLost() {
    let (winner, loser) = (TickSubject<Int, Never>(), TickSubject<Int, Never>())
    let (subscription, witness) = holding { captured in winner.signal.race(loser.signal.map { captured.pass($0) }).observe { _ in } }
    #expect(witness.isHeld)
    winner.next(1)
    #expect(!witness.isHeld)
    subscription.dispose()
  }

  @Test(arguments: [true, false]) func nothingIsSentAfterADisposalByTheEndOfALoser(isValue: Bool) {
    let (winner, handle, seen) = (TickSubject<Int, Never>(), SerialDisposable(), Log<String>())
    let loser = TickSignal<Int, Never> { _ in AnyDisposable { handle.dispose() } }
    handle.inner = winner.signal.race(loser)
      .map { value in
        seen.append("\(value)")
        return value
      }
      .handleEvents(onCompleted: { seen.append("|") })
      .subscribe { _ in }
    if isValue { winner.next(1) } else { winner.completed() }
    expectEmpty(seen.entries)
  }
}
