import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct NamedTests {
  let scheduler = TestScheduler()

  @Test func theNameIsTheDescriptionAndChangesNothingElse() {
    let source = TestSource(on: scheduler, "a-b|")
    let signal = source.signal.named("letters")
    #expect("\(signal)" == "letters")
    let recording = scheduler.record(signal, for: .seconds(5))
    #expect(recording.line == "a at 0, b at 2, | at 3")
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func withoutANameItIsTheType() {
    let signal = TickSignal<Int, Never>.just(1)
    #expect("\(signal)" == "TickSignal<Int, Never>")
  }

  @Test func theLastNameCounts() { #expect(TickSignal<Int, Never>.just(1).named("one").named("two").description == "two") }

  @Test func theResultsOfOperatorsHaveNone() {
    #expect(TickSignal<Int, Never>.just(1).named("one").map { $0 }.description == "TickSignal<Int, Never>")
  }

  @Test func aLogWithoutALabelPrintsTheName() {
    let lines = Log<String>()
    let recording = scheduler.record(TickSignal<Int, Never>.just(1).named("one").log(to: lines.append))
    #expect(lines.entries == ["one: subscribed", "one: next(1)", "one: completed"])
    #expect(recording.values == [1])
  }

  @Test func aNamedSequenceIsOneStepOfAnother() {
    let two = TickSignal<Int, Never>.concat([.just(1), .just(2)]).named("two")
    #expect(scheduler.record(two.concat(two)).values == [1, 2, 1, 2])
  }
}
