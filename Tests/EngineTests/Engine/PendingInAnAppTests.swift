import Dispatch
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("The timers that a running app waits for") struct PendingInAnAppTests {
  @Test func theyAreListedInTheOrderOfTheirDeadlines() {
    let scheduler = QueueScheduler()
    defer { scheduler.shutdown() }
    let beats = TickSignal.interval(.seconds(3_600), delay: .seconds(600), leeway: .seconds(60), on: scheduler).subscribe { _ in }
    let once = scheduler.schedule(after: .seconds(300)) {}
    let pending = scheduler.pending
    expectEqual(pending.map(\.name), ["schedule", "timer"])
    expectEqual(pending.map(\.interval), [nil, .seconds(3_600)])
    expectEqual(pending.map(\.leeway), [.zero, .seconds(60)])
    expectEqual(pending.map(\.timebase), [.continuous, .continuous])
    expectEqual(pending.first?.deadline, once.deadline)
    expectEqual(pending.map(\.site), [nil, nil])
    beats.dispose()
    once.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func theLineIsKnownWhileWakeUpsAreAttributed() {
    let scheduler = QueueScheduler()
    defer { scheduler.shutdown() }
    let before = scheduler.schedule(after: .seconds(300)) {}
    scheduler.attributesWakeUps = true
    let (beats, line) = (TickSignal.interval(.seconds(600), on: scheduler).subscribe { _ in }, #line)
    let pending = scheduler.pending
    expectEqual(pending.map(\.name), ["schedule", "interval"])
    expectEqual(pending.map(\.site), [nil, "EngineTests/PendingInAnAppTests.swift:\(line)"])
    expectEqual(pending.last?.description.hasSuffix("made at EngineTests/PendingInAnAppTests.swift:\(line)"), true)
    withExtendedLifetime((before, beats)) {}
  }

  @Test func aCountdownRepeatsAndAListOfMomentsIsArmedForEach() {
    let scheduler = QueueScheduler()
    defer { scheduler.shutdown() }
    let left = TickSignal.countdown(for: .seconds(36_000), every: .seconds(3_600), on: scheduler).subscribe { _ in }
    let moments = [scheduler.now.advanced(by: .seconds(7_200)), scheduler.now.advanced(by: .seconds(9_000))]
    let list = TickSignal.at(each: moments, on: scheduler).subscribe { _ in }
    // While a timer fires, it is not pending: the first value of the countdown has to be over.
    let isOver = DispatchSemaphore(value: 0)
    let next = scheduler.schedule(after: .zero) { isOver.signal() }
    isOver.wait()
    expectEqual(scheduler.pending.map(\.interval), [.seconds(3_600), nil])
    withExtendedLifetime((left, list, next)) {}
  }

  @Test func aTimerOfAPausedSchedulerStandsStillAndIsTheLast() {
    let scheduler = QueueScheduler()
    defer { scheduler.shutdown() }
    let isPaused = TickValue(true)
    let paused = scheduler.paused(while: isPaused.signal)
    let timers = [paused.schedule(after: .seconds(300)) {}, scheduler.schedule(after: .seconds(600)) {}]
    expectEqual(scheduler.pending.map(\.isPaused), [false, true])
    expectEqual(scheduler.pending.last?.deadline, .distantFuture)
    isPaused.current = false
    expectEqual(scheduler.pending.map(\.isPaused), [false, false])
    withExtendedLifetime(timers) {}
  }
}
