import Dispatch
import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

/// The continuous clock, which notes the tolerance of each sleep.
private struct WatchedClock: Clock {
  let tolerances = Log<Duration?>()

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    tolerances.append(tolerance)
    try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
  }
}

@Suite("Schedulers over other clocks and queues", .serialized) struct OtherSchedulersTests {
  @Test func aClockSchedulerTicksByItsClock() async {
    let scheduler = ClockScheduler(ContinuousClock())
    var ticks: [Tick] = []
    for await tick in TickSignal.interval(.milliseconds(10), delay: .zero, on: scheduler).take(3).values { ticks.append(tick) }
    expectEqual(ticks.count, 3)
    expectEqual(ticks.map(\.index).last, ticks.map { $0.missed + 1 }.reduce(-1, +))
    #expect(ticks.allSatisfy { $0.fired >= $0.scheduled })
  }

  @Test func aClockSchedulerLeavesTheRestOfAWindowToTheClock() async {
    let clock = WatchedClock()
    let scheduler = ClockScheduler(clock)
    _ = await TickSignal.after(.milliseconds(1), leeway: .milliseconds(1), on: scheduler).firstValue()
    expectEqual(clock.tolerances.entries, [.milliseconds(1)])
  }

  @Test func manyQueuesShareOneEngine() {
    let base = QueueScheduler(label: "base")
    let queues = (0..<4).map { DispatchQueue(label: "queue \($0)") }
    let done = DispatchGroup()
    let log = Log<Bool>()
    for queue in queues {
      let scheduler = base.delivering(on: queue)
      for milliseconds in 1...5 {
        done.enter()
        scheduler.schedule(after: .milliseconds(milliseconds)) {
          log.append(scheduler.isCurrent && !base.isCurrent)
          done.leave()
        }
      }
    }
    done.wait()
    expectEqual(log.entries, Array(repeating: true, count: 20))
  }

  @Test func aQueueThatDoesNotKeepUpHasOneWakeUpAtMost() {
    let (base, jobs, fired) = (TestScheduler(), Log<Callback>(), Log<Int>())
    let scheduler = base.delivering(in: WakeContext(isCurrent: { false }, run: { jobs.append(Callback($0)) }), file: #file, line: #line)
    func letOneBecomeDue(_ number: Int) -> any Disposable {
      defer { base.advance(by: .seconds(1)) }
      return scheduler.schedule(after: .seconds(1)) { fired.append(number) }
    }
    for number in 1...3 { letOneBecomeDue(number).dispose() }
    _ = letOneBecomeDue(4)
    expectEqual(jobs.entries.count, 1)
    jobs.entries.first?.run()
    expectEqual(fired.entries, [4])
    _ = letOneBecomeDue(5)
    jobs.entries.last?.run()
    expectEqual(fired.entries, [4, 5])
  }

  @Test func aDeliveringSchedulerHasOneTimerArmedOnItsBase() {
    let base = TestScheduler()
    let scheduler = base.delivering(on: DispatchQueue(label: "queue"))
    for second in 1...9 { scheduler.schedule(after: .seconds(second)) {} }
    expectEqual(base.pending.map(\.deadline), [.origin.advanced(by: .seconds(1))])
    scheduler.shutdown()
  }

  @Test(arguments: [Duration.zero, .seconds(60)]) func theImmediateSchedulerRunsATimerBeforeItReturns(delay: Duration) {
    let log = Log<Int>()
    let scheduler = ImmediateScheduler()
    let timer = scheduler.schedule(after: delay) { log.append(1) }
    expectEqual(log.entries, [1])
    expectEqual(timer.deadline, .distantFuture)
    timer.reschedule(after: .seconds(60))
    expectEqual(log.entries, [1, 1])
    timer.dispose()
    timer.reschedule(after: .seconds(60))
    expectEqual(log.entries, [1, 1])
  }

  @Test func workOfTheImmediateSchedulerRunsInsideTheWorkThatSchedulesIt() {
    let log = Log<String>()
    let scheduler = ImmediateScheduler()
    scheduler.schedule {
      log.append("begin")
      scheduler.schedule(after: .seconds(1)) { log.append("inside") }
      log.append("end")
    }
    expectEqual(log.entries, ["begin", "inside", "end"])
  }

  @Test func workOfTheImmediateSchedulerRunsOnTheThreadThatSchedulesIt() {
    let log = Log<String>()
    let scheduler = ImmediateScheduler()
    scheduler.schedule {
      let isDone = onThread {
        scheduler.schedule { log.append("other thread") }
        log.append("returned")
      }
      log.append(isDone ? "end" : "stuck")
    }
    expectEqual(log.entries, ["other thread", "returned", "end"])
  }

  @Test func waitsOfOperatorsEndAtOnceOnTheImmediateScheduler() {
    let log = Log<String>()
    let scheduler = ImmediateScheduler()
    let values = TickSubject<Int, Never>()
    let delayed = values.signal.delay(.seconds(1), on: scheduler).subscribe(onNext: { log.append("delayed \($0)") })
    let settled = values.signal.debounce(for: .seconds(1), on: scheduler).subscribe(onNext: { log.append("settled \($0)") })
    values.send(1, 2)
    let after = TickSignal.after(.seconds(60), on: scheduler).subscribe(onNext: { _ in log.append("after") })
    expectEqual(log.entries, ["delayed 1", "settled 1", "delayed 2", "settled 2", "after"])
    withExtendedLifetime((delayed, settled, after)) {}
  }

  @Test func theImmediateSchedulerReachesMomentsAndDates() {
    let (log, scheduler) = (Log<String>(), ImmediateScheduler())
    let each = [5, 60].map { scheduler.now.advanced(by: .seconds($0)) }
    for ticks in [TickSignal.at(each: each, on: scheduler), .at(scheduler.wallNow.advanced(by: .seconds(5)), on: scheduler)] {
      _ = ticks.subscribe { log.append("\($0.index), late \($0.lateness)") }
    }
    expectEqual(log.entries, ["0, late 0.0 seconds", "1, late 0.0 seconds", "0, late 0.0 seconds"])
  }

  @Test func aMomentThatNeverComesIsNotReachedOnTheImmediateScheduler() {
    let scheduler = ImmediateScheduler()
    let timer = scheduler.schedule(at: .distantFuture) { Issue.record("fired") }
    #expect(!timer.isDisposed)
  }

  @Test func theImmediateSchedulerDeliversInPlace() {
    let log = Log<String>()
    let subscription = TickSignal<Int, Never>.from(1...3).deliver(on: ImmediateScheduler())
      .subscribe(onNext: { log.append("\($0)") })
    log.append("returned")
    expectEqual(log.entries, ["1", "2", "3", "returned"])
    subscription.dispose()
  }
}

struct OwnSchedulerTests {
  private let base = TestScheduler()

  @Test func aWrapperIsTheSchedulerThatItWraps() {
    let wrapper = PlainScheduler(base)
    let recording = base.record(TickSignal.interval(.seconds(1), on: wrapper).map(\.index), for: .seconds(5))
    expectEqual(recording.values, [0, 1, 2, 3, 4])
    expectEqual(wrapper.statistics, base.statistics)
    expectEqual(wrapper.statistics.fires, 5)
    base.shutdown()
    #expect(wrapper.isShutDown)
  }
}
