import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct PausedByTests {
  let scheduler = TestScheduler()
  let isPaused = TickSubject<Bool, Never>()

  private func ticks(_ timing: PauseTiming, delay: Duration? = nil) -> TickSignal<Int, Never> {
    TickSignal.interval(.seconds(10), delay: delay, pausedBy: isPaused.signal, timing: timing, on: scheduler).map(\.index)
  }

  private func expectPause(from start: Int, to end: Int, _ timing: PauseTiming, gives line: String) {
    let recording = scheduler.record(ticks(timing))
    scheduler.play(until: 50, [start: { isPaused.next(true) }, end: { isPaused.next(false) }])
    #expect(recording.line == line)
    #expect(scheduler.pending.count == 1)
    recording.dispose()
    #expect(scheduler.pending.isEmpty)
    #expect(!isPaused.hasSubscribers)
  }

  // MARK: - An interval, by each rule

  @Test func freezeKeepsTheRemainderOfTheWait() {
    expectPause(from: 14, to: 27, .freeze, gives: "0 at 10, 1 at 33, 2 at 43")
  }

  @Test func keepGridDropsTheTicksInBetween() {
    expectPause(from: 14, to: 27, .keepGrid, gives: "0 at 10, 2 at 30, 3 at 40, 4 at 50")
  }

  @Test func restartBeginsANewInterval() {
    expectPause(from: 14, to: 27, .restart, gives: "0 at 10, 0 at 37, 1 at 47")
  }

  @Test func aPauseBetweenTwoTicksDelaysTheNextOnlyWhereTimeStops() {
    expectPause(from: 12, to: 15, .freeze, gives: "0 at 10, 1 at 23, 2 at 33, 3 at 43")
  }

  @Test func aPauseBetweenTwoTicksIsNotNoticedOnAGridThatIsKept() {
    expectPause(from: 12, to: 15, .keepGrid, gives: "0 at 10, 1 at 20, 2 at 30, 3 at 40, 4 at 50")
  }

  @Test(arguments: PauseTiming.allCases)
  func itRunsUntilItIsPaused(timing: PauseTiming) {
    let recording = scheduler.record(ticks(timing))
    scheduler.advance(by: .seconds(25))
    #expect(recording.line == "0 at 10, 1 at 20")
  }

  @Test(arguments: PauseTiming.allCases)
  func nothingComesDuringAPauseAndNoBurstOnResume(timing: PauseTiming) {
    let recording = scheduler.record(ticks(timing, delay: .zero))
    scheduler.advance(by: .seconds(15))
    isPaused.next(true)
    scheduler.advance(by: .seconds(36_000))
    #expect(recording.values == [0, 1])
    isPaused.next(false)
    scheduler.advance(by: .zero)
    #expect(recording.values.count == (timing == .restart ? 3 : 2))
    scheduler.advance(by: .seconds(10))
    #expect(recording.values.count == (timing == .restart ? 4 : 3))
  }

  @Test func noTimerRunsDuringAPauseUnlessTheGridIsKept() {
    for (timing, timers) in [(PauseTiming.freeze, 0), (.restart, 0), (.keepGrid, 1)] {
      let recording = scheduler.record(ticks(timing))
      isPaused.next(true)
      #expect(scheduler.pending.count == timers, "\(timing)")
      recording.dispose()
      #expect(scheduler.pending.isEmpty)
    }
  }

  @Test(arguments: [(PauseTiming.freeze, "0 at 17"), (.keepGrid, "0 at 10"), (.restart, "0 at 17")])
  func itCanBePausedFromTheStart(timing: PauseTiming, line: String) {
    let paused = TickValue(true)
    let recording = scheduler.record(
      TickSignal.interval(.seconds(10), pausedBy: paused.signal, timing: timing, on: scheduler).map(\.index)
    )
    scheduler.play(until: 19, [7: { paused.current = false }])
    #expect(recording.line == line)
  }

  // MARK: - Frozen time

  @Test func theRemainderIsKeptToTheNanosecond() {
    let recording = scheduler.record(ticks(.freeze))
    scheduler.advance(by: .seconds(10) - .nanosecond)
    isPaused.next(true)
    scheduler.advance(by: .seconds(5))
    isPaused.next(false)
    scheduler.advance(by: .zero)
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .nanosecond)
    #expect(recording.events == [.next(0, at: .seconds(15))])
  }

  @Test func aTickBehindThePauseAtTheSameInstantComesOnResume() {
    scheduler.schedule(after: .seconds(10)) { [isPaused] in isPaused.next(true) }
    let recording = scheduler.record(ticks(.freeze))
    scheduler.play(until: 30, [25: { isPaused.next(false) }])
    #expect(recording.line == "0 at 25")
  }

  @Test func manyPausesAddUp() {
    let recording = scheduler.record(ticks(.freeze))
    scheduler.play(
      until: 40,
      [
        2: { isPaused.next(true) }, 3: { isPaused.next(true) }, 4: { isPaused.next(false) }, 5: { isPaused.next(false) },
        6: { isPaused.next(true) }, 9: { isPaused.next(false) },
      ]
    )
    #expect(recording.line == "0 at 15, 1 at 25, 2 at 35")
  }

  @Test func pausingFromInsideATickWorks() {
    let seen = Log<Recorded<Int>>()
    let subscription = ticks(.freeze)
      .subscribe(onNext: { [scheduler, isPaused] index in
        seen.append(Recorded(index, at: scheduler.elapsed))
        if index == 0 { isPaused.next(true) }
      })
    scheduler.play(until: 40, [25: { isPaused.next(false) }])
    #expect(seen.entries == [Recorded(0, at: .seconds(10)), Recorded(1, at: .seconds(35))])
    subscription.dispose()
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aPauseCountsAsNoMissedTick() {
    let recording = scheduler.record(
      TickSignal.interval(.seconds(10), pausedBy: isPaused.signal, timing: .freeze, on: scheduler)
    )
    scheduler.play(until: 60, [14: { isPaused.next(true) }, 47: { isPaused.next(false) }])
    #expect(recording.values.map(\.missed) == [0, 0])
    #expect(recording.values.map(\.scheduled) == [.origin.advanced(by: .seconds(10)), .origin.advanced(by: .seconds(20))])
    #expect(recording.values.map(\.lateness) == [.zero, .zero])
  }

  @Test func aCountdownIsFrozen() {
    let recording = scheduler.record(
      TickSignal.paused(by: isPaused.signal, timing: .freeze, on: scheduler) { clock in
        TickSignal.countdown(for: .seconds(4), on: clock).map { Int($0 / .seconds(1)) }
      }
    )
    scheduler.play(until: 60, [2: { isPaused.next(true) }, 30: { isPaused.next(false) }])
    #expect(recording.line == "4 at 0, 3 at 1, 2 at 2, 1 at 31, 0 at 32, | at 32")
    #expect(scheduler.pending.isEmpty)
  }

  @Test func timeSpentInTheForegroundIsCounted() {
    let recording = scheduler.record(
      TickSignal.paused(by: isPaused.signal, timing: .freeze, on: scheduler) { clock in
        TickSignal.elapsed(since: clock.now, on: clock).map { Int($0 / .seconds(1)) }
      }
    )
    scheduler.play(until: 103, [2: { isPaused.next(true) }, 100: { isPaused.next(false) }])
    #expect(recording.line == "0 at 0, 1 at 1, 2 at 2, 3 at 101, 4 at 102, 5 at 103")
  }

  @Test func severalTimersOnTheClockStopTogether() {
    let recording = scheduler.record(
      TickSignal.paused(by: isPaused.signal, timing: .freeze, on: scheduler) { clock in
        TickSignal.merge(
          TickSignal.interval(.seconds(3), on: clock).map { _ in "a" }, TickSignal.after(.seconds(4), on: clock).map { _ in "b" }
        )
        .debounce(for: .milliseconds(500), on: clock)
      }
    )
    scheduler.play(until: 15, [2: { isPaused.next(true) }, 10: { isPaused.next(false) }])
    #expect(recording.line == "a at 11.5, b at 12.5, a at 14.5")
    recording.dispose()
    #expect(scheduler.pending.isEmpty)
  }

  @Test func leewayIsUsedOnlyByASchedulerThatCoalesces() {
    let recording = scheduler.record(
      TickSignal.interval(.seconds(10), leeway: .seconds(2), pausedBy: isPaused.signal, timing: .freeze, on: scheduler).map(\.index)
    )
    scheduler.advance(by: .seconds(20))
    #expect(recording.line == "0 at 10, 1 at 20")
  }

  // MARK: - Any signal

  @Test func valuesDuringAPauseAreDroppedWhileTheUpstreamKeepsRunning() {
    let source = TestSource(on: scheduler, "a--b--c--d--e--|")
    let recording = scheduler.record(source.signal.paused(by: isPaused.signal))
    scheduler.play(until: 20, [4: { isPaused.next(true) }, 10: { isPaused.next(false) }])
    #expect(recording.line == "a at 0, b at 3, e at 12, | at 15")
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(15))])
    #expect(!isPaused.hasSubscribers)
  }

  @Test func thePauseSignalIsSubscribedBeforeTheUpstream() {
    #expect(scheduler.record(TickSignal<Int, Never>.just(1).paused(by: .never.startWith(true))).line == "| at 0")
    let source = TestSource(on: scheduler, "a")
    let recording = scheduler.record(
      TickSignal.paused(by: .never.startWith(true), timing: .restart, on: scheduler) { _ in source.signal }
    )
    #expect(source.subscriptions.isEmpty)
    withExtendedLifetime(recording) {}
  }

  @Test(arguments: PauseTiming.allCases)
  func endsOfTheUpstreamEndTheResult(timing: PauseTiming) {
    for (line, result) in [("a-|", "a at 0, | at 2"), ("a-#", "a at 0, # at 2")] {
      let scheduler = TestScheduler()
      let source = TestSource(on: scheduler, line)
      let recording = scheduler.record(TickSignal.paused(by: isPaused.signal, timing: timing, on: scheduler) { _ in source.signal })
      scheduler.advance(by: .seconds(60))
      #expect(recording.line == result)
      #expect(!isPaused.hasSubscribers)
      #expect(scheduler.pending.isEmpty)
    }
  }

  @Test(arguments: PauseTiming.allCases)
  func aPauseThatCannotEndCompletesTheResult(timing: PauseTiming) {
    let recording = scheduler.record(ticks(timing))
    let running = scheduler.record(
      TickSignal.interval(.seconds(10), pausedBy: .just(false), timing: timing, on: scheduler).map(\.index)
    )
    scheduler.play(until: 10, [4: { isPaused.next(true) }, 5: { isPaused.completed() }])
    #expect(recording.line == "| at 5")
    #expect(running.line == "0 at 10")
    running.dispose()
    #expect(scheduler.pending.isEmpty)
  }

  @Test(arguments: PauseTiming.allCases)
  func closuresAreReleasedAtTheEnd(timing: PauseTiming) {
    let scheduler = scheduler
    expectCaptureReleased(after: [.failed, .disposed, .dropped]) { [isPaused] source, witness in
      TickSignal.paused(by: isPaused.signal.map { witness.pass($0) }, timing: timing, on: scheduler) { clock in
        source.delay(.zero, on: clock).map { witness.pass($0) }
      }
    }
    #expect(scheduler.pending.isEmpty)
  }

  @Test func theClockIsReleasedAtTheEndAlsoDuringAPause() {
    let clocks = Log<WeakEngine>()
    let subscription = TickSignal.paused(by: isPaused.signal, timing: .freeze, on: scheduler) { clock in
      clocks.append(WeakEngine(clock.engine))
      return TickSignal.interval(.seconds(10), on: clock)
    }
    .subscribe(onNext: { _ in })
    isPaused.next(true)
    #expect(clocks.entries[0].engine != nil)
    subscription.dispose()
    #expect(clocks.entries[0].engine == nil)
  }

  // MARK: - The instant of the pause

  @Test func aTimerBehindThePauseFiresOnResume() {
    let paused = TickSubject<Bool, Never>()
    let seen = Log<String>()
    let subscription = TickSignal.paused(by: paused.signal, timing: .freeze, on: scheduler) { clock in
      TickSignal.merge(
        TickSignal.after(.seconds(1), on: clock).map { _ in "first" }.handleEvents(onNext: { _ in paused.next(true) }),
        TickSignal.after(.seconds(1), on: clock).map { _ in "second" }
      )
    }
    .subscribe(onNext: { seen.append($0) })
    scheduler.advance(by: .seconds(5))
    #expect(seen.entries == ["first"])
    paused.next(false)
    scheduler.advance(by: .zero)
    #expect(seen.entries == ["first", "second"])
    subscription.dispose()
  }

  @Test func aPauseBetweenTwoTimersOfItsInstantComesBetweenThem() {
    let paused = TickSubject<Bool, Never>()
    let seen = Log<String>()
    let clocks = Log<any TickScheduler>()
    let subscription = TickSignal<Int, Never>.paused(by: paused.signal, timing: .freeze, on: scheduler) { clock in
      clocks.append(clock)
      return .never
    }
    .subscribe(onNext: { _ in })
    let clock = clocks.entries[0]
    clock.schedule(after: .seconds(1)) { seen.append("before") }
    scheduler.schedule(after: .seconds(1)) { paused.next(true) }
    clock.schedule(after: .seconds(1)) { seen.append("behind") }
    scheduler.advance(by: .seconds(5))
    #expect(seen.entries == ["before"])
    paused.next(false)
    scheduler.advance(by: .zero)
    #expect(seen.entries == ["before", "behind"])
    subscription.dispose()
  }

  @Test func timersOnAPausableClockKeepTheirPlacesAmongOtherTimers() {
    let seen = Log<String>()
    let clocks = Log<any TickScheduler>()
    let subscription = TickSignal<Int, Never>.paused(by: isPaused.signal, timing: .freeze, on: scheduler) { clock in
      clocks.append(clock)
      return .never
    }
    .subscribe(onNext: { _ in })
    for number in 1...3 {
      clocks.entries[0].schedule(after: .seconds(1)) { seen.append("clock \(number)") }
      scheduler.schedule(after: .seconds(1)) { seen.append("scheduler \(number)") }
    }
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries == ["clock 1", "scheduler 1", "clock 2", "scheduler 2", "clock 3", "scheduler 3"])
    subscription.dispose()
  }

  @Test func aBurstThatIsPausedInItsFirstLateTickContinuesOnResume() {
    let paused = TickSubject<Bool, Never>()
    let indices = Log<Int>()
    let subscription = TickSignal.paused(by: paused.signal, timing: .freeze, on: scheduler) { clock in
      TickSignal.interval(.seconds(1), missedTicks: .burst, on: clock).map(\.index)
    }
    .subscribe(onNext: { index in
      indices.append(index)
      if index == 0 { paused.next(true) }
    })
    scheduler.suspendApp(for: .milliseconds(4_500))
    scheduler.advance(by: .seconds(10))
    #expect(indices.entries == [0])
    paused.next(false)
    scheduler.advance(by: .zero)
    #expect(indices.entries == [0, 1, 2, 3])
    subscription.dispose()
  }

  // MARK: - The wall clock during a pause

  @Test func aCountdownToADateReachesZeroOnItsDateAfterAPause() {
    let date = scheduler.wallNow.advanced(by: .seconds(10))
    let recording = scheduler.record(
      TickSignal.paused(by: isPaused.signal, timing: .freeze, on: scheduler) { clock in .countdown(to: date, on: clock) }
    )
    scheduler.play(until: 20, [3: { isPaused.next(true) }, 7: { isPaused.next(false) }])
    #expect(recording.events.last == .completed(at: .seconds(10)))
    #expect(recording.events.first { $0.time == .seconds(7) } == .next(.seconds(3), at: .seconds(7)))
  }

  @Test func aDateThatPassedDuringAPauseIsSentOnResume() {
    let date = scheduler.wallNow.advanced(by: .seconds(8))
    let recording = scheduler.record(
      TickSignal.paused(by: isPaused.signal, timing: .freeze, on: scheduler) { clock in .at(date, on: clock) }
    )
    scheduler.play(until: 9, [3: { isPaused.next(true) }])
    #expect(recording.events.isEmpty)
    isPaused.next(false)
    scheduler.advance(by: .zero)
    #expect(recording.events.map(\.time) == [.seconds(9), .seconds(9)])
  }

  @Test func aTimerThatIsMovedBehindThePauseOfItsInstantFiresOnResume() {
    let paused = TickSubject<Bool, Never>()
    let seen = Log<String>()
    let clocks = Log<any TickScheduler>()
    let subscription = TickSignal<Int, Never>.paused(by: paused.signal, timing: .freeze, on: scheduler) { clock in
      clocks.append(clock)
      return .never
    }
    .subscribe(onNext: { _ in })
    let timer = clocks.entries[0].schedule(after: .seconds(1)) { seen.append("timer") }
    scheduler.schedule(after: .seconds(1)) { paused.next(true) }
    timer.reset(after: .seconds(1))
    scheduler.advance(by: .seconds(5))
    #expect(seen.entries.isEmpty)
    paused.next(false)
    scheduler.advance(by: .zero)
    #expect(seen.entries == ["timer"])
    subscription.dispose()
  }

  @Test func aSchedulerOverAPausedClockStopsToo() {
    let paused = TickSubject<Bool, Never>()
    let seen = Log<String>()
    let subscription = TickSignal.paused(by: paused.signal, timing: .freeze, on: scheduler) { clock in
      let fast = ScaledScheduler(rate: 2, on: clock)
      return TickSignal.merge(
        TickSignal.after(.seconds(2), on: fast).map { _ in "first" }.handleEvents(onNext: { _ in paused.next(true) }),
        TickSignal.after(.seconds(2), on: fast).map { _ in "second" }
      )
    }
    .subscribe(onNext: { seen.append($0) })
    scheduler.advance(by: .seconds(5))
    #expect(seen.entries == ["first"])
    paused.next(false)
    scheduler.advance(by: .zero)
    #expect(seen.entries == ["first", "second"])
    subscription.dispose()
  }
}

private struct WeakEngine: Sendable {
  private final class Reference: Sendable {
    weak let engine: EngineCore?
    init(_ engine: TimerEngine) { self.engine = engine.core }
  }

  private let reference: Reference
  init(_ engine: TimerEngine) { reference = Reference(engine) }
  var engine: EngineCore? { reference.engine }
}
