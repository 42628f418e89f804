import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct LogTests {
  let scheduler = TestScheduler()
  private let lines = Log<String>()

  @Test func everyEventIsALine() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.log("beat", to: lines.append), for: .seconds(10))
    #expect(lines.entries == ["beat: subscribed", "beat: next(1)", "beat: completed"])
    #expect(recording.events == [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
  }

  @Test func aFailureIsALineAndPasses() {
    let recording = scheduler.record(TickSignal<Int, StubFailure>.fail(StubFailure(code: 3)).log("beat", to: lines.append))
    #expect(lines.entries == ["beat: subscribed", "beat: failed(StubFailure(code: 3))"])
    #expect(recording.events == [.failed(StubFailure(code: 3), at: .zero)])
  }

  @Test func disposalIsALine() {
    let recording = scheduler.record(TickSignal<Int, Never>.never.log("beat", to: lines.append))
    recording.dispose()
    #expect(lines.entries == ["beat: subscribed", "beat: disposed"])
  }

  @Test func theLineComesBeforeTheEventIsPassedOn() {
    let subscription = TickSignal<Int, Never>.just(1).log("beat", to: lines.append).observe { lines.append("\($0)") }
    #expect(lines.entries == ["beat: subscribed", "beat: next(1)", "next(1)", "beat: completed", "completed"])
    withExtendedLifetime(subscription) {}
  }
}
