import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct NeverTests {
  @Test func nothingEverHappens() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, StubFailure>.never, for: .seconds(1_000_000))
    #expect(recording.events.isEmpty)
    #expect(scheduler.pending.isEmpty)
  }

  @Test func disposalReleasesTheSubscriber() {
    let (subscription, witness) = holding { captured in
      TickSignal<Int, Never>.never.subscribe(onNext: { _ in withExtendedLifetime(captured) {} })
    }
    subscription.dispose()
    #expect(!witness.isHeld)
  }
}
