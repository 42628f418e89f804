import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct CountTests {
  let scheduler = TestScheduler()

  @Test func theNumberComesAtCompletion() {
    #expect(scheduler.record(TestSource(on: scheduler, "-a-b-|").signal.count(), for: .seconds(10)).line == "2 at 5, | at 5")
  }

  @Test func ofNoValuesItIsZero() { #expect(scheduler.record(TickSignal<Int, Never>.empty.count()).values == [0]) }

  @Test func aFailurePassesWithoutANumber() {
    #expect(scheduler.record(TestSource(on: scheduler, "-a#").signal.count(), for: .seconds(10)).line == "# at 2")
  }
}
