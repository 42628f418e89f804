import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The behavior that users of the patterns for safe timers expect.
@Suite("Safe timers") struct SafeTimerTests {
  let scheduler = TestScheduler()
  private let log = Log<Int>()
  private let alarm = HandAlarm()

  @Test("A timer is always tied to a temporary resource, and a change of either must cause a change of the other")
  func tiedToAResource() {
    final class Secret: Sendable {}
    weak var secret: Secret?
    func make() -> ExpiringValue<Secret> {
      let new = Secret()
      secret = new
      return ExpiringValue(new, for: .seconds(60), on: scheduler)
    }
    let code = make()
    scheduler.advance(by: .milliseconds(59_999))
    #expect(secret != nil)
    scheduler.advance(by: .milliseconds(1))
    #expect(secret == nil, "the timer releases the resource, though nothing reads it")
    #expect(code.value == nil)
    expectEmpty(scheduler.pending)
    func forget() { _ = make().remaining }
    forget()
    #expect(secret == nil)
    #expect(scheduler.pending.isEmpty, "the resource takes its timer with it")
  }

  @Test("All timers must be cancellable; their lifetime should match the resource: an idle timer ends with its last reference")
  func lifetimeOfAnIdleTimer() {
    var idle: IdleTimer? = IdleTimer(after: .seconds(30), on: scheduler)
    let subscription = idle?.expirations.subscribe(onNext: { log.append($0) })
    expectEqual(scheduler.pending.count, 1)
    idle = nil
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(60))
    expectEmpty(log.entries)
    subscription?.dispose()
  }

  @Test("An idle timer that is released after its deadline, before its timer had its turn, sends nothing", arguments: [false, true])
  func anIdleTimerThatIsReleasedLate(isReleased: Bool) {
    var idle: IdleTimer? = IdleTimer(after: .seconds(30), on: AlarmScheduler(alarm))
    let subscription = idle?.expirations.subscribe(onNext: { log.append($0) })
    alarm.pass(.seconds(31))
    if isReleased { idle = nil }
    while alarm.ring() {}
    expectEqual(log.entries, (isReleased ? [] : [0]))
    subscription?.dispose()
    withExtendedLifetime(idle) {}
  }

  @Test("No fire-and-forget delayed call in the API: every scheduled action can be canceled")
  func everyActionCanBeTakenBack() throws {
    let log = Log<String>()
    let handles: [any Disposable] = [
      scheduler.schedule { log.append("at once") },
      scheduler.schedule(after: .seconds(1)) { log.append("after") },
      scheduler.schedule(at: .seconds(1)) { log.append("at") },
      scheduler.schedule(try TickSchedule(every: .seconds(1))) { _ in log.append("every") },
    ]
    for handle in handles { handle.dispose() }
    scheduler.advance(by: .seconds(5))
    expectEmpty(log.entries)
    expectEmpty(scheduler.pending)
  }

  @Test("A handler invocation from a rescheduled timer must have no effect, even if it had already been dequeued")
  func resetAtTheDeadline() {
    let log = Log<IdleTimer>()
    scheduler.schedule(at: .seconds(30)) { log.entries.first?.restart() }
    let idle = IdleTimer(after: .seconds(30), on: scheduler)
    log.append(idle)
    let expired = scheduler.record(idle.expirations, for: .milliseconds(59_999))
    expectEmpty(expired.values)
    scheduler.advance(by: .milliseconds(1))
    expectEqual(expired.values, [1])
  }

  @Test("A handler invocation from a cancelled timer must be impossible, also by a cancel at the very instant of the deadline")
  func cancelAtTheDeadline() {
    let log = Log<IdleTimer>()
    scheduler.schedule(at: .seconds(30)) { log.entries.first?.cancel() }
    let idle = IdleTimer(after: .seconds(30), on: scheduler)
    log.append(idle)
    let expired = scheduler.record(idle.expirations, for: .seconds(60))
    expectEmpty(expired.values)
    #expect(idle.remaining == nil)
    expectEmpty(scheduler.pending)
  }

  @Test("Between leaving the queue and running: a reset or cancel in between invalidates the firing", arguments: [true, false])
  func betweenDequeueAndRun(isReset: Bool) {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let idle = IdleTimer(after: .seconds(1), on: scheduler)
    let subscription = idle.expirations.subscribe(onNext: { log.append($0) })
    alarm.pass(.seconds(1))
    let taken = scheduler.engine.core.takeNext()
    #expect(taken != nil)
    if isReset { idle.restart() } else { idle.cancel() }
    taken?.run()
    expectEmpty(log.entries)
    alarm.run(until: .seconds(10))
    expectEqual(log.entries, (isReset ? [1] : []))
    subscription.dispose()
    if let taken { scheduler.engine.core.finish(taken) }
    scheduler.shutdown()
  }

  @Test("Bug it rules out: an identity check is not enough for reset. A stale firing does not remove a value")
  func staleFiringOfAValue() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let code = ExpiringValue("1234", for: .seconds(2), on: scheduler)
    alarm.pass(.milliseconds(1_999))
    code.extend(for: .milliseconds(1))
    alarm.pass(.milliseconds(1))
    let taken = scheduler.engine.core.takeNext()
    #expect(taken != nil)
    #expect(!code.extend(for: .seconds(60)), "on its deadline it is gone, whether or not the timer has run")
    #expect(code.value == nil)
    taken?.run()
    expectEqual(code.remaining, .zero)
    if let taken { scheduler.engine.core.finish(taken) }
    scheduler.shutdown()
  }

  @Test("Generation count: visible, and delivered to the handler") func generations() {
    let idle = IdleTimer(after: .seconds(30), on: scheduler)
    let expired = scheduler.record(idle.expirations)
    expectEqual(idle.generation, 0)
    scheduler.advance(by: .seconds(30))
    idle.restart()
    idle.restart()
    scheduler.advance(by: .seconds(30))
    idle.cancel()
    idle.restart()
    idle.cancel()
    expectEqual(idle.generation, 4)
    expectEqual(expired.events, [.next(0, at: .seconds(30)), .next(2, at: .seconds(60))])
    let code = ExpiringValue(1, for: .seconds(5), on: scheduler)
    code.extend(for: .seconds(5))
    expectEqual(code.generation, 1)
    let timer = scheduler.schedule(after: .seconds(1)) {}
    timer.reschedule(after: .seconds(2))
    expectEqual(timer.generation, 1)
    scheduler.shutdown()
  }

  @Test("Single-queue: created, handled and cancelled on the same serial context, no stale result can exist")
  func singleQueue() {
    let idle = IdleTimer(after: .seconds(1), on: scheduler)
    let log = Log<String>()
    let subscription = idle.expirations.subscribe(onNext: { [scheduler] generation in
      log.append("\(generation) current: \(generation == idle.generation) on scheduler: \(scheduler.isCurrent)")
    })
    for millisecond in stride(from: 100, through: 3_000, by: 100) {
      scheduler.schedule(at: .seconds(Double(millisecond) / 1_000)) { idle.restart() }
    }
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries, ["30 current: true on scheduler: true"])
    subscription.dispose()
  }

  @Test("Reset/extend (idle timeouts): each new activity resets it to the full duration") func resetToTheFullDuration() {
    let idle = IdleTimer(after: .seconds(30), on: scheduler)
    let expired = scheduler.record(idle.expirations)
    for _ in 0..<10 {
      scheduler.advance(by: .seconds(29))
      expectEqual(idle.remaining, .seconds(1))
      idle.restart()
      expectEqual(idle.remaining, .seconds(30))
    }
    scheduler.advance(by: .milliseconds(29_999))
    expectEmpty(expired.events)
    scheduler.advance(by: .milliseconds(1))
    expectEqual(expired.events.map(\.time), [.seconds(320)])
    #expect(idle.remaining == nil)
    expectEmpty(scheduler.pending)
  }

  @Test("An idle timer that was cancelled or has expired starts again with a reset; cancel and cancel again changes nothing")
  func startsAgain() {
    let idle = IdleTimer(after: .seconds(5), on: scheduler)
    let expired = scheduler.record(idle.expirations)
    idle.cancel()
    idle.cancel()
    expectEqual(idle.generation, 1)
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(10))
    idle.restart()
    scheduler.advance(by: .seconds(5))
    idle.restart()
    scheduler.advance(by: .seconds(5))
    expectEqual(expired.events.map(\.time), [.seconds(15), .seconds(20)])
  }

  @Test("Reset costs what the engine's reset costs: one timer, armed once, whatever the number of resets")
  func resetsArmNothing() {
    let idle = IdleTimer(after: .seconds(30), on: AlarmScheduler(alarm))
    for _ in 0..<10_000 {
      alarm.pass(.milliseconds(1))
      idle.restart()
    }
    expectEqual(alarm.armings.count, 1)
    alarm.run(until: .seconds(39))
    expectEqual(idle.remaining, .seconds(1))
    expectEqual(alarm.wakeUps, 1, "one look at the first deadline")
  }

  @Test("Container form: the value expires by itself, read under the same lock, reset by extend") func container() {
    let code = ExpiringValue("1234", for: .seconds(60), on: scheduler)
    let changes = scheduler.record(code.changes, for: .seconds(50))
    #expect(code.extend(for: .seconds(60)))
    expectEqual(code.remaining, .seconds(60))
    scheduler.advance(by: .milliseconds(59_999))
    expectEqual(code.value, "1234")
    scheduler.advance(by: .milliseconds(1))
    #expect(code.value == nil)
    #expect(!code.extend(for: .seconds(60)), "what has expired does not come back")
    expectEqual(code.remaining, .zero)
    expectEqual(changes.events, [.next("1234", at: .zero), .next(nil, at: .seconds(110)), .completed(at: .seconds(110))])
  }

  @Test("Container form: an expired value cannot be read, even if the timer is late") func lateTimer() {
    let code = ExpiringValue("1234", for: .seconds(60), on: AlarmScheduler(alarm))
    alarm.pass(.milliseconds(59_999))
    expectEqual(code.value, "1234")
    alarm.pass(.milliseconds(1))
    #expect(code.value == nil)
    expectEqual(code.remaining, .zero)
  }

  @Test("Container form: a value that has expired for one thread does not come back for another one that read the clock earlier")
  func earlierReading() {
    let code = ExpiringValue("1234", for: .seconds(60), on: AlarmScheduler(alarm))
    alarm.pass(.seconds(60))
    #expect(code.value == nil)
    alarm.pass(.milliseconds(-1))  // as if another thread had read the clock, and come to the lock later
    #expect(code.value == nil)
    #expect(!code.extend(for: .seconds(60)))
    expectEqual(code.remaining, .zero)
  }

  @Test("Bug: init stores nil, not the value; bug: reset guards on == nil and never resets") func publishedBugs() {
    let code = ExpiringValue(7, for: .seconds(1), on: scheduler)
    expectEqual(code.value, 7)
    code.extend(for: .seconds(2))
    scheduler.advance(by: .milliseconds(1_500))
    expectEqual(code.value, 7)
    let never = ExpiringValue(7, for: .zero, on: scheduler)
    #expect(never.value == nil)
    expectEqual(scheduler.record(never.changes).events, [.next(nil, at: .zero), .completed(at: .zero)])
  }

  @Test("Delay state is data: inspectable for composition, testing and debugging") func delayStateIsData() {
    let timer = scheduler.schedule(at: .seconds(5)) {}
    let idle = IdleTimer(after: .seconds(30), on: scheduler)
    expectEqual(timer.deadline, .seconds(5))
    expectEqual(idle.remaining, .seconds(30))
    expectEqual(scheduler.pending.map(\.deadline), [.seconds(5), .seconds(30)])
    timer.dispose()
    expectEqual(timer.deadline, .distantFuture)
    #expect(timer.isDisposed)
  }

  @Test("DebugContextCoordinator: simulated time: currentTime, run until a time, until a given timer, stop, reset")
  func coordinator() {
    let log = Log<String>()
    let timer = scheduler.schedule(at: .seconds(5)) { log.append("timer") }
    scheduler.schedule(at: .seconds(9)) { log.append("later") }
    scheduler.advance(to: .seconds(2))
    expectEqual(scheduler.now, .seconds(2))
    scheduler.advance(to: timer.deadline)
    expectEqual(log.entries, ["timer"])
    #expect(!scheduler.advanceUntilIdle(limit: .time(.seconds(1))), "stops, with something pending")
    expectEqual(TestScheduler().now, .origin, "a reset is a new one")
    scheduler.shutdown()
  }

  @Test("A one-shot at a calendar moment") func calendarMoment() {
    let recording = scheduler.record(TickSignal.at(scheduler.date.addingTimeInterval(60), on: scheduler))
    scheduler.jumpWallClock(by: .seconds(50))
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events.map(\.time), [.seconds(10), .seconds(10)])
  }

  @Test("The expiry can be changed and the change propagated without a deadlock: from inside a delivery, and from another thread")
  func changesWithoutADeadlock() {
    let code = ExpiringValue("1234", for: .seconds(5), on: scheduler)
    let idle = IdleTimer(after: .seconds(5), on: scheduler)
    let answers = Log<Bool>()
    let use: @Sendable () -> Void = {
      answers.append(
        onThread {
          _ = code.value
          code.extend(for: .seconds(1))
          idle.restart()
          idle.cancel()
          idle.restart()
        }
      )
      code.extend(for: .seconds(2))
      idle.restart()
    }
    let bag = DisposeBag()
    code.changes.subscribe(onNext: { _ in use() }).store(in: bag)
    idle.expirations.take(1).subscribe(onNext: { _ in use() }).store(in: bag)
    scheduler.advance(by: .seconds(8))
    expectEqual(answers.entries, [true, true, true])
  }

  @Test("The requirement 'call this on the timer's own context' is checkable: isCurrent, and a precondition helper")
  func ownContext() async {
    let log = Log<Bool>()
    #expect(!scheduler.isCurrent)
    scheduler.schedule { [scheduler] in
      log.append(scheduler.isCurrent)
      scheduler.preconditionIsCurrent()
    }
    scheduler.advance(by: .zero)
    expectEqual(log.entries, [true])
    await #expect(processExitsWith: .failure) { TestScheduler().preconditionIsCurrent("reset") }
  }

  @Test("Trap: a delay used as a guess that other work has finished. Wait for the event, with a timeout")
  func waitForTheEvent() {
    struct TimedOut: Error {}
    let work = TickSubject<String, TimedOut>()
    let done = scheduler.record(work.signal.take(1).timeout(after: .seconds(5), failing: TimedOut(), on: scheduler))
    let never = scheduler.record(TickSignal<String, TimedOut>.never.timeout(after: .seconds(5), failing: TimedOut(), on: scheduler))
    scheduler.advance(by: .seconds(1))
    work.next("done")
    scheduler.advance(by: .seconds(10))
    expectEqual(done.values, ["done"])
    expectEqual(done.events.count, 2)
    expectEqual(never.events.map(\.time), [.seconds(5)])
  }

  @Test("Trap: such bugs pass tests because tests use fixed timing patterns. Random resets and stalls against a model")
  func randomTiming() {
    for seed in 0..<300 {
      var generator = SplitMix(state: UInt64(seed))
      let alarm = HandAlarm()
      let idle = IdleTimer(after: .milliseconds(10), on: AlarmScheduler(alarm))
      let log = Log<Int>()
      let subscription = idle.expirations.subscribe(onNext: { log.append($0) })
      var (deadline, generation, expected): (Int?, Int, [Int]) = (10, 0, [])
      // The expirations that a reset has preceded, and whether the timer has expired since the last reset.
      var (late, hasExpired): ([Int], Bool) = ([], false)
      var now = 0
      for _ in 0..<200 {
        let step = Int.random(in: 0...8, using: &generator)
        now += step
        if Bool.random(using: &generator) {
          alarm.run(until: .milliseconds(now))
          expected += late
          late = []
          if let due = deadline, due <= now {
            expected.append(generation)
            (deadline, hasExpired) = (nil, true)
          }
        } else {
          alarm.pass(.milliseconds(now) - TickInstant.origin.duration(to: alarm.now))
        }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0, 1:
          let isOver = deadline.map { $0 < now } ?? false
          if isOver { late.append(generation) }
          expectEqual(idle.restart(), !(isOver || hasExpired))
          generation += 1
          (deadline, hasExpired) = (now + 10, false)
        case 2:
          idle.cancel()
          if let due = deadline, due >= now { (deadline, generation) = (nil, generation + 1) }
        default: break
        }
        expectEqual(idle.generation, generation)
      }
      expectEqual(log.entries, expected, "seed \(seed)")
      subscription.dispose()
    }
  }

  @Test("Bad input: a duration of zero is a programmer error") func badInput() async {
    await #expect(processExitsWith: .failure) { _ = IdleTimer(after: .zero, on: TestScheduler()) }
  }
}
