import Testing
import TickStreams
import TickStreamsTesting

// Code that changed its meaning silently when it was ported. Each test names the old code and its behavior. `Tests/Unported/Meanings.swift`
// has the compiler's errors for it, and the test has the code that these lead to, with the same result.

struct PortedMeanings {
  private let scheduler = TestScheduler()

  /// A request that answers after a second, and how often it was sent.
  private func request() -> (signal: TickSignal<Int, Never>, sent: TickValue<Int>) {
    let sent = TickValue(0)
    return (
      .deferred { [scheduler] in
        sent.current += 1
        return .after(.seconds(1), value: 7, on: scheduler)
      }, sent
    )
  }

  // ReactiveSwift: `let answer = taps.flatMap(.latest) { request }`, a `Signal`, with two observers: one request.
  @Test func aHotSignalIsShared() {
    let (request, sent) = request()
    let taps = TickSubject<Void, Never>()
    let answer = taps.signal.flatMapLatest { request }.share()
    let first = scheduler.record(answer)
    let second = scheduler.record(answer.map { -$0 })
    taps.next()
    scheduler.advance(by: .seconds(1))
    #expect((first.values, second.values) == ([7], [-7]))
    #expect(sent.current == 1)
  }

  // RxCocoa: `let answer = request.asDriver(onErrorJustReturn: 0)`, driven twice, the second time after the reply: one request, both see it.
  @Test func aDriverSharesAndReplays() {
    let (request, sent) = request()
    let answer = request.concat(.never).share(replay: 1)
    let first = scheduler.record(answer)
    scheduler.advance(by: .seconds(2))
    let second = scheduler.record(answer)
    #expect((first.values, second.values) == ([7], [7]))
    #expect(sent.current == 1)
  }

  // ReactiveSwift: `property.signal` sends 2 after `property.value = 2`, and not 1, which was there before.
  @Test func theSignalOfAPropertyIsItsChanges() {
    let property = TickValue(1)
    let seen = scheduler.record(property.changes)
    property.current = 2
    #expect(seen.values == [2])
  }

  // ReactiveSwift: `let sum = Signal.combineLatest(a, b).map(+)` runs from now on, and one who observes it after `a` has sent gets [3] with the value of `b`.
  @Test func aDerivedSignalThatRemembersIsConnected() {
    let (a, b) = (TickSubject<Int, Never>(), TickSubject<Int, Never>())
    let sum = a.signal.combineLatest(b.signal).map { $0 + $1 }.multicast()
    let connection = sum.connect()
    a.next(1)
    let seen = scheduler.record(sum.signal)
    b.next(2)
    #expect(seen.values == [3])
    withExtendedLifetime(connection) {}
  }

  // RxSwift: after `Observable.just(1).bind(to: relay)` the relay goes on.
  @Test func aRelayGoesOnAfterWhatItIsBoundTo() {
    let relay = TickSubject<Int, Never>()
    let seen = scheduler.record(relay.signal)
    TickSignal<Int, Never>.just(1).subscribe(onNext: { relay.next($0) }).keepUntilFinished()
    relay.next(2)
    #expect(seen.events.map(\.event) == [.next(1), .next(2)])
  }

  // RxSwift, ReactiveSwift, Combine: with `asyncInstance`, `QueueScheduler.main` or `receive(on: DispatchQueue.main)` the value comes after
  // the current work of main.
  @Test func aHopToMainIsADelayOfZero() {
    let subject = TickSubject<Int, Never>()
    let hopped = scheduler.record(subject.signal.delay(.zero, on: scheduler))
    subject.next(1)
    #expect(hopped.values.isEmpty)
    scheduler.advance(by: .zero)
    #expect(hopped.values == [1])
  }

  // RxSwift: `request.share(replay: 1)` asks again for one who comes after the completion.
  @Test func aSharedRequestThatIsToStartAnewIsMadeAnew() {
    let (request, sent) = request()
    let completed = scheduler.record(request.share(replay: 1))
    scheduler.advance(by: .seconds(1))
    #expect(completed.isFinished)
    let again = scheduler.record(request.share(replay: 1))
    scheduler.advance(by: .seconds(1))
    #expect(again.values == [7])
    #expect(sent.current == 2)
  }

  // RxSwift: `retry(3)` makes three attempts.
  @Test func threeAttemptsAreTwoMore() {
    let attempts = TickValue(0)
    let failing = TickSignal<Int, PostError>.deferred {
      attempts.current += 1
      return .fail(.timedOut)
    }
    let recording = scheduler.record(failing.retry(2))
    #expect(recording.isFinished)
    #expect(attempts.current == 3)
  }

  // RxSwift: `retry(when: { $0.flatMap { $0.isTransient ? timer(2 s) : .error($0) } })` tries a failure of one kind again, two seconds later.
  @Test func aRetryWithAConditionNamesIt() {
    let attempts = TickValue(0)
    let failing = TickSignal<Int, PostError>.deferred {
      attempts.current += 1
      return .fail(.timedOut)
    }
    let recording = scheduler.record(failing.retry(3, where: { $0 == .timedOut }, backoff: .constant(.seconds(2)), on: scheduler))
    scheduler.advance(by: .seconds(60))
    #expect(recording.events == [.failed(.timedOut, at: .seconds(6))])
    let refused = scheduler.record(failing.retry(3, where: { _ in false }, backoff: .constant(.seconds(2)), on: scheduler))
    #expect(refused.isFinished)
    #expect(attempts.current == 5)
  }

  // RxSwift: `retry(when: { $0.flatMap { failure in timer(failure.retryAfter) } })`.
  @Test func aWaitThatTheFailureDecidesIsACatch() {
    struct Busy: Error, Equatable { let retryAfter: Duration }
    let attempts = TickValue(0)
    let failing = TickSignal<Int, Busy>.deferred {
      attempts.current += 1
      return attempts.current < 2 ? .fail(Busy(retryAfter: .seconds(9))) : .just(attempts.current)
    }
    let again = failing.catch { [scheduler] busy in failing.delaySubscription(busy.retryAfter, on: scheduler) }
    let recording = scheduler.record(again)
    scheduler.advance(by: .seconds(9))
    #expect(recording.events.first == .next(2, at: .seconds(9)))
  }

  // RxSwift: `do(onDispose:)` is called at completion, at a failure and at disposal.
  @Test func oneClosureIsCalledAtEveryEnd() {
    let ends = TickValue(0)
    for end in [Event<Int, PostError>.completed, .failed(.timedOut), .next(1)] {
      let subject = TickSubject<Int, PostError>()
      let recording = scheduler.record(subject.signal.handleEvents(onEnd: { ends.current += 1 }))
      subject.send(end)
      recording.dispose()
    }
    #expect(ends.current == 3)
  }

  // ReactiveSwift: `timer.prefix(value: now)` sends synchronously, before `start` returns.
  @Test func aValueInFrontIsSentAtOnce() {
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).map(\.index).startWith(-1)
    #expect(scheduler.record(ticks).values == [-1])
    #expect(scheduler.record(TickSignal.interval(.seconds(1), delay: .zero, on: scheduler)).values.isEmpty)
  }

  // ReactiveSwift and Combine: `debounce` drops the waiting value when the signal completes.
  @Test func whatWaitsAtCompletionIsDroppedIfThatIsSaid() {
    let subject = TickSubject<Int, Never>()
    let dropped = scheduler.record(subject.signal.debounce(for: .seconds(1), discardWhenCompleted: true, on: scheduler))
    let sent = scheduler.record(subject.signal.debounce(for: .seconds(1), on: scheduler))
    subject.next(1)
    subject.completed()
    #expect((dropped.values, sent.values) == ([], [1]))
  }
}
