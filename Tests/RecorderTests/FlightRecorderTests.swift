import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

/// The events that a flight recorder keeps.
struct FlightRecorderTests {
  private let scheduler = TestScheduler()

  @Test func subscriptionsValuesAndEndsAreRecordedWithTheirTimes() {
    let recorder = FlightRecorder(on: scheduler)
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).take(2).recorded("beat", in: recorder)
    let recording = scheduler.record(ticks, for: .seconds(5))
    expectEqual(recorder.story, ["subscribed beat 0", "next beat 0", "next beat 0", "completed beat 0"])
    expectEqual(recorder.times, [.zero, .seconds(1), .seconds(2), .seconds(2)])
    expectEqual(recording.values.count, 2)
  }

  @Test func aRecorderThatIsReleasedWatchesNothing() {
    let before = scheduler.engine.core.probes.all.count
    FlightRecorder(on: scheduler).watch(scheduler)
    expectEqual(scheduler.engine.core.probes.all.count, before)
  }

  @Test func aDisposalIsRecordedOnce() {
    let recorder = FlightRecorder(on: scheduler)
    let subscription = TickSignal<Int, Never>.never.recorded("a", in: recorder).subscribe { _ in }
    subscription.dispose()
    subscription.dispose()
    expectEqual(recorder.story, ["subscribed a 0", "disposed a 0"])
  }

  @Test func anEndIsNoDisposal() {
    let recorder = FlightRecorder(on: scheduler)
    let subscription = TickSignal<Int, Never>.just(1).recorded("a", in: recorder).subscribe { _ in }
    subscription.dispose()
    expectEqual(recorder.story, ["subscribed a 0", "next a 0", "completed a 0"])
  }

  @Test func subscriptionsOfOneNameAreCountedTogether() {
    let recorder = FlightRecorder(on: scheduler)
    let first = TickSignal<Int, Never>.never.recorded("a", in: recorder).subscribe { _ in }
    let second = TickSignal<Int, Never>.never.recorded("a", in: recorder).subscribe { _ in }
    second.dispose()
    first.dispose()
    expectEqual(recorder.story, ["subscribed a 0", "subscribed a 1", "disposed a 1", "disposed a 0"])
  }

  @Test func twoFormsOfOneNameAreTwoSignals() {
    let recorder = FlightRecorder(on: scheduler)
    _ = TickSignal<Int, Never>.just(1).recorded("a", in: recorder, values: .coded).subscribe { _ in }
    _ = TickSignal<Int, Never>.just(2).recorded("a", in: recorder).subscribe { _ in }
    expectEqual(recorder.story, ["subscribed a 0", "next a 0 1", "completed a 0", "subscribed a 0", "next a 0", "completed a 0"])
    expectEqual(recorder.log.sources.map(\.form), [.coded, .none])
  }

  // MARK: - Values

  @Test func noValueIsKeptUnlessAsked() {
    let recorder = FlightRecorder(on: scheduler)
    _ = TickSignal<String, Never>.just("secret").recorded("a", in: recorder).subscribe { _ in }
    _ = TickSignal<String, Lost>.fail(Lost()).recorded("b", in: recorder).observe { _ in }
    #expect(!recorder.export().contains("secret"))
    #expect(!recorder.export().contains("\"lost\"]"))
  }

  @Test func descriptionsAreKeptWhereAsked() {
    let recorder = FlightRecorder(on: scheduler)
    _ = TickSignal<Duration, Lost>.just(.seconds(1)).concat(.fail(Lost())).recorded("a", in: recorder, values: .described).observe { _ in }
    expectEqual(recorder.story, ["subscribed a 0", "next a 0 1.0 seconds", "failed a 0 lost"])
  }

  @Test func ofALongDescriptionTheBeginningIsKept() {
    let recorder = FlightRecorder(on: scheduler)
    let long = TickSignal<String, Never>.just(String(repeating: "a", count: 2_000))
    _ = long.recorded("a", in: recorder, values: .described).subscribe { _ in }
    expectEqual(recorder.log.events[1].text.count, 1_000)
  }

  @Test func valuesAreKeptAsJSONWhereAsked() {
    let recorder = FlightRecorder(on: scheduler)
    _ = TickSignal<Bool, Never>.just(true).recorded("a", in: recorder, values: .coded).subscribe { _ in }
    _ = TickSignal<[String: Int], Never>.just(["b": 2, "a": 1]).recorded("b", in: recorder, values: .coded).subscribe { _ in }
    _ = TickSignal<Lost, Never>.just(Lost()).recorded("c", in: recorder, values: .coded { _ in "[1]" }).subscribe { _ in }
    expectEqual(recorder.log.events.filter { $0.kind == .next }.map(\.text), ["true", #"{"a":1,"b":2}"#, "[1]"])
  }

  @Test func withoutARecorderTheSignalIsTheSame() {
    let signal = TickSignal<Int, Never>.just(1).named("a")
    expectEqual(signal.recorded("b", in: nil).description, "a")
  }

  // MARK: - The clocks

  @Test func aSleepOfTheDeviceIsRecordedBeforeTheFirstEventAfterIt() {
    let recorder = FlightRecorder(on: scheduler)
    scheduler.advance(by: .seconds(10))
    recorder.mark("before")
    scheduler.sleepDevice(for: .seconds(100))
    recorder.mark("after")
    expectEqual(recorder.story, ["mark before", "slept 100000000000", "mark after"])
    expectEqual(recorder.times, [.seconds(10), .seconds(110), .seconds(110)])
  }

  @Test func soIsOneBeforeAnExport() {
    let recorder = FlightRecorder(on: scheduler)
    scheduler.sleepDevice(for: .seconds(100))
    expectEqual(recorder.story, ["slept 100000000000"])
  }

  @Test func aSettingOfTheWallClockIsRecordedWhenItShows() {
    let recorder = FlightRecorder(on: scheduler)
    let before = recorder.log.start.wall
    scheduler.jumpWallClock(by: .seconds(-3_600))
    recorder.mark("early")
    scheduler.advance(by: .milliseconds(100))
    recorder.mark("late")
    expectEqual(recorder.story, ["mark early", "wall \(before - 3_600_000_000_000)", "mark late"])
  }

  @Test func theClocksAreLookedAtOnceASecondWhereEventsComeWithoutAGap() {
    let recorder = FlightRecorder(on: scheduler)
    for _ in 0..<20 {
      scheduler.advance(by: .milliseconds(99))
      scheduler.jumpWallClock(by: .seconds(1))
      recorder.mark("a")
    }
    expectEqual(recorder.story.count { $0.hasPrefix("wall") }, 1)
  }

  @Test func aMonotonicClockThatGoesOnIsNoChange() {
    let recorder = FlightRecorder(on: scheduler)
    for _ in 0..<10 {
      scheduler.advance(by: .seconds(1_000))
      recorder.mark("a")
    }
    expectEqual(recorder.story, Array(repeating: "mark a", count: 10))
  }

  // MARK: - Late firings

  @Test func whatIsFiredLateIsRecorded() {
    let recorder = FlightRecorder(on: scheduler)
    recorder.watch(scheduler, as: "main")
    let beat = TickSignal.interval(.seconds(1), on: scheduler).subscribe { _ in }
    scheduler.advance(by: .seconds(1))
    scheduler.suspendApp(for: .milliseconds(3_500))
    expectEqual(recorder.story, ["late main 2500000000"])
    beat.dispose()
  }

  @Test(arguments: [(19_999_999, 0), (20_000_000, 1)]) func onlyWhatIsLaterThanSaidIsRecorded(lateness: Int, count: Int) {
    let recorder = FlightRecorder(on: scheduler)
    recorder.watch(scheduler)
    scheduler.schedule(after: .zero, leeway: .zero) {}
    scheduler.suspendApp(for: .zero)
    scheduler.schedule(after: .seconds(1), leeway: .zero) {}
    scheduler.advance(by: .milliseconds(900))
    scheduler.suspendApp(for: .milliseconds(100) + .nanoseconds(lateness))
    expectEqual(recorder.story.count { $0.hasPrefix("late") }, count)
  }

  @Test func whatIsFiredWithinItsLeewayIsNotLate() {
    let recorder = FlightRecorder(on: scheduler)
    recorder.watch(scheduler)
    scheduler.schedule(at: TickInstant(nanoseconds: 0), leeway: .seconds(1)) {}
    scheduler.suspendApp(for: .zero)
    scheduler.schedule(at: scheduler.now, leeway: .seconds(1)) {}
    let pause = Duration.seconds(1)
    expectEqual(recorder.story, [])
    scheduler.suspendApp(for: pause)
    expectEqual(recorder.story, [])
  }

  @Test func latenessIsMeasuredFromTheEndOfTheLeeway() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let recorder = FlightRecorder(on: scheduler)
    recorder.watch(scheduler, as: "main")
    for second in [1, 2] { scheduler.schedule(at: .seconds(Double(second)), leeway: .milliseconds(300)) {} }
    alarm.pass(.milliseconds(1_310))
    alarm.ring()
    alarm.pass(.milliseconds(1_040))
    alarm.ring()
    expectEqual(recorder.story, ["late main 50000000"])
  }

  @Test func aWatchThatIsDisposedRecordsNothingAndHoldsNoScheduler() {
    let recorder = FlightRecorder(on: scheduler)
    weak var engine: EngineCore?
    do {
      let other = AlarmScheduler(HandAlarm())
      engine = other.engine.core
      recorder.watch(other).dispose()
    }
    #expect(engine == nil)
    recorder.watch(scheduler).dispose()
    scheduler.schedule(after: .seconds(1)) {}
    scheduler.suspendApp(for: .seconds(9))
    let pending = scheduler.schedule(after: .seconds(1)) {}
    recorder.mark("end")
    expectEqual(recorder.story, ["mark end"])
    pending.dispose()
  }

  @Test func twoSchedulersOfOneNameAreCountedEachForItself() {
    let recorder = FlightRecorder(on: scheduler)
    let other = AlarmScheduler(HandAlarm())
    recorder.watch(scheduler)
    recorder.watch(other)
    let timer = other.schedule(after: .seconds(100)) {}
    for _ in 0..<3 {
      scheduler.advance(by: .seconds(1))
      recorder.mark("a")
    }
    expectEqual(recorder.story, ["pending timers 1", "mark a", "mark a", "mark a"])
    timer.dispose()
  }

  @Test func aWatchTakesThePlaceOfOneOfItsNameThatHasEnded() {
    let recorder = FlightRecorder(on: scheduler)
    for _ in 0..<100 { recorder.watch(scheduler).dispose() }
    let kept = recorder.watch(scheduler)
    recorder.watch(scheduler, as: "other").dispose()
    recorder.watch(scheduler).dispose()
    expectEqual(recorder.log.sources.map(\.name), ["timers", "other", "timers"])
    kept.dispose()
  }

  @Test func theTextOfAFailureIsCut() {
    struct Long: Error, CustomStringConvertible { let description = String(repeating: "x", count: 5_000) }
    let recorder = FlightRecorder(on: scheduler)
    TickSignal<Int, Long>.fail(Long()).recorded("long", in: recorder, values: .described).observe { _ in }.dispose()
    expectEqual(recorder.log.events.map(\.text.count).max(), 1_000)
  }

  @Test func aSchedulerDoesNotHoldItsRecorder() {
    weak var recorder: FlightRecorder?
    do {
      let made = FlightRecorder(on: scheduler)
      made.watch(scheduler)
      recorder = made
    }
    #expect(recorder == nil)
  }

  @Test func theNumberOfArmedTimersIsRecordedWhenItHasChanged() {
    let recorder = FlightRecorder(on: scheduler)
    recorder.watch(scheduler)
    let timers = (0..<2).map { _ in scheduler.schedule(after: .seconds(100), leeway: .zero) {} }
    for _ in 0..<2 {
      scheduler.advance(by: .seconds(1))
      recorder.mark("a")
    }
    timers[0].dispose()
    scheduler.advance(by: .seconds(1))
    recorder.mark("b")
    expectEqual(recorder.story, ["pending timers 2", "mark a", "mark a", "pending timers 1", "mark b"])
    timers[1].dispose()
  }

  // MARK: - The ring

  @Test func theOldestEventsAreOverwritten() {
    let recorder = FlightRecorder(capacity: 3, on: scheduler)
    for name in ["a", "b", "c", "d", "e"] { recorder.mark(name) }
    expectEqual(recorder.story, ["mark c", "mark d", "mark e"])
    expectEqual(recorder.log.lost, 2)
  }

  @Test func aRingThatIsJustFullHasLostNothing() {
    let recorder = FlightRecorder(capacity: 3, on: scheduler)
    for name in ["a", "b", "c"] { recorder.mark(name) }
    expectEqual(recorder.story, ["mark a", "mark b", "mark c"])
    expectEqual(recorder.log.lost, 0)
  }

  /// An export copies 256 events in one turn of the lock.
  @Test(arguments: [255, 256, 257, 512, 513], [0, 1, 255, 256, 257, 1_000])
  func allEventsOfALargeRingAreExported(capacity: Int, lost: Int) {
    let recorder = FlightRecorder(capacity: capacity, on: scheduler)
    for number in 0..<capacity + lost { recorder.mark("\(number)") }
    expectEqual(recorder.story, (lost..<capacity + lost).map { "mark \($0)" })
    expectEqual(recorder.log.lost, lost)
  }

  @Test func theStateBeforeTheFirstEventIsKept() throws {
    let recorder = FlightRecorder(capacity: 4, on: scheduler)
    let subject = TickSubject<Int, Never>()
    let first = subject.signal.recorded("a", in: recorder, values: .coded).subscribe { _ in }
    scheduler.advance(by: .seconds(1))
    let second = subject.signal.recorded("a", in: recorder, values: .coded).subscribe { _ in }
    subject.next(7)
    first.dispose()
    scheduler.sleepDevice(for: .seconds(60))
    for name in ["a", "b", "c", "d"] { recorder.mark(name) }
    let state = try #require(recorder.log.sources.first)
    expectEqual(state.subscriptions, 2)
    expectEqual(state.open, [1: 1_000_000_000])
    expectEqual(state.last?.text, "7")
    expectEqual(recorder.log.start.slept, 60_000_000_000)
    expectEqual(recorder.log.lost, 6)
    second.dispose()
  }

  /// The text of an earlier value is not that of a later one, which had none.
  @Test func aValueWithoutATextReplacesOneThatHadSome() {
    let recorder = FlightRecorder(capacity: 2, on: scheduler)
    let subject = TickSubject<String, Never>()
    let subscription = subject.signal.recorded("a", in: recorder, values: .described).subscribe { _ in }
    for value in ["first", "", "", ""] { subject.next(value) }
    expectEqual(recorder.log.sources[0].last, FlightEvent(.next, at: 0))
    expectEqual(recorder.story, ["next a 0", "next a 0"])
    subject.send("last", "", "")
    expectEqual(recorder.log.sources[0].last?.text, "last")
    subscription.dispose()
  }

  @Test func theStateHasWhatWasOverwrittenAndTheEventsHaveTheRest() throws {
    let recorder = FlightRecorder(capacity: 2, on: scheduler)
    let subject = TickSubject<Int, Never>()
    let subscription = subject.signal.recorded("a", in: recorder, values: .coded).subscribe { _ in }
    for value in 0...9 { subject.next(value) }
    expectEqual(recorder.log.sources[0].last?.text, "7")
    expectEqual(recorder.story, ["next a 0 8", "next a 0 9"])
    expectEqual(recorder.log.sources[0].open, [0: 0])
    subscription.dispose()
  }

  /// On a clock that stands still, what is due now has not been due since it stopped; one that is blocked for a second is late.
  @Test func aTimerOfAClockThatStandsStillIsNotLate() {
    let recorder = FlightRecorder(on: scheduler)
    recorder.watch(scheduler)
    let still = ScaledScheduler(rate: 0, on: scheduler)
    scheduler.advance(by: .seconds(5))
    still.schedule(after: .zero) {}
    scheduler.advance(by: .seconds(1))
    #expect(!recorder.export().contains("late"))
    still.rate = 1
    still.schedule(after: .seconds(1)) {}
    scheduler.suspendApp(for: .seconds(2))
    scheduler.advance(by: .seconds(1))
    #expect(recorder.export().contains("[8000000000,\"late\",0,1000000000]"))
  }
}
