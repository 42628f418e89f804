import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct MapTests {
  let scheduler = TestScheduler()

  @Test func everyValueIsTransformedAndTheEndPasses() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .failed(StubFailure(), at: .seconds(3)))
    let recording = scheduler.record(source.signal.map { "<\($0)>" }, for: .seconds(10))
    #expect(recording.events == [.next("<1>", at: .seconds(1)), .next("<2>", at: .seconds(2)), .failed(StubFailure(), at: .seconds(3))])
  }

  @Test func theTransformIsCalledOncePerValue() {
    let calls = Log<Int>()
    let recording = scheduler.record(
      TickSignal<Int, Never>.from(1...3)
        .map { value -> Int in
          calls.append(value)
          return value
        }
    )
    #expect(recording.values == [1, 2, 3])
    #expect(calls.entries == [1, 2, 3])
  }

  @Test func aConstantReplacesEveryValue() {
    let recording = scheduler.record(TickSignal<Int, Never>.from(1...3).replaceValues(with: "beat"))
    #expect(recording.values == ["beat", "beat", "beat"])
    #expect(recording.isFinished)
  }
}
