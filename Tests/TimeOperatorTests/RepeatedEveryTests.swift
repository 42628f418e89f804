import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct RepeatedEveryTests {
  let scheduler = TestScheduler()

  @Test func runsStartOnTheGridHoweverLongTheyTake() {
    let source = TestSource(on: scheduler, "--a|")
    let recording = scheduler.record(source.signal.repeated(3, every: .seconds(5), on: scheduler), for: .seconds(60))
    expectEqual(recording.line, "a at 2, a at 7, a at 12, | at 13")
    expectEqual(source.windows, "0–3, 5–8, 10–13")
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [
    ("--a---|", "a at 2, a at 12, | at 16", "0–6, 10–16"), ("a----|", "a at 0, a at 5, | at 10", "0–5, 5–10"),
  ])
  func aRunThatTakesLongerSkipsInstantsOfTheGridButNotTheOneAtItsEnd(run: String, expected: String, windows: String) {
    let source = TestSource(on: scheduler, run)
    let recording = scheduler.record(source.signal.repeated(2, every: .seconds(5), on: scheduler), for: .seconds(60))
    expectEqual(recording.line, expected)
    expectEqual(source.windows, windows)
  }

  @Test func aRunThatTakesNoTimeStartsOncePerInstant() {
    let recording = scheduler.record(TickSignal<Int, Never>.just(1).repeated(3, every: .seconds(5), on: scheduler))
    expectEqual(recording.line, "1 at 0")
    scheduler.advance(by: .seconds(5) - .nanosecond)
    expectEqual(recording.line, "1 at 0")
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "1 at 0, 1 at 5, 1 at 10, | at 10")
  }

  @Test func withoutACountItPollsForever() {
    let recording = scheduler.record(TickSignal<Int, Never>.just(1).repeated(every: .seconds(5), on: scheduler), for: .seconds(5_000))
    expectEqual(recording.values.count, 1_001)
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func afterAStallThereIsOneRunAndTheGridIsKept() {
    let recording = scheduler.record(TickSignal<Int, Never>.just(1).repeated(every: .seconds(5), on: scheduler))
    scheduler.sleepDevice(for: .seconds(17))
    scheduler.advance(by: .seconds(8))
    expectEqual(recording.line, "1 at 0, 1 at 17, 1 at 20, 1 at 25")
  }

  @Test func aFailureEndsTheResult() {
    let source = TestSource(on: scheduler, "-a#")
    let recording = scheduler.record(source.signal.repeated(3, every: .seconds(5), on: scheduler), for: .seconds(60))
    expectEqual(recording.line, "a at 1, # at 2")
    expectEqual(source.subscriptions.count, 1)
    expectEmpty(scheduler.pending)
  }

  @Test func noRunCompletesAtOnceAndOneRunIsTheSignal() {
    let source = TestSource(on: scheduler, "-a|")
    expectEqual(scheduler.record(source.signal.repeated(0, every: .seconds(5), on: scheduler)).line, "| at 0")
    expectEmpty(source.subscriptions)
    let one = scheduler.record(source.signal.repeated(1, every: .seconds(5), on: scheduler), for: .seconds(60))
    expectEqual(one.line, "a at 1, | at 2")
  }

  @Test func disposalEndsTheRunOrTheWait() {
    let source = TestSource(on: scheduler, "-a|")
    let inRun = scheduler.record(source.signal.repeated(every: .seconds(5), on: scheduler), for: .seconds(1))
    inRun.dispose()
    expectEmpty(scheduler.pending)
    let inWait = scheduler.record(source.signal.repeated(every: .seconds(5), on: scheduler), for: .seconds(3))
    expectEqual(scheduler.pending.count, 1)
    inWait.dispose()
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(60))
    expectEqual(source.subscriptions.count, 2)
  }

  @Test func everySubscriptionHasItsOwnGrid() {
    let signal = TickSignal<Int, Never>.just(1).repeated(2, every: .seconds(5), on: scheduler)
    let first = scheduler.record(signal, for: .seconds(3))
    let second = scheduler.record(signal, for: .seconds(60))
    expectEqual(first.line, "1 at 0, 1 at 5, | at 5")
    expectEqual(second.line, "1 at 0, 1 at 5, | at 5")
  }

  @Test func runsStartAPauseAfterTheCompletionOfThePreviousOne() {
    let source = TestSource(on: scheduler, "--a|")
    let recording = scheduler.record(source.signal.repeated(3, after: .seconds(5), on: scheduler), for: .seconds(8) - .nanosecond)
    expectEqual(source.subscriptions.count, 1)
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "a at 2, a at 10, a at 18, | at 19")
    expectEqual(source.subscriptions.map(\.start), [.zero, .seconds(8), .seconds(16)])
    expectEmpty(scheduler.pending)
  }

  @Test func aPauseOfZeroIsAsynchronous() {
    let recording = scheduler.record(TickSignal<Int, Never>.just(1).repeated(3, after: .zero, on: scheduler))
    expectEqual(recording.line, "1 at 0")
    scheduler.advance(by: .zero)
    expectEqual(recording.line, "1 at 0, 1 at 0, 1 at 0, | at 0")
  }
}
