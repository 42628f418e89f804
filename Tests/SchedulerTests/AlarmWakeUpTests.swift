import Dispatch
import Foundation
import TestSupport
import Testing

@testable import TickStreams

@Suite("Wake-ups for the sake of an alarm") struct AlarmWakeUpTests {
  private let source = HandSource()

  @Test func aSourceThatFiresThoughNothingIsArmedAnyMoreIsCounted() {
    let engine = TimerEngine(alarm: DispatchAlarm(source, timebase: .continuous))
    let first = engine.schedule(at: engine.now.advanced(by: .milliseconds(10)), leeway: .zero) {}
    first.dispose()
    expectEqual(engine.statistics.alarmWakeUps, 0)
    source.fireLate()
    expectEqual(engine.statistics.alarmWakeUps, 1)
    expectEqual(engine.statistics.wakeUps, 0)
    #expect(engine.statistics.description.hasPrefix("wake-ups 0, alarm 1, fires 0"))
  }

  @Test func wakeUpsOfTheSchedulerAreNotCountedAsItsAlarms() {
    let engine = TimerEngine(alarm: DispatchAlarm(source, timebase: .continuous))
    let schedule = TickSchedule(checked: .milliseconds(10), delay: nil, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line)
    let timer = engine.schedule(schedule) { _ in }
    for _ in 0..<20 { source.fireNext() }
    #expect(engine.statistics.wakeUps >= 19)
    expectEqual(engine.statistics.alarmWakeUps, 0)
    timer.dispose()
  }

  @Test func aThreadThatFindsATimerDueExactlyThenIsNotTheAlarms() {
    var state = DispatchAlarmState()
    let due = TickInstant(nanoseconds: 10)
    _ = state.arm(at: due, leeway: 0, Callback {}, (uptime: 9, now: TickInstant(nanoseconds: 9)))
    let early = state.begin(.job, at: TickInstant(nanoseconds: 9))
    _ = state.workDone((uptime: 10, now: due), nil, wakes: false)
    #expect(early == nil)
    expectEqual(state.ownWakeUps, 0)
  }

  @Test func aLongWaitIsNotWokenByBothTimersOfItsSource() {
    let engine = TimerEngine(alarm: DispatchAlarm(source, timebase: .continuous))
    let timer = engine.schedule(at: engine.now.advanced(by: .seconds(60)), leeway: .zero) {}
    expectEqual(source.due - source.now, 60 * .second)
    #expect(source.wallWait > 60 * .second)
    #expect(source.wallWait <= 60 * .second + 20_000_000)
    timer.dispose()
  }

  #if os(Linux)
    /// In a separate process, since other tests start threads.
    @Test func aProcessGoesBackToItsThreadsWhenItsSchedulersAreDropped() async {
      await #expect(processExitsWith: .success) {
        func threads() -> Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0 }
        func use(_ count: Int) {
          let group = DispatchGroup()
          let subscriptions = (0..<count).map { number in
            group.enter()
            return TickSignal.interval(.milliseconds(5), on: QueueScheduler(label: "one of many")).take(3)
              .subscribe(onNext: { _ in }, onCompleted: { group.leave() })
          }
          group.wait()
          withExtendedLifetime(subscriptions) {}
        }
        // Dispatch's own threads, which the first use makes.
        use(1)
        let before = threads()
        use(1_000)
        guard eventually({ threads() <= before }) else { exit(1) }
        exit(0)
      }
    }
  #endif
}
