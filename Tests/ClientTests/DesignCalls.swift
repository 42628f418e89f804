import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// The calls on schedulers, on instants and in tests that an app can rely on, beside those of `DesignSamples` and `HubCallsCompile`.

/// A scheduler of an app, with the member that the protocol requires and no others.
nonisolated final class AppScheduler: TickScheduler {
  private let base = TestScheduler()

  var engine: TimerEngine { base.engine }
}

struct DesignCalls {
  @Test func formsOfASubscription() {
    let subject = TickSubject<Int, Never>()
    let trailing = subject.signal.subscribe { value in _ = value }
    let named = subject.signal.subscribe(onNext: { _ in })
    let observing = subject.signal.observe { event in
      switch event {
      case .next, .failed, .completed: break
      }
    }
    subject.completed()
    for subscription in [trailing, named, observing] { #expect(subscription.isDisposed) }
  }

  @Test func membersOfAScheduler() {
    let scheduler: any TickScheduler = AppScheduler()
    #expect(scheduler.timebase == .continuous && !scheduler.isCurrent)
    #expect(scheduler.date.timeIntervalSince1970 > 0)
    let work: any Disposable = scheduler.schedule {}
    let timer: TickTimer = scheduler.schedule(at: scheduler.now.advanced(by: .seconds(1)), leeway: .zero) {}
    timer.reschedule(at: .distantFuture)
    timer.reschedule(after: .seconds(2))
    #expect(timer.deadline == scheduler.now.advanced(by: .seconds(2)))
    #expect(timer.generation == 2)
    work.dispose()
    timer.dispose()
  }

  @Test func kindsOfSchedulers() {
    let schedulers: [any TickScheduler] = [
      QueueScheduler(label: "beats"), QueueScheduler(queue: DispatchQueue(label: "own")), MainScheduler.shared, .main,
      ImmediateScheduler(), ClockScheduler(ContinuousClock()), TestScheduler().delivering(on: DispatchQueue(label: "own")),
    ]
    #expect(schedulers.count == 7)
  }

  @Test func partsOfATick() {
    func check<Instant: InstantProtocol & Sendable & Hashable>(_ instant: Instant) -> Bool where Instant.Duration == Duration {
      instant.duration(to: instant) == .zero
    }
    let tick = Tick(index: 3, scheduled: .origin, fired: .origin.advanced(by: .seconds(1)), missed: 2)
    let (index, missed): (Int, Int) = (tick.index, tick.missed)
    #expect(index == 3 && missed == 2 && tick.lateness == .seconds(1))
    #expect(tick.scheduled < tick.fired && tick.fired < .distantFuture && check(tick.fired))
  }

  @Test func phasesOfAnApp() {
    let phases: [AppPhase] = [.active, .inactive, .background]
    let signal: TickSignal<AppPhase, Never> = TickSignal.from(phases)
    #expect(TestScheduler().record(signal.isForeground).values == [true, false])
  }

  @Test func callsOfATest() throws {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).map(\.index))
    scheduler.advance(by: .seconds(2))
    try recording.expect("0 999ms 1 999ms 2")
    scheduler.advance(to: scheduler.now.advanced(by: .milliseconds(500)))
    scheduler.advanceToNext()
    #expect(recording.values == [0, 1, 2, 3])
    #expect(scheduler.pending.count == 1)
    recording.dispose()
    #expect(scheduler.advanceUntilIdle(limit: .events(1_000)))
    scheduler.sleepDevice(for: .seconds(36_000))
    scheduler.suspendApp(for: .seconds(60))
    scheduler.jumpWallClock(by: .seconds(-3_600))

    let source = scheduler.hot("--a--b--|", values: ["a": 1, "b": 2])
    let cold = scheduler.cold("--a|")
    let heard = scheduler.record(source.signal)
    scheduler.advance(by: .seconds(1))
    #expect(heard.values == [1, 2] && source.subscriptions.count == 1 && cold.subscriptions.isEmpty)
    let other = scheduler.sibling(timebase: .suspending, name: "uptime")
    let clock: some Clock<Duration> = scheduler.clock
    #expect(other.timebase == .suspending && clock.minimumResolution == .nanoseconds(1))
  }

  @Test func worldsOfATest() async throws {
    let scheduler = TestScheduler(coalescing: true)
    let seeded = TestScheduler(seed: 1, lateness: .milliseconds(5))
    #expect(seeded.date == scheduler.date)
    #expect(scheduler.statistics.wakeUps == 0)
    let index = try await scheduler.run { await TickSignal.interval(.seconds(1), on: scheduler).firstValue()?.index }
    #expect(index == 0)
  }

  @Test func operatorsOfTime() {
    let scheduler = TestScheduler()
    let beats = TickSignal.interval(.seconds(1), on: scheduler).map(\.index)
    _ = beats.window(every: .seconds(5), for: .seconds(2), on: scheduler)
    let windows: TickSignal<[Int], Never> = beats.collect(every: .seconds(5), on: scheduler)
    let all: TickSignal<[Int], Never> = beats.take(3).collect()
    _ = beats.throttle(for: .seconds(2), edges: .trailing, on: scheduler)
    _ = beats.debounce(for: .seconds(2), on: scheduler).delay(.seconds(1), on: scheduler).share()
    let failing: TickSignal<Int, PostError> = beats.promoteFailure(to: PostError.self).handleEvents(onNext: { _ in })
    let work: TickSignal<Int, Never> = TickSignal.task { 1 }
    let paused = TickSignal.countdown(for: .seconds(60), on: scheduler.paused(while: .just(false)))
    _ = (windows, failing, work)
    let (collected, left) = (scheduler.record(all), scheduler.record(paused))
    scheduler.advance(by: .seconds(3))
    #expect(collected.values == [[0, 1, 2]] && left.values.first == .seconds(60))
  }
}
