import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct MapFailureTests {
  private struct Described: Error, Equatable {
    let text: String
  }

  let scheduler = TestScheduler()

  @Test func theFailureIsTransformedAndValuesPass() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(code: 7), at: .seconds(2)))
    let recording = scheduler.record(source.signal.mapFailure { Described(text: "code \($0.code)") }, for: .seconds(10))
    #expect(recording.events == [.next(1, at: .seconds(1)), .failed(Described(text: "code 7"), at: .seconds(2))])
  }

  @Test func completionPassesWithoutACall() {
    let calls = Log<Int>()
    let recording = scheduler.record(
      TickSignal<Int, StubFailure>.just(1)
        .mapFailure { failure -> Described in
          calls.append(failure.code)
          return Described(text: "")
        }
    )
    #expect(recording.events == [.next(1, at: .zero), .completed(at: .zero)])
    #expect(calls.entries.isEmpty)
  }
}

struct PromoteFailureTests {
  let scheduler = TestScheduler()

  @Test func valuesAndCompletionPass() {
    let source = TestSource<Int, Never>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let promoted: TickSignal<Int, StubFailure> = source.signal.promoteFailure(to: StubFailure.self)
    let recording = scheduler.record(promoted, for: .seconds(10))
    #expect(recording.events == [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(2))])
  }

  @Test func theTypeOfTheFailureCanBeInferred() {
    func failing(_ signal: TickSignal<Int, StubFailure>) -> TickSignal<Int, StubFailure> { signal }
    #expect(scheduler.record(failing(TickSignal<Int, Never>.just(1).promoteFailure())).values == [1])
  }
}
