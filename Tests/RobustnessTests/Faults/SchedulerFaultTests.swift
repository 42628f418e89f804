import Dispatch
import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Faults 13 to 18: queues that are suspended, schedulers that are released, alarms that ring wrongly.
@Suite("Faults: schedulers and queues", .serialized) struct SchedulerFaultTests {
  @Test func aQueueThatIsSuspendedAndResumedFiresOnceForWhatItMissed() {
    let queue = DispatchQueue(label: "suspended")
    let scheduler = QueueScheduler(queue: queue)
    let ticks = Log<Tick>()
    queue.suspend()
    let subscription = TickSignal.interval(.milliseconds(5), delay: .zero, on: scheduler).subscribe(onNext: { ticks.append($0) })
    Thread.sleep(forTimeInterval: 0.1)
    expectEqual(ticks.count, 0)
    queue.resume()
    #expect(eventually { ticks.count >= 2 })
    subscription.dispose()
    let first = ticks.entries.first
    #expect(first?.missed ?? 0 >= 10, "what was missed is counted, and not repeated")
    expectEqual(first?.index, first?.missed)
  }

  @Test func aQueueThatIsNeverResumedBlocksNoCallAndFiresNothing() {
    // Dispatch ends the program if a suspended queue is released.
    enum Kept { static let queue = DispatchQueue(label: "never resumed") }
    Kept.queue.suspend()
    let log = Log<Int>()
    let isBack = onThread {
      let scheduler = QueueScheduler(queue: Kept.queue)
      let timers = (0..<100).map { index in scheduler.schedule(after: .microseconds(index)) { log.append(index) } }
      scheduler.schedule { log.append(-1) }.dispose()
      for timer in timers { timer.reschedule(after: .zero) }
      for timer in timers { timer.dispose() }
      _ = scheduler.statistics
    }
    #expect(isBack)
    expectEqual(log.count, 0)
  }

  @Test func aSchedulerThatIsReleasedWhileItFiresEndsAfterTheHandler() {
    let box = Lock<QueueScheduler?>(QueueScheduler(label: "released"))
    weak let engine = box.withLock { $0?.engine.core }
    let log = Log<Int>()
    // From inside the queue, so that both are scheduled before the first one fires, on a busy machine, too.
    box.withLock { $0 }?.schedule {
      let scheduler = box.withLock { $0 }
      scheduler?.schedule(after: .milliseconds(1)) {
        let over = box.withLock { $0.take() }
        withExtendedLifetime(over) {}
        log.append(1)
      }
      scheduler?.schedule(after: .milliseconds(20)) { log.append(2) }
    }
    #expect(eventually { engine == nil })
    expectEqual(log.entries, [1, 2], "it lives until its last timer has fired")
  }

  @Test func aSchedulerThatIsReleasedWithVeryManyTimersEndsWithThem() {
    weak var engine: EngineCore?
    let count = Thorough.rounds(1_000_000, otherwise: 50_000)
    do {
      let scheduler = QueueScheduler(label: "many")
      engine = scheduler.engine.core
      let timers = CompositeDisposable()
      for index in 0..<count { timers.add(scheduler.schedule(at: .seconds(1e6 + Double(index))) {}) }
      expectEqual(scheduler.statistics.pending, count)
      timers.dispose()
      expectEqual(scheduler.statistics.pending, 0)
    }
    #expect(eventually { engine == nil })
  }

  @Test func aSchedulerThatIsShutDownFiresNothingAndReleasesWhatIsPending() async {
    let scheduler = QueueScheduler(label: "shut down")
    let log = Log<String>()
    // The queue is held up until the shutdown, so that nothing fires before it on a busy machine either.
    let (isHeld, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    scheduler.schedule {
      isHeld.signal()
      #expect(mayGoOn.comes())
    }
    #expect(eventually { isHeld.wait(timeout: .now()) == .success })
    weak var payload: HandAlarm?
    do {
      let held = HandAlarm()
      payload = held
      for _ in 1...10 { scheduler.schedule(after: .milliseconds(10)) { withExtendedLifetime(held) { log.append("fired") } } }
    }
    let subscription = TickSignal.interval(.milliseconds(10), on: scheduler).observe { _ in log.append("event") }
    let sleeper = Task { do throws(CancellationError) { try await scheduler.sleep(for: .seconds(60)) } catch { log.append("\(error)") } }
    scheduler.shutdown()
    #expect(payload == nil)
    await sleeper.value
    mayGoOn.signal()
    try? await Task.sleep(for: .milliseconds(30))
    expectEqual(log.entries, ["CancellationError()"])
    expectEqual(scheduler.statistics.fires, 1, "what held up the queue")
    subscription.dispose()
  }

  @Test func anAlarmThatRingsTooEarlyAndTooOftenFiresNothingEarly() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let log = Log<TickInstant>()
    scheduler.schedule(at: .seconds(3)) { [scheduler] in log.append(scheduler.now) }
    for _ in 0..<30 {
      alarm.wake()
      alarm.pass(.milliseconds(99))
    }
    expectEqual(log.count, 0)
    alarm.advance(to: .seconds(3))
    for _ in 0..<3 { alarm.wake() }
    expectEqual(log.entries, [.seconds(3)])
  }

  @Test func anAlarmThatIsReleasedWithItsWakeUpReleasesTheTimers() {
    weak var engine: EngineCore?
    weak var payload: HandAlarm?
    do {
      let (_, scheduler) = HandAlarm.scheduler()
      engine = scheduler.engine.core
      let held = HandAlarm()
      payload = held
      let timer = scheduler.schedule(at: .seconds(5)) { withExtendedLifetime(held) {} }
      timer.dispose()
    }
    #expect(engine == nil)
    #expect(payload == nil)
  }
}
