import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct DebounceWhereTests {
  let scheduler = TestScheduler()

  private func debounced(_ source: String, discardWhenCompleted: Bool = false) -> Recording<String, StubFailure> {
    let recording = scheduler.record(
      TestSource(on: scheduler, source).signal
        .debounce(for: .seconds(3), where: { $0 == $0.lowercased() }, discardWhenCompleted: discardWhenCompleted, on: scheduler))
    scheduler.advance(by: .seconds(60))
    expectEmpty(scheduler.pending)
    return recording
  }

  @Test func aValueThatNeedNotWaitPassesAtOnce() { expectEqual(debounced("A-B----|").line, "A at 0, B at 2, | at 7") }
  @Test func aValueThatNeedNotWaitDropsThePendingOne() { expectEqual(debounced("a-b-C---d-----|").line, "C at 4, d at 11, | at 14") }

  @Test func aValueThatPassesAtOnceTakesTheTimerOfTheDroppedOneOut() {
    let subject = TickSubject<String, Never>()
    let recording = scheduler.record(subject.signal.debounce(for: .seconds(3), where: { $0 == $0.lowercased() }, on: scheduler))
    subject.next("a")
    expectEqual(scheduler.pending.count, 1)
    subject.next("B")
    expectEqual(recording.line, "B at 0")
    expectEmpty(scheduler.pending)
    subject.next("c")
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "B at 0, c at 3")
    recording.dispose()
  }

  @Test func aValueThatHasToWaitIsDeliveredAfterTheQuietTime() { expectEqual(debounced("Aab-----|").line, "A at 0, b at 5, | at 8") }

  @Test func completionDeliversOrDropsThePendingValue() {
    expectEqual(debounced("a|").line, "a at 1, | at 1")
    expectEqual(debounced("a|", discardWhenCompleted: true).line, "| at 1")
    expectEqual(debounced("A|", discardWhenCompleted: true).line, "A at 0, | at 1")
  }

  @Test func allValuesWaitWithoutACondition() {
    let recording = scheduler.record(
      TestSource(on: scheduler, "a----b|").signal.debounce(for: .seconds(3), discardWhenCompleted: true, on: scheduler), for: .seconds(60))
    expectEqual(recording.line, "a at 3, | at 6")
  }

  @Test func aFailureDropsThePendingValue() { expectEqual(debounced("a#").line, "# at 1") }

  @Test func theConditionIsCalledOncePerValueAndReleasedAtTheEnd() throws {
    let asked = Log<Int>()
    let subject = TickSubject<Int, Never>()
    let recording = scheduler.record(
      subject.signal.debounce(
        for: .seconds(3),
        where: { value in
          asked.append(value)
          return true
        },
        on: scheduler
      ))
    subject.send(1, 2)
    scheduler.advance(by: .seconds(3))
    expectEqual(asked.entries, [1, 2])
    expectEqual(recording.values, [2])
    try expectCaptureReleased(after: [.failed, .disposed, .dropped]) { source, witness in
      source.debounce(for: .seconds(1), where: { _ in witness.pass(true) }, on: scheduler).map { witness.pass($0) }
    }
  }
}
