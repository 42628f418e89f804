import Dispatch
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Bad input is refused with the argument and its value") struct BadInputTests {
  @Test(arguments: [
    (Duration.zero, Duration?.none, Duration.zero, "interval must be greater than zero, but is 0.0 seconds"),
    (.seconds(-1), nil, .zero, "interval must be greater than zero, but is -1.0 seconds"),
    (.seconds(1), .seconds(-2), .zero, "delay must not be negative, but is -2.0 seconds"),
    (.seconds(1), .zero, .milliseconds(-5), "leeway must not be negative, but is -0.005 seconds"),
  ])
  func aScheduleThrows(interval: Duration, delay: Duration?, leeway: Duration, words: String) {
    let error = #expect(throws: TickScheduleError.self) { try TickSchedule(every: interval, delay: delay, leeway: leeway) }
    expectEqual(error?.description, words)
  }

  private static let traps = [
    Trap("an interval of zero", says: "interval must be greater than zero, but is 0.0 seconds") {
      _ = TickSignal.interval(.zero, on: TestScheduler())
    },
    Trap("a negative delay", says: "delay must not be negative, but is -1.0 seconds") {
      _ = TickSignal.interval(.seconds(1), delay: .seconds(-1), on: TestScheduler())
    },
    Trap("a negative leeway", says: "leeway must not be negative, but is -1.0 seconds") {
      _ = TickSignal.interval(.seconds(1), leeway: .seconds(-1), on: TestScheduler())
    },
    Trap("a step of zero", says: "every must be greater than zero, but is 0.0 seconds") {
      _ = TickSignal.countdown(for: .seconds(60), every: .zero, on: TestScheduler())
    },
    Trap("a negative timeout", says: "duration must not be negative, but is -3.0 seconds") {
      _ = TickSignal<Int, Never>.never.timeout(after: .seconds(-3), on: TestScheduler())
    },
    Trap("a negative count", says: "count must not be negative, but is -1") { _ = TickSignal<Int, Never>.never.take(-1) },
    Trap("a negative count from the end", says: "count must not be negative, but is -2") { _ = TickSignal<Int, Never>.never.takeLast(-2) },
    Trap("a negative count to skip", says: "count must not be negative, but is -3") { _ = TickSignal<Int, Never>.never.skip(-3) },
    Trap("a negative index", says: "index must not be negative, but is -1") { _ = TickSignal<Int, Never>.never.element(at: -1) },
    Trap("a negative number of runs", says: "count must not be negative, but is -1") { _ = TickSignal<Int, Never>.never.repeated(-1) },
    Trap("a window of zero", says: "interval must be greater than zero, but is 0.0 seconds") {
      _ = TickSignal<Int, Never>.never.collect(every: .zero, on: TestScheduler())
    },
    Trap("a window without room for a value", says: "maxCount must be greater than zero, but is 0") {
      _ = TickSignal<Int, Never>.never.collect(every: .seconds(1), maxCount: 0, on: TestScheduler())
    },
    Trap("a poll without a pause", says: "interval must be greater than zero, but is 0.0 seconds") {
      _ = TickSignal<Int, Never>.never.repeated(every: .zero, on: TestScheduler())
    },
    Trap("advancing from inside an advance", says: "advance was called from inside an advance") {
      let scheduler = TestScheduler()
      scheduler.schedule(after: .seconds(1)) { scheduler.advance(by: .seconds(1)) }
      scheduler.advance(by: .seconds(1))
    },
    Trap("the immediate scheduler refuses an interval", says: "ImmediateScheduler cannot repeat", namesTheCall: false) {
      TickSignal.interval(.seconds(1), on: ImmediateScheduler()).subscribe(onNext: { _ in }).keepUntilFinished()
    },
    Trap("the immediate scheduler refuses endless work", says: "ImmediateScheduler cannot repeat", namesTheCall: false) {
      let scheduler = ImmediateScheduler()
      @Sendable func work() { scheduler.schedule(after: .seconds(1)) { work() } }
      work()
    },
    Trap("the immediate scheduler has no wake ups for a queue", says: "ImmediateScheduler has no wake-ups for another queue") {
      _ = ImmediateScheduler().delivering(on: .global())
    },
    Trap("the immediate scheduler refuses a countdown", says: "ImmediateScheduler cannot repeat", namesTheCall: false) {
      TickSignal.countdown(for: .seconds(10), on: ImmediateScheduler()).subscribe(onNext: { _ in }).keepUntilFinished()
    },
    Trap("a limit of zero", says: "maxConcurrent must be greater than zero, but is 0") {
      _ = TickSignal<TickSignal<Int, Never>, Never>.never.flatten(maxConcurrent: 0)
    },
    Trap("arrays of nothing", says: "count must be greater than zero, but is 0") {
      _ = TickSignal<Int, Never>.never.collect(count: 0)
    },
    Trap("a negative replay of a subject", says: "replay must not be negative, but is -1") { _ = TickSubject<Int, Never>(replay: -1) },
    Trap("arrays with a step of zero", says: "step must be greater than zero, but is 0") {
      _ = TickSignal<Int, Never>.never.collect(count: 2, step: 0)
    },
  ]

  @Test(arguments: traps) func itStopsTheProgram(trap: Trap) async throws {
    let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [name = trap.name as String] in
      BadInputTests.traps.first { $0.name == name }?.spring()
    }
    try expect(outcome, says: trap.message, namesTheCall: trap.namesTheCall)
  }

  @Test func theSmallestValidSchedule() throws {
    let schedule = try TickSchedule(every: .nanoseconds(1), delay: .zero, leeway: .zero)
    expectEqual(schedule.delay, .zero)
    try expectEqual(TickSchedule(every: .seconds(2)).delay, .seconds(2))
  }

  @Test func endlessValuesAreValidAndMeanNever() throws {
    let scheduler = TestScheduler()
    let endless = Duration.seconds(Int64.max)
    let ticks = scheduler.record(TickSignal.interval(endless, delay: .seconds(1), leeway: endless, on: scheduler))
    let never = scheduler.record(TickSignal.after(endless, on: scheduler), for: .seconds(1_000_000_000))
    expectEqual(ticks.values.count, 1)
    expectEmpty(never.events)
  }

  @Test func advancingBackwardStopsTheProgram() async throws {
    let byOutcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestScheduler().advance(by: .seconds(-1))
    }
    try expect(byOutcome, says: "time cannot be advanced backwards, by -1.0 seconds")
    let toOutcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = TestScheduler()
      scheduler.advance(by: .seconds(5))
      scheduler.advance(to: .seconds(4))
    }
    try expect(toOutcome, says: "time cannot be advanced backwards, from 5.0 seconds to 4.0 seconds")
  }

  @Test func aWindowThatEndsAsItOpensStopsTheProgram() async throws {
    let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TickSignal<Int, Never>.never.window(every: .seconds(1), for: .zero, on: TestScheduler())
    }
    try expect(outcome, says: "duration must be greater than zero, but is 0.0 seconds")
    let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TickSignal<Int, Never>.never.window(every: .seconds(1), maxCount: 0, on: TestScheduler())
    }
    try expect(count, says: "maxCount must be greater than zero, but is 0")
  }

  @Test func aNegativeNumberOfRetriesStopsTheProgram() async throws {
    let plain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TickSignal<Int, StubFailure>.never.retry(-1)
    }
    try expect(plain, says: "count must not be negative, but is -1")
    let timed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TickSignal<Int, StubFailure>.never.retry(-2, backoff: .constant(.zero), on: TestScheduler())
    }
    try expect(timed, says: "count must not be negative, but is -2")
  }

  @Test func aNegativeReplayStopsTheProgram() async throws {
    let plain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TickSignal<Int, Never>.never.share(replay: -1)
    }
    try expect(plain, says: "replay must not be negative, but is -1")
    let graceful = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TickSignal<Int, Never>.never.share(replay: -2, grace: .zero, on: TestScheduler())
    }
    try expect(graceful, says: "replay must not be negative, but is -2")
  }

  @Test func aNegativeDelayOfAValueOrAnActionNamesTheCall() async throws {
    let value = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TickSignal<Int, Never>.after(.seconds(-1), value: 1, on: TestScheduler())
    }
    try expect(value, says: "delay must not be negative, but is -1.0 seconds")
    let action = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestScheduler().schedule(after: .seconds(-2)) {}
    }
    try expect(action, says: "delay must not be negative, but is -2.0 seconds")
  }

  private func expect(
    _ outcome: ExitTest.Result?, says words: String, namesTheCall: Bool = true, at location: SourceLocation = #_sourceLocation
  ) throws {
    let printed = String(decoding: try #require(outcome).standardErrorContent, as: UTF8.self)
    #expect(printed.contains(words), sourceLocation: location)
    if namesTheCall { #expect(printed.contains("EngineTests/BadInputTests.swift:"), sourceLocation: location) }
  }
}

/// A mistake in a program, which stops it.
struct Trap: Sendable, CustomTestStringConvertible {
  let name: String
  let message: String
  /// Whether the message has the line of the call; what repeats on an immediate scheduler is found later, in its engine.
  let namesTheCall: Bool
  let spring: @Sendable () -> Void

  init(_ name: String, says message: String, namesTheCall: Bool = true, _ spring: @escaping @Sendable () -> Void) {
    (self.name, self.message, self.namesTheCall, self.spring) = (name, message, namesTheCall, spring)
  }

  var testDescription: String { name }
}
