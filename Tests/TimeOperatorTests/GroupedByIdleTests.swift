import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct GroupedByIdleTests {
  let scheduler = TestScheduler()
  private let subject = TickSubject<String, StubFailure>()

  /// Every event of every group, with its key.
  private func flat(_ source: TickSignal<String, StubFailure>, idle: Duration = .seconds(4)) -> TickSignal<String, StubFailure> {
    source.grouped(by: { $0.lowercased() }, endingAfter: idle, on: scheduler)
      .flatMap { group in group.signal.materialize().map { "\(group.key) \($0)" } }
  }

  private func line(_ diagram: String) throws -> String {
    let recording = scheduler.record(flat(TestSource(on: scheduler, diagram).signal), for: .seconds(60))
    expectEmpty(scheduler.pending)
    return recording.line
  }

  @Test func aGroupEndsAfterTheIdleTimeAndTheNextValueBeginsAnother() throws {
    try expectEqual(
      line("a-A-------a---------|"), "a next(a) at 0, a next(A) at 2, a completed at 6, a next(a) at 10, a completed at 14, | at 20")
  }

  @Test func aGroupIsNotEndedEarly() {
    let recording = scheduler.record(flat(subject.signal))
    subject.next("a")
    scheduler.advance(by: .seconds(4) - .nanosecond)
    subject.next("a")
    scheduler.advance(by: .seconds(4) - .nanosecond)
    expectEqual(recording.values, ["a next(a)", "a next(a)"])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.values.last, "a completed")
    recording.dispose()
  }

  @Test func aValueExactlyAfterTheIdleTimeBeginsAnotherGroup() throws {
    try expectEqual(line("a---a-----|"), "a next(a) at 0, a next(a) at 4, a completed at 4, a completed at 8, | at 10")
  }

  @Test func aGroupWhoseReceiverTakesLongerThanTheIdleTimeStillGetsItsFirstValue() {
    let events = Log<String>()
    let bag = DisposeBag()
    subject.signal.grouped(by: { $0 }, endingAfter: .seconds(4), on: scheduler)
      .observe { [scheduler] event in
        guard case .next(let group) = event else { return }
        group.signal.observe { events.append("\($0) at \(scheduler.elapsed / .seconds(1))") }.store(in: bag)
        // As if another thread drove the scheduler.
        scheduler.advance(by: .seconds(5))
      }
      .store(in: bag)
    subject.next("a")
    scheduler.advance(by: .seconds(60))
    expectEqual(events.entries, ["next(a) at 5.0", "completed at 9.0"])
  }

  @Test func aGroupThatIsDisposedWhileItIsReceivedLeavesNoTimer() {
    let subscription = SerialDisposable()
    let groups = Log<TickGroup<String, String, StubFailure>>()
    subscription.inner = subject.signal.grouped(by: { $0 }, endingAfter: .seconds(4), on: scheduler).observe {
      if case .next(let group) = $0 { groups.append(group) }
      subscription.dispose()
    }
    subject.next("a")
    #expect(!subject.hasSubscribers)
    expectEmpty(scheduler.pending)
    expectEqual(scheduler.record(groups.entries[0].signal).events, [.completed(at: .zero)])
  }

  @Test func groupsAreIdleEachForItself() throws {
    try expectEqual(
      line("ab-a-a----|"), "a next(a) at 0, b next(b) at 1, a next(a) at 3, a next(a) at 5, b completed at 5, a completed at 9, | at 10")
  }

  @Test func atTheEndTheGroupsThatAreLeftEndInTheOrderOfTheirFirstValues() throws {
    try expectEqual(
      line("cbac-|"),
      "c next(c) at 0, b next(b) at 1, a next(a) at 2, c next(c) at 3, c completed at 5, b completed at 5, a completed at 5, | at 5")
    let failed = try line("ab#")
    expectEqual(failed, "a next(a) at 0, b next(b) at 1, a failed(StubFailure(code: 0)) at 2, b failed(StubFailure(code: 0)) at 2, # at 2")
  }

  @Test func disposalOfAllTakesTheTimersOut() {
    let groups = Log<TickGroup<String, String, StubFailure>>()
    let outer = subject.signal.grouped(by: { $0 }, endingAfter: .seconds(4), on: scheduler).observe {
      if case .next(let group) = $0 { groups.append(group) }
    }
    subject.next("a")
    let inner = scheduler.record(groups.entries[0].signal)
    outer.dispose()
    #expect(subject.hasSubscribers)
    scheduler.advance(by: .seconds(1))
    subject.next("b")
    expectEqual(groups.count, 1)
    expectEqual(scheduler.pending.count, 1)
    subject.next("a")
    expectEqual(inner.values, ["a"])
    inner.dispose()
    #expect(!subject.hasSubscribers)
    expectEmpty(scheduler.pending)
  }

  @Test func aMillionKeysLeaveNothing() {
    let count = Thorough.rounds(1_000_000, otherwise: 10_000)
    let subject = TickSubject<Int, Never>()
    let ended = TickValue(0)
    let subscription = subject.signal.grouped(by: { $0 }, endingAfter: .seconds(1), on: scheduler)
      .flatMap { $0.signal.handleEvents(onCompleted: { ended.modify { $0 += 1 } }) }
      .subscribe(onNext: { _ in })
    for key in 0..<count {
      subject.next(key)
      if key % 1_000 == 0 { scheduler.advance(by: .seconds(1)) }
    }
    #expect(scheduler.pending.count < 1_001)
    scheduler.advance(by: .seconds(1))
    expectEqual(ended.current, count)
    expectEmpty(scheduler.pending)
    subscription.dispose()
  }
}
