import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct EnumeratedTests {
  let scheduler = TestScheduler()

  @Test func eachValueComesWithItsIndexAtItsTime() {
    let recording = scheduler.record(TestSource(on: scheduler, "-a-b#").signal.enumerated().map { "\($0.offset)\($0.element)" })
    scheduler.advance(by: .seconds(10))
    #expect(recording.line == "0a at 1, 1b at 3, # at 4")
  }

  @Test func everySubscriptionCountsFromZero() {
    let signal = TickSignal<Int, Never>.from([7, 8]).enumerated().map { [$0, $1] }
    #expect(scheduler.record(signal).values == [[0, 7], [1, 8]])
    #expect(scheduler.record(signal).values == [[0, 7], [1, 8]])
  }
}
