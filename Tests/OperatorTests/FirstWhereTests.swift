import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("first(where:)") struct FirstWhereTests {
  let scheduler = TestScheduler()

  @Test func theFirstThatFitsComesWithCompletionAndDisposesTheSource() {
    let source = TestSource(on: scheduler, "-a-b-b|")
    let recording = scheduler.record(source.signal.first(where: { $0 > "a" }), for: .seconds(10))
    #expect(recording.line == "b at 3, | at 3")
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func withoutSuchAValueItCompletesWithTheSource() {
    let recording = scheduler.record(TestSource(on: scheduler, "-a-b-|").signal.first(where: { $0 > "b" }), for: .seconds(10))
    #expect(recording.line == "| at 5")
  }

  @Test func aFailureBeforeSuchAValuePasses() {
    #expect(scheduler.record(TestSource(on: scheduler, "-a#").signal.first(where: { $0 > "a" }), for: .seconds(10)).line == "# at 2")
  }

  @Test func theConditionIsNotCalledAgain() {
    let asked = Log<Int>()
    let signal = TickSignal<Int, Never>.from([1, 2, 3, 4]).first { value in
      asked.append(value)
      return value == 2
    }
    #expect(scheduler.record(signal).values == [2])
    #expect(asked.entries == [1, 2])
  }
}
