import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct MulticastTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .completed(at: .seconds(3)))
  }

  @Test func nothingHappensUntilItIsConnected() {
    let source = source()
    let shared = source.signal.multicast()
    let recording = scheduler.record(shared.signal, for: .seconds(10))
    expectEmpty(recording.events)
    expectEmpty(source.subscriptions)
  }

  @Test func oneSubscriptionServesAllAndALateSubscriberGetsWhatFollows() {
    let source = source()
    let shared = source.signal.multicast()
    let early = scheduler.record(shared.signal)
    let connection = shared.connect()
    scheduler.advance(by: .milliseconds(1_500))
    let late = scheduler.record(shared.signal, for: .seconds(10))
    expectEqual(early.events, [.next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .completed(at: .seconds(3))])
    expectEqual(late.events, [.next(2, at: .milliseconds(500)), .completed(at: .milliseconds(1_500))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
    #expect(connection.isDisposed)
  }

  @Test func disposingTheConnectionDisconnectsAndConnectingAgainContinues() {
    let source = source()
    let shared = source.signal.multicast()
    let recording = scheduler.record(shared.signal)
    let first = shared.connect()
    scheduler.advance(by: .milliseconds(1_500))
    first.dispose()
    scheduler.advance(by: .milliseconds(500))
    expectEqual(recording.events, [.next(1, at: .seconds(1))])
    let second = shared.connect()
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.line, "1 at 1, 1 at 3, 2 at 4, | at 5")
    expectEqual(source.windows, "0–1.5, 2–5")
    withExtendedLifetime(second) {}
  }

  @Test func connectingTwiceMakesOneSubscriptionThatEndsWithTheFirstReleasedHandle() {
    let source = source()
    let shared = source.signal.multicast()
    let first = shared.connect()
    var second: Subscription? = shared.connect()
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: nil)])
    second = nil
    #expect(second == nil)
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .zero)])
    #expect(first.isDisposed)
  }

  @Test func connectedInsideTheDisposalTheUpstreamIsSubscribedAfterIt() {
    let (log, again, holder) = (Log<String>(), SerialDisposable(), Log<ConnectableSignal<Int, Never>>())
    defer { holder.removeAll() }
    let shared = TickSignal<Int, Never> { _ in
      log.append("open")
      return AnyDisposable {
        log.append("closing")
        if again.inner == nil, let shared = holder.entries.first { again.inner = shared.connect() }
        log.append("closed")
      }
    }
    .multicast()
    holder.append(shared)
    shared.connect().dispose()
    expectEqual(log.entries, ["open", "closing", "closed", "open"])
    again.dispose()
    expectEqual(log.entries, ["open", "closing", "closed", "open", "closing", "closed"])
  }

  @Test func aConnectionThatHasEndedBeforeItsTurnSubscribesNothing() {
    let (log, holder) = (Log<String>(), Log<ConnectableSignal<Int, Never>>())
    defer { holder.removeAll() }
    let shared = TickSignal<Int, Never> { _ in
      log.append("open")
      return AnyDisposable {
        if log.count == 1 { holder.entries.first?.connect().dispose() }
        log.append("closed")
      }
    }
    .multicast()
    holder.append(shared)
    shared.connect().dispose()
    expectEqual(log.entries, ["open", "closed"])
  }

  @Test func afterTheEndNothingIsSubscribedAnyMore() {
    let source = source()
    let shared = source.signal.multicast()
    let first = shared.connect()
    scheduler.advance(by: .seconds(10))
    let second = shared.connect()
    #expect(second.isDisposed)
    expectEqual(source.subscriptions.count, 1)
    expectEqual(scheduler.record(shared.signal).events, [.completed(at: .zero)])
    withExtendedLifetime(first) {}
  }

  @Test func connectingWhileAnUpstreamThatEndedIsDisposedSubscribesNothing() {
    let (opened, second, holder) = (Log<Int>(), SerialDisposable(), Log<ConnectableSignal<Int, Never>>())
    let shared = TickSignal<Int, Never> { subscriber in
      opened.append(opened.count)
      subscriber.next(opened.count)
      let end = TickSignal.after(.seconds(1), on: scheduler).subscribe(onNext: { _ in subscriber.completed() })
      return AnyDisposable {
        end.dispose()
        if second.inner == nil { second.inner = holder.entries.first?.connect() }
      }
    }
    .multicast()
    holder.append(shared)
    let recording = scheduler.record(shared.signal)
    let first = shared.connect()
    scheduler.advance(by: .seconds(1))
    expectEqual(opened.count, 1)
    expectEqual(second.inner?.isDisposed, true)
    expectEqual(recording.events, [.next(1, at: .zero), .completed(at: .seconds(1))])
    holder.removeAll()
    withExtendedLifetime(first) {}
  }

  @Test func disposalOfASubscriberLeavesTheConnection() {
    let source = source()
    let shared = source.signal.multicast()
    let recording = scheduler.record(shared.signal)
    let connection = shared.connect()
    recording.dispose()
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: nil)])
    connection.dispose()
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .zero)])
    expectEmpty(scheduler.pending)
  }

  @Test func aReplaySubjectGivesLateSubscribersItsLatestValues() {
    let shared = source().signal.multicast(TickSubject(replay: 1))
    let connection = shared.connect()
    scheduler.advance(by: .milliseconds(2_500))
    let recording = scheduler.record(shared.signal, for: .seconds(10))
    expectEqual(recording.events, [.next(2, at: .zero), .completed(at: .milliseconds(500))])
    expectEqual(scheduler.record(shared.signal).events, [.next(2, at: .zero), .completed(at: .zero)])
    withExtendedLifetime(connection) {}
  }

  @Test func aSubjectOfYourOwnGetsTheEvents() {
    let subject = TickSubject<Int, StubFailure>()
    let recording = scheduler.record(subject.signal)
    let connection = TickSignal<Int, StubFailure>.from([1, 2]).multicast(subject).connect()
    expectEqual(recording.events, [.next(1, at: .zero), .next(2, at: .zero), .completed(at: .zero)])
    withExtendedLifetime(connection) {}
  }

  @Test func aSynchronousSourceReachesAllSubscribersFromItsFirstValue() {
    let shared = TickSignal<Int, Never>.from([1, 2]).multicast()
    let recordings = [scheduler.record(shared.signal), scheduler.record(shared.signal)]
    let connection = shared.connect()
    expectEqual(recordings.map(\.values), [[1, 2], [1, 2]])
    withExtendedLifetime(connection) {}
  }

  @Test func closuresAreReleasedAtTheEndOfTheConnection() {
    let source = TickSubject<Int, Never>()
    let (connection, witness) = holding { captured in source.signal.map { captured.pass($0) }.multicast().connect() }
    #expect(witness.isHeld)
    connection.dispose()
    #expect(!witness.isHeld)
    #expect(!source.hasSubscribers)
  }
}
