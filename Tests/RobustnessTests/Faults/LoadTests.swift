import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Faults 19 to 23: more work than can be done.
@Suite("Faults: load", .serialized) struct LoadTests {
  @Test func aHeartbeatUnderFullLoadKeepsItsGridAndLosesNoneOfTheCount() throws {
    let isOver = Flag()
    let scheduler = QueueScheduler(label: "under load")
    let log = Log<Tick>()
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount * 2 { Thread { while !isOver.isSet {} }.start() }
    let subscription = TickSignal.interval(.milliseconds(1), delay: .zero, on: scheduler).subscribe(onNext: { log.append($0) })
    #expect(eventually { log.count >= Thorough.rounds(200) })
    subscription.dispose()
    isOver.set()
    // One more turn of the queue, so that no tick is on its way.
    let turn = DispatchSemaphore(value: 0)
    scheduler.schedule { turn.signal() }
    turn.wait()
    let ticks = log.entries
    let (first, last) = (try #require(ticks.first), try #require(ticks.last))
    #expect(ticks.count > 1)
    expectEqual(ticks.reduce(0) { $0 + 1 + $1.missed }, last.index + 1, "each tick of the grid was delivered or counted")
    let origin = first.scheduled.advanced(by: .milliseconds(-first.index))
    #expect(ticks.allSatisfy { origin.duration(to: $0.scheduled) == .milliseconds($0.index) && $0.fired >= $0.scheduled })
    #expect(scheduler.statistics.missedTicks >= ticks.reduce(0) { $0 + $1.missed })
  }

  @Test func aBlockedMainQueueGetsOneTickThatCountsWhatItMissed() {
    let log = Log<Tick>()
    let isBlocked = DispatchSemaphore(value: 0)
    let subscription = TickSignal.interval(.milliseconds(5), delay: .zero, on: .main).subscribe(onNext: { log.append($0) })
    #expect(eventually { log.count > 0 })
    DispatchQueue.main.async {
      isBlocked.signal()
      Thread.sleep(forTimeInterval: 0.1)
    }
    isBlocked.wait()
    let before = log.count
    #expect(eventually { log.count > before + 1 })
    subscription.dispose()
    let ticks = log.entries
    #expect(ticks.contains { $0.missed >= 18 })
    expectEqual(ticks.reduce(0) { $0 + 1 + $1.missed }, (ticks.last?.index ?? 0) + 1)
  }

  @Test func aLongQueueOfValuesIsDeliveredInOrderAndReleased() {
    final class Counted: Sendable {
      static let alive = Atomic<Int>(0)
      let number: Int
      init(_ number: Int) {
        self.number = number
        Self.alive.add(1, ordering: .relaxed)
      }
      deinit { Self.alive.subtract(1, ordering: .relaxed) }
    }
    let count = Thorough.rounds(1_000_000, otherwise: 50_000)
    let subject = TickSubject<Counted, Never>()
    let next = Atomic<Int>(0)
    let disorder = Atomic<Int>(0)
    let subscription = subject.signal.subscribe(onNext: { value in
      if value.number == 0 { for number in 1..<count { subject.next(Counted(number)) } }
      if next.add(1, ordering: .relaxed).oldValue != value.number { disorder.add(1, ordering: .relaxed) }
    })
    subject.next(Counted(0))
    expectEqual(next.load(ordering: .relaxed), count)
    expectEqual(disorder.load(ordering: .relaxed), 0)
    expectEqual(Counted.alive.load(ordering: .relaxed), 0)
    subscription.dispose()
  }

  @Test func aSlowConsumerOfValuesGetsTheNewestAndTheMemoryIsBounded() async {
    let subject = TickSubject<Int, Never>()
    var all = subject.signal.values.makeAsyncIterator()
    var oldest = subject.signal.values(buffering: .oldest(3)).makeAsyncIterator()
    for value in 0..<10_000 { subject.next(value) }
    subject.completed()
    var seen: [Int] = []
    while let value = await all.next() { seen.append(value) }
    expectEqual(seen, Array(9_744..<10_000))
    var first: [Int] = []
    while let value = await oldest.next() { first.append(value) }
    expectEqual(first, [0, 1, 2])
  }

  @Test func aSlowActorGetsEveryValueInOrderAndNothingAfterADisposal() async {
    actor Slow {
      var values: [Int] = []
      func take() -> [Int] { values }
    }
    let actor = Slow()
    let subject = TickSubject<Int, Never>()
    let subscription = subject.signal.subscribe(in: actor) { actor, value in
      Thread.sleep(forTimeInterval: 0.0001)
      actor.values.append(value)
    }
    for value in 0..<500 { subject.next(value) }
    while await actor.take().count < 500 { await Task.yield() }
    await expectEqual(actor.take(), Array(0..<500))
    for value in 500..<1_000 { subject.next(value) }
    subscription.dispose()
    let after = await actor.take().count
    try? await Task.sleep(for: .milliseconds(20))
    #expect(await actor.take().count <= after + 1, "one may have been on its way")
  }
}

private final class Flag: Sendable {
  private let flag = Atomic<Bool>(false)
  var isSet: Bool { flag.load(ordering: .acquiring) }
  func set() { flag.store(true, ordering: .releasing) }
}
