import Dispatch
import TestSupport
import Testing

@testable import TickStreams

/// `shutdown()` of a scheduler on a real queue, in real time.
@Suite("Shutdown, in real time", .serialized) struct RealShutdownTests {
  private let scheduler = QueueScheduler(label: "shut down")
  private let log = Log<String>()

  @Test func itDoesNotWaitForTheWorkThatIsRunningWhichFinishes() {
    let (started, goOn, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    scheduler.schedule { [log] in
      started.signal()
      goOn.wait()
      log.append("ends")
      ended.signal()
    }
    started.wait()
    scheduler.schedule { [log] in log.append("pending") }
    let isBack = onThread { [scheduler] in scheduler.shutdown() }
    #expect(isBack)
    expectEqual(log.entries, [])
    goOn.signal()
    ended.wait()
    expectNothingMoreFires(after: .milliseconds(20))
    expectEqual(log.entries, ["ends"])
  }

  @Test func fromInsideATickNothingElseStarts() {
    let ended = DispatchSemaphore(value: 0)
    let witness = giving { captured in
      for number in 1...1_000 {
        scheduler.schedule(after: .seconds(60) + .microseconds(number)) { [log] in withExtendedLifetime(captured) { log.append("later") } }
      }
      let schedule = TickSchedule(
        checked: .milliseconds(1), delay: nil, leeway: .zero, missedTicks: .burst, file: #fileID, line: #line)
      scheduler.schedule(schedule) { [scheduler, log] tick in
        withExtendedLifetime(captured) { log.append("\(tick.index)") }
        guard tick.index == 4 else { return }
        scheduler.shutdown()
        ended.signal()
      }
    }
    #expect(ended.comes())
    expectNothingMoreFires(after: .milliseconds(20))
    expectEqual(log.entries, ["0", "1", "2", "3", "4"])
    #expect(eventually { !witness.isHeld }, "its tick may still be running")
  }

  @Test func itIsReleasedAndItsThreadHandedBack() {
    weak var engine: EngineCore?
    do {
      let scheduler = QueueScheduler(label: "released after a shutdown")
      engine = scheduler.engine.core
      let ticked = DispatchSemaphore(value: 0)
      let timer = scheduler.schedule(
        TickSchedule(checked: .milliseconds(45), delay: .zero, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line)
      ) { _ in ticked.signal() }
      ticked.wait()
      scheduler.shutdown()
      #expect(eventually { timer.isDisposed }, "its tick may still be running")
    }
    #expect(eventually { engine == nil })
  }

  /// Waits on another scheduler, while the one that is shut down must not fire.
  private func expectNothingMoreFires(after duration: Duration) {
    let other = QueueScheduler(label: "goes on")
    let before = scheduler.statistics.fires
    let done = DispatchSemaphore(value: 0)
    other.schedule(after: duration) { done.signal() }
    #expect(done.comes())
    expectEqual(scheduler.statistics.fires, before)
    expectEqual(scheduler.statistics.pending, 0)
  }
}
