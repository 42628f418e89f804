import Dispatch
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

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

@Suite("Schedulers over other clocks and queues", .serialized)
struct OtherSchedulersTests {
  @Test func aClockSchedulerTicksByItsClock() async {
    let scheduler = ClockScheduler(ContinuousClock())
    var ticks: [Tick] = []
    for await tick in TickSignal.interval(.milliseconds(10), delay: .zero, on: scheduler).take(3).values { ticks.append(tick) }
    #expect(ticks.count == 3)
    #expect(ticks.map(\.index).last == ticks.map { $0.missed + 1 }.reduce(-1, +))
    #expect(ticks.allSatisfy { $0.fired >= $0.scheduled })
  }

  @Test func aClockSchedulerLeavesTheRestOfAWindowToTheClock() async {
    let clock = WatchedClock()
    let scheduler = ClockScheduler(clock)
    _ = await TickSignal.after(.milliseconds(1), leeway: .milliseconds(1), on: scheduler).first()
    #expect(clock.tolerances.entries == [.milliseconds(1)])
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
    #expect(log.entries == Array(repeating: true, count: 20))
  }

  @Test func aDeliveringSchedulerHasOneTimerArmedOnItsBase() {
    let base = TestScheduler()
    let scheduler = base.delivering(on: DispatchQueue(label: "queue"))
    for second in 1...9 { scheduler.schedule(after: .seconds(second)) {} }
    #expect(base.pending.map(\.due) == [.origin.advanced(by: .seconds(1))])
    scheduler.shutdown()
  }

  @Test func theTimerOfTheImmediateSchedulerHasRunAndIsDisposed() {
    let log = Log<Int>()
    let scheduler = ImmediateScheduler()
    let timer = scheduler.schedule(at: scheduler.now, leeway: .zero) { log.append(1) }
    #expect(log.entries == [1])
    #expect(timer.isDisposed)
  }

  @Test func theImmediateSchedulerDeliversInPlace() {
    let log = Log<String>()
    let subscription = TickSignal<Int, Never>.from(1...3).deliver(on: ImmediateScheduler())
      .subscribe(onNext: { log.append("\($0)") })
    log.append("returned")
    #expect(log.entries == ["1", "2", "3", "returned"])
    subscription.dispose()
  }
}
