import Dispatch
import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The few tests that wait on the real clock.
///
/// They check rules that hold on any machine, however busy: order, grids, and that no tick is early.
@Suite("Real time", .serialized) struct RealTimeTests {
  private let scheduler = QueueScheduler(label: "beats")

  /// The ticks of a new subscription, and the span of time in which it was made.
  private func ticks(_ count: Int, _ interval: Duration, delay: Duration?) -> (start: TickInstant, subscribed: TickInstant, ticks: [Tick]) {
    let log = Log<Tick>()
    let done = DispatchSemaphore(value: 0)
    let start = scheduler.now
    let subscription = TickSignal.interval(interval, delay: delay, on: scheduler).take(count)
      .subscribe(onNext: { log.append($0) }, onCompleted: { done.signal() })
    let subscribed = scheduler.now
    #expect(done.comes())
    withExtendedLifetime(subscription) {}
    return (start, subscribed, log.entries)
  }

  /// In a separate process, since each clock has one first reading.
  @Test func noReadingIsBeforeTheOrigin() async {
    await #expect(processExitsWith: .success) {
      exit(QueueScheduler(label: "first").now >= .origin && QueueScheduler(label: "second", timebase: .suspending).now >= .origin ? 0 : 1)
    }
  }

  @Test(arguments: [Duration.zero, .milliseconds(15), .milliseconds(40), .milliseconds(90)])
  func theFirstTickComesAfterTheDelayAndTheOthersOnItsGrid(delay: Duration) {
    let (start, subscribed, ticks) = ticks(4, .milliseconds(40), delay: delay)
    // On a slow machine the first tick may be a later one of the grid.
    let first = ticks[0].scheduled.advanced(by: .milliseconds(-40) * ticks[0].index)
    #expect(first >= start.advanced(by: delay))
    #expect(first <= subscribed.advanced(by: delay), "measured from the subscription")
    for tick in ticks {
      expectEqual(first.duration(to: tick.scheduled), .milliseconds(40) * tick.index, "an exact grid")
      #expect(tick.fired >= tick.scheduled, "never early")
    }
  }

  @Test func withoutADelayTheFirstTickComesAfterOneInterval() {
    let (start, _, ticks) = ticks(1, .milliseconds(30), delay: nil)
    #expect(start.duration(to: ticks[0].fired) >= .milliseconds(30))
  }

  @Test func manyTicksDoNotDrift() {
    let (_, _, ticks) = ticks(Thorough.rounds(200, otherwise: 50), .milliseconds(5), delay: .zero)
    let last = ticks[ticks.count - 1]
    expectEqual(ticks[0].scheduled.duration(to: last.scheduled), .milliseconds(5) * (last.index - ticks[0].index))
  }

  @Test func workRunsInTheContextOfTheScheduler() {
    let log = Log<Bool>()
    let done = DispatchSemaphore(value: 0)
    scheduler.schedule(after: .milliseconds(1)) { [scheduler] in
      log.append(scheduler.isCurrent)
      done.signal()
    }
    done.wait()
    expectEqual(log.entries, [true])
    #expect(!scheduler.isCurrent)
  }

  @Test func theOrderAfterAStallIsTheSameInRealAndInVirtualTime() throws {
    @Sendable func watch(_ scheduler: some TickScheduler, _ log: Log<String>, _ end: @escaping @Sendable () -> Void = {}) throws
      -> [TickTimer]
    {
      let burst = scheduler.schedule(try TickSchedule(every: .milliseconds(20), missedTicks: .burst)) { log.append("burst \($0.index)") }
      // From the start of the grid, which is later than the call on a busy machine.
      let start = burst.deadline.advanced(by: .milliseconds(-20))
      return [
        burst,
        scheduler.schedule(at: start.advanced(by: .milliseconds(50)), leeway: .zero) { log.append("between") },
        scheduler.schedule(at: start.advanced(by: .milliseconds(110)), leeway: .zero) {
          log.append("end")
          end()
        },
      ]
    }
    let virtual = TestScheduler()
    let expected = Log<String>()
    let virtualTimers = try watch(virtual, expected)
    virtual.sleepDevice(for: .milliseconds(115))
    expectEqual(expected.entries, ["burst 0", "burst 1", "between", "burst 2", "burst 3", "burst 4", "end"])

    let log = Log<String>()
    let done = DispatchSemaphore(value: 0)
    let timers = Lock<[TickTimer]>([])
    scheduler.schedule { [scheduler] in
      let armed = (try? watch(scheduler, log) { done.signal() }) ?? []
      timers.withLock { $0 = armed }
      Thread.sleep(forTimeInterval: 0.115)
    }
    done.wait()
    expectEqual(Array(log.entries.prefix(7)), expected.entries)
    for timer in timers.withLock({ $0 }) + virtualTimers { timer.dispose() }
  }

  @Test func aSchedulerOfAGivenQueueRunsThereAndOneAtATime() {
    let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let scheduler = QueueScheduler(queue: concurrent)
    let inside = Lock(0)
    let overlaps = Log<Int>()
    let group = DispatchGroup()
    for _ in 0..<50 {
      group.enter()
      scheduler.schedule {
        let count = inside.withLock { inside in
          inside += 1
          return inside
        }
        if count > 1 { overlaps.append(count) }
        inside.withLock { $0 -= 1 }
        group.leave()
      }
    }
    group.wait()
    expectEqual(overlaps.count, 0)
  }

  @Test func aSuspendingSchedulerTicksToo() {
    let scheduler = QueueScheduler(timebase: .suspending)
    let done = DispatchSemaphore(value: 0)
    let start = scheduler.now
    scheduler.schedule(after: .milliseconds(10)) { done.signal() }
    done.wait()
    #expect(start.duration(to: scheduler.now) >= .milliseconds(10))
  }

  @Test func aWallCountdownOfRealTimeEndsOnItsDate() {
    let done = DispatchSemaphore(value: 0)
    let log = Log<Duration>()
    let date = scheduler.date + 0.25
    let subscription = TickSignal.countdown(to: date, every: .milliseconds(100), on: scheduler)
      .subscribe(onNext: { log.append($0) }, onCompleted: { done.signal() })
    #expect(done.comes())
    #expect(Date() >= date)
    // A busy machine skips figures that are over.
    let figures = [300, 200, 100, 0].map { Duration.milliseconds($0) }
    #expect(Set(log.entries).isSubset(of: figures))
    expectEqual(log.entries, log.entries.sorted(by: >))
    expectEqual(log.entries.last, .zero)
    withExtendedLifetime(subscription) {}
  }

  @Test func aSchedulerIsDeallocatedWhenItIsNotHeldAndNothingIsArmed() {
    weak var engine: EngineCore?
    let mayEnd = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    do {
      let scheduler = QueueScheduler()
      engine = scheduler.engine.core
      scheduler.schedule(after: .milliseconds(5)) {
        mayEnd.wait()
        done.signal()
      }
    }
    #expect(engine != nil, "armed, so it stays")
    mayEnd.signal()
    done.wait()
    #expect(eventually { engine == nil })
  }

  /// The Dispatch source repeats by itself after three equidistant deadlines; a deadline that does not fit must neither be late nor come
  /// twice.
  @Test func deadlinesThatAreABeatAtFirstAndThenAreNotComeOnceEach() async {
    let scheduler = QueueScheduler(label: "beat", waitsOnThread: false)
    let start = scheduler.now
    let log = Log<Int>()
    let done = AsyncStream<Void>.makeStream()
    let deadlines = [10, 20, 30, 40, 50, 57, 60, 70, 80, 180, 190, 200, 210]
    for milliseconds in deadlines {
      scheduler.schedule(at: start.advanced(by: .milliseconds(milliseconds))) {
        if start.duration(to: scheduler.now) >= .milliseconds(milliseconds) { log.append(milliseconds) }
        if milliseconds == deadlines.last { done.continuation.finish() }
      }
    }
    for await _ in done.stream {}
    expectEqual(log.entries, deadlines)
    expectEqual(scheduler.statistics.pending, 0)
  }

  /// The situation in which RAC delivers one more tick: the tick is due and its wake-up has been dequeued into the scheduler's queue, while
  /// an earlier block on the target queue disposes the subscription.
  @Test func aTickThatHasBeenDequeuedIsNotDeliveredAfterADisposeOnTheQueue() {
    let target = DispatchQueue(label: "target")
    let scheduler = QueueScheduler(queue: target)
    for _ in 0..<Thorough.rounds(20, otherwise: 5) {
      let log = Log<String>()
      let handle = SerialDisposable()
      let blocked = DispatchSemaphore(value: 0)
      let done = DispatchSemaphore(value: 0)
      target.async {
        handle.inner = TickSignal.interval(.milliseconds(1), delay: .zero, on: scheduler).subscribe(onNext: { _ in log.append("tick") })
        // Blocks the queue until the wake-ups of the first and the second tick must be waiting after this block.
        _ = blocked.wait(timeout: .now() + .milliseconds(5))
        handle.dispose()
        log.append("disposed")
      }
      target.asyncAfter(deadline: .now() + .milliseconds(20)) { done.signal() }
      done.wait()
      expectEqual(log.entries, ["disposed"])
    }
  }
}
