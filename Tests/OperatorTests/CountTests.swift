import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct CountTests {
  let scheduler = TestScheduler()

  @Test func theNumberComesAtCompletion() {
    let recording = scheduler.record(TestSource(on: scheduler, "-a-b-|").signal.count())
    scheduler.advance(by: .seconds(10))
    #expect(recording.line == "2 at 5, | at 5")
  }

  @Test func ofNoValuesItIsZero() {
    #expect(scheduler.record(TickSignal<Int, Never>.empty.count()).values == [0])
  }

  @Test func aFailurePassesWithoutANumber() {
    let recording = scheduler.record(TestSource(on: scheduler, "-a#").signal.count())
    scheduler.advance(by: .seconds(10))
    #expect(recording.line == "# at 2")
  }
}
