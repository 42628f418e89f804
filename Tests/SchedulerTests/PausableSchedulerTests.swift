import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct PausableSchedulerTests {
  let scheduler = TestScheduler()
  let isPaused = TickSubject<Bool, Never>()

  private var paused: PausableScheduler { scheduler.paused(while: isPaused.signal) }

  private func ticks(delay: Duration? = nil, on clock: any TickScheduler) -> TickSignal<Int, Never> {
    TickSignal.interval(.seconds(10), delay: delay, on: clock).map(\.index)
  }

  private func expectPause(from start: Int, to end: Int, gives line: String) {
    let recording = scheduler.record(ticks(on: paused))
    scheduler.play(until: 50, [start: { isPaused.next(true) }, end: { isPaused.next(false) }])
    expectEqual(recording.line, line)
    expectEqual(scheduler.pending.count, 1)
    recording.dispose()
    expectEmpty(scheduler.pending)
    #expect(!isPaused.hasSubscribers)
  }

  // MARK: - The time that is left

  @Test func aWaitContinuesWithTheTimeThatWasLeft() { expectPause(from: 14, to: 27, gives: "0 at 10, 1 at 33, 2 at 43") }
  @Test func aPauseBetweenTwoTicksDelaysTheNext() { expectPause(from: 12, to: 15, gives: "0 at 10, 1 at 23, 2 at 33, 3 at 43") }
  @Test func timeRunsBeforeTheFirstValue() { expectEqual(scheduler.record(ticks(on: paused), for: .seconds(25)).line, "0 at 10, 1 at 20") }

  @Test func nothingComesDuringAPauseAndNoBurstOnResume() {
    let recording = scheduler.record(ticks(delay: .zero, on: paused), for: .seconds(15))
    isPaused.next(true)
    scheduler.advance(by: .seconds(36_000))
    expectEqual(recording.values, [0, 1])
    isPaused.next(false)
    scheduler.advance(by: .zero)
    expectEqual(recording.values.count, 2)
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.values.count, 3)
  }

  @Test func itCanBePausedFromTheStart() {
    let isPaused = TickValue(true)
    let recording = scheduler.record(ticks(on: scheduler.paused(while: isPaused.signal)))
    scheduler.play(until: 19, [7: { isPaused.current = false }])
    expectEqual(recording.line, "0 at 17")
  }

  @Test func theRemainderIsKeptToTheNanosecond() {
    let recording = scheduler.record(ticks(on: paused), for: .seconds(10) - .nanosecond)
    isPaused.next(true)
    scheduler.advance(by: .seconds(5))
    isPaused.next(false)
    scheduler.advance(by: .zero)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(0, at: .seconds(15))])
  }

  @Test func manyPausesAddUpAndRepeatedValuesChangeNothing() {
    let recording = scheduler.record(ticks(on: paused))
    scheduler.play(
      until: 40,
      [
        2: { isPaused.next(true) }, 3: { isPaused.next(true) }, 4: { isPaused.next(false) }, 5: { isPaused.next(false) },
        6: { isPaused.next(true) }, 9: { isPaused.next(false) },
      ])
    expectEqual(recording.line, "0 at 15, 1 at 25, 2 at 35")
  }

  @Test func aPauseCountsAsNoMissedTick() {
    let recording = scheduler.record(TickSignal.interval(.seconds(10), on: paused))
    scheduler.play(until: 60, [14: { isPaused.next(true) }, 47: { isPaused.next(false) }])
    expectEqual(recording.values.map(\.missed), [0, 0])
    expectEqual(recording.values.map(\.scheduled), [.origin.advanced(by: .seconds(10)), .origin.advanced(by: .seconds(20))])
    expectEqual(recording.values.map(\.lateness), [.zero, .zero])
  }

  @Test func aCountdownStandsStill() {
    let left = TickSignal.countdown(for: .seconds(4), on: paused).map { Int($0 / .seconds(1)) }
    let recording = scheduler.record(left)
    scheduler.play(until: 60, [2: { isPaused.next(true) }, 30: { isPaused.next(false) }])
    expectEqual(recording.line, "4 at 0, 3 at 1, 2 at 2, 1 at 31, 0 at 32, | at 32")
    expectEmpty(scheduler.pending)
  }

  @Test func timeSpentInTheForegroundIsCounted() {
    let clock = paused
    let recording = scheduler.record(TickSignal.elapsed(since: clock.now, on: clock).map { Int($0 / .seconds(1)) })
    scheduler.play(until: 103, [2: { isPaused.next(true) }, 100: { isPaused.next(false) }])
    expectEqual(recording.line, "0 at 0, 1 at 1, 2 at 2, 3 at 101, 4 at 102, 5 at 103")
  }

  @Test func allTimersOnItStopTogether() {
    let clock = paused
    let signals = TickSignal.merge(
      TickSignal.interval(.seconds(3), on: clock).map { _ in "a" }, TickSignal.after(.seconds(4), on: clock).map { _ in "b" })
    let recording = scheduler.record(signals.debounce(for: .milliseconds(500), on: clock))
    scheduler.play(until: 15, [2: { isPaused.next(true) }, 10: { isPaused.next(false) }])
    expectEqual(recording.line, "a at 11.5, b at 12.5, a at 14.5")
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  // MARK: - The signal

  @Test func afterTheCompletionOfTheSignalItsLastValueStaysInEffect() {
    let recording = scheduler.record(ticks(on: paused))
    let running = scheduler.record(ticks(on: scheduler.paused(while: .just(false))))
    let unpaused = scheduler.record(ticks(on: scheduler.paused(while: .empty)))
    scheduler.play(until: 15, [4: { isPaused.next(true) }, 5: { isPaused.completed() }])
    expectEmpty(recording.events)
    expectEqual(running.line, "0 at 10")
    expectEqual(unpaused.line, "0 at 10")
  }

  @Test func aTickCanPause() {
    let seen = Log<Recorded<Int>>()
    let subscription = ticks(on: paused)
      .subscribe(onNext: { [scheduler, isPaused] index in
        seen.append(Recorded(index, at: scheduler.elapsed))
        if index == 0 { isPaused.next(true) }
      })
    scheduler.play(until: 40, [25: { isPaused.next(false) }])
    expectEqual(seen.entries, [Recorded(0, at: .seconds(10)), Recorded(1, at: .seconds(35))])
    subscription.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func aSignalThatWaitsForItselfNeverResumes() {
    let clock = paused
    let recording = scheduler.record(ticks(on: clock))
    clock.schedule(after: .seconds(12)) { [isPaused] in isPaused.next(true) }
    let resuming = clock.schedule(after: .seconds(13)) { [isPaused] in isPaused.next(false) }
    scheduler.advance(by: .seconds(3_600))
    expectEqual(recording.line, "0 at 10")
    resuming.dispose()
  }

  @Test func aPauseMayComeFromAnotherThread() {
    let recording = scheduler.record(ticks(on: paused), for: .seconds(4))
    together({ [isPaused] in isPaused.next(true) })
    scheduler.advance(by: .seconds(20))
    together({ [isPaused] in isPaused.next(false) })
    scheduler.advance(by: .seconds(6))
    expectEqual(recording.line, "0 at 30")
  }

  // MARK: - Lifetime

  @Test func itIsReleasedWithItsLastTimerAndEndsTheSubscription() {
    var clock: PausableScheduler? = paused
    weak let scheduler = clock
    weak let engine = clock?.engine.core
    let recording = self.scheduler.record(ticks(on: paused))
    #expect(isPaused.hasSubscribers)
    clock = nil
    #expect(scheduler == nil && engine == nil)
    isPaused.next(true)
    #expect(isPaused.hasSubscribers)
    recording.dispose()
    #expect(!isPaused.hasSubscribers)
  }

  @Test(arguments: [false, true]) func anArmedTimerRetainsIt(isPausedThen: Bool) {
    weak let engine = paused.engine.core
    #expect(engine == nil)
    let fired = Log<Int>()
    weak var running: EngineCore?
    do {
      let clock = paused
      running = clock.engine.core
      clock.schedule(after: .seconds(2)) { fired.append(1) }
    }
    if isPausedThen { isPaused.next(true) }
    #expect(running != nil)
    isPaused.next(false)
    scheduler.advance(by: .seconds(2))
    expectEqual(fired.entries, [1])
    #expect(running == nil)
    #expect(!isPaused.hasSubscribers)
  }

  @Test(arguments: [false, true]) func itsShutdownEndsItsTimersAndTheSubscription(isPausedThen: Bool) {
    let fired = Log<Int>()
    let clock = paused
    var witness: Witness? = Witness()
    weak let held = witness
    clock.schedule(after: .seconds(2)) { [witness] in withExtendedLifetime(witness) { fired.append(1) } }
    witness = nil
    if isPausedThen { isPaused.next(true) }
    clock.shutdown()
    #expect(held == nil)
    #expect(clock.isShutDown && !scheduler.isShutDown)
    expectEmpty(scheduler.pending)
    #expect(!isPaused.hasSubscribers)
    scheduler.advance(by: .seconds(10))
    expectEmpty(fired.entries)
  }

  @Test func theShutdownOfItsBaseEndsItToo() {
    let base = scheduler.sibling(timebase: .continuous)
    let clock = base.paused(while: isPaused.signal)
    let inner = clock.paused(while: .just(true))
    base.shutdown()
    #expect(clock.isShutDown && inner.isShutDown)
    #expect(!isPaused.hasSubscribers)
    #expect(base.paused(while: isPaused.signal).isShutDown)
    #expect(!isPaused.hasSubscribers)
  }

  @Test func theSignalMayShutItDown() {
    let clock = paused
    let timer = clock.schedule(after: .seconds(1)) {}
    let subscription = isPaused.signal.subscribe(onNext: { _ in clock.shutdown() })
    isPaused.next(true)
    #expect(clock.isShutDown && timer.isDisposed)
    subscription.dispose()
    #expect(!isPaused.hasSubscribers)
  }

  // MARK: - Pending timers

  private var pendingSeconds: [Int] { scheduler.pending.map { Int(TickInstant.origin.duration(to: $0.deadline) / .seconds(1)) } }

  @Test func timersThatStandStillArePending() throws {
    let clock = paused
    let recording = scheduler.record(ticks(on: clock))
    let timer = clock.schedule(after: .seconds(5)) {}
    scheduler.schedule(after: .seconds(20)) {}
    expectEqual(scheduler.pending.map(\.name), ["schedule", "interval", "schedule"])
    expectEqual(pendingSeconds, [5, 10, 20])
    scheduler.advance(by: .seconds(1))
    isPaused.next(true)
    let standing = scheduler.pending.filter(\.isPaused)
    expectEqual(standing.map(\.name).sorted(), ["interval", "schedule"])
    expectEqual(standing.map(\.deadline), [.distantFuture, .distantFuture])
    let texts = standing.map(\.description).sorted()
    #expect(texts[0].hasPrefix("interval paused, made at "))
    expectEqual(scheduler.pending.map(\.isPaused), [false, true, true])
    scheduler.advance(by: .seconds(1))
    isPaused.next(false)
    expectEqual(pendingSeconds, [6, 11, 20])
    expectEqual(scheduler.pending.map(\.isPaused), [false, false, false])
    recording.dispose()
    timer.dispose()
    scheduler.advance(by: .seconds(20))
    try scheduler.expectIdle()
  }

  @Test func amongThoseOfThePausedSchedulerTheyStandStillToo() {
    let clock = paused
    let timer = clock.schedule(after: .seconds(5)) {}
    isPaused.next(true)
    expectEqual(clock.pending.map(\.isPaused), [true])
    expectEqual(clock.pending.map(\.deadline), [.distantFuture])
    isPaused.next(false)
    expectEqual(clock.pending.map(\.isPaused), [false])
    timer.dispose()
  }

  @Test func aTimerThatStandsStillIsALeftover() {
    let recording = scheduler.record(ticks(on: paused))
    isPaused.next(true)
    #expect(throws: TestFailure.self) { try scheduler.expectIdle() }
    #expect(scheduler.advanceUntilIdle(limit: .events(10)))
    #expect(!scheduler.advanceToNext())
    recording.dispose()
    #expect(throws: Never.self) { try scheduler.expectIdle() }
  }

  @Test func anIdleOneIsNoLeak() throws {
    let clock = paused
    try scheduler.expectNoLeaks()
    let timer = clock.schedule(after: .seconds(1)) {}
    #expect(throws: TestFailure.self) { try scheduler.expectNoLeaks() }
    timer.dispose()
  }

  // MARK: - Schedulers on schedulers

  @Test func theInnerOfTwoStopsWithEither() {
    let inner = TickSubject<Bool, Never>()
    let recording = scheduler.record(ticks(on: paused.paused(while: inner.signal)))
    scheduler.play(
      until: 60,
      [
        2: { isPaused.next(true) }, 4: { inner.next(true) }, 6: { isPaused.next(false) }, 9: { inner.next(false) },
        20: { inner.next(true) }, 21: { isPaused.next(true) }, 25: { inner.next(false) },
      ])
    expectEqual(recording.line, "0 at 17")
    expectEqual(scheduler.pending.map(\.isPaused), [true])
    isPaused.next(false)
    scheduler.advance(by: .seconds(7))
    expectEqual(recording.line, "0 at 17, 1 at 67")
  }

  @Test(arguments: [false, true]) func aSchedulerOnItStopsToo(hasAnotherBetween: Bool) {
    let seen = Log<String>()
    let fast = ScaledScheduler(rate: 2, on: hasAnotherBetween ? paused.paused(while: .never) : paused)
    fast.schedule(after: .seconds(2)) { [isPaused] in
      seen.append("first")
      isPaused.next(true)
    }
    fast.schedule(after: .seconds(2)) { seen.append("second") }
    scheduler.advance(by: .seconds(5))
    expectEqual(seen.entries, ["first"])
    expectEqual(fast.pending.map(\.isPaused), [true])
    isPaused.next(false)
    scheduler.advance(by: .zero)
    expectEqual(seen.entries, ["first", "second"])
  }

  @Test func onAFasterSchedulerTheTimeThatIsLeftIsTheFasterOne() {
    let recording = scheduler.record(ticks(on: ScaledScheduler(rate: 2, on: scheduler).paused(while: isPaused.signal)))
    scheduler.play(until: 20, [2: { isPaused.next(true) }, 10: { isPaused.next(false) }])
    expectEqual(recording.line, "0 at 13, 1 at 18")
  }

  @Test(arguments: [false, true]) func aLeewayDelaysByAtMostIts(isOutside: Bool) {
    let base = TestScheduler(coalescing: true)
    let clock: any TickScheduler =
      isOutside
      ? base.paused(while: isPaused.signal).withLeeway(.seconds(2)) : base.withLeeway(.seconds(2)).paused(while: isPaused.signal)
    let fired = Log<Duration>()
    clock.schedule(after: .seconds(10)) { fired.append(base.elapsed) }
    clock.schedule(after: .seconds(11)) { fired.append(base.elapsed) }
    base.advance(by: .seconds(4))
    isPaused.next(true)
    base.advance(by: .seconds(20))
    expectEmpty(fired.entries)
    isPaused.next(false)
    base.advance(by: .seconds(20))
    expectEqual(fired.count, 2)
    for (time, due) in zip(fired.entries, [Duration.seconds(30), .seconds(31)]) { #expect(due <= time && time <= due + .seconds(2)) }
  }

  // MARK: - The wall clock, and the sleep of the device

  @Test func aCountdownToADateReachesZeroOnItsDateAfterAPause() {
    let recording = scheduler.record(.countdown(to: scheduler.wallNow.advanced(by: .seconds(10)), on: paused))
    scheduler.play(until: 20, [3: { isPaused.next(true) }, 7: { isPaused.next(false) }])
    expectEqual(recording.events.last, .completed(at: .seconds(10)))
    expectEqual(recording.events.first { $0.time == .seconds(7) }, .next(.seconds(3), at: .seconds(7)))
  }

  @Test func aDateThatPassedDuringAPauseIsSentOnResume() {
    let recording = scheduler.record(.at(scheduler.wallNow.advanced(by: .seconds(8)), on: paused))
    scheduler.play(until: 9, [3: { isPaused.next(true) }])
    expectEmpty(recording.events)
    isPaused.next(false)
    scheduler.advance(by: .zero)
    expectEqual(recording.events.map(\.time), [.seconds(9), .seconds(9)])
  }

  @Test func soIsADateOnASchedulerOnTopOfThePausedOne() {
    let recording = scheduler.record(.at(scheduler.wallNow.advanced(by: .seconds(8)), on: paused.paused(while: .never)))
    scheduler.play(until: 9, [3: { isPaused.next(true) }])
    isPaused.next(false)
    scheduler.advance(by: .zero)
    expectEqual(recording.events.map(\.time), [.seconds(9), .seconds(9)])
  }

  @Test func theWallClockMayBeSetDuringAPause() {
    let recording = scheduler.record(.at(scheduler.wallNow.advanced(by: .seconds(100)), on: paused))
    scheduler.play(until: 9, [3: { isPaused.next(true) }, 5: { scheduler.jumpWallClock(by: .seconds(200)) }])
    expectEmpty(recording.events)
    isPaused.next(false)
    scheduler.advance(by: .zero)
    expectEqual(recording.events.map(\.time), [.seconds(9), .seconds(9)])
  }

  @Test func aDateIsSentWhenTheWallClockIsSetAndIsNotLookedForMeanwhile() {
    let recording = scheduler.record(.at(scheduler.wallNow.advanced(by: .seconds(3_600)), on: paused))
    scheduler.play(until: 9, [8: { scheduler.jumpWallClock(by: .seconds(3_600)) }])
    #expect(recording.events.map(\.time) == [.seconds(8), .seconds(8)] && scheduler.statistics.wakeUps == 1)
  }

  @Test func aSleepDuringAPauseDoesNotCountAndOneOutsideDoes() {
    let recording = scheduler.record(ticks(on: paused), for: .seconds(4))
    isPaused.next(true)
    scheduler.sleepDevice(for: .seconds(36_000))
    isPaused.next(false)
    scheduler.advance(by: .seconds(5))
    expectEmpty(recording.events)
    scheduler.sleepDevice(for: .seconds(30))
    scheduler.advance(by: .zero)
    expectEqual(recording.values, [2])
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.values, [2, 3])
  }

  @Test func onAClockThatDoesNotCountSleepItDoesNotEither() {
    let uptime = scheduler.sibling(timebase: .suspending)
    let recording = scheduler.record(ticks(on: uptime.paused(while: isPaused.signal)), for: .seconds(4))
    scheduler.sleepDevice(for: .seconds(100))
    isPaused.next(true)
    scheduler.advance(by: .seconds(3))
    isPaused.next(false)
    scheduler.advance(by: .seconds(5))
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.line, "0 at 113")
  }

  @Test func aJumpOfTheWallClockIsSeenWithinASecondAsOnItsBase() {
    let alarm = HandAlarm(reportsWallClockChanges: false)
    let (base, log, isPaused) = (AlarmScheduler(alarm), Log<TickInstant>(), TickValue(false))
    let deadline = base.wallNow.advanced(by: .seconds(3_600))
    let subscription = TickSignal.at(deadline, on: base.paused(while: isPaused.signal)).subscribe(onNext: { log.append($0.fired) })
    alarm.run(until: .seconds(10))
    expectEmpty(log.entries)
    alarm.jump(.seconds(3_600))
    alarm.run(until: .seconds(11))
    expectEqual(log.count, 1)
    subscription.dispose()
  }
}
