import Foundation
import TestSupport
import Testing
import TickStreams

/// The few tests of countdowns that wait on the real clock: they allow for a busy machine.
@Suite("Countdowns in real time", .serialized) @MainActor struct CountdownRealTimeTests {
  @Test("Works independent of run-loop mode, of a run loop existing at all, and of the creating thread")
  func anyThread() async {
    let beats = Log<Int>()
    let bag = DisposeBag()
    // A thread without a run loop, which has ended before the first tick.
    #expect(
      onThread {
        TickSignal.interval(.milliseconds(20), on: QueueScheduler()).take(3).subscribe(onNext: { beats.append($0.index) }).store(in: bag)
      }
    )
    // On a busy machine ticks may be missed, so their indices are not checked.
    #expect(await becomesTrue { beats.count >= 3 })
    expectEqual(beats.count, 3)
  }

  @Test("A starved thread pool shows as lateness") func starvation() async throws {
    let scheduler = QueueScheduler(label: "urgent", qualityOfService: .userInteractive)
    let ticks = Log<Tick>()
    let bag = DisposeBag()
    scheduler.schedule {
      TickSignal.after(.milliseconds(10), on: scheduler).subscribe(onNext: { ticks.append($0) }).store(in: bag)
      TickSignal.interval(.milliseconds(10), on: scheduler).take(1).subscribe(onNext: { ticks.append($0) }).store(in: bag)
      Thread.sleep(forTimeInterval: 0.1)
    }
    try #require(await becomesTrue { ticks.count >= 2 })
    #expect(ticks.entries[0].lateness >= .milliseconds(80))
    #expect(ticks.entries[1].missed >= 8)
    expectEqual(bag.count, 0)
  }

  @Test("Callback on the main queue, though the timer is on a queue of its own; one hop for all")
  func callbackOnMain() async {
    let hub = CountdownHub<Int>(every: .milliseconds(20), on: QueueScheduler())
    let cells = (0..<50).map { _ in Cell() }
    for (key, cell) in cells.enumerated() {
      hub.bind(cell, to: key) { cell, left in
        MainActor.assertIsolated()
        cell.show(left)
        if left == .zero { cell.name = "ended" }
      }
      hub.start(key, for: .milliseconds(60))
    }
    #expect(await becomesTrue { cells.allSatisfy { $0.name == "ended" } })
    #expect(await becomesTrue { cells.allSatisfy { $0.shown.last == .some(nil) } })
  }

  @Test("GCD timer so scrolling/run-loop modes do not stop ticks: no run loop is needed at all") func noRunLoop() async {
    let hub = CountdownHub<Int>(every: .milliseconds(10), on: QueueScheduler())
    let values = Log<Duration?>()
    let subscription = hub.signal(for: 1).subscribe(onNext: { values.append($0) })
    hub.start(1, for: .milliseconds(50))
    #expect(await becomesTrue { values.entries.contains(.zero) && values.entries.last == .some(nil) })
    subscription.dispose()
  }
}
