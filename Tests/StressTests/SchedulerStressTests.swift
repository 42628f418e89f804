import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing
import TickStreams

/// Races on real threads.
///
/// The thread sanitizer runs this suite too.
@Suite("Schedulers: stress", .serialized) struct SchedulerStressTests {
  private static let isSanitized: Bool = {
    #if TICKSTREAMS_TSAN
      true
    #else
      false
    #endif
  }()

  /// Under the sanitizer a round takes about ten times as long, and fewer rounds are needed to find a race.
  private func rounds(_ count: Int) -> Int { Self.isSanitized ? count / 20 : Thorough.rounds(count, otherwise: count / 20) }

  /// Counts its instances.
  private final class Counted: Sendable {
    static let alive = Atomic<Int>(0)
    init() { Self.alive.add(1, ordering: .relaxed) }
    deinit { Self.alive.subtract(1, ordering: .relaxed) }
    static var count: Int { alive.load(ordering: .acquiring) }
  }

  private final class Flag: Sendable { let isSet = Atomic<Bool>(false) }

  @Test func nothingStartsAfterADisposeOnTheQueue() {
    let scheduler = QueueScheduler(label: "race")
    let violations = Atomic<Int>(0)
    let group = DispatchGroup()
    for round in 0..<rounds(100_000) {
      let counted = Counted()
      let disposed = Flag()
      let subscription = TickSignal.interval(.microseconds(1 + round % 40), delay: .zero, on: scheduler)
        .subscribe(onNext: { _ in
          withExtendedLifetime(counted) {}
          if disposed.isSet.load(ordering: .acquiring) { violations.add(1, ordering: .relaxed) }
        })
      group.enter()
      scheduler.schedule {
        subscription.dispose()
        disposed.isSet.store(true, ordering: .releasing)
        group.leave()
      }
      if round % 100 == 0 { group.wait() }
    }
    group.wait()
    // One more turn of the queue, so that a value that should not come would have come.
    group.enter()
    scheduler.schedule { group.leave() }
    group.wait()
    expectEqual(violations.load(ordering: .relaxed), 0)
    expectNothingAlive()
  }

  @Test func noValueIsLostBetweenTwoWindows() {
    let scheduler = QueueScheduler(label: "windows")
    let source = TickSubject<Int, Never>()
    let windows = Atomic<Int>(0)
    let received = Log<[Int]>()
    let subscription = source.signal.window(every: .microseconds(200), on: scheduler)
      .flatMap { window in
        windows.add(1, ordering: .relaxed)
        return window.collect()
      }
      .subscribe(onNext: { received.append($0) })
    // Small steps with pauses, so that the queue runs on a busy machine, and few of them if it does not open many windows there.
    let count = Atomic<Int>(0)
    together {
      for step in 0..<2_000 where windows.load(ordering: .relaxed) < (step < 100 ? 20 : 2) {
        for _ in 0..<500 { source.next(count.add(1, ordering: .relaxed).oldValue) }
        Thread.sleep(forTimeInterval: 0.0005)
      }
    }
    source.completed()
    // The queue may still be delivering the last values.
    let isOver = DispatchSemaphore(value: 0)
    scheduler.schedule { isOver.signal() }
    isOver.wait()
    expectEqual(received.entries.flatMap { $0 }, Array(0..<count.load(ordering: .relaxed)))
    #expect(subscription.isDisposed && windows.load(ordering: .relaxed) >= 2)
  }

  @Test func subscribingAndDisposingFromTwoThreadsLeavesNothingBehind() {
    let scheduler = QueueScheduler(label: "race")
    let rounds = rounds(50_000)
    let work: @Sendable () -> Void = {
      for round in 0..<rounds {
        let counted = Counted()
        let subscription = TickSignal.after(.microseconds(round % 30), on: scheduler)
          .subscribe(onNext: { _ in withExtendedLifetime(counted) {} })
        if round % 3 == 0 { Thread.sleep(forTimeInterval: 0) }
        subscription.dispose()
      }
    }
    together(work, work)
    expectNothingAlive()
    expectEmpty(scheduler.engine.core.pending)
  }

  @Test func aTimerThatIsResetOnTheQueueDoesNotFireForItsOldDeadline() {
    let scheduler = QueueScheduler(label: "race")
    let mayFire = Flag()
    let fired = Atomic<Int>(0)
    let violations = Atomic<Int>(0)
    let timer = scheduler.schedule(at: .distantFuture, leeway: .zero) {
      fired.add(1, ordering: .relaxed)
      if !mayFire.isSet.load(ordering: .acquiring) { violations.add(1, ordering: .relaxed) }
    }
    let turn = DispatchSemaphore(value: 0)
    for round in 0..<rounds(40_000) {
      mayFire.isSet.store(true, ordering: .releasing)
      timer.reschedule(after: .microseconds(round % 25))
      if round % 2 == 0 { timer.reschedule(after: .microseconds(round % 12)) }
      scheduler.schedule {
        timer.reschedule(at: .distantFuture)
        mayFire.isSet.store(false, ordering: .releasing)
        turn.signal()
      }
      turn.wait()
    }
    expectEqual(violations.load(ordering: .relaxed), 0)
    #expect(fired.load(ordering: .relaxed) > 0, "some of the rounds were races")
    timer.dispose()
  }

  @Test func anyNumberOfThreadsMayUseOneScheduler() {
    let scheduler = QueueScheduler(label: "race")
    let fired = Atomic<Int>(0)
    let rounds = rounds(20_000)
    let shared = [
      scheduler.schedule(at: .distantFuture, leeway: .microseconds(1)) {},
      scheduler.schedule(every: .microseconds(200), leeway: .microseconds(100)) { _ in },
    ]
    let work: @Sendable () -> Void = {
      for round in 0..<rounds {
        let timer = scheduler.schedule(after: .microseconds(round % 50)) { fired.add(1, ordering: .relaxed) }
        timer.reschedule(after: .microseconds(round % 70))
        shared[round % 2].reschedule(after: .microseconds(round % 300))
        if round % 2 == 0 { timer.dispose() }
      }
    }
    together(work, work, work, work)
    for timer in shared { timer.dispose() }
    let done = DispatchSemaphore(value: 0)
    scheduler.schedule(after: .milliseconds(50)) { done.signal() }
    done.wait()
    expectEmpty(scheduler.engine.core.pending)
    #expect(fired.load(ordering: .relaxed) >= rounds * 2, "every timer that was not disposed has fired")
  }

  @Test func operatorsWithSeveralUpstreamsWorkOnTwoThreads() {
    for _ in 0..<rounds(2_000) {
      let first = TickSubject<Int, Never>()
      let second = TickSubject<Int, Never>()
      let stop = TickSubject<Void, Never>()
      let values = Log<Int>()
      let ends = Log<String>()
      let subscription = first.signal
        .flatMapLatest { value in second.signal.map { $0 + value }.startWith(value) }
        .merge(second.signal)
        .take(until: stop.signal)
        .subscribe(onNext: { values.append($0) }, onCompleted: { ends.append("completed") })
      together(
        { for value in 0..<20 { first.next(value) } },
        {
          for value in 0..<20 { second.next(value) }
          stop.next()
        }
      )
      expectEqual(ends.count, 1)
      subscription.dispose()
    }
  }

  @Test func aTimedOperatorWorksWithItsTimerAndItsUpstreamOnTwoThreads() {
    let scheduler = QueueScheduler(label: "race")
    for _ in 0..<rounds(1_000) {
      let subject = TickSubject<Int, Never>()
      let ends = DispatchSemaphore(value: 0)
      let values = Log<Int>()
      let subscription = subject.signal
        .debounce(for: .microseconds(5), on: scheduler)
        .delay(.microseconds(3), on: scheduler)
        .throttle(for: .microseconds(5), on: scheduler)
        .deliver(on: scheduler)
        .subscribe(onNext: { values.append($0) }, onCompleted: { ends.signal() })
      for value in 0..<30 { subject.next(value) }
      subject.completed()
      #expect(ends.comes())
      expectEqual(values.entries, values.entries.sorted(), "order is kept")
      expectEqual(values.entries.last, 29, "the last value is never lost")
      subscription.dispose()
    }
    expectEmpty(scheduler.engine.core.pending)
  }

  private func expectNothingAlive(at location: SourceLocation = #_sourceLocation) {
    #expect(eventually { Counted.count == 0 }, "leaked", sourceLocation: location)
  }
}
