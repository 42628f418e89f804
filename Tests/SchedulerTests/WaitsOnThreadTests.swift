import Dispatch
import TestSupport
import Testing

@testable import TickStreams

@Suite("Waits on the thread") struct WaitsOnThreadTests {
  /// An alarm that the test moves by hand, and that may wait on its thread: waiting moves its clock.
  private func waitingEngine() -> (TimerEngine, HandAlarm) {
    let alarm = HandAlarm(waitsOnThread: true)
    return (TimerEngine(alarm: alarm), alarm)
  }

  private func run(_ dues: [TickInstant], on engine: TimerEngine) -> Log<Nanoseconds> {
    let log = Log<Nanoseconds>()
    for due in dues {
      let timer = ActionTimer(engine) { tick in log.append(tick.fired.nanoseconds) }
      engine.core.arm(timer, at: due)
    }
    return log
  }

  @Test func onlyThreadsOfPrivateQueuesWait() {
    let schedulers = [QueueScheduler(queue: .global()), QueueScheduler(waitsOnThread: false), QueueScheduler()]
    expectEqual(schedulers.map(\.engine.core.alarm.waitsOnThread), [false, false, true])
  }

  @Test func aTimerDueWithin200MicrosecondsIsWaitedForInPlace() {
    let (engine, alarm) = waitingEngine()
    let log = run([1_000_000, 1_199_999], on: engine)
    #expect(alarm.ring())
    expectEqual(log.entries, [1_000_000, 1_199_999])
    expectEqual(alarm.waits.map(\.nanoseconds), [1_199_999])
    #expect(alarm.armed == nil)
  }

  @Test func aTimerDueLaterIsArmed() {
    let (engine, alarm) = waitingEngine()
    let log = run([1_000_000, 1_200_000], on: engine)
    #expect(alarm.ring())
    expectEqual(log.entries, [1_000_000])
    expectEqual(alarm.waits.map(\.nanoseconds), [])
    expectEqual(alarm.armed?.nanoseconds, 1_200_000)
    engine.core.shutdown()
  }

  @Test func theThreadIsYieldedAfterTwoMilliseconds() {
    let (engine, alarm) = waitingEngine()
    let dues = (0..<100).map { 1_000_000 + Nanoseconds($0) * 100_000 }
    let log = run(dues.map(TickInstant.init(nanoseconds:)), on: engine)
    #expect(alarm.ring())
    expectEqual(log.entries, Array(dues[..<20]))
    expectEqual(alarm.armed?.nanoseconds, 3_000_000)
    engine.core.shutdown()
  }

  @Test func anAlarmThatDoesNotWaitOnItsThreadNeverWaits() {
    let alarm = HandAlarm()
    let engine = TimerEngine(alarm: alarm)
    let log = run([1_000_000, 1_000_001], on: engine)
    #expect(alarm.ring())
    expectEqual(log.entries, [1_000_000])
    expectEqual(alarm.waits.map(\.nanoseconds), [])
    expectEqual(alarm.armed?.nanoseconds, 1_000_001)
    engine.core.shutdown()
  }

  @Test(arguments: [false, true]) func aSchedulerFiresEverythingOnceAndNeverEarly(waits: Bool) async {
    let scheduler = QueueScheduler(label: "waiting", waitsOnThread: waits)
    let log = Log<Duration>()
    let done = AsyncStream<Void>.makeStream()
    for index in 0..<500 {
      let due = scheduler.now.advanced(by: .milliseconds(5) + .microseconds(index * 37))
      scheduler.schedule(at: due) {
        log.append(due.duration(to: scheduler.now))
        if log.entries.count == 500 { done.continuation.finish() }
      }
    }
    for await _ in done.stream {}
    expectEqual(log.entries.count, 500)
    #expect(log.entries.allSatisfy { $0 >= .zero })
  }
}
