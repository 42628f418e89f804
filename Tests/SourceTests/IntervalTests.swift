import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct IntervalTests {
  let scheduler = TestScheduler()

  private func beats(_ interval: Duration, delay: Duration? = nil) -> TickSignal<Int, Never> {
    TickSignal.interval(interval, delay: delay, on: scheduler).map(\.index)
  }

  private static let delays: [(String, delay: Duration?, ticks: String)] = [
    ("without a delay the first tick comes after one interval", nil, "0 at 2, 1 at 4, 2 at 6, 3 at 8"),
    ("with delay zero the first tick comes immediately", .zero, "0 at 0, 1 at 2, 2 at 4, 3 at 6, 4 at 8"),
    ("a delay smaller than the interval shifts the grid", .milliseconds(250), "0 at 0.25, 1 at 2.25, 2 at 4.25, 3 at 6.25, 4 at 8.25"),
    ("a delay equal to the interval is the default", .seconds(2), "0 at 2, 1 at 4, 2 at 6, 3 at 8"),
    ("a delay larger than the interval postpones the grid", .seconds(5), "0 at 5, 1 at 7, 2 at 9"),
  ]

  @Test(arguments: delays) func theDelayDecidesWhereTheGridBegins(rule: String, delay: Duration?, ticks: String) {
    expectEqual(scheduler.record(beats(.seconds(2), delay: delay), for: .seconds(9)).line, ticks)
  }

  @Test(arguments: [Duration.zero, .milliseconds(1), .seconds(2), .seconds(9)]) func noTickIsEarly(delay: Duration) {
    let recording = scheduler.record(beats(.seconds(2), delay: delay))
    if delay > .zero { scheduler.advance(by: delay - .nanosecond) }
    expectEmpty(recording.events)
    scheduler.advance(to: .origin.advanced(by: delay))
    expectEqual(recording.events, [.next(0, at: delay)])
    scheduler.advance(by: .seconds(2) - .nanosecond)
    expectEqual(recording.values, [0])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(0, at: delay), .next(1, at: delay + .seconds(2))])
  }

  @Test func delayZeroIsAsynchronous() {
    let recording = scheduler.record(beats(.seconds(2), delay: .zero))
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.next(0, at: .zero)])
  }

  @Test func everyTickHasTheInstantsItWasDueAndDelivered() {
    let recording = scheduler.record(TickSignal.interval(.seconds(2), delay: .seconds(1), on: scheduler), for: .seconds(3))
    let (first, second) = (TickInstant(nanoseconds: 1_000_000_000), TickInstant(nanoseconds: 3_000_000_000))
    expectEqual(recording.values, [Tick(index: 0, scheduled: first, fired: first), Tick(index: 1, scheduled: second, fired: second)])
    expectEqual(recording.values.map(\.lateness), [.zero, .zero])
  }

  @Test func nothingDriftsWithAnIntervalThatIsNoRoundNumber() {
    let recording = scheduler.record(TickSignal.interval(.nanoseconds(333_333_333), on: scheduler), for: .nanoseconds(333_333_333) * 1_000)
    expectEqual(recording.values.map(\.scheduled.nanoseconds), (1...1_000).map { $0 * 333_333_333 })
    #expect(recording.values.allSatisfy { $0.missed == 0 && $0.lateness == .zero })
  }

  @Test(arguments: [Duration.seconds(601), .seconds(200_001), .seconds(3_155_760_000)])
  func aLongIntervalKeepsItsGridToo(interval: Duration) {
    expectEqual(scheduler.record(beats(interval), for: interval * 2).events, [.next(0, at: interval), .next(1, at: interval * 2)])
  }

  @Test func noneOfVeryManyTicksIsLost() {
    let seconds = Thorough.rounds(100_000, otherwise: 1_000)
    let count = Lock(0)
    let subscription = TickSignal.interval(.milliseconds(100), delay: .zero, on: scheduler)
      .subscribe(onNext: { _ in count.withLock { $0 += 1 } })
    scheduler.advance(by: .seconds(seconds))
    expectEqual(count.withLock { $0 }, seconds * 10 + 1)
    subscription.dispose()
  }

  @Test func aScheduleGivesTheSameTicks() throws {
    let schedule = try TickSchedule(every: .seconds(2), delay: .seconds(1), missedTicks: .burst)
    let recording = scheduler.record(TickSignal.interval(schedule, on: scheduler).map(\.index), for: .seconds(3))
    scheduler.sleepDevice(for: .seconds(4))
    expectEqual(recording.line, "0 at 1, 1 at 3, 2 at 7, 3 at 7")
  }

  @Test func anEndlessIntervalNeverTicks() {
    let recording = scheduler.record(beats(.seconds(Int64.max)), for: .seconds(3_000_000_000))
    expectEmpty(recording.events)
    expectEqual(scheduler.pending.map(\.deadline), [.distantFuture])
  }

  @Test func afterItsFirstTickAnEndlessIntervalNeverTicksAgain() {
    let recording = scheduler.record(beats(.seconds(Int64.max), delay: .seconds(1)), for: .seconds(3_000_000_000))
    expectEqual(recording.events, [.next(0, at: .seconds(1))])
  }

  @Test func everySubscriptionHasAGridOfItsOwn() {
    let signal = beats(.seconds(2))
    let first = scheduler.record(signal, for: .milliseconds(500))
    let second = scheduler.record(signal, for: .seconds(4))
    expectEqual(first.events, [.next(0, at: .seconds(2)), .next(1, at: .seconds(4))])
    expectEqual(second.events, [.next(0, at: .seconds(2)), .next(1, at: .seconds(4))])
  }

  @Test func withoutASubscriptionNothingIsArmed() {
    let signal = beats(.seconds(2))
    expectEmpty(scheduler.pending)
    withExtendedLifetime(signal) {}
  }

  @Test func disposalDisarmsTheTimer() {
    let recording = scheduler.record(beats(.seconds(2)), for: .seconds(4) - .nanosecond)
    expectEqual(scheduler.pending.map(\.deadline), [TickInstant(nanoseconds: 4_000_000_000)])
    recording.dispose()
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.values, [0])
  }

  @Test func disposalFromInsideATickIsTheLastOfIt() {
    let handle = SerialDisposable()
    let seen = Log<Int>()
    handle.inner = beats(.seconds(1)).subscribe(onNext: { index in
      seen.append(index)
      if index == 2 { handle.dispose() }
    })
    scheduler.advance(by: .seconds(10))
    expectEqual(seen.entries, [0, 1, 2])
    expectEmpty(scheduler.pending)
  }

  @Test func takeOneDisarmsTheTimerAtTheTick() {
    let recording = scheduler.record(beats(.seconds(2)).take(1), for: .seconds(2))
    expectEqual(recording.events, [.next(0, at: .seconds(2)), .completed(at: .seconds(2))])
    expectEmpty(scheduler.pending)
  }

  @Test func tickingRunsInTheContextOfTheScheduler() {
    let seen = Log<Bool>()
    let subscription = beats(.seconds(1)).subscribe(onNext: { [scheduler] _ in seen.append(scheduler.isCurrent) })
    scheduler.advance(by: .seconds(1))
    expectEqual(seen.entries, [true])
    subscription.dispose()
  }

  @Test func aBeatThatIsAloneIsOnTimeWhateverItsLeeway() {
    let recording = scheduler.record(TickSignal.interval(.seconds(2), leeway: .seconds(1), on: scheduler).map(\.index), for: .seconds(4))
    expectEqual(recording.events, [.next(0, at: .seconds(2)), .next(1, at: .seconds(4))])
  }

  @Test func leewayIsUsedWhereItSavesAWakeUpAndTheGridIsKept() {
    let recording = scheduler.record(TickSignal.interval(.seconds(2), leeway: .milliseconds(300), on: scheduler))
    scheduler.schedule(after: .milliseconds(2_300), leeway: .zero) {}
    scheduler.schedule(after: .milliseconds(4_301), leeway: .zero) {}
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.events.map(\.time), [.milliseconds(2_300), .seconds(4)])
    expectEqual(recording.values.map(\.scheduled.nanoseconds), [2_000_000_000, 4_000_000_000])
    expectEqual(recording.values.map(\.lateness), [.milliseconds(300), .zero])
  }
}
