import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct NamedTests {
  let scheduler = TestScheduler()

  @Test func theNameIsTheDescriptionAndChangesNothingElse() {
    let source = TestSource(on: scheduler, "a-b|")
    let signal = source.signal.named("letters")
    expectEqual("\(signal)", "letters")
    let recording = scheduler.record(signal, for: .seconds(5))
    expectEqual(recording.line, "a at 0, b at 2, | at 3")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func withoutANameItIsTheType() {
    let signal = TickSignal<Int, Never>.just(1)
    expectEqual("\(signal)", "TickSignal<Int, Never>")
  }

  @Test func theLastNameCounts() { #expect(TickSignal<Int, Never>.just(1).named("one").named("two").description == "two") }

  @Test func theResultsOfOperatorsHaveNone() {
    #expect(TickSignal<Int, Never>.just(1).named("one").map { $0 }.description == "TickSignal<Int, Never>")
  }

  @Test func aLogWithoutALabelPrintsTheName() {
    let lines = Log<String>()
    let recording = scheduler.record(TickSignal<Int, Never>.just(1).named("one").log(to: lines.append))
    expectEqual(lines.entries, ["one: subscribed", "one: next(1)", "one: completed"])
    expectEqual(recording.values, [1])
  }

  @Test func aNamedSequenceIsOneStepOfAnother() {
    let two = TickSignal<Int, Never>.concat([.just(1), .just(2)]).named("two")
    expectEqual(scheduler.record(two.concat(two)).values, [1, 2, 1, 2])
  }
}

struct LogTests {
  let scheduler = TestScheduler()
  private let lines = Log<String>()

  @Test func everyEventIsALine() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.log("beat", to: lines.append), for: .seconds(10))
    expectEqual(lines.entries, ["beat: subscribed", "beat: next(1)", "beat: completed"])
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
  }

  @Test func aFailureIsALineAndPasses() {
    let recording = scheduler.record(TickSignal<Int, StubFailure>.fail(StubFailure(code: 3)).log("beat", to: lines.append))
    expectEqual(lines.entries, ["beat: subscribed", "beat: failed(StubFailure(code: 3))"])
    expectEqual(recording.events, [.failed(StubFailure(code: 3), at: .zero)])
  }

  @Test func disposalIsALine() {
    let recording = scheduler.record(TickSignal<Int, Never>.never.log("beat", to: lines.append))
    recording.dispose()
    expectEqual(lines.entries, ["beat: subscribed", "beat: disposed"])
  }

  @Test func theLineComesBeforeTheEventIsPassedOn() {
    let subscription = TickSignal<Int, Never>.just(1).log("beat", to: lines.append).observe { lines.append("\($0)") }
    expectEqual(lines.entries, ["beat: subscribed", "beat: next(1)", "next(1)", "beat: completed", "completed"])
    withExtendedLifetime(subscription) {}
  }
}
