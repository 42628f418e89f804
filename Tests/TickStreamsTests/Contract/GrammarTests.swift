import Testing
import TickStreams

@Suite("Contract 1: next* (failed | completed)?")
struct GrammarTests {
  @Test func nothingFollowsCompletion() {
    let log = Log<Event<Int, TestFailure>>()
    let signal = TickSignal<Int, TestFailure> { subscriber in
      subscriber.next(1)
      subscriber.completed()
      subscriber.next(2)
      subscriber.failed(TestFailure())
      subscriber.completed()
      return Disposables.none
    }
    signal.subscribe { log.append($0) }.keepUntilFinished()
    #expect(log.entries == [.next(1), .completed])
  }

  @Test func nothingFollowsFailure() {
    let log = Log<Event<Int, TestFailure>>()
    let signal = TickSignal<Int, TestFailure> { subscriber in
      subscriber.failed(TestFailure(code: 1))
      subscriber.next(2)
      subscriber.completed()
      return Disposables.none
    }
    signal.subscribe { log.append($0) }.keepUntilFinished()
    #expect(log.entries == [.failed(TestFailure(code: 1))])
  }

  @Test func nothingFollowsDisposal() {
    let log = Log<Event<Int, Never>>()
    let subject = TickSubject<Int, Never>()
    let subscription = subject.signal.subscribe { log.append($0) }
    subject.next(1)
    subscription.dispose()
    subject.next(2)
    subject.completed()
    #expect(log.entries == [.next(1)])
  }

  @Test func aFinishedSubjectIsSilent() {
    let log = Log<Event<Int, TestFailure>>()
    let subject = TickSubject<Int, TestFailure>()
    let subscription = subject.signal.subscribe { log.append($0) }
    subject.completed()
    subject.next(1)
    subject.failed(TestFailure())
    #expect(log.entries == [.completed])
    subscription.dispose()
  }

  @Test func whoSubscribesAfterTheEndGetsTheEnd() {
    let log = Log<Event<Int, TestFailure>>()
    let subject = TickSubject<Int, TestFailure>()
    subject.next(1)
    subject.failed(TestFailure(code: 2))
    subject.signal.subscribe { log.append($0) }.keepUntilFinished()
    #expect(log.entries == [.failed(TestFailure(code: 2))])
  }

  @Test func theEventFormIsChosenForAPlainClosure() {
    let log = Log<String>()
    let subject = TickSubject<Int, Never>()
    let subscription = subject.signal.subscribe { event in log.append("\(event)") }
    subject.next(1)
    subject.completed()
    #expect(log.entries == ["next(1)", "completed"])
    subscription.dispose()
  }
}
