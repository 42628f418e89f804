import TestSupport
import Testing

@testable import TickStreams

@Suite("An idle timer whose deadline has passed before its timer fires") struct LateIdleTimerTests {
  private let alarm = HandAlarm()
  private let scheduler: AlarmScheduler
  private let idle: IdleTimer
  private let log = Log<String>()
  private let subscription: Subscription

  init() {
    scheduler = AlarmScheduler(alarm)
    idle = IdleTimer(after: .seconds(10), on: scheduler)
    subscription = idle.expirations.subscribe(onNext: { [log, alarm] in
      log.append("\($0)\(alarm.isCurrent ? "" : ", not on the scheduler")")
    })
  }

  private func fire() { while alarm.ring(by: alarm.now) {} }

  private func end() {
    subscription.dispose()
    scheduler.shutdown()
  }

  @Test func aResetAtTheDeadlinePreventsTheExpiration() {
    alarm.pass(.seconds(10))
    #expect(idle.restart())
    fire()
    expectEmpty(log.entries)
    expectEqual(idle.remaining, .seconds(10))
    end()
  }

  @Test func aResetAfterTheDeadlineReturnsFalseAndTheTimerSendsTheExpirationAndRunsAgain() {
    alarm.pass(.seconds(10) + .nanoseconds(1))
    #expect(!idle.restart())
    expectEqual(idle.remaining, .seconds(10))
    expectEqual(idle.generation, 1)
    #expect(log.entries.isEmpty, "the reset sends nothing for the timer")
    alarm.pass(.seconds(1))
    #expect(idle.restart(), "the new run")
    fire()
    expectEqual(log.entries, ["0"])
    alarm.pass(.seconds(10) - .nanoseconds(1))
    fire()
    expectEqual(log.entries, ["0"])
    alarm.pass(.nanoseconds(1))
    fire()
    expectEqual(log.entries, ["0", "2"])
    #expect(!idle.restart(), "it has expired")
    #expect(idle.restart())
    end()
  }

  @Test func aResetThatReadTheClockBeforeTheTimerFiredCountsFromTheFiring() {
    alarm.pass(.seconds(9))
    alarm.interruptNextReading { [alarm] in alarm.run(until: .seconds(12)) }
    #expect(!idle.restart())
    expectEqual(idle.remaining, .seconds(8))
    end()
  }

  @Test func aTimerThatIsReleasedWhileItsExpirationIsLateLeavesNothing() {
    do {
      let other = IdleTimer(after: .seconds(5), on: scheduler)
      alarm.pass(.seconds(6))
      #expect(other.remaining == nil)
      expectEqual(scheduler.statistics.pending, 2)
    }
    expectEqual(scheduler.statistics.pending, 1)
    end()
  }

  @Test func eachExpirationIsSent() {
    alarm.pass(.seconds(11))
    idle.restart()
    alarm.pass(.seconds(11))
    #expect(!idle.restart())
    fire()
    expectEqual(log.entries, ["0", "1"])
    idle.cancel()
    #expect(alarm.armed == nil)
    end()
  }

  @Test func aCancelAfterTheDeadlineHasNoEffect() {
    alarm.pass(.seconds(10) + .nanoseconds(1))
    idle.cancel()
    expectEqual(idle.generation, 0)
    fire()
    expectEqual(log.entries, ["0"])
    #expect(!idle.restart())
    end()
  }

  @Test func aCancelAfterALateResetStopsTheNewRunAndKeepsTheExpiration() {
    alarm.pass(.seconds(11))
    idle.restart()
    idle.cancel()
    #expect(idle.remaining == nil)
    fire()
    expectEqual(log.entries, ["0"])
    alarm.run(until: .seconds(60))
    expectEqual(log.entries, ["0"])
    #expect(idle.restart(), "a cancel is no expiration")
    end()
  }

  @Test func anIdleTimerThatIsReleasedSendsNothing() {
    var other: IdleTimer? = IdleTimer(after: .seconds(10), on: scheduler)
    let expired = Log<Int>()
    let subscription = other?.expirations.subscribe(onNext: { expired.append($0) })
    alarm.pass(.seconds(11))
    other?.restart()
    other = nil
    fire()
    expectEmpty(expired.entries)
    subscription?.dispose()
    end()
  }

  /// Two expirations are late; the first ends the timer, or its scheduler.
  private func expectOne(_ end: @escaping @Sendable (_ scheduler: AlarmScheduler, _ release: () -> Void) -> Void) {
    let other = Lock<IdleTimer?>(IdleTimer(after: .seconds(10), on: scheduler))
    let expired = Log<Int>()
    let subscription = other.withLock { $0 }?.expirations.subscribe(onNext: { [scheduler] in
      expired.append($0)
      end(scheduler) { _ = other.withLock { $0.take() } }
    })
    for _ in 0..<2 {
      alarm.pass(.seconds(11))
      other.withLock { $0 }?.restart()
    }
    fire()
    expectEqual(expired.entries, [0])
    subscription?.dispose()
    self.end()
  }

  @Test func oneThatIsReleasedByAnExpirationSendsNoOther() { expectOne { _, release in release() } }
  @Test func oneWhoseSchedulerAnExpirationShutsDownSendsNoOther() { expectOne { scheduler, _ in scheduler.shutdown() } }
}
