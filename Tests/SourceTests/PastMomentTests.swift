import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Timers for moments that are past when they are armed: they are late from then on, not from the moment.
struct PastMomentTests {
  private let scheduler = TestScheduler()

  init() { scheduler.advance(by: .seconds(100)) }

  private func instant(_ seconds: Int) -> TickInstant { .seconds(Double(seconds)) }

  /// A date that the wall clock shows in so many seconds.
  private func date(_ seconds: Int) -> WallInstant { scheduler.wallNow.advanced(by: .seconds(seconds)) }

  private func ticks(_ signal: TickSignal<Tick, Never>) -> [Tick] {
    let recording = scheduler.record(signal, for: .seconds(1_000))
    return recording.values
  }

  private func tick(_ index: Int, at seconds: Int, fired: Int? = nil, missed: Int = 0) -> Tick {
    Tick(index: index, scheduled: instant(seconds), fired: instant(fired ?? seconds), missed: missed)
  }

  /// The upper bound of the worst lateness.
  private var worst: Duration? { scheduler.statistics.lateness.percentile(1) }

  // MARK: - Moments that are past on subscription

  @Test func aPastInstantIsDueOnSubscription() {
    expectEqual(ticks(.at(instant(40), on: scheduler)), [tick(0, at: 100)])
    expectEqual(worst, .nanosecond)
  }

  @Test func itIsLateFromTheSubscriptionOn() {
    let alarm = HandAlarm()
    let clock = AlarmScheduler(alarm)
    alarm.pass(.seconds(100))
    let seen = Log<Duration>()
    let past = [TickSignal.at(instant(40), on: clock), .at(each: [instant(40), instant(50)], missedTicks: .burst, on: clock)]
    let subscriptions = past.map { $0.subscribe(onNext: { seen.append($0.lateness) }) }
    alarm.pass(.seconds(7))
    while alarm.ring() {}
    expectEqual(seen.entries, [.seconds(7), .seconds(7), .seconds(7)])
    expectEqual(clock.statistics.lateness.percentile(0), .nanoseconds(1 << 33))
    withExtendedLifetime(subscriptions) {}
  }

  @Test func anInstantThatIsPastByANanosecondIsDueOnSubscription() {
    let almost = instant(100).advanced(by: .zero - .nanosecond)
    expectEqual(ticks(.at(almost, on: scheduler)).map(\.scheduled), [instant(100)])
  }

  @Test func aPastDateIsDueOnSubscription() {
    expectEqual(ticks(.at(date(-60), on: scheduler)), [tick(0, at: 100)])
    expectEqual(worst, .nanosecond)
  }

  @Test func ofPastDatesTheLatestIsDueOnSubscription() {
    let dates = [date(-60), date(-30), date(30)]
    expectEqual(ticks(.at(each: dates, on: scheduler)), [tick(1, at: 100, missed: 1), tick(2, at: 130)])
    expectEqual(worst, .nanosecond)
  }

  @Test func aBurstOfPastMomentsIsDueOnSubscription() {
    let instants = [40, 50, 130].map { instant($0) }
    expectEqual(ticks(.at(each: instants, missedTicks: .burst, on: scheduler)), [tick(0, at: 100), tick(1, at: 100), tick(2, at: 130)])
    expectEqual(worst, .nanosecond)
  }

  @Test func aMomentIsNotDueBeforeTheOneBeforeIt() {
    let instants = [105, 40].map { instant($0) }
    expectEqual(ticks(.at(each: instants, missedTicks: .burst, on: scheduler)), [tick(0, at: 105), tick(1, at: 105)])
  }

  @Test func aTimerForAPastInstantIsDueNow() {
    expectEqual(scheduler.schedule(at: instant(40), leeway: .zero) {}.deadline, instant(100))
    scheduler.advance(by: .seconds(10))
    expectEqual(worst, .nanosecond)
  }

  @Test func aTimerThatIsResetToAPastInstantIsDueNow() {
    let timer = scheduler.schedule(after: .seconds(5), leeway: .zero) {}
    timer.reschedule(at: instant(40))
    expectEqual(timer.deadline, instant(100))
    scheduler.advance(by: .seconds(10))
    expectEqual(worst, .nanosecond)
  }

  @Test func anIntervalThatIsResetToAPastInstantContinuesFromNow() {
    let ticks = Log<Tick>()
    let timer = scheduler.schedule(every: .seconds(10)) { ticks.append($0) }
    timer.reschedule(at: instant(35))
    scheduler.advance(by: .seconds(10))
    expectEqual(ticks.entries, [tick(0, at: 100), tick(1, at: 110)])
    timer.dispose()
  }

  @Test func theWakeUpReportCountsNoLateness() {
    scheduler.attributesWakeUps = true
    _ = ticks(.at(instant(40), on: scheduler))
    expectEqual(scheduler.wakeUpReport().rows.first?.lateness.percentile(1), .nanosecond)
  }

  // MARK: - Moments that a clock makes past

  @Test func momentsThatTheWallClockPassesWhenItIsSetAreDueThen() {
    let recording = scheduler.record(TickSignal.at(each: [date(60), date(120), date(900)], missedTicks: .burst, on: scheduler))
    scheduler.advance(by: .seconds(10))
    scheduler.jumpWallClock(by: .seconds(600))
    expectEqual(recording.values, [tick(0, at: 110), tick(1, at: 110)])
    expectEqual(worst, .nanosecond)
    scheduler.advance(by: .seconds(1_000))
    expectEqual(recording.values.last, tick(2, at: 400))
  }

  @Test func aMomentThatAReferenceClockPassesWhenItIsSetIsDueThen() {
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: date(0))
    let recording = scheduler.record(TickSignal.at(date(240), by: server, on: scheduler), for: .seconds(10))
    server.synchronize(to: date(600))
    scheduler.advance(by: .zero)
    expectEqual(recording.values, [tick(0, at: 110)])
    expectEqual(worst, .nanosecond)
  }

  // MARK: - Moments that come while nothing runs

  @Test func aBurstAfterAStallStaysLate() {
    let instants = [110, 120, 130].map { instant($0) }
    let recording = scheduler.record(TickSignal.at(each: instants, missedTicks: .burst, on: scheduler))
    scheduler.suspendApp(for: .seconds(25))
    expectEqual(recording.values, [tick(0, at: 110, fired: 125), tick(1, at: 120, fired: 125)])
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.values.last, tick(2, at: 130))
  }

  @Test func aTimerThatWasArmedBeforeASleepIsLate() {
    let recording = scheduler.record(TickSignal.at(instant(110), on: scheduler))
    scheduler.sleepDevice(for: .seconds(60))
    expectEqual(recording.values, [tick(0, at: 110, fired: 160)])
  }

  @Test func moreThanAThousandMissedMomentsDoNotHideThatTheLastIsLate() {
    let instants = (1...2_500).map { instant(100 + $0) }
    let recording = scheduler.record(TickSignal.at(each: instants + [instant(9_000)], on: scheduler))
    scheduler.suspendApp(for: .seconds(3_000))
    expectEqual(recording.values, [tick(2_499, at: 2_600, fired: 3_100, missed: 2_499)])
  }

  // MARK: - Missed ticks in the statistics

  @Test(arguments: MissedTicks.allCases) func statisticsCountTheMissedTicksOfSpans(_ policy: MissedTicks) {
    let spans = (0..<10).map { _ in Duration.seconds(1) }
    let recording = scheduler.record(TickSignal.after(each: spans, missedTicks: policy, on: scheduler))
    scheduler.suspendApp(for: .seconds(5))
    expectEqual(recording.values.map(\.missed).reduce(0, +), (policy == .burst ? 0 : 4))
    expectEqual(scheduler.statistics.missedTicks, (policy == .burst ? 0 : 4))
  }

  @Test func statisticsCountTheMissedTicksOfDates() {
    let recording = scheduler.record(TickSignal.at(each: (1...10).map { date($0) }, on: scheduler))
    scheduler.suspendApp(for: .seconds(5))
    expectEqual(recording.values.map(\.missed), [4])
    expectEqual(scheduler.statistics.missedTicks, 4)
  }

  @Test(arguments: [TickAlignment.wall(.seconds(1)), .grid(.seconds(1))])
  func statisticsCountTheMissedTicksOfAnAlignedInterval(_ alignment: TickAlignment) {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), alignedTo: alignment, on: scheduler), for: .zero)
    let before = recording.values.count
    scheduler.suspendApp(for: .milliseconds(5_500))
    expectEqual(recording.values.dropFirst(before).map(\.missed), [4])
    expectEqual(scheduler.statistics.missedTicks, 4)
    recording.dispose()
  }
}
