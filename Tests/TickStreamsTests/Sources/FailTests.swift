import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct FailTests {
  @Test func theFailureOnSubscriptionAndNothingElse() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, TestFailure>.fail(TestFailure(code: 3)))
    #expect(recording.events == [.failed(TestFailure(code: 3), at: .zero)])
    scheduler.advance(by: .seconds(60))
    #expect(recording.events.count == 1)
  }
}
