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
    #expect(scheduler.pending.isEmpty)
    return recording
  }

  @Test func aValueThatNeedNotWaitPassesAtOnce() { #expect(debounced("A-B----|").line == "A at 0, B at 2, | at 7") }
  @Test func aValueThatNeedNotWaitDropsThePendingOne() { #expect(debounced("a-b-C---d-----|").line == "C at 4, d at 11, | at 14") }

  @Test func aValueThatPassesAtOnceTakesTheTimerOfTheDroppedOneOut() {
    let subject = TickSubject<String, Never>()
    let recording = scheduler.record(subject.signal.debounce(for: .seconds(3), where: { $0 == $0.lowercased() }, on: scheduler))
    subject.next("a")
    #expect(scheduler.pending.count == 1)
    subject.next("B")
    #expect(recording.line == "B at 0")
    #expect(scheduler.pending.isEmpty)
    subject.next("c")
    scheduler.advance(by: .seconds(60))
    #expect(recording.line == "B at 0, c at 3")
    recording.dispose()
  }

  @Test func aValueThatHasToWaitIsDeliveredAfterTheQuietTime() { #expect(debounced("Aab-----|").line == "A at 0, b at 5, | at 8") }

  @Test func completionDeliversOrDropsThePendingValue() {
    #expect(debounced("a|").line == "a at 1, | at 1")
    #expect(debounced("a|", discardWhenCompleted: true).line == "| at 1")
    #expect(debounced("A|", discardWhenCompleted: true).line == "A at 0, | at 1")
  }

  @Test func allValuesWaitWithoutACondition() {
    let recording = scheduler.record(
      TestSource(on: scheduler, "a----b|").signal.debounce(for: .seconds(3), discardWhenCompleted: true, on: scheduler), for: .seconds(60))
    #expect(recording.line == "a at 3, | at 6")
  }

  @Test func aFailureDropsThePendingValue() { #expect(debounced("a#").line == "# at 1") }

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
    #expect(asked.entries == [1, 2])
    #expect(recording.values == [2])
    try expectCaptureReleased(after: [.failed, .disposed, .dropped]) { source, witness in
      source.debounce(for: .seconds(1), where: { _ in witness.pass(true) }, on: scheduler).map { witness.pass($0) }
    }
  }
}
