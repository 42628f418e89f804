import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct RestartedByTests {
  let scheduler = TestScheduler()
  let trigger = TickSubject<Void, Never>()

  private var beats: TickSignal<Int, Never> {
    TickSignal.interval(.seconds(60), delay: .zero, on: scheduler).map(\.index).restarted(by: trigger.signal)
  }

  @Test func aTriggerGivesATickAtOnceAndThenAFullInterval() {
    let recording = scheduler.record(beats)
    scheduler.play(until: 220, [90: { trigger.next() }])
    expectEqual(recording.line, "0 at 0, 1 at 60, 0 at 90, 1 at 150, 2 at 210")
    expectEqual(scheduler.pending.count, 1, "two heartbeats never beat at once")
  }

  @Test func aTriggerOneNanosecondBeforeATickMovesIt() {
    let recording = scheduler.record(beats, for: .seconds(60) - .nanosecond)
    trigger.next()
    scheduler.advance(by: .seconds(60) - .nanosecond)
    expectEqual(recording.events, [.next(0, at: .zero), .next(0, at: .seconds(60) - .nanosecond)])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events.last, .next(1, at: .seconds(120) - .nanosecond))
  }

  @Test func aTickThatIsDueWithTheTriggerButBehindItHasNoEffect() {
    scheduler.schedule(after: .seconds(60)) { [trigger] in trigger.next() }
    expectEqual(scheduler.record(beats, for: .seconds(119)).line, "0 at 0, 0 at 60")
  }

  @Test func manyTriggersAtOnceGiveOneTick() {
    let recording = scheduler.record(beats, for: .seconds(10))
    for _ in 0..<3 { trigger.next() }
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.line, "0 at 0, 0 at 10")
    expectEqual(scheduler.pending.count, 1)
  }

  @Test func anIntervalWithADelayStartsWithItsDelay() {
    let recording = scheduler.record(TickSignal.interval(.seconds(60), on: scheduler).map(\.index).restarted(by: trigger.signal))
    scheduler.play(until: 120, [30: { trigger.next() }])
    expectEqual(recording.line, "0 at 90")
  }

  @Test func aCompletedRunCanBeRestarted() {
    let code = TickSignal.countdown(for: .seconds(2), on: scheduler).map { Int($0 / .seconds(1)) }
    let recording = scheduler.record(code.restarted(by: trigger.signal))
    scheduler.play(until: 20, [10: { trigger.next() }])
    expectEqual(recording.line, "2 at 0, 1 at 1, 0 at 2, 2 at 10, 1 at 11, 0 at 12")
    expectEmpty(scheduler.pending)
    trigger.completed()
    #expect(recording.isFinished)
  }

  @Test func itCompletesWhenTheRunAndTheTriggerHave() {
    let recording = scheduler.record(TestSource(on: scheduler, "a--|").signal.restarted(by: TestSource(on: scheduler, "-x|").signal))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "a at 0, a at 1, | at 4")
  }

  @Test func theRunIsDisposedBeforeTheNextIsSubscribed() {
    let source = TestSource(on: scheduler, "a-----|")
    let recording = scheduler.record(source.signal.restarted(by: TestSource(on: scheduler, "--x-x").signal), for: .seconds(5))
    expectEqual(
      source.subscriptions,
      [
        SubscriptionWindow(from: .zero, until: .seconds(2)), SubscriptionWindow(from: .seconds(2), until: .seconds(4)),
        SubscriptionWindow(from: .seconds(4), until: nil),
      ])
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func aFailureOfEitherEndsBoth() {
    let run = scheduler.record(TestSource(on: scheduler, "a#").signal.restarted(by: trigger.signal))
    let control = scheduler.record(TestSource(on: scheduler, "a---b").signal.restarted(by: TestSource(on: scheduler, "--#").signal))
    scheduler.advance(by: .seconds(60))
    expectEqual(run.line, "a at 0, # at 1")
    expectEqual(control.line, "a at 0, # at 2")
    #expect(!trigger.hasSubscribers)
    expectEmpty(scheduler.pending)
  }

  @Test func signalsThatCannotFailCombineWithSignalsThatCan() {
    let sure = TickSubject<Int, Never>()
    let risky = TickSubject<Int, StubFailure>()
    #expect(type(of: sure.signal.restarted(by: sure.signal)) == TickSignal<Int, Never>.self)
    #expect(type(of: sure.signal.restarted(by: risky.signal)) == TickSignal<Int, StubFailure>.self)
    #expect(type(of: risky.signal.restarted(by: sure.signal)) == TickSignal<Int, StubFailure>.self)
    let recording = scheduler.record(sure.signal.restarted(by: risky.signal))
    risky.next(0)
    sure.next(1)
    expectEqual(recording.values, [1])
  }

  /// The heartbeat sends a request immediately on launch and then every minute, stops in the background together with the request in
  /// flight, and sends one immediately on return and on a refresh; a request that fails or hangs does not stop the next ones.
  @Test func theHeartbeat() {
    let isForeground = TickValue(true)
    let sent = Log<Recorded<String>>()
    let scheduler = scheduler
    let answers = ["ok", "fails", "hangs", "ok", "ok", "ok"]
    let post = TickSignal<String, StubFailure>.deferred {
      let answer = answers[sent.count]
      sent.append(Recorded(answer, at: scheduler.elapsed))
      switch answer {
      case "ok": return .just(answer).delay(.seconds(1), on: scheduler)
      case "fails": return .fail(StubFailure())
      default: return .never
      }
    }
    let heartbeat = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
      .restarted(by: trigger.signal)
      .flatMapFirst { _ in post.timeout(after: .seconds(20), failing: StubFailure(), on: scheduler).catch { _ in .empty } }
    let recording = scheduler.record(isForeground.signal.removeDuplicates().flatMapLatest { $0 ? heartbeat : .empty })
    scheduler.play(
      until: 700,
      [
        125: { isForeground.current = false },  // a request hangs since 120
        300: { isForeground.current = true },
        310: { isForeground.current = true },  // sent twice
        330: { trigger.next() },
        400: { isForeground.current = false },
      ])
    expectEqual(
      sent.entries,
      [
        Recorded("ok", at: .zero), Recorded("fails", at: .seconds(60)), Recorded("hangs", at: .seconds(120)),
        Recorded("ok", at: .seconds(300)), Recorded("ok", at: .seconds(330)), Recorded("ok", at: .seconds(390)),
      ])
    expectEqual(recording.line, "ok at 1, ok at 301, ok at 331, ok at 391")
    expectEmpty(scheduler.pending)
    #expect(!trigger.hasSubscribers)
    isForeground.current = true
    recording.dispose()
    expectEmpty(scheduler.pending)
  }
}
