import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct ConcatTests {
  let scheduler = TestScheduler()

  private func script(_ value: String) -> TestSource<String, StubFailure> {
    TestSource(on: scheduler, .next(value, at: .seconds(1)), .completed(at: .seconds(2)))
  }

  @Test func theNextIsSubscribedWhenThePreviousOneHasCompleted() {
    let (first, second) = (script("a"), script("b"))
    let recording = scheduler.record(first.signal.concat(second.signal), for: .seconds(10))
    expectEqual(recording.events, [.next("a", at: .seconds(1)), .next("b", at: .seconds(3)), .completed(at: .seconds(4))])
    expectEqual(first.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
    expectEqual(second.subscriptions, [SubscriptionWindow(from: .seconds(2), until: .seconds(4))])
    expectEmpty(scheduler.pending)
  }

  @Test func aFailureEndsItAndTheRestIsNotSubscribed() {
    let failing = TestSource<String, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(1)))
    let second = script("b")
    let recording = scheduler.record(failing.signal.concat(second.signal), for: .seconds(10))
    expectEqual(recording.events, [.failed(StubFailure(), at: .seconds(1))])
    expectEmpty(second.subscriptions)
  }

  @Test func anyNumberInOrder() {
    let signals = (1...5).map { TickSignal<Int, Never>.just($0) }
    expectEqual(scheduler.record(.concat(signals)).events.map(\.event), [.next(1), .next(2), .next(3), .next(4), .next(5), .completed])
  }

  @Test func asArgumentsInOrder() {
    let recording = scheduler.record(TickSignal<Int, Never>.concat(.just(1), .just(2), .just(3)))
    #expect(recording.values == [1, 2, 3] && recording.isFinished)
  }

  @Test func ofNoneAnEmptySignal() { expectEqual(scheduler.record(TickSignal<Int, Never>.concat([])).events, [.completed(at: .zero)]) }

  @Test func oneThatNeverEndsKeepsTheRestUnsubscribed() {
    let second = script("b")
    let recording = scheduler.record(TickSignal<String, StubFailure>.never.concat(second.signal), for: .seconds(60))
    expectEmpty(recording.events)
    expectEmpty(second.subscriptions)
  }

  @Test func disposalAtACompletionKeepsTheNextUnsubscribed() {
    let second = script("b")
    let handle = SerialDisposable()
    let started = TickSubject<Void, StubFailure>()
    let first = started.signal.flatMap { TickSignal<String, StubFailure>.just("a") }.take(1)
      .handleEvents(onCompleted: { handle.dispose() })
    handle.inner = first.concat(second.signal).observe { _ in }
    started.next()
    expectEmpty(second.subscriptions)
  }

  @Test func aHundredThousandThatCompleteAtOnceNeedNoStack() {
    let count = Lock(0)
    let many = TickSignal<Int, Never>.concat(Array(repeating: .just(1), count: 100_000))
    let finished = onThread(within: 60, stackSize: 512 * 1_024) {
      let subscription = many.subscribe(onNext: { _ in count.withLock { $0 += 1 } })
      #expect(subscription.isDisposed)
    }
    #expect(finished)
    expectEqual(count.withLock { $0 }, 100_000)
  }

  @Test func aChainOfConcatsNeedsNoStackToRunOrToBeReleased() {
    let counts = Log<Int>()
    let finished = onThread(within: 60, stackSize: 512 * 1_024) {
      let left = (0..<20_000).reduce(TickSignal<Int, Never>.empty) { signal, value in signal.concat(.just(value)) }
      let right = (0..<20_000).reduce(TickSignal<Int, Never>.empty) { signal, value in TickSignal.just(value).concat(signal) }
      for signal in [left, right] {
        let count = Lock(0)
        let subscription = signal.subscribe(
          onNext: { _ in count.withLock { $0 += 1 } }, onCompleted: { counts.append(count.withLock { $0 }) })
        subscription.dispose()
      }
    }
    #expect(finished)
    expectEqual(counts.entries, [20_000, 20_000])
  }

  @Test(arguments: [false, true]) func aSignalThatContinuesWithItselfIsNoDeeperThanOne(then: Bool) {
    let scheduler = TestScheduler()
    @Sendable func poll(_ cursor: Int) -> TickSignal<Int, Never> {
      let (first, rest) = (TickSignal.after(.seconds(1), value: cursor, on: scheduler), TickSignal.deferred { poll(cursor + 1) })
      return then ? first.then(rest) : first.concat(rest)
    }
    let polls = poll(0).observe { _ in }
    scheduler.advance(by: .seconds(5_000))
    #expect(onThread(within: 60, stackSize: 512 * 1_024) { polls.dispose() })
    expectEmpty(scheduler.pending)
  }

  @Test func closuresAreReleasedAtTheEnd() throws {
    let rest = TickSubject<Int, StubFailure>()
    try expectCaptureReleased(after: [.failed, .disposed, .dropped]) { source, witness in
      source.concat(rest.signal.map { witness.pass($0) })
    }
    try expectCaptureReleased { source, witness in TickSignal.empty.concat(source.map { witness.pass($0) }) }
  }
}

struct ThenTests {
  let scheduler = TestScheduler()

  private func next() -> TestSource<String, StubFailure> {
    TestSource(on: scheduler, .next("x", at: .seconds(1)), .completed(at: .seconds(2)))
  }

  @Test func theNextRunsWhenTheFirstHasCompletedWhoseValuesAreDropped() {
    let first = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let next = next()
    let recording = scheduler.record(first.signal.then(next.signal), for: .seconds(10))
    expectEqual(recording.events, [.next("x", at: .seconds(3)), .completed(at: .seconds(4))])
    expectEqual(first.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
    expectEqual(next.subscriptions, [SubscriptionWindow(from: .seconds(2), until: .seconds(4))])
    expectEmpty(scheduler.pending)
  }

  @Test func afterAFailureTheNextIsNotSubscribed() {
    let first = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(2)))
    let next = next()
    let recording = scheduler.record(first.signal.then(next.signal), for: .seconds(10))
    expectEqual(recording.events, [.failed(StubFailure(), at: .seconds(2))])
    expectEmpty(next.subscriptions)
  }

  @Test func eitherSideMayBeUnableToFail() {
    let (sure, unsure) = (TickSignal<Int, Never>.just(1), TickSignal<String, StubFailure>.fail(StubFailure()))
    let first: TickSignal<String, StubFailure> = sure.then(unsure)
    let second: TickSignal<Int, StubFailure> = TickSignal<String, StubFailure>.empty.then(sure)
    expectEqual(scheduler.record(first).events, [.failed(StubFailure(), at: .zero)])
    expectEqual(scheduler.record(second).events, [.next(1, at: .zero), .completed(at: .zero)])
  }
}

struct StartWithTests {
  let scheduler = TestScheduler()

  @Test func theValuesComeOnSubscriptionBeforeAllOthers() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(3, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let recording = scheduler.record(source.signal.startWith(1, 2))
    expectEqual(recording.events, [.next(1, at: .zero), .next(2, at: .zero)])
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events.dropFirst(2), [.next(3, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
  }

  @Test func theSourceIsSubscribedAfterThem() {
    let order = Log<String>()
    let signal = TickSignal<Int, Never>.just(2).handleEvents(onSubscribe: { order.append("subscribed") })
    let subscription = signal.startWith(1).subscribe(onNext: { order.append("\($0)") })
    expectEqual(order.entries, ["1", "subscribed", "2"])
    withExtendedLifetime(subscription) {}
  }

  @Test func disposalWithinThemSkipsTheRestAndTheSource() {
    let source = TestSource<Int, Never>(on: scheduler)
    let recording = scheduler.record(source.signal.startWith(1, 2, 3).take(2))
    expectEqual(recording.values, [1, 2])
    expectEmpty(source.subscriptions)
  }

  @Test func aHotValueSentFromInsideThemIsNotSeen() {
    let subject = TickSubject<Int, Never>()
    let seen = Log<Int>()
    let subscription = subject.signal.startWith(1)
      .subscribe(onNext: { value in
        seen.append(value)
        if value == 1 { subject.next(2) }
      })
    subject.next(3)
    expectEqual(seen.entries, [1, 3])
    withExtendedLifetime(subscription) {}
  }
}
