import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

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
