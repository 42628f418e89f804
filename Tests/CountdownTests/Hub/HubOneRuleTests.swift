import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// One rule for the value of a key, whether it is shown, hidden or read, and whatever scheduler the hub runs on.
@Suite("Hub: one rule for all figures") @MainActor struct HubOneRuleTests {
  let scheduler = TestScheduler()

  /// A reference clock that shows the date of its scheduler.
  private func server(on scheduler: some TickScheduler) -> ReferenceClock {
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.wallNow)
    return server
  }

  @Test("Two keys with the same date show the same after a sample, though one was hidden when it came")
  func hiddenWhenTheClockIsSet() {
    let server = server(on: scheduler)
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let end = scheduler.wallNow.advanced(by: .milliseconds(60_300))
    hub.start("a", to: end, by: server)
    hub.start("b", to: end, by: server)
    let (first, second) = (Cell(), Cell())
    hub.bind(first, to: "a")
    scheduler.advance(by: .seconds(5))
    server.synchronize(to: server.wallNow.advanced(by: .seconds(10)))
    scheduler.advance(by: .milliseconds(2_600))
    let asked = hub["b"]
    hub.bind(second, to: "b")
    #expect(first.shown.last == 43 && second.shown == [43])
    #expect(asked == .seconds(43) && hub["b"] == asked && hub.snapshot == ["a": .seconds(43), "b": .seconds(43)])
  }

  @Test(
    "On a faster or a slower scheduler zero is never early on the reference clock, and at most a step late",
    arguments: [60, 1.5, 0.75, 0.1])
  func otherSpeed(rate: Double) {
    let scaled = ScaledScheduler(rate: rate, on: scheduler)
    let server = server(on: scheduler)
    let end = server.wallNow.advanced(by: .milliseconds(60_400))
    let hub = CountdownHub<String>(every: .seconds(1), on: scaled)
    let zeros = Log<Duration>()
    let note: @Sendable (Duration?) -> Void = { if $0 == .zero { zeros.append(end.duration(to: server.wallNow)) } }
    hub.start("shared", to: end, by: server)
    hub.start("own", to: end, by: server, phase: .own)
    let bag = DisposeBag()
    for key in ["shared", "own"] { hub.signal(for: key).subscribe(onNext: { note($0) }).store(in: bag) }
    for phase in [TickPhase.own, .shared] {
      TickSignal.countdown(to: end, by: server, phase: phase, on: scaled).subscribe(onNext: { note($0) }).store(in: bag)
    }
    scheduler.advance(by: .seconds(100))
    expectEqual(zeros.entries.count, 4)
    #expect(zeros.entries.allSatisfy { $0 >= .zero && $0 <= .seconds(1 / rate) }, "\(zeros.entries)")
  }

  @Test(
    "By a reference clock of a faster scheduler, or one that jumps, an end that is only awaited and a text are at most a step late",
    arguments: [60, 1.5, 1])
  func fasterReference(rate: Double) {
    let fast = ScaledScheduler(rate: rate, on: scheduler)
    let server = server(on: fast)
    let end = server.wallNow.advanced(by: .seconds(7_200))
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let hours = CountdownText { "\($0.components.seconds / 3_600)" }
    let recordings = [
      scheduler.record(hub.ends),
      scheduler.record(TickSignal.countdown(to: end, by: server, text: hours, on: scheduler)),
    ]
    hub.start("sale", to: end, by: server)
    if rate == 1 {
      scheduler.advance(by: .seconds(10))
      fast.advance(by: .seconds(7_200 - 20))
    }
    let left = rate == 1 ? 10 : 7_200 / rate
    scheduler.advance(by: .seconds(left + 1))
    expectEqual(recordings[0].values, ["sale"])
    expectEqual(recordings[1].values.last, "0")
    #expect(recordings[1].isFinished)
  }

  @Test("A faster scheduler approaches the end in few wake-ups") func fewWakeUps() {
    let scaled = ScaledScheduler(rate: 60, on: scheduler)
    let server = server(on: scheduler)
    let hub = CountdownHub<String>(every: .seconds(60), on: scaled)
    hub.start("sale", to: server.wallNow.advanced(by: .milliseconds(10_500)), by: server)
    let recording = scheduler.record(hub.signal(for: "sale"), for: .seconds(20))
    expectEqual(recording.values.suffix(2), [.zero, nil])
    #expect(scaled.statistics.wakeUps < 40)
  }

  @Test("A key that follows a reference clock is right after a freeze of the clock of its hub") func frozen() {
    let scheduler = scheduler
    let server = server(on: scheduler)
    let end = server.wallNow.advanced(by: .seconds(60))
    let isPaused = TickSubject<Bool, Never>()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler.paused(while: isPaused.signal))
    hub.start("sale", to: end, by: server)
    let recording = scheduler.record(hub.signal(for: "sale"), for: .seconds(10))
    isPaused.next(true)
    scheduler.advance(by: .seconds(20))
    isPaused.next(false)
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.values.last, .seconds(29))
    scheduler.advance(by: .seconds(29))
    expectEqual(recording.values.suffix(2), [.zero, nil])
    expectEqual(recording.events.last?.time, .seconds(60))
  }

  @Test("The figure of a paused key stays until the moment that it counts down to; from then on it is nil, and a new owner ends the key")
  func pausedMoment() {
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    hub.start("sale", to: scheduler.now + .seconds(5))
    let (cell, late) = (Cell(), Cell())
    hub.bind(cell, to: "sale")
    scheduler.advance(by: .seconds(2))
    hub.pause("sale")
    scheduler.advance(by: .nanoseconds(2_999_999_999))
    #expect(hub["sale"] == .seconds(3) && hub.snapshot == ["sale": .seconds(3)])
    scheduler.advance(by: .nanoseconds(1))
    #expect(hub["sale"] == nil && hub.snapshot.isEmpty && hub.deadline(for: "sale") == nil)
    #expect(cell.shown == [5, 4, 3] && scheduler.pending.isEmpty)
    hub.bind(late, to: "sale")
    #expect(cell.shown == [5, 4, 3, 0, nil] && late.shown == [nil])
  }
}
