import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("contains, allSatisfy") struct ContainsTests {
  let scheduler = TestScheduler()

  @Test func trueComesWithTheFirstThatFitsAndDisposesTheSource() {
    let source = TestSource(on: scheduler, "-a-b-b|")
    let recording = scheduler.record(source.signal.contains("b"), for: .seconds(10))
    #expect(recording.line == "true at 3, | at 3")
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func falseComesAtCompletion() {
    let recording = scheduler.record(TestSource(on: scheduler, "-a-b-|").signal.contains("c"), for: .seconds(10))
    #expect(recording.line == "false at 5, | at 5")
  }

  @Test func theConditionIsNotCalledAgain() {
    let asked = Log<Int>()
    let signal = TickSignal<Int, Never>.from([1, 2, 3, 4]).contains { value in
      asked.append(value)
      return value == 2
    }
    #expect(scheduler.record(signal).values == [true])
    #expect(asked.entries == [1, 2])
  }

  @Test func anEndlessSourceStopsAtOnce() {
    #expect(scheduler.record(TickSignal<Int, Never>.from(Naturals()).contains(3)).values == [true])
  }

  @Test func aFailurePassesWithoutAValue() {
    #expect(scheduler.record(TestSource(on: scheduler, "-a#").signal.contains("b"), for: .seconds(10)).line == "# at 2")
  }

  @Test func allSatisfyIsFalseWithTheFirstThatDoesNot() {
    let source = TestSource(on: scheduler, "-a-b-a|")
    let recording = scheduler.record(source.signal.allSatisfy { $0 == "a" }, for: .seconds(10))
    #expect(recording.line == "false at 3, | at 3")
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func allSatisfyIsTrueAtCompletionAlsoOfNothing() {
    let recording = scheduler.record(TestSource(on: scheduler, "-a-a|").signal.allSatisfy { $0 == "a" }, for: .seconds(10))
    #expect(recording.line == "true at 4, | at 4")
    #expect(scheduler.record(TickSignal<Int, Never>.empty.allSatisfy { _ in false }).values == [true])
  }
}
