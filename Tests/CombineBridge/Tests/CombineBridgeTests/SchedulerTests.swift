import CombineBridge
import Dispatch
import Foundation
import OpenCombine
import OpenCombineFoundation
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Schedulers of both")
struct SchedulerTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  @Test func debounceOfCombineRunsInVirtualTime() {
    let subject = PassthroughSubject<Int, Never>()
    let sink = subject.debounce(for: .milliseconds(300), scheduler: scheduler.combineScheduler).sink { [scheduler, log] in
      log.append("\($0) at \(scheduler.now)")
    }
    subject.send(1)
    scheduler.advance(by: .milliseconds(200))
    subject.send(2)
    scheduler.advance(by: .seconds(1))
    #expect(log.entries == ["2 at 0.5 seconds"])
    sink.cancel()
  }

  @Test func actionsRunAtTheirTimes() {
    let combine = scheduler.combineScheduler
    combine.schedule { [scheduler, log] in log.append("now at \(scheduler.now)") }
    combine.schedule(after: combine.now.advanced(by: .seconds(2))) { [scheduler, log] in log.append("later at \(scheduler.now)") }
    scheduler.advance(by: .seconds(5))
    #expect(log.entries == ["now at 0.0 seconds", "later at 2.0 seconds"])
  }

  @Test func aRepeatingActionRunsUntilItIsCancelled() {
    let combine = scheduler.combineScheduler
    let handle = combine.schedule(after: combine.now.advanced(by: .seconds(1)), interval: .seconds(2)) { [scheduler, log] in
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .seconds(4))
    handle.cancel()
    scheduler.advance(by: .seconds(4))
    #expect(log.entries == ["1.0 seconds", "3.0 seconds"])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func toleranceIsLeeway() {
    let scheduler = TestScheduler()
    let combine = scheduler.combineScheduler
    combine.schedule(after: combine.now.advanced(by: .seconds(1)), tolerance: .seconds(1)) { [log] in log.append("\(scheduler.now)") }
    scheduler.schedule(after: .milliseconds(1_500), leeway: .zero) {}
    scheduler.advance(by: .seconds(5))
    #expect(log.entries == ["1.5 seconds"])
  }

  @Test func spansAreCountedInSeconds() {
    typealias Stride = CombineScheduler.SchedulerTimeType.Stride
    #expect(Stride.seconds(2) == 2)
    #expect(Stride.milliseconds(1_500).magnitude == 1.5)
    #expect(Stride.seconds(1) - .microseconds(1) + .nanoseconds(1) == Stride(.nanoseconds(999_999_001)))
    #expect(Stride.seconds(3) * 2 == 6)
    #expect(Stride.seconds(1e12) * .seconds(-1e12) == .seconds(-Double.infinity))
    #expect(Stride.seconds(0.25) < .milliseconds(251))
    #expect(Stride.seconds(Double.infinity) > Stride.seconds(1e17))
    #expect(Stride.seconds(-Double.infinity) < Stride.seconds(-1e17))
    #expect(Stride.seconds(Double.nan) == 0)
  }

  @Test func workRunsOnAnOperationQueueAtTheTimesOfTheOtherScheduler() {
    let queue = OperationQueue()
    let delivering = scheduler.delivering(on: queue.ocombine)
    let done = DispatchSemaphore(value: 0)
    let subscription = TickSignal.interval(.seconds(1), on: delivering).map(\.index).take(2).subscribe(
      onNext: { [log] index in
        log.append("\(index) \(OperationQueue.current === queue) \(delivering.isCurrent)")
        done.signal()
      })
    #expect(!delivering.isCurrent)
    scheduler.advance(by: .seconds(1) - .nanoseconds(1))
    queue.waitUntilAllOperationsAreFinished()
    #expect(log.entries == [])
    for _ in 1...2 {
      scheduler.advance(by: .seconds(1))
      #expect(done.wait(timeout: .now() + 300) == .success)
      queue.waitUntilAllOperationsAreFinished()
    }
    #expect(log.entries == ["0 true true", "1 true true"])
    withExtendedLifetime(subscription) {}
  }

  @Test func itEndsWithItsBaseAndHasItsLeeway() {
    let delivering = scheduler.withLeeway(.seconds(2)).delivering(on: OperationQueue().ocombine)
    let timer = delivering.schedule(after: .seconds(9)) {}
    #expect(delivering.pending.map(\.leeway) == [.seconds(2)])
    scheduler.shutdown()
    #expect(delivering.isShutDown && timer.isDisposed)
  }

  @Test func workRunsOnARunLoop() {
    let loop = RunLoop.current
    let delivering = scheduler.delivering(on: loop.ocombine)
    delivering.schedule(after: .seconds(1)) { [log] in log.append("ran") }
    scheduler.advance(by: .seconds(1))
    #expect(log.entries == [])
    for _ in 1...100 where log.entries.isEmpty { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
    #expect(log.entries == ["ran"])
  }
}
