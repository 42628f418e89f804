import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct GroupedByTests {
  let scheduler = TestScheduler()

  private typealias Groups = TickSignal<TickGroup<String, String, StubFailure>, StubFailure>

  private func grouped(_ source: TestSource<String, StubFailure>) -> Groups { source.signal.grouped { $0.lowercased() } }

  /// Every event of every group, with its key.
  private func flat(_ groups: Groups) -> TickSignal<String, StubFailure> {
    groups.flatMap { group in group.signal.materialize().map { "\(group.key) \($0)" } }
  }

  @Test func eachGroupSendsTheValuesOfItsKeyFromTheFirstOn() {
    let source = TestSource(on: scheduler, "aB-Ab-|")
    let recording = scheduler.record(flat(grouped(source)), for: .seconds(10))
    expectEqual(
      recording.line, "a next(a) at 0, b next(B) at 1, a next(A) at 3, b next(b) at 4, a completed at 6, b completed at 6, | at 6")
  }

  @Test func aGroupIsSentOnce() {
    let recording = scheduler.record(grouped(TestSource(on: scheduler, "aBAbab|")).map(\.key), for: .seconds(10))
    expectEqual(recording.line, "a at 0, b at 1, | at 6")
  }

  @Test func theKeyIsComputedOnceForEachValue() {
    let asked = Log<Int>()
    let groups = TickSignal<Int, Never>.from([1, 2, 3, 4]).grouped { value in
      asked.append(value)
      return value.isMultiple(of: 2)
    }
    let recording = scheduler.record(groups.flatMap(\.signal))
    expectEqual(recording.values, [1, 2, 3, 4])
    expectEqual(asked.entries, [1, 2, 3, 4])
  }

  @Test func theGroupsEndInTheOrderOfTheirFirstValues() {
    let source = TickSubject<Int, StubFailure>()
    let ended = Log<Int>()
    let subscription = source.signal.grouped { $0 }
      .flatMap { group in group.signal.handleEvents(onFailed: { _ in ended.append(group.key) }).catch { _ in .empty } }
      .observe { _ in }
    let keys = Array((0..<50).reversed())
    for key in keys { source.next(key) }
    source.failed(StubFailure())
    expectEqual(ended.entries, keys)
    withExtendedLifetime(subscription) {}
  }

  @Test func atAFailureTheGroupsFailAndThenTheResult() {
    let recording = scheduler.record(flat(grouped(TestSource(on: scheduler, "a-#"))), for: .seconds(10))
    expectEqual(recording.line, "a next(a) at 0, a failed(StubFailure(code: 0)) at 2, # at 2")
  }

  @Test func eachGroupIsTimedByItself() {
    let source = TestSource(on: scheduler, "aB-A-------|")
    let recording = scheduler.record(grouped(source).flatMap { [scheduler] in $0.signal.debounce(for: .seconds(3), on: scheduler) })
    scheduler.advance(by: .seconds(20))
    expectEqual(recording.line, "B at 4, A at 6, | at 11")
  }

  @Test func theSourceKeepsRunningForSubscribersOfAGroup() {
    let source = TestSource(on: scheduler, "aB-A-A-|")
    let recording = scheduler.record(grouped(source).take(1).flatMap { $0.signal.take(2) }, for: .seconds(10))
    expectEqual(recording.line, "a at 0, A at 3, | at 3")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func noNewGroupComesAfterDisposal() {
    let source = TestSource(on: scheduler, "aB-A|")
    let recording = scheduler.record(flat(grouped(source).take(1)), for: .seconds(10))
    expectEqual(recording.line, "a next(a) at 0, a next(A) at 3, a completed at 4, | at 4")
  }

  @Test func aLateSubscriberGetsTheRestOrTheEnd() throws {
    let groups = scheduler.record(grouped(TestSource(on: scheduler, "a-A-|")), for: .seconds(1))
    let first = try #require(groups.values.first).signal
    let late = scheduler.record(first, for: .seconds(5))
    expectEqual(late.line, "A at 1, | at 3")
    expectEqual(scheduler.record(first).line, "| at 0")
  }

  @Test func aGroupIsCompletedForASubscriberThatComesAfterAllHaveLeft() throws {
    let source = TestSource(on: scheduler, "a-A-|")
    let groups = scheduler.record(grouped(source), for: .seconds(1))
    groups.dispose()
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(1))])
    expectEqual(scheduler.record(try #require(groups.values.first).signal).line, "| at 0")
  }
}
