import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("A scheduler that must not be used") struct UnusedSchedulerTests {
  @Test func unusedItIsSilent() {
    let uses = Log<TestFailure>()
    let scheduler = UnusedScheduler { uses.append($0) }
    let signal = TickSignal<Int, Never>.just(1).debounce(for: .seconds(1), on: scheduler)
    expectEqual(scheduler.timebase, .continuous)
    #expect(!scheduler.isCurrent)
    withExtendedLifetime(signal) {}
    #expect(uses.entries.isEmpty, "a signal without a subscription uses no scheduler")
  }

  @Test func eachUseIsReportedWithItsPlace() {
    let uses = Log<TestFailure>()
    let scheduler = UnusedScheduler(file: "AppTests/CacheTests.swift", line: 8) { uses.append($0) }
    TickSignal.after(.seconds(1), on: scheduler, file: "App/Cache.swift", line: 21).subscribe(onNext: { _ in }).dispose()
    #expect(
      uses.entries.first?.description == """
        a timer was made for after at App/Cache.swift:21, on the UnusedScheduler of AppTests/CacheTests.swift:8, which is for code that \
        does not use time
        """)
    expectEqual(uses.entries.first?.site?.line, 21)
  }

  @Test func aTimerThatIsNeverArmedIsAUse() {
    let uses = Log<TestFailure>()
    let scheduler = UnusedScheduler { uses.append($0) }
    TickSubject<Int, Never>().signal.debounce(for: .seconds(1), on: scheduler).subscribe { _ in }.dispose()
    expectEqual(uses.entries.map { $0.message.hasPrefix("a timer was made for debounce") }, [true])
  }

  @Test func readingAClockIsAUse() {
    let uses = Log<TestFailure>()
    let scheduler = UnusedScheduler { uses.append($0) }
    _ = scheduler.now
    _ = scheduler.wallNow
    scheduler.schedule {}
    let expected = ["the clock was read", "the wall clock was read", "a timer was made for schedule"]
    expectEqual(zip(uses.entries, expected).map { $0.message.hasPrefix($1) }, [true, true, true])
  }

  @Test func withoutAClosureAUseStopsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = UnusedScheduler()
      _ = TickSignal.interval(.seconds(1), on: scheduler, file: "App/Cache.swift", line: 21).subscribe(onNext: { _ in })
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("TickStreams: a timer was made for interval at App/Cache.swift:21, on the UnusedScheduler of TestingTests/"))
  }
}
