import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("element(at:)") struct ElementAtTests {
  let scheduler = TestScheduler()

  @Test func theValueWithTheIndexComesWithCompletionAndDisposesTheSource() {
    let source = TestSource(on: scheduler, "-a-b-c|")
    let recording = scheduler.record(source.signal.element(at: 1), for: .seconds(10))
    #expect(recording.line == "b at 3, | at 3")
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func theIndexOfTheFirstValueIsZero() { #expect(scheduler.record(TickSignal<Int, Never>.from(7...9).element(at: 0)).values == [7]) }

  @Test func withFewerValuesItCompletesWithTheSource() {
    #expect(scheduler.record(TestSource(on: scheduler, "-a-b-|").signal.element(at: 2), for: .seconds(10)).line == "| at 5")
  }

  @Test func aNegativeIndexEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = TickSignal<Int, Never>.empty.element(at: -1) }
  }
}
