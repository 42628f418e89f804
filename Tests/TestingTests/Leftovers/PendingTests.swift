import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Armed timers have the name and the place of their operator") struct PendingTests {
  private let scheduler = TestScheduler()

  /// The timer that is armed after `signal` has been subscribed and `use` has been called.
  private func pending<Value>(
    _ signal: TickSignal<Value, Never>, line: UInt, sourceLocation: SourceLocation = #_sourceLocation, after use: () -> Void = {},
    is name: String
  ) {
    let recording = scheduler.record(signal, file: "Elsewhere/Elsewhere.swift", line: 1)
    use()
    let armed = scheduler.pending.map { "\($0.name) \($0.site ?? "nowhere")" }
    #expect(armed == ["\(name) TestingTests/PendingTests.swift:\(line)"], sourceLocation: sourceLocation)
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func everySourceSaysWhereItWasWritten() throws {
    pending(.interval(.seconds(1), on: scheduler), line: #line, is: "interval")
    pending(.interval(try TickSchedule(every: .seconds(1)), on: scheduler), line: #line, is: "interval")
    pending(.after(.seconds(1), on: scheduler), line: #line, is: "after")
    pending(.after(.seconds(1), value: 3, on: scheduler), line: #line, is: "after")
    pending(.at(.origin.advanced(by: .seconds(1)), on: scheduler), line: #line, is: "at")
    pending(.at(WallInstant.system, on: scheduler), line: #line, is: "at")
    pending(.countdown(for: .seconds(9), on: scheduler), line: #line, is: "countdown")
    pending(.elapsed(since: .origin, on: scheduler), line: #line, is: "elapsed")
    pending(.from([1, 2], every: .seconds(1), on: scheduler), line: #line, is: "from")
  }

  @Test func everyTimedOperatorSaysWhereItWasWritten() {
    let subject = TickSubject<Int, Never>()
    let signal = subject.signal
    let second = Duration.seconds(1)
    pending(signal.debounce(for: second, on: scheduler), line: #line, after: { subject.next(1) }, is: "debounce")
    pending(signal.debounce(for: second, where: { $0 > 0 }, on: scheduler), line: #line, after: { subject.next(1) }, is: "debounce")
    pending(signal.throttle(for: second, on: scheduler), line: #line, after: { subject.next(1) }, is: "throttle")
    pending(signal.deliver(on: scheduler), line: #line, after: { subject.next(1) }, is: "deliver")
    pending(signal.delay(second, on: scheduler), line: #line, after: { subject.next(1) }, is: "delay")
    pending(signal.timeout(after: second, on: scheduler).catch { _ in .empty }, line: #line, is: "timeout")
    pending(signal.timeout(afterSilence: second, on: scheduler).catch { _ in .empty }, line: #line, is: "timeout")
    pending(signal.collect(every: second, maxCount: 5, on: scheduler), line: #line, after: { subject.next(1) }, is: "collect")
    pending(signal.delaySubscription(second, on: scheduler), line: #line, is: "delaySubscription")
    pending(signal.take(for: second, on: scheduler), line: #line, is: "take")
    pending(signal.sample(every: second, on: scheduler), line: #line, is: "interval")
    pending(TickSignal<Int, Never>.just(1).repeated(after: second, on: scheduler), line: #line, is: "repeated")
  }

  @Test func timersOfAViewAreNamedAndNotTheOneThatWakesTheView() {
    let view = scheduler.withLeeway(.milliseconds(100))
    pending(.interval(.seconds(1), on: view), line: #line, is: "interval")
    let subject = TickSubject<Int, Never>()
    pending(subject.signal.debounce(for: .seconds(1), on: view), line: #line, after: { subject.next(1) }, is: "debounce")
    let timers = [scheduler.schedule(after: .seconds(3)) {}, view.schedule(after: .seconds(2)) {}, view.schedule(after: .seconds(4)) {}]
    expectEqual(scheduler.pending.map(\.deadline), [2, 3, 4].map { .origin.advanced(by: .seconds($0)) })
    for timer in timers { timer.dispose() }
    expectEmpty(scheduler.pending)
  }

  @Test func aTimerOfAViewThatWasResetIsDueWhenItFires() {
    let timer = scheduler.withLeeway(.milliseconds(100)).schedule(after: .seconds(1)) {}
    timer.reschedule(after: .seconds(2))
    expectEqual(scheduler.pending.map(\.deadline), [.origin.advanced(by: .seconds(2))])
    #expect(scheduler.advanceToNext())
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(2)))
    expectEqual(timer.deadline, .distantFuture)
    #expect(!scheduler.advanceToNext())
  }

  @Test func theNextInstantIsThatOfATimerAlsoIfTheWindowsOfAViewEndTogether() {
    let view = scheduler.withLeeway(.seconds(10))
    let first = view.schedule(after: .seconds(4)) {}
    scheduler.advance(by: .seconds(3))
    view.schedule(after: .seconds(2)) {}
    first.reschedule(at: .origin.advanced(by: .seconds(10)))
    for second in [5, 10] {
      #expect(scheduler.advanceToNext())
      expectEqual(scheduler.now, .origin.advanced(by: .seconds(second)))
    }
    #expect(!scheduler.advanceToNext())
  }

  @Test(arguments: [10, 200]) func soItIsIfManyWereReset(count: Int) {
    let view = scheduler.withLeeway(.seconds(1))
    let timers = (1...count).map { view.schedule(after: .milliseconds($0)) {} }
    for timer in timers { timer.reschedule(at: .origin.advanced(by: .seconds(9))) }
    #expect(scheduler.advanceToNext())
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(9)))
  }

  @Test func timersOfOneInstantAreListedInTheOrderInWhichTheyFireAlsoOfViews() {
    let view = scheduler.withLeeway(.milliseconds(100))
    let fired = Log<String>()
    scheduler.schedule(after: .seconds(9), file: "App/A.swift", line: 1) { fired.append("App/A.swift:1") }
    scheduler.schedule(after: .seconds(2), file: "App/B.swift", line: 2) { fired.append("App/B.swift:2") }
    view.schedule(after: .seconds(2), file: "App/C.swift", line: 3) { fired.append("App/C.swift:3") }
    view.schedule(after: .seconds(2), file: "App/D.swift", line: 4) { fired.append("App/D.swift:4") }
    scheduler.schedule(after: .seconds(2), file: "App/E.swift", line: 5) { fired.append("App/E.swift:5") }
    let listed = scheduler.pending.map { $0.site ?? "" }
    scheduler.advance(by: .seconds(10))
    expectEqual(listed, fired.entries)
  }

  @Test func whatAFiringTimerMakesNamesItsOwnCall() {
    scheduler.schedule(after: .seconds(1), file: "App/SearchTests.swift", line: 7) { [scheduler] in
      let scheduler: any TickScheduler = scheduler
      scheduler.schedule(at: scheduler.now.advanced(by: .seconds(2)), leeway: .zero, file: "App/SearchTests.swift", line: 8) {}
    }
    scheduler.advance(by: .seconds(1))
    expectEqual(scheduler.pending.map(\.description), ["schedule due at 3.0 seconds, made at App/SearchTests.swift:8"])
  }

  @Test func whatATaskMakesIsTracedToIt() {
    scheduler.spawn(file: "App/SearchTests.swift", line: 7) { [scheduler] in try await scheduler.clock.sleep(for: .seconds(2)) }
    scheduler.advance(by: .zero)
    expectEqual(scheduler.pending.map(\.description), ["sleep due at 2.0 seconds, made at App/SearchTests.swift:7"])
  }

  @Test func everyWayToScheduleSaysWhereItStands() throws {
    scheduler.schedule {}
    scheduler.schedule(at: .origin.advanced(by: .seconds(1))) {}
    scheduler.schedule(after: .seconds(3)) {}
    scheduler.schedule(try TickSchedule(every: .seconds(4))) { _ in }
    scheduler.schedule(every: .seconds(5)) { _ in }
    let first = UInt(#line) - 5
    expectEqual(scheduler.pending.compactMap(\.line), (0..<5).map { first + $0 })
    expectEqual(Set(scheduler.pending.map(\.name)), ["schedule"])
  }

  @Test func theProtocolSaysWhereItStandsToo() {
    let scheduler: any TickScheduler = scheduler
    scheduler.schedule(after: .seconds(1)) {}
    scheduler.schedule(at: .origin.advanced(by: .seconds(2))) {}
    let first = UInt(#line) - 2
    expectEqual(self.scheduler.pending.compactMap(\.line), [first, first + 1])
  }

  @Test func idleIsExpectedAndTheListIsThrown() throws {
    try scheduler.expectIdle()
    let uptime = scheduler.sibling(timebase: .suspending, name: "uptime")
    let beats = scheduler.record(TickSignal.interval(.seconds(60), on: scheduler, file: "App/Heartbeat.swift", line: 12))
    let reply = scheduler.record(
      TickSignal<Int, Never>.never.timeout(after: .seconds(20), on: uptime, file: "App/Heartbeat.swift", line: 14))
    scheduler.advance(by: .seconds(5))
    let error = expectFailure("leftover timers") { try scheduler.expectIdle(file: "AppTests/HeartbeatTests.swift", line: 31) }
    #expect(
      error?.description == """
        AppTests/HeartbeatTests.swift:31: no timer should be armed, but at 5.0 seconds 2 timers are:
          timeout due at 20.0 seconds on uptime, made at App/Heartbeat.swift:14
          interval due at 60.0 seconds, made at App/Heartbeat.swift:12
        """)
    beats.dispose()
    expectFailure("leftover timers") { try scheduler.expectIdle() }
    reply.dispose()
    try scheduler.expectIdle()
  }
}

extension PendingTimer {
  fileprivate var line: UInt? { site?.split(separator: ":").last.flatMap { UInt($0) } }
}
