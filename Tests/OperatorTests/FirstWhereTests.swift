import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("first(where:)") struct FirstWhereTests {
  let scheduler = TestScheduler()

  @Test func theFirstThatFitsComesWithCompletionAndDisposesTheSource() {
    let source = TestSource(on: scheduler, "-a-b-b|")
    let recording = scheduler.record(source.signal.first(where: { $0 > "a" }), for: .seconds(10))
    expectEqual(recording.line, "b at 3, | at 3")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test(arguments: [("-a-b-|", "| at 5"), ("-a#", "# at 2")])
  func withoutSuchAValueItEndsWithTheSource(source: String, expected: String) {
    expectEqual(scheduler.record(TestSource(on: scheduler, source).signal.first(where: { $0 > "b" }), for: .seconds(10)).line, expected)
  }

  @Test func theConditionIsNotCalledAgain() {
    let asked = Log<Int>()
    let signal = TickSignal<Int, Never>.from([1, 2, 3, 4]).first { value in
      asked.append(value)
      return value == 2
    }
    expectEqual(scheduler.record(signal).values, [2])
    expectEqual(asked.entries, [1, 2])
  }
}

@Suite("element(at:)") struct ElementAtTests {
  let scheduler = TestScheduler()

  @Test func theValueWithTheIndexComesWithCompletionAndDisposesTheSource() {
    let source = TestSource(on: scheduler, "-a-b-c|")
    let recording = scheduler.record(source.signal.element(at: 1), for: .seconds(10))
    expectEqual(recording.line, "b at 3, | at 3")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func theIndexOfTheFirstValueIsZero() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.from(7...9).element(at: 0)).values, [7])
  }

  @Test func withFewerValuesItCompletesWithTheSource() {
    expectEqual(scheduler.record(TestSource(on: scheduler, "-a-b-|").signal.element(at: 2), for: .seconds(10)).line, "| at 5")
  }

  @Test func aNegativeIndexEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = TickSignal<Int, Never>.empty.element(at: -1) }
  }
}
