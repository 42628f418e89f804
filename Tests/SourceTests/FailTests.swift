import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct FailTests {
  @Test func theFailureOnSubscriptionAndNothingElse() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, StubFailure>.fail(StubFailure(code: 3)))
    #expect(recording.events == [.failed(StubFailure(code: 3), at: .zero)])
    scheduler.advance(by: .seconds(60))
    #expect(recording.events.count == 1)
  }
}
