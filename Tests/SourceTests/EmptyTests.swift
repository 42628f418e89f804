import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct EmptyTests {
  @Test func completionOnSubscriptionAndNothingElse() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, StubFailure>.empty)
    #expect(recording.events == [.completed(at: .zero)])
    scheduler.advance(by: .seconds(60))
    #expect(recording.events.count == 1)
  }
}
