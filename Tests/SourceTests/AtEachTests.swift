import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct AtEachTests {
  let scheduler = TestScheduler()

  private func instants(_ seconds: Int...) -> [TickInstant] { seconds.map { .origin.advanced(by: .seconds($0)) } }

  /// A tick as received: its index, when it was due, how many were missed, and when it arrived.
  private func line(_ ticks: TickSignal<Tick, Never>, until end: Duration = .seconds(60)) -> String {
    let recording = scheduler.record(ticks, for: end)
    return text(recording)
  }

  private func text(_ recording: Recording<Tick, Never>) -> String {
    recording.events.map { record in
      guard let tick = record.event.value else { return "| at \(record.time / .seconds(1))" }
      let due = Duration.nanoseconds(tick.scheduled.nanoseconds) / .seconds(1)
      return "\(tick.index) for \(due) (\(tick.missed)) at \(record.time / .seconds(1))"
    }
    .joined(separator: ", ")
  }

  @Test func aTickComesAtEachInstantAndCompletionRightBehindTheLast() {
    expectEqual(
      line(.at(each: instants(1, 3, 4), on: scheduler)), "0 for 1.0 (0) at 1.0, 1 for 3.0 (0) at 3.0, 2 for 4.0 (0) at 4.0, | at 4.0")
    expectEmpty(scheduler.pending)
  }

  @Test func aTickIsNeverEarly() {
    let recording = scheduler.record(.at(each: instants(2), on: scheduler), for: .seconds(2) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    #expect(recording.isFinished)
  }

  @Test func anEmptySequenceCompletesOnSubscription() {
    expectEqual(scheduler.record(TickSignal.at(each: instants(), on: scheduler)).events, [.completed(at: .zero)])
  }

  @Test func ofInstantsThatArePastOneTickComesForTheLatest() {
    scheduler.advance(by: .seconds(10))
    let recording = scheduler.record(.at(each: instants(1, 3, 10, 12), on: scheduler))
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(2))
    expectEqual(text(recording), "2 for 10.0 (2) at 0.0, 3 for 12.0 (0) at 2.0, | at 2.0")
  }

  @Test(arguments: [
    (MissedTicks.skip, "0 for 1.0 (0) at 1.0, 3 for 4.0 (2) at 4.5, 4 for 6.0 (0) at 6.0, | at 6.0"),
    (.regrid, "0 for 1.0 (0) at 1.0, 1 for 4.0 (2) at 4.5, 2 for 6.0 (0) at 6.0, | at 6.0"),
    (.burst, "0 for 1.0 (0) at 1.0, 1 for 2.0 (0) at 4.5, 2 for 3.0 (0) at 4.5, 3 for 4.0 (0) at 4.5, 4 for 6.0 (0) at 6.0, | at 6.0"),
  ])
  func thePolicyDecidesAboutMissedInstants(policy: MissedTicks, expected: String) {
    let recording = scheduler.record(.at(each: instants(1, 2, 3, 4, 6), missedTicks: policy, on: scheduler), for: .milliseconds(1_500))
    scheduler.sleepDevice(for: .seconds(3))
    scheduler.advance(by: .seconds(10))
    expectEqual(text(recording), expected)
  }

  @Test func anInstantThatIsEarlierThanTheOneBeforeComesWithIt() {
    expectEqual(
      line(.at(each: instants(5, 2, 7), missedTicks: .burst, on: scheduler)),
      "0 for 5.0 (0) at 5.0, 1 for 5.0 (0) at 5.0, 2 for 7.0 (0) at 7.0, | at 7.0")
    expectEqual(line(.at(each: instants(65, 62, 67), on: scheduler)), "1 for 65.0 (1) at 5.0, 2 for 67.0 (0) at 7.0, | at 7.0")
  }

  @Test func theIteratorIsAskedForAnInstantWhenTheOneBeforeIsDue() {
    let asked = Log<Duration>()
    let instants = (1...).lazy.map { [scheduler] (index: Int) -> TickInstant in
      asked.append(scheduler.elapsed)
      return .origin.advanced(by: .seconds(10 * index))
    }
    let recording = scheduler.record(.at(each: Shared(instants), on: scheduler).take(3))
    expectEqual(asked.entries, [.zero])
    scheduler.advance(by: .seconds(60))
    expectEqual(asked.entries, [.zero, .seconds(10), .seconds(20), .seconds(30)])
    #expect(recording.isFinished)
    expectEmpty(scheduler.pending)
  }

  @Test func disposalTakesTheTimerOutAndReleasesTheIterator() {
    let (recording, witness) = holding { held in
      let endless = (1...).lazy.map { (index: Int) -> TickInstant in withExtendedLifetime(held) { .origin.advanced(by: .seconds(index)) } }
      return scheduler.record(.at(each: Shared(endless), on: scheduler))
    }
    scheduler.advance(by: .seconds(3))
    expectEqual(recording.values.count, 3)
    recording.dispose()
    expectEmpty(scheduler.pending)
    #expect(!witness.isHeld)
  }

  @Test func manyPastInstantsDoNotBlockTheScheduler() {
    scheduler.advance(by: .seconds(10))
    let recording = scheduler.record(.at(each: Shared(repeatElement(TickInstant.origin, count: 100_000)), on: scheduler))
    let other = scheduler.record(TickSignal.after(.zero, value: 1, on: scheduler).map { _ in recording.isFinished }, for: .zero)
    expectEqual(other.values, [false])
    expectEqual(text(recording), "99999 for 10.0 (99999) at 0.0, | at 0.0")
  }

  @Test func anEndlessSequenceOfPastInstantsNeverTicksAndOtherTimersFire() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    alarm.pass(.seconds(10))
    let ticks = Log<Tick>()
    let endless = TickSignal.at(each: Shared(sequence(first: TickInstant.origin) { $0 }), on: scheduler)
      .subscribe(onNext: { ticks.append($0) })
    let other = TickSignal.after(.zero, value: 1, on: scheduler).subscribe(onNext: { _ in endless.dispose() })
    alarm.run(until: .seconds(10))
    #expect(other.isDisposed)
    expectEmpty(ticks.entries)
    #expect(alarm.armed == nil)
  }

  @Test func afterAShutdownNothingComes() {
    let recording = scheduler.record(.at(each: instants(1), on: scheduler))
    scheduler.shutdown()
    scheduler.advance(by: .seconds(10))
    expectEmpty(recording.events)
  }

  @Test func datesFollowAClockThatIsSetForwardAndBackAndNoneComesTwice() {
    let start = scheduler.wallNow
    let dates = [10, 20, 30, 100].map { start.advanced(by: .seconds($0)) }
    let recording = scheduler.record(.at(each: dates, on: scheduler), for: .seconds(5))
    scheduler.jumpWallClock(by: .seconds(20))  // 25
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.values.map(\.index), [1])
    expectEqual(recording.values.map(\.missed), [1])
    scheduler.jumpWallClock(by: .seconds(-20))  // 6
    scheduler.advance(by: .seconds(24) - .nanosecond)
    expectEqual(recording.values.count, 1)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.values.map(\.index), [1, 2])
    scheduler.advance(by: .seconds(70))
    #expect(recording.isFinished)
  }

  @Test func aCalendarKnowsWhenDaysAreLongerAndHoursAreMissing() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    /// The minutes from noon of a day to each of the next two times of the clock.
    func minutes(from day: DateComponents, to time: DateComponents) throws -> [Int] {
      var noon = day
      noon.hour = 12
      let start = try #require(calendar.date(from: noon))
      let scheduler = TestScheduler(wallStart: start.wallInstant)
      let dates = calendar.dates(byMatching: time, startingAt: start)
      let recording = scheduler.record(.at(each: dates, on: scheduler).take(2), for: .seconds(3 * 86_400))
      return recording.events.compactMap { $0.event.value == nil ? nil : Int(($0.time / .seconds(60)).rounded()) }
    }
    let march = DateComponents(year: 2_026, month: 3, day: 28)
    let october = DateComponents(year: 2_026, month: 10, day: 24)
    let (spring, autumn) = try (minutes(from: march, to: DateComponents(hour: 9)), minutes(from: october, to: DateComponents(hour: 9)))
    expectEqual(spring, [20 * 60, 44 * 60])
    expectEqual(autumn, [22 * 60, 46 * 60])
    // 02:30 does not exist on 29 March: the calendar takes the next time there is.
    try expectEqual(minutes(from: march, to: DateComponents(hour: 2, minute: 30)), [14 * 60, 37 * 60 + 30])
  }

  @Test func spansAreMeasuredFromTheInstantsAtWhichTheTicksBeforeWereDue() {
    let spans = [3, 2, 1].map { Duration.seconds($0) }
    expectEqual(line(.after(each: spans, on: scheduler)), "0 for 3.0 (0) at 3.0, 1 for 5.0 (0) at 5.0, 2 for 6.0 (0) at 6.0, | at 6.0")
  }

  @Test(arguments: [
    (MissedTicks.skip, "2 for 3.0 (2) at 3.5, 3 for 4.0 (0) at 4.0, | at 4.0"),
    (.regrid, "0 for 3.0 (2) at 3.5, 1 for 4.5 (0) at 4.5, | at 4.5"),
  ])
  func aNewGridBeginsWithTheDelivery(policy: MissedTicks, expected: String) {
    let recording = scheduler.record(.after(each: Array(repeating: .seconds(1), count: 4), missedTicks: policy, on: scheduler))
    scheduler.advance(by: .milliseconds(500))
    scheduler.sleepDevice(for: .seconds(3))
    scheduler.advance(by: .seconds(10))
    expectEqual(text(recording), expected)
  }

  @Test(arguments: [
    (MissedTicks.burst, "0 for 0.0 (0) at 0.0, 1 for 0.0 (0) at 0.0, 2 for 1.0 (0) at 1.0, | at 1.0"),
    (.skip, "1 for 0.0 (1) at 0.0, 2 for 1.0 (0) at 1.0, | at 1.0"),
  ])
  func aSpanThatIsNotPositiveIsDueWithTheTickBefore(policy: MissedTicks, expected: String) {
    let recording = scheduler.record(.after(each: [.seconds(-1), .zero, .seconds(1)], missedTicks: policy, on: scheduler))
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(1))
    expectEqual(text(recording), expected)
  }

  @Test func aBackoffGivesSpansWithASeededJitter() {
    let backoff = Backoff.constant(.seconds(60)).jittered(by: 0.1, seed: 7)
    let recording = scheduler.record(.after(each: backoff, on: scheduler).take(50), for: .seconds(3_600))
    let gaps = zip([.zero] + recording.events.map(\.time), recording.events.map(\.time)).map { $1 - $0 }.prefix(50)
    expectEqual(Array(gaps), (0..<50).map { backoff.delay(at: $0) })
    #expect(gaps.allSatisfy { (.seconds(54) ... .seconds(60)).contains($0) })
    expectEqual(Set(gaps).count, 50)
  }
}

/// A sequence with closures of a test, which are safe to share.
private struct Shared<Elements: Sequence>: Sequence, @unchecked Sendable {
  let elements: Elements

  init(_ elements: Elements) { self.elements = elements }

  func makeIterator() -> Elements.Iterator { elements.makeIterator() }
}
