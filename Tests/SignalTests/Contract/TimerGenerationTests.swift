import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Contract 4: a cancelled or reset timer has no effect") struct TimerGenerationTests {
  let scheduler = TestScheduler()
  private let log = Log<String>()

  @Test func aResetTimerFiresAtItsNewDeadlineOnly() {
    let log = Log<Duration>()
    let timer = scheduler.schedule(at: .origin.advanced(by: .seconds(1)), leeway: .zero) {
      log.append(TickInstant.origin.duration(to: scheduler.now))
    }
    timer.reschedule(at: .origin.advanced(by: .seconds(5)))
    scheduler.advance(by: .seconds(4))
    expectEmpty(log.entries)
    scheduler.advance(by: .seconds(4))
    expectEqual(log.entries, [.seconds(5)])
  }

  @Test func aTimerCanBeResetToAnEarlierInstant() {
    let log = Log<Duration>()
    let timer = scheduler.schedule(at: .origin.advanced(by: .seconds(9)), leeway: .zero) {
      log.append(TickInstant.origin.duration(to: scheduler.now))
    }
    timer.reschedule(after: .seconds(20))
    timer.reschedule(after: .seconds(2))
    scheduler.advance(by: .seconds(30))
    expectEqual(log.entries, [.seconds(2)])
  }

  @Test func aTimerThatFiredCanBeResetAndFiresAgain() {
    let log = Log<Duration>()
    let timer = scheduler.schedule(at: .origin.advanced(by: .seconds(1)), leeway: .zero) {
      log.append(TickInstant.origin.duration(to: scheduler.now))
    }
    scheduler.advance(by: .seconds(1))
    expectEqual(timer.deadline, .distantFuture)
    timer.reschedule(after: .seconds(2))
    expectEqual(timer.deadline, .origin.advanced(by: .seconds(3)))
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries, [.seconds(1), .seconds(3)])
  }

  @Test func aDisposedTimerStaysDisposed() {
    let timer = scheduler.schedule(at: .origin.advanced(by: .seconds(1)), leeway: .zero) { log.append("fired") }
    timer.dispose()
    timer.reschedule(after: .zero)
    scheduler.advance(by: .seconds(5))
    expectEmpty(log.entries)
    #expect(timer.isDisposed)
    expectEmpty(scheduler.pending)
  }

  @Test func everyResetStartsANewGeneration() {
    let timer = scheduler.schedule(at: .distantFuture, leeway: .zero) {}
    expectEqual(timer.generation, 0)
    timer.reschedule(after: .seconds(1))
    timer.reschedule(after: .seconds(1))
    expectEqual(timer.generation, 2)
    timer.dispose()
    expectEqual(timer.generation, 3)
  }

  @Test func aTimerResetByAnEarlierOneOfTheSameInstantDoesNotFire() {
    let second = Lock<TickTimer?>(nil)
    scheduler.schedule(at: .origin.advanced(by: .seconds(1)), leeway: .zero) {
      log.append("first at \(scheduler.now)")
      second.withLock { $0 }?.reschedule(after: .seconds(1))
    }
    let timer = scheduler.schedule(at: .origin.advanced(by: .seconds(1)), leeway: .zero) { log.append("second at \(scheduler.now)") }
    second.withLock { $0 = timer }
    scheduler.advance(by: .seconds(3))
    expectEqual(log.entries, ["first at 1.0 seconds", "second at 2.0 seconds"])
  }

  @Test func aRepeatingTimerThatIsResetFromItsOwnTickGoesOnFromThere() throws {
    let handle = Lock<TickTimer?>(nil)
    let timer = scheduler.schedule(try TickSchedule(every: .seconds(1))) { tick in
      log.append("\(tick.index) at \(scheduler.now)")
      if tick.index == 1 { handle.withLock { $0 }?.reschedule(after: .seconds(5)) }
    }
    handle.withLock { $0 = timer }
    scheduler.advance(by: .seconds(8))
    expectEqual(log.entries, ["0 at 1.0 seconds", "1 at 2.0 seconds", "2 at 7.0 seconds", "3 at 8.0 seconds"])
    scheduler.shutdown()
  }

  /// Between leaving the queue and running, another thread may reset or cancel a timer.
  @Test func aTimerThatHasBeenTakenFromTheQueueDoesNotFireIfItIsResetThen() {
    let timer = scheduler.schedule(at: .origin, leeway: .zero) { log.append("fired at \(scheduler.now)") }
    let taken = scheduler.engine.core.takeNext()
    #expect(taken != nil)
    timer.reschedule(after: .seconds(1))
    taken?.run()
    expectEmpty(log.entries)
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["fired at 1.0 seconds"])
    if let taken { scheduler.engine.core.finish(taken) }
  }

  @Test func aTimerThatHasBeenTakenFromTheQueueDoesNotFireIfItIsCancelledThen() throws {
    let timer = scheduler.schedule(try TickSchedule(every: .seconds(1), delay: .zero)) { _ in log.append("fired") }
    let taken = scheduler.engine.core.takeNext()
    timer.dispose()
    taken?.run()
    if let taken { scheduler.engine.core.finish(taken) }
    scheduler.advance(by: .seconds(5))
    expectEmpty(log.entries)
    expectEmpty(scheduler.pending)
  }
}
