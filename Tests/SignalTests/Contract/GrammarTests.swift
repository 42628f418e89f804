import TestSupport
import Testing
import TickStreams

@Suite("Contract 1: next* (failed | completed)?") struct GrammarTests {
  private let log = Log<Event<Int, StubFailure>>()
  private let subject = TickSubject<Int, Never>()

  @Test func nothingFollowsCompletion() {
    let signal = TickSignal<Int, StubFailure> { subscriber in
      subscriber.next(1)
      subscriber.completed()
      subscriber.next(2)
      subscriber.failed(StubFailure())
      subscriber.completed()
      return Disposables.none
    }
    signal.observe { log.append($0) }.keepUntilFinished()
    expectEqual(log.entries, [.next(1), .completed])
  }

  @Test func nothingFollowsFailure() {
    let signal = TickSignal<Int, StubFailure> { subscriber in
      subscriber.failed(StubFailure(code: 1))
      subscriber.next(2)
      subscriber.completed()
      return Disposables.none
    }
    signal.observe { log.append($0) }.keepUntilFinished()
    expectEqual(log.entries, [.failed(StubFailure(code: 1))])
  }

  @Test func nothingFollowsDisposal() {
    let log = Log<Event<Int, Never>>()
    let subscription = subject.signal.observe { log.append($0) }
    subject.next(1)
    subscription.dispose()
    subject.send(2, completing: true)
    expectEqual(log.entries, [.next(1)])
  }

  @Test func aFinishedSubjectIsSilent() {
    let subject = TickSubject<Int, StubFailure>()
    let subscription = subject.signal.observe { log.append($0) }
    subject.completed()
    subject.next(1)
    subject.failed(StubFailure())
    expectEqual(log.entries, [.completed])
    subscription.dispose()
  }

  @Test func aSubscriptionAfterTheEndGetsTheEnd() {
    let subject = TickSubject<Int, StubFailure>()
    subject.next(1)
    subject.failed(StubFailure(code: 2))
    subject.signal.observe { log.append($0) }.keepUntilFinished()
    expectEqual(log.entries, [.failed(StubFailure(code: 2))])
  }

  @Test(arguments: UpstreamsOfAnEnd.allCases) func nothingIsSubscribedAfterTheEnd(_ operation: UpstreamsOfAnEnd) {
    let subscribed = Log<Bool>()
    let late = TickSignal<Int, StubFailure>.never.handleEvents(onSubscribe: { subscribed.append(true) })
    let events = Log<Event<Int, StubFailure>>()
    operation.signal(with: late).observe { events.append($0) }.keepUntilFinished()
    expectEqual(events.entries.last?.isTerminal, true)
    expectEmpty(subscribed.entries)
  }

  @Test func theEventFormIsChosenForAPlainClosure() {
    let log = Log<String>()
    let subscription = subject.signal.observe { event in log.append("\(event)") }
    subject.send(1, completing: true)
    expectEqual(log.entries, ["next(1)", "completed"])
    subscription.dispose()
  }
}

/// Signals of several upstreams that end while the upstreams are being subscribed, before the last one is.
enum UpstreamsOfAnEnd: CaseIterable, Sendable {
  case merge
  case mergeThatFails
  case combineLatest
  case zip
  case race
  case concat
  case withLatest
  case takeUntil
  case flatMap

  func signal(with late: TickSignal<Int, StubFailure>) -> TickSignal<Int, StubFailure> {
    switch self {
    case .merge: .merge(.just(1), late).take(1)
    case .mergeThatFails: .merge(.fail(StubFailure()), late)
    case .combineLatest: TickSignal<[Int], StubFailure>.combineLatest([.fail(StubFailure()), late]).map(\.count)
    case .zip: TickSignal<[Int], StubFailure>.zip([.empty, late]).map(\.count)
    case .race: .race(.just(1), late)
    case .concat: .concat([.just(1), late]).take(1)
    case .withLatest: late.withLatest(from: TickSignal<Int, StubFailure>.fail(StubFailure())).map(\.0)
    case .takeUntil: late.take(until: TickSignal<Int, Never>.just(1))
    case .flatMap: TickSignal<TickSignal<Int, StubFailure>, StubFailure>.from([.just(1), late]).flatMap { $0 }.take(1)
    }
  }
}
