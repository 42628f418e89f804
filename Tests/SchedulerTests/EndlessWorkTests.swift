import Dispatch
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Work without an end at one instant, on every kind of scheduler in the world of a test.
@Suite("Endless work, on every kind of scheduler") struct EndlessWorkTests {
  private let mistakes = Log<String>()
  private let log = Log<Int>()

  private struct Refused: Error {}

  static let works: [(name: String, start: @Sendable (any TickScheduler) -> any Disposable)] = [
    ("retry", { TickSignal<Int, Refused>.fail(Refused()).retry(backoff: .constant(.zero), on: $0).observe { _ in } }),
    ("repeated", { TickSignal<Int, Never>.just(1).repeated(after: .zero, on: $0).observe { _ in } }),
    ("schedule", { scheduler in Again(scheduler).start() }),
    (
      "reset",
      { scheduler in
        let timer = SerialDisposable()
        timer.inner = scheduler.schedule(after: .zero) { (timer.inner as? TickTimer)?.reschedule(after: .zero) }
        return timer
      }
    ),
  ]

  /// Work that schedules itself.
  private final class Again: Disposable {
    private let scheduler: any TickScheduler
    private let over = Lock(false)

    init(_ scheduler: any TickScheduler) { self.scheduler = scheduler }

    var isDisposed: Bool { over.withLock { $0 } }
    func dispose() { over.withLock { $0 = true } }

    func start() -> Again {
      if !isDisposed { scheduler.schedule { _ = self.start() } }
      return self
    }
  }

  /// Starts work, and lets a second pass; disposes the work if this has no end, and fails.
  private func advance(_ base: TestScheduler, _ start: @escaping @Sendable () -> any Disposable) throws {
    let work = SerialDisposable()
    let returns = onThread(within: 20) {
      work.inner = start()
      base.advance(by: .seconds(1))
    }
    work.dispose()
    try #require(returns, "time does not advance")
  }

  /// Each kind with one or two works, each work with several kinds; all with all in a thorough run.
  private static let pairs = SchedulerKind.running.enumerated().flatMap { place, kind in
    works.indices.filter { Thorough.isOn || (place + $0) % 3 == 0 }.map { (kind, $0) }
  }

  @Test(arguments: pairs) func isReportedOnce(kind: SchedulerKind, number: Int) throws {
    let base = TestScheduler(instantLimit: 1_000) { mistakes.append($0.message) }
    let made = kind.make(base)
    try advance(base) { Self.works[number].start(made.scheduler) }
    expectEqual(mistakes.count, 1)
    expectEqual(mistakes.entries.first?.hasPrefix("time does not advance beyond 0.0 seconds: 1000 pieces of work have run there"), true)
    made.shutdown()
    base.advance(by: .seconds(1))
    expectEqual(mistakes.count, 1)
    withExtendedLifetime(made) {}
  }

  @Test(arguments: SchedulerKind.running, works.indices) func endsWithAShutdown(kind: SchedulerKind, number: Int) throws {
    let base = TestScheduler(instantLimit: 50_000) { mistakes.append($0.message) }
    let made = kind.make(base)
    let count = Lock(0)
    try advance(base) {
      let work = Self.works[number].start(made.scheduler)
      made.scheduler.schedule(after: .zero) {
        count.withLock { $0 += 1 }
        made.shutdown()
      }
      return work
    }
    expectEqual(count.withLock { $0 }, 1)
    expectEqual(mistakes.entries, [])
    withExtendedLifetime(made) {}
  }

  @Test func onAQueueItHandsTheThreadBack() {
    let base = TestScheduler()
    let scheduler = base.delivering(on: .global())
    let work = Self.works[0].start(scheduler)
    // The clock is stopped: while it moves, a drain ends by its time, and not by the number of timers.
    base.advance(by: .zero)
    #expect(eventually { scheduler.statistics.fires >= 10_000 })
    #expect(eventually { base.pending.count == 1 })
    base.shutdown()
    #expect(scheduler.isShutDown)
    expectEqual(scheduler.statistics.pending, 0)
    work.dispose()
  }

  @Test func theReportNamesTheScaledScheduler() {
    let base = TestScheduler(instantLimit: 1_000) { mistakes.append($0.message) }
    let scaled = ScaledScheduler(rate: 60, on: base, file: "App/Preview.swift", line: 7)
    let polls = TickSignal<Int, Refused>.fail(Refused()).retry(backoff: .constant(.zero), on: scaled).observe { _ in }
    base.advance(by: .seconds(1))
    expectEqual(mistakes.entries.first?.hasSuffix("The last 100 of it:\n  100 × ScaledScheduler at App/Preview.swift:7"), true)
    polls.dispose()
  }

  /// More timers than a drain fires at one reading of the clock.
  private static let many = 10_500

  @Test(arguments: SchedulerKind.running) func manyTimersOfAnInstantAreNotEndless(kind: SchedulerKind) {
    let base = TestScheduler { mistakes.append($0.message) }
    let made = kind.make(base)
    for number in 0..<Self.many { made.scheduler.schedule(after: .seconds(1)) { log.append(number) } }
    base.advance(by: .seconds(1))
    expectEqual(log.entries, Array(0..<Self.many))
    expectEqual(mistakes.entries, [])
    expectEqual(made.scheduler.statistics.pending, 0)
    withExtendedLifetime(made) {}
  }

  @Test func aDrainHandsTheThreadBackWhereTheClockStandsStill() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    for number in 0..<Self.many { scheduler.schedule(at: .seconds(1)) { log.append(number) } }
    alarm.ring()
    expectEqual(log.count, 10_000)
    expectEqual(alarm.armed, .seconds(1))
    alarm.ring()
    expectEqual(log.count, 10_001, "one by one, until time passes")
    alarm.pass(.nanoseconds(1))
    alarm.ring()
    expectEqual(log.entries, Array(0..<Self.many))
    #expect(alarm.armed == nil)
  }

  @Test func whereTheClockGoesOnADrainFiresAllThatIsDue() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    for number in 0..<Self.many {
      scheduler.schedule(at: .seconds(1)) {
        if number % 1_000 == 0 { alarm.pass(.nanoseconds(1)) }
        log.append(number)
      }
    }
    alarm.ring()
    expectEqual(log.count, Self.many)
    #expect(alarm.armed == nil)
  }
}
