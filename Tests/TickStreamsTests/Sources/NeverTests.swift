import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct NeverTests {
  @Test func nothingEverHappens() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, StubFailure>.never)
    scheduler.advance(by: .seconds(1_000_000))
    #expect(recording.events.isEmpty)
    #expect(scheduler.pending.isEmpty)
  }

  @Test func disposalReleasesTheSubscriber() {
    weak var witness: Witness?
    func subscribe() -> Subscription {
      let captured = Witness()
      witness = captured
      return TickSignal<Int, Never>.never.subscribe(onNext: { _ in withExtendedLifetime(captured) {} })
    }
    let subscription = subscribe()
    subscription.dispose()
    #expect(witness == nil)
  }
}
