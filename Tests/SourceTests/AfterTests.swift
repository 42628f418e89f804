import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct AfterTests {
  let scheduler = TestScheduler()

  @Test func oneTickThenCompletion() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler), for: .seconds(60))
    let due = TickInstant(nanoseconds: 5_000_000_000)
    #expect(recording.events == [.next(Tick(index: 0, scheduled: due, fired: due), at: .seconds(5)), .completed(at: .seconds(5))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func theTickIsNotEarly() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler), for: .seconds(5) - .nanosecond)
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .nanosecond)
    #expect(recording.isFinished)
  }

  @Test func afterZeroIsAsynchronous() {
    let recording = scheduler.record(TickSignal.after(.zero, value: "now", on: scheduler))
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .zero)
    #expect(recording.events == [.next("now", at: .zero), .completed(at: .zero)])
  }

  @Test func theTimeRunsFromTheSubscription() {
    let signal = TickSignal.after(.seconds(5), value: 1, on: scheduler)
    scheduler.advance(by: .seconds(100))
    #expect(scheduler.record(signal, for: .seconds(5)).events == [.next(1, at: .seconds(5)), .completed(at: .seconds(5))])
  }

  @Test func disposalDisarmsTheTimer() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler), for: .seconds(5) - .nanosecond)
    recording.dispose()
    #expect(scheduler.pending.isEmpty)
    scheduler.advance(by: .seconds(5))
    #expect(recording.events.isEmpty)
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
    #expect(seen.entries == ["tick"])
  }

  @Test func theLongestTimeIsNever() {
    let recording = scheduler.record(TickSignal.after(.seconds(Int64.max), on: scheduler), for: .seconds(3_000_000_000))
    #expect(recording.events.isEmpty)
    recording.dispose()
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aTickThatComesAfterASleepHasItsLateness() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler))
    scheduler.sleepDevice(for: .seconds(3_600))
    #expect(recording.events.map(\.time) == [.seconds(3_600), .seconds(3_600)])
    #expect(recording.values.map(\.lateness) == [.seconds(3_595)])
    #expect(recording.values.map(\.missed) == [0])
  }

  @Test func leewayIsUsedWhereItSavesAWakeUp() {
    scheduler.schedule(after: .seconds(7), leeway: .zero) {}
    let recording = scheduler.record(TickSignal.after(.seconds(5), leeway: .seconds(2), on: scheduler), for: .seconds(7) - .nanosecond)
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .nanosecond)
    #expect(recording.isFinished)
  }
}
