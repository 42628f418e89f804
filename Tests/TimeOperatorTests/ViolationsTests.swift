import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The monitor of a rule in a running app.
struct ViolationsTests {
  private let scheduler = TestScheduler()
  private let subject = TickSubject<Int, Never>()

  private func record(_ rule: TimeRule<Int>) -> Recording<String, Never> {
    scheduler.record(subject.signal.violations(of: rule, on: scheduler).map(\.rule))
  }

  private var answered: TimeRule<Int> { .each({ $0 == 1 }, isAnsweredBy: { $0 == 2 }, within: .seconds(1)).named("slow") }

  @Test func aViolationIsSentWhenItIsKnown() throws {
    let recording = record(answered)
    subject.next(1)
    try recording.expectSilence(for: .milliseconds(999))
    scheduler.advance(by: .milliseconds(1))
    try recording.expect("1s 'slow'")
  }

  @Test func aValueThatBreaksARuleIsFollowedByItsViolationAtOnce() throws {
    let recording = record(.never { $0 == 1 })
    subject.next(1)
    expectEqual(recording.values, ["never"])
  }

  @Test func anAnswerAtTheInstantOfTheEndIsInTimeWhateverWasScheduledFirst() {
    let recording = record(answered)
    subject.next(1)
    scheduler.schedule(after: .seconds(1)) { [subject] in subject.next(2) }
    scheduler.advance(by: .seconds(2))
    expectEmpty(recording.values)
  }

  @Test func nothingIsArmedWhileNothingIsWaitedFor() {
    let recording = record(answered)
    expectEmpty(scheduler.pending)
    subject.next(1)
    expectEqual(scheduler.pending.count, 1)
    subject.next(2)
    expectEmpty(scheduler.pending)
    subject.next(1)
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.values, ["slow"])
    expectEmpty(scheduler.pending)
  }

  @Test func oneTimerIsArmedForTheEarliestOfAllRules() throws {
    let rule = TimeRule<Int>.first({ $0 == 3 }, within: .seconds(5)).and(answered).and(.atLeastOne({ $0 == 1 }, every: .seconds(3)))
    let recording = record(rule)
    subject.next(1)
    expectEqual(scheduler.pending.map(\.deadline), [.origin.advanced(by: .seconds(1))])
    scheduler.advance(by: .seconds(10))
    try recording.expect("1s 'slow' 1.999s 'at least one every 3.0 seconds' 1.999s 'the first within 5.0 seconds'")
  }

  @Test func aConditionThatBecomesFalseDisarmsAndOneThatBecomesTrueBeginsAnew() throws {
    let alive = TimeRule<Int>.atLeastOne({ $0 == 1 }, every: .seconds(3)).named("dead").while { $0 == 8 ? true : $0 == 9 ? false : nil }
    let recording = record(alive)
    subject.next(8)
    scheduler.advance(by: .seconds(2))
    subject.next(9)
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(2))
    subject.next(8)
    scheduler.advance(by: .seconds(4))
    try recording.expect("7s 'dead'")
  }

  @Test func aLateAnswerIsLateAlsoIfTheTimerHasNotFiredYet() {
    let recording = scheduler.record(subject.signal.violations(of: answered, on: scheduler))
    subject.next(1)
    scheduler.schedule(after: .seconds(3)) { [subject] in subject.next(2) }
    scheduler.sleepDevice(for: .seconds(5))
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.values.map(\.end), [.origin.advanced(by: .seconds(1))])
  }

  @Test(arguments: [.completed, .failed(StubFailure(code: 1))] as [Event<Int, StubFailure>])
  func theEndAndAFailurePassBehindTheViolationsThatAreKnown(end: Event<Int, StubFailure>) throws {
    let subject = TickSubject<Int, StubFailure>()
    let recording = scheduler.record(subject.signal.violations(of: .first({ $0 == 1 }, within: .seconds(1)), on: scheduler).map(\.rule))
    scheduler.schedule(after: .seconds(1)) { subject.send(end) }
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.values, ["the first within 1.0 seconds"])
    #expect(recording.isFinished)
    expectEqual(recording.failure, end.failure)
    expectEmpty(scheduler.pending)
  }

  @Test func disposalDisarms() {
    let recording = record(answered)
    subject.next(1)
    recording.dispose()
    expectEmpty(scheduler.pending)
    #expect(!subject.hasSubscribers)
  }

  @Test func closuresOfTheRuleMaySendValues() {
    let subject = subject
    let rule = TimeRule<Int>.never { value in
      if value == 1 { subject.next(2) }
      return value == 2
    }
    let recording = record(rule)
    subject.next(1)
    expectEqual(recording.values, ["never"])
  }
}
