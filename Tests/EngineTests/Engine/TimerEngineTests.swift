import TestSupport
import Testing

@testable import TickStreams

@Suite("The timer engine and its alarm", .serialized) struct TimerEngineTests {
  private let alarm = HandAlarm()

  @Test func timersThatFireInOneDrainShareAWakeUp() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    for _ in 0..<3 { scheduler.schedule(at: .seconds(1)) {} }
    #expect(alarm.ring())
    expectEqual(scheduler.statistics.fires, 3)
    expectEqual(scheduler.statistics.wakeUps, 1)
    expectEqual(scheduler.statistics.coalescedFires, 2)
  }

  @Test func anyNumberOfTimersCostsOneArmedWakeUp() {
    let scheduler = AlarmScheduler(alarm)
    for second in 1...100 { scheduler.schedule(at: .seconds(Double(second))) {} }
    expectEqual(alarm.armings, [.seconds(1)])
    scheduler.shutdown()
  }

  @Test func anEarlierTimerMovesTheAlarm() {
    let scheduler = AlarmScheduler(alarm)
    scheduler.schedule(at: .seconds(5)) {}
    scheduler.schedule(at: .seconds(2)) {}
    expectEqual(alarm.armings, [.seconds(5), .seconds(2)])
    scheduler.shutdown()
  }

  @Test func nothingIsArmedWhileNothingIsPending() {
    let scheduler = AlarmScheduler(alarm)
    let timer = scheduler.schedule(at: .seconds(5)) {}
    timer.dispose()
    #expect(alarm.armed == nil)
    scheduler.schedule(at: .seconds(1)) {}
    #expect(alarm.ring())
    #expect(alarm.armed == nil)
    #expect(!alarm.ring())
  }

  @Test func aTimerThatNeverComesArmsNothing() {
    let scheduler = AlarmScheduler(alarm)
    scheduler.schedule(at: .distantFuture) {}
    scheduler.schedule(after: .seconds(Int64.max)) {}
    expectEmpty(alarm.armings)
    scheduler.shutdown()
  }

  @Test func aResetToLaterDoesNotTouchTheAlarm() {
    let log = Log<TickInstant>()
    let scheduler = AlarmScheduler(alarm)
    let timer = scheduler.schedule(at: .seconds(1)) { [alarm] in log.append(alarm.now) }
    for second in 2...100 { timer.reschedule(at: .seconds(Double(second))) }
    expectEqual(alarm.armings, [.seconds(1)])
    #expect(alarm.ring())
    #expect(log.entries.isEmpty, "too early: the alarm is moved, nothing else happens")
    expectEqual(alarm.armed, .seconds(100))
    #expect(alarm.ring())
    expectEqual(log.entries, [.seconds(100)])
  }

  @Test func aWakeUpThatFindsNothingDueIsCounted() {
    let scheduler = AlarmScheduler(alarm)
    let timer = scheduler.schedule(at: .seconds(1)) {}
    timer.reschedule(at: .seconds(2))
    #expect(alarm.ring())
    expectEqual(scheduler.statistics.wakeUps, 1)
    expectEqual(scheduler.statistics.idleWakeUps, 1)
    expectEqual(scheduler.statistics.coalescedFires, 0)
    #expect(alarm.ring())
    expectEqual(scheduler.statistics.wakeUps, 2)
    expectEqual(scheduler.statistics.idleWakeUps, 1)
    expectEqual(scheduler.statistics.coalescedFires, 0)
    expectEqual(
      scheduler.statistics.description,
      "wake-ups 2, idle 1, fires 1, coalesced 0, missed 0, pending 0; lateness p50 < 1e-09 seconds, p99 < 1e-09 seconds, worst < 1e-09 seconds"
    )
  }

  @Test func aWakeUpOfAViewThatFindsNothingDueIsCounted() {
    let scheduler = AlarmScheduler(alarm)
    let view = scheduler.withLeeway(.milliseconds(100))
    let timer = view.schedule(at: .seconds(1)) {}
    timer.reschedule(at: .seconds(2))
    #expect(alarm.ring())
    expectEqual(scheduler.statistics.wakeUps, 1)
    expectEqual(scheduler.statistics.idleWakeUps, 1)
    expectEqual(scheduler.statistics.fires, 0)
    expectEqual(scheduler.statistics.lateness.total, 0)
    #expect(alarm.ring())
    expectEqual(scheduler.statistics.fires, 1)
    expectEqual(scheduler.statistics.wakeUps, 2)
    expectEqual(scheduler.statistics.idleWakeUps, 1)
  }

  @Test func aWakeUpIsNotIdleIfAnythingIsDueAfterAViewThatFindsNothing() {
    let log = Log<TickInstant>()
    let scheduler = AlarmScheduler(alarm)
    let view = scheduler.withLeeway(.milliseconds(100))
    let timer = view.schedule(at: .seconds(1)) {}
    timer.reschedule(at: .seconds(2))
    scheduler.schedule(at: .seconds(1)) { [alarm] in log.append(alarm.now) }
    #expect(alarm.ring())
    expectEqual(log.entries, [.seconds(1)])
    expectEqual(scheduler.statistics.wakeUps, 1)
    expectEqual(scheduler.statistics.idleWakeUps, 0)
  }

  @Test func aViewThatFindsNothingDueAfterOthersIsNoIdleWakeUp() {
    let scheduler = AlarmScheduler(alarm)
    let view = scheduler.withLeeway(.milliseconds(100))
    scheduler.schedule(at: .seconds(1)) {}
    let timer = view.schedule(at: .seconds(1)) {}
    timer.reschedule(at: .seconds(2))
    #expect(alarm.ring())
    expectEqual(scheduler.statistics.fires, 1)
    expectEqual(scheduler.statistics.wakeUps, 1)
    expectEqual(scheduler.statistics.idleWakeUps, 0)
  }

  /// A thread that waits for the next timer itself is woken, which is a wake-up like any other.
  @Test func aWaitInPlaceForATimerThatIsCanceledIsAnIdleWakeUp() {
    let alarm = HandAlarm(waitsOnThread: true)
    let scheduler = AlarmScheduler(alarm)
    let next = scheduler.schedule(at: .seconds(1).advanced(by: .microseconds(100))) {}
    scheduler.schedule(at: .seconds(1)) { [alarm] in
      // The clock is read when the wait is over.
      alarm.interruptNextReading { alarm.interruptNextReading { next.dispose() } }
    }
    #expect(alarm.ring())
    expectEqual(alarm.waits, [.seconds(1).advanced(by: .microseconds(100))])
    expectEqual(scheduler.statistics.fires, 1)
    expectEqual(scheduler.statistics.wakeUps, 2)
    expectEqual(scheduler.statistics.idleWakeUps, 1)
  }

  @Test func itWakesAtTheLatestDeadlineByTheEarliestEndAndRunsDueTimersInOrder() {
    let scheduler = AlarmScheduler(alarm)
    let log = Log<String>()
    scheduler.schedule(at: .seconds(3), leeway: .seconds(9)) { log.append("3") }
    scheduler.schedule(at: .seconds(1), leeway: .seconds(9)) { log.append("1") }
    scheduler.schedule(at: .seconds(2), leeway: .seconds(3)) { log.append("2") }
    scheduler.schedule(at: .seconds(6), leeway: .seconds(9)) { log.append("6") }
    expectEqual(alarm.armed, .seconds(3))
    #expect(alarm.ring())
    expectEqual(log.entries, ["1", "2", "3"])
    expectEqual(alarm.armed, .seconds(6))
    scheduler.shutdown()
  }

  @Test func aTimerWithoutLeewayIsNotWokenLateForTheSakeOfOthers() {
    let log = Log<TickInstant>()
    let scheduler = AlarmScheduler(alarm)
    scheduler.schedule(at: .seconds(1), leeway: .seconds(100)) {}
    scheduler.schedule(at: .seconds(2), leeway: .zero) { [alarm] in log.append(alarm.now) }
    #expect(alarm.ring())
    expectEqual(log.entries, [.seconds(2)])
  }

  @Test func aTimerCancelledByAnEarlierOneInTheSameDrainDoesNotRun() {
    let scheduler = AlarmScheduler(alarm)
    let log = Log<String>()
    let handle = SerialDisposable()
    scheduler.schedule(at: .seconds(1)) {
      log.append("first")
      handle.dispose()
    }
    handle.inner = scheduler.schedule(at: .seconds(1)) { log.append("second") }
    #expect(alarm.ring())
    expectEqual(log.entries, ["first"])
  }

  @Test func immediateWorkComesAfterDueTimersAndBeforeLaterOnes() {
    let scheduler = AlarmScheduler(alarm)
    let log = Log<String>()
    scheduler.schedule(at: .seconds(1)) { log.append("due") }
    scheduler.schedule(at: .seconds(3)) { log.append("later") }
    alarm.pass(.seconds(2))
    scheduler.schedule { log.append("immediate") }
    #expect(alarm.ring())
    expectEqual(log.entries, ["due", "immediate"])
    scheduler.shutdown()
  }

  @Test func aLongDrainYieldsTheThread() {
    let scheduler = AlarmScheduler(alarm)
    let log = Log<Int>()
    for index in 0..<10 {
      scheduler.schedule(at: .seconds(1)) { [alarm] in
        log.append(index)
        alarm.pass(.milliseconds(1))
      }
    }
    #expect(alarm.ring())
    expectEqual(log.count, 2)
    expectEqual(alarm.armed.map { $0 <= alarm.now }, true, "the rest is armed for at once")
    while alarm.ring() {}
    expectEqual(log.entries, Array(0..<10))
  }

  @Test func aSuperfluousWakeUpDuringADrainFiresNothing() {
    final class RepeatingAlarm: Alarm {
      let inner = HandAlarm()
      let wakes = Log<@Sendable () -> Void>()
      var timebase: Timebase { .continuous }
      var now: TickInstant { inner.now }
      var isCurrent: Bool { true }
      func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
        wakes.append(wake)
        inner.arm(at: instant, wake: wake)
      }
      func disarm() { inner.disarm() }
    }
    let alarm = RepeatingAlarm()
    let scheduler = AlarmScheduler(alarm)
    let log = Log<String>()
    scheduler.schedule(at: .seconds(1)) {
      log.append("first begins")
      for wake in alarm.wakes.entries { wake() }
      log.append("first ends")
    }
    scheduler.schedule(at: .seconds(1)) { log.append("second") }
    #expect(alarm.inner.ring())
    expectEqual(log.entries, ["first begins", "first ends", "second"])
    expectEqual(scheduler.statistics.wakeUps, 2)
    expectEqual(scheduler.statistics.idleWakeUps, 1)
    alarm.wakes.removeAll()
  }

  @Test func theAlarmIsCalledWithNoLockHeld() {
    final class Curious: Alarm {
      let inner = HandAlarm()
      let answers = Log<Bool>()
      let ask = Lock<(@Sendable () -> Void)?>(nil)
      var timebase: Timebase { .continuous }
      var now: TickInstant { inner.now }
      var isCurrent: Bool { inner.isCurrent }
      func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
        inner.arm(at: instant, wake: wake)
        if let ask = ask.withLock({ $0 }) { answers.append(onThread { ask() }) }
      }
      func disarm() { inner.disarm() }
    }
    let alarm = Curious()
    let scheduler = AlarmScheduler(alarm)
    alarm.ask.withLock { $0 = { scheduler.schedule(at: .seconds(9)) {}.dispose() } }
    scheduler.schedule(at: .seconds(2)) {}
    expectEqual(alarm.answers.entries, [true])
    expectEqual(alarm.inner.armed, .seconds(2))
    alarm.ask.withLock { $0 = nil }
    scheduler.shutdown()
  }

  @Test func theAlarmIsArmedByOneThreadAtATimeAndLastForTheRightInstant() {
    final class Slow: Alarm {
      let inner = HandAlarm()
      let inside = Lock(0)
      let overlaps = Log<Int>()
      let whileArming = Lock<(@Sendable () -> Void)?>(nil)
      var timebase: Timebase { .continuous }
      var now: TickInstant { inner.now }
      var isCurrent: Bool { inner.isCurrent }
      func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
        let count = inside.withLock { inside in
          inside += 1
          return inside
        }
        if count > 1 { overlaps.append(count) }
        if let body = whileArming.withLock({ $0.take() }) { _ = onThread { body() } }
        inner.arm(at: instant, wake: wake)
        inside.withLock { $0 -= 1 }
      }
      func disarm() { inner.disarm() }
    }
    let alarm = Slow()
    let scheduler = AlarmScheduler(alarm)
    alarm.whileArming.withLock { $0 = { scheduler.schedule(at: .seconds(1)) {} } }
    scheduler.schedule(at: .seconds(5)) {}
    expectEmpty(alarm.overlaps.entries)
    expectEqual(alarm.inner.armings, [.seconds(5), .seconds(1)])
    scheduler.shutdown()
  }

  @Test func aJumpOfTheWallClockIsSeenWithinASecond() {
    let log = Log<TickInstant>()
    final class Wall: Alarm {
      let inner = HandAlarm()
      let offset = Lock<Int64>(0)
      var timebase: Timebase { .continuous }
      var now: TickInstant { inner.now }
      var wallNow: WallInstant { WallInstant(nanosecondsSince1970: inner.now.nanoseconds + offset.withLock { $0 }) }
      var isCurrent: Bool { inner.isCurrent }
      func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) { inner.arm(at: instant, wake: wake) }
      func disarm() { inner.disarm() }
    }
    let alarm = Wall()
    let scheduler = AlarmScheduler(alarm)
    let deadline = WallInstant(nanosecondsSince1970: 3_600_000_000_000)
    let subscription = TickSignal.at(deadline, on: scheduler).subscribe(onNext: { log.append($0.fired) })
    for _ in 0..<10 { #expect(alarm.inner.ring()) }
    let before = alarm.now
    alarm.offset.withLock { $0 = 3_600_000_000_000 }
    #expect(alarm.inner.ring())
    expectEqual(log.count, 1)
    #expect(before.duration(to: alarm.now) <= .seconds(1))
    #expect(!alarm.inner.ring(), "nothing left to look for")
    subscription.dispose()
  }
}

/// The bytes of an instance: a function of the standard library that is not public.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF") private func instanceSize(_: AnyClass) -> Int

@Suite struct TimerSizeTests {
  /// With eight more, an interval has the next size of the allocator, and canceling a hundred thousand in any order takes half as long again.
  @Test func aTimerHas88Bytes() { expectEqual(instanceSize(TickTimer.self), 88) }
}
