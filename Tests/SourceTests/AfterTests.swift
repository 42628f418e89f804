import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct AfterTests {
  let scheduler = TestScheduler()

  @Test func oneTickThenCompletion() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler), for: .seconds(60))
    let due = TickInstant(nanoseconds: 5_000_000_000)
    expectEqual(recording.events, [.next(Tick(index: 0, scheduled: due, fired: due), at: .seconds(5)), .completed(at: .seconds(5))])
    expectEmpty(scheduler.pending)
  }

  @Test func theTickIsNotEarly() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler), for: .seconds(5) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    #expect(recording.isFinished)
  }

  @Test func afterZeroIsAsynchronous() {
    let recording = scheduler.record(TickSignal.after(.zero, value: "now", on: scheduler))
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.next("now", at: .zero), .completed(at: .zero)])
  }

  @Test func theTimeRunsFromTheSubscription() {
    let signal = TickSignal.after(.seconds(5), value: 1, on: scheduler)
    scheduler.advance(by: .seconds(100))
    expectEqual(scheduler.record(signal, for: .seconds(5)).events, [.next(1, at: .seconds(5)), .completed(at: .seconds(5))])
  }

  @Test func disposalDisarmsTheTimer() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler), for: .seconds(5) - .nanosecond)
    recording.dispose()
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(5))
    expectEmpty(recording.events)
  }

  @Test func disposalInsideTheTickSuppressesCompletion() {
    let handle = SerialDisposable()
    let seen = Log<String>()
    handle.inner = TickSignal.after(.seconds(5), on: scheduler)
      .subscribe(
        onNext: { _ in
          seen.append("tick")
          handle.dispose()
        },
        onCompleted: { seen.append("completed") }
      )
    scheduler.advance(by: .seconds(5))
    expectEqual(seen.entries, ["tick"])
  }

  @Test func theLongestTimeIsNever() {
    let recording = scheduler.record(TickSignal.after(.seconds(Int64.max), on: scheduler), for: .seconds(3_000_000_000))
    expectEmpty(recording.events)
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func aTickThatComesAfterASleepHasItsLateness() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler))
    scheduler.sleepDevice(for: .seconds(3_600))
    expectEqual(recording.events.map(\.time), [.seconds(3_600), .seconds(3_600)])
    expectEqual(recording.values.map(\.lateness), [.seconds(3_595)])
    expectEqual(recording.values.map(\.missed), [0])
  }

  @Test func leewayIsUsedWhereItSavesAWakeUp() {
    scheduler.schedule(after: .seconds(7), leeway: .zero) {}
    let recording = scheduler.record(TickSignal.after(.seconds(5), leeway: .seconds(2), on: scheduler), for: .seconds(7) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    #expect(recording.isFinished)
  }
}
