import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("What has no end is stopped") struct RunawayTests {
  @Test func anAdvanceThatNeverLeavesAnInstantIsStoppedWithAReport() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = TestScheduler(instantLimit: 10_000)
      let loop = TickSignal<Int, Never>.just(1).repeated(after: .zero, on: scheduler, file: "App/Poll.swift", line: 5).subscribe(onNext: {
        _ in
      })
      scheduler.advance(by: .seconds(1))
      withExtendedLifetime(loop) {}
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        TickStreams: time does not advance beyond 0.0 seconds: 10000 pieces of work have run there, and there is more
        The last 100 of it:
          100 × repeated at App/Poll.swift:5
        """
      )
    )
  }

  @Test func soIsATaskThatYieldsForever() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = TestScheduler(instantLimit: 10_000)
      scheduler.spawn { while true { await Task.yield() } }
      scheduler.advance(by: .seconds(1))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("100 × a task"))
  }

  @Test func asMuchAsTheLimitMayRunAtEachInstant() {
    let scheduler = TestScheduler(instantLimit: 10)
    let log = Log<Int>()
    for second in 1...3 { for number in 0..<10 { scheduler.schedule(after: .seconds(second)) { log.append(number) } } }
    scheduler.advance(by: .seconds(3))
    expectEqual(log.entries.count, 30)
  }

  @Test func eachAdvanceAndEachRunCountsByItself() async throws {
    let mistakes = Log<TestFailure>()
    let scheduler = TestScheduler(instantLimit: 50) { mistakes.append($0) }
    for _ in 0..<100 {
      scheduler.schedule {}
      scheduler.advance(by: .zero)
    }
    for _ in 0..<10 { try await scheduler.run { for _ in 0..<10 { await Task.yield() } } }
    expectEqual(mistakes.count, 0)
  }

  @Test func aLimitBelowOneIsOne() {
    let mistakes = Log<TestFailure>()
    let scheduler = TestScheduler(instantLimit: .min) { mistakes.append($0) }
    let recording = scheduler.record(TestSource(on: scheduler, "-a|").signal, for: .seconds(2))
    #expect(recording.line == "a at 1, | at 2" && mistakes.count == 0)
    for _ in 0..<2 { scheduler.schedule {} }
    scheduler.advance(by: .zero)
    expectEqual(mistakes.count, 1)
  }

  @Test func aRunIsBoundedByItsLimit() throws {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler, file: "App/Beat.swift", line: 3))
    #expect(!scheduler.advanceUntilIdle(limit: .events(500)))
    expectEqual(recording.values.count, 500)
    let error = expectFailure("leftover timers") { try scheduler.expectIdle() }
    expectEqual(error?.details, ["interval due at 501.0 seconds, made at App/Beat.swift:3"])
  }

  @Test func onlyTheWorkOfTheInstantIsNamed() {
    let reports = Log<TestFailure>()
    let scheduler = TestScheduler(instantLimit: 10) { reports.append($0) }
    let beats = scheduler.record(TickSignal.interval(.milliseconds(1), on: scheduler))
    scheduler.advance(by: .microseconds(50_500))
    beats.dispose()
    let loop = TickSignal<Int, Never>.just(1).repeated(after: .zero, on: scheduler, file: "App/Poll.swift", line: 5).subscribe { _ in }
    scheduler.advance(by: .seconds(1))
    expectEqual(reports.entries.count, 1)
    expectEqual(reports.entries.first?.message.contains("11 × repeated"), true)
    expectEqual(reports.entries.first?.message.contains("interval"), false)
    loop.dispose()
  }
}
