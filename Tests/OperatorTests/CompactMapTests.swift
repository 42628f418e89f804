import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct CompactMapTests {
  let scheduler = TestScheduler()

  @Test func nilIsDroppedAndTheRestIsUnwrapped() {
    let source = TestSource<String, StubFailure>(
      on: scheduler, .next("1", at: .seconds(1)), .next("one", at: .seconds(2)), .next("3", at: .seconds(3)),
      .failed(StubFailure(), at: .seconds(4)))
    let recording = scheduler.record(source.signal.compactMap { Int($0) }, for: .seconds(10))
    #expect(recording.events == [.next(1, at: .seconds(1)), .next(3, at: .seconds(3)), .failed(StubFailure(), at: .seconds(4))])
  }

  @Test func completionPassesWithoutAnyValue() {
    let recording = scheduler.record(TickSignal<Int, Never>.from(1...3).compactMap { _ in Int?.none })
    #expect(recording.events == [.completed(at: .zero)])
  }
}
