import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct FilterTests {
  let scheduler = TestScheduler()

  @Test func onlyWhatIsIncludedPassesAndTheEndPasses() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .next(4, at: .seconds(4)),
      .failed(StubFailure(), at: .seconds(5)))
    let recording = scheduler.record(source.signal.filter { $0.isMultiple(of: 2) }, for: .seconds(10))
    #expect(recording.events == [.next(2, at: .seconds(2)), .next(4, at: .seconds(4)), .failed(StubFailure(), at: .seconds(5))])
  }

  @Test func completionPassesWithoutAnyValue() {
    #expect(scheduler.record(TickSignal<Int, Never>.from(1...3).filter { _ in false }).events == [.completed(at: .zero)])
  }
}
