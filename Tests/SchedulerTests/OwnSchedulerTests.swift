import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct OwnSchedulerTests {
  private let base = TestScheduler()

  @Test func aWrapperIsTheSchedulerThatItWraps() {
    let wrapper = PlainScheduler(base)
    let recording = base.record(TickSignal.interval(.seconds(1), on: wrapper).map(\.index), for: .seconds(5))
    #expect(recording.values == [0, 1, 2, 3, 4])
    #expect(wrapper.statistics == base.statistics)
    #expect(wrapper.statistics.fires == 5)
    base.shutdown()
    #expect(wrapper.isShutDown)
  }
}
