import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The behavior that users of a server-time countdown expect.
@Suite("Reference clock") struct ReferenceClockTests {
  let scheduler = TestScheduler()
  let server: ReferenceClock
  /// The server's date at the start: ten minutes ahead of the local one.
  let serverStart: Date

  init() {
    server = ReferenceClock(on: scheduler)
    serverStart = scheduler.date.addingTimeInterval(600)
  }

  @Test("Server time: keep the offset on entry and apply it; half the round trip has passed since") func sample() {
    #expect(!server.isSynchronized)
    expectEqual(server.synchronize(to: serverStart, roundTrip: .milliseconds(125)), .microseconds(600_062_500))
    #expect(server.isSynchronized)
    expectEqual(server.date, serverStart.addingTimeInterval(0.0625))
    scheduler.advance(by: .seconds(60))
    expectEqual(server.date, serverStart.addingTimeInterval(60.0625))
    expectEqual(server.localError, .microseconds(-600_062_500))
  }

  @Test("Uptime-based server clock: serverTime + (uptimeNow - uptimeAtSync); the user's date setting is irrelevant")
  func monotonicBetweenSamples() {
    server.synchronize(to: serverStart)
    let countdown = scheduler.record(TickSignal.countdown(to: serverStart.addingTimeInterval(60), by: server, on: scheduler))
    scheduler.advance(by: .seconds(1))
    scheduler.jumpWallClock(by: .seconds(-86_400))
    scheduler.advance(by: .seconds(1))
    expectEqual(server.date, serverStart.addingTimeInterval(2))
    expectEqual(countdown.line, "60@0 59@1 58@2")
  }

  @Test("Falls back to local time when never synced, jumps included") func fallback() {
    expectEqual(server.date, scheduler.date)
    expectEqual(server.localError, .zero)
    let countdown = scheduler.record(TickSignal.countdown(to: scheduler.date.addingTimeInterval(60), by: server, on: scheduler))
    scheduler.advance(by: .seconds(1))
    scheduler.jumpWallClock(by: .seconds(30))
    expectEqual(countdown.line, "60@0 59@1 29@1")
    expectEqual(server.date, scheduler.date)
  }

  @Test("It counts device sleep: on a continuous clock it stays correct overnight") func deviceSleep() {
    server.synchronize(to: serverStart)
    scheduler.sleepDevice(for: .seconds(36_000))
    expectEqual(server.date, serverStart.addingTimeInterval(36_000))
  }

  @Test("Documented limitation: on a clock that stops in sleep it is behind the server, until the next sample")
  func suspendingClockRunsBehind() {
    let server = ReferenceClock(on: scheduler.sibling(timebase: .suspending))
    server.synchronize(to: serverStart)
    scheduler.sleepDevice(for: .seconds(3_600))
    expectEqual(server.date, serverStart)
    expectEqual(server.synchronize(to: serverStart.addingTimeInterval(3_600)), .seconds(3_600))
    expectEqual(server.date, serverStart.addingTimeInterval(3_600))
  }

  @Test("On background->foreground re-sync: if the two offsets are about equal do nothing") func aboutEqual() {
    let drift = scheduler.record(server.driftChanges)
    server.synchronize(to: serverStart)
    let countdown = scheduler.record(TickSignal.countdown(to: serverStart.addingTimeInterval(60), by: server, on: scheduler))
    scheduler.advance(by: .milliseconds(500))
    expectEqual(server.synchronize(to: serverStart.addingTimeInterval(1.5)), .seconds(1))
    expectEqual(server.synchronize(to: serverStart.addingTimeInterval(-0.5)), .seconds(-1))
    scheduler.advance(by: .milliseconds(500))
    expectEqual(countdown.line, "60@0 59@1")
    expectEqual(server.date, serverStart.addingTimeInterval(1))
    #expect(drift.values.isEmpty, "the first sample is no drift either")
    server.synchronize(to: serverStart.addingTimeInterval(2.001))
    expectEqual(drift.values.count, 1, "the tolerance is a second")
  }

  @Test("On background->foreground re-sync: if they differ a lot force a refresh; drift sends by how much")
  func differALot() {
    let drift = scheduler.record(server.driftChanges)
    server.synchronize(to: serverStart)
    let end = serverStart.addingTimeInterval(60)
    let countdown = scheduler.record(TickSignal.countdown(to: end, by: server, on: scheduler))
    let visit = scheduler.record(TickSignal.elapsed(since: serverStart, by: server, on: scheduler), for: .milliseconds(2_500))
    server.synchronize(to: serverStart.addingTimeInterval(2.5 + 10))
    scheduler.advance(by: .milliseconds(500))
    server.synchronize(to: serverStart.addingTimeInterval(3))
    scheduler.advance(by: .seconds(1))
    expectEqual(countdown.line, "60@0 59@1 58@2 48@2.5 47@3 57@3 56@4")
    expectEqual(visit.line, "0@0 1@1 2@2 12@2.5 13@3 3@3 4@4")
    expectEqual(drift.events, [.next(.seconds(10), at: .milliseconds(2_500)), .next(.seconds(-10), at: .seconds(3))])
  }

  @Test("A sample that puts the deadline in the past ends the countdown, once; later samples change nothing")
  func sampleBeyondTheDeadline() {
    server.synchronize(to: serverStart)
    let countdown = scheduler.record(TickSignal.countdown(to: serverStart.addingTimeInterval(60), by: server, on: scheduler))
    scheduler.advance(by: .seconds(1))
    server.synchronize(to: serverStart.addingTimeInterval(3_600))
    scheduler.advance(by: .zero)
    server.synchronize(to: serverStart)
    scheduler.advance(by: .seconds(100))
    expectEqual(countdown.line, "60@0 59@1 0@1 |@1")
    expectEmpty(scheduler.pending)
  }

  @Test("Tamper detection: localError is the error of the local date that the user has set") func tampering() {
    server.synchronize(to: scheduler.date)
    expectEqual(server.localError, .zero)
    scheduler.jumpWallClock(by: .seconds(7_200))
    expectEqual(server.localError, .seconds(7_200))
    expectEqual(server.synchronize(to: scheduler.date.addingTimeInterval(-7_200)), .zero, "the reference has not moved")
  }

  @Test("One app-wide countdown tick carrying the current timestamp; each cell holds only its end time; several pages; explicit open/close")
  @MainActor func appWideCountdown() {
    server.synchronize(to: serverStart)
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let (list, detail) = (Cell(), Cell())
    hub.start("sale", to: serverStart.addingTimeInterval(100), by: server)
    hub.start("visit", .since(serverStart, by: server))
    hub.bind(list, to: "sale")
    scheduler.advance(by: .seconds(1))
    hub.bind(detail, to: "sale")
    scheduler.jumpWallClock(by: .seconds(3_600))
    scheduler.advance(by: .seconds(1))
    hub.unbind(detail)
    server.synchronize(to: serverStart.addingTimeInterval(52))
    scheduler.advance(by: .zero)
    expectEqual(list.shown, [100, 99, 98, 48])
    expectEqual(detail.shown, [99, 98])
    expectEqual(hub["visit"], .seconds(52))
    server.synchronize(to: serverStart.addingTimeInterval(1_000))
    scheduler.advance(by: .zero)
    expectEqual(list.shown, [100, 99, 98, 48, 0, nil])
    hub.stop("visit")
    scheduler.advance(by: .seconds(1))
    expectEmpty(scheduler.pending)
  }

  @Test("A hub that is paused when a sample comes is correct on resume") @MainActor func sampleDuringAPause() {
    server.synchronize(to: serverStart)
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let isBackground = TickValue(false)
    hub.pause(while: isBackground.signal)
    hub.start(1, to: serverStart.addingTimeInterval(100), by: server)
    hub.start(2, to: serverStart.addingTimeInterval(100), by: server)
    let recording = scheduler.record(hub.signal(for: 1))
    hub.pause(2)
    isBackground.current = true
    scheduler.advance(by: .seconds(10))
    server.synchronize(to: serverStart.addingTimeInterval(40))
    scheduler.advance(by: .seconds(1))
    expectEmpty(scheduler.pending)
    isBackground.current = false
    hub.resume(2)
    expectEqual(recording.line, "100@0 59@11")
    expectEqual(hub[2], .seconds(59))
  }

  @Test("Verification-code button: end time survives leaving and re-entering the screen; re-entry continues, not restarts")
  @MainActor func verificationCode() {
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    final class Screen {
      var titles: [String] = []
      func show(_ left: Duration?) { titles.append(left.map { "\($0.components.seconds)" } ?? "send") }
    }
    func visit(_ seconds: Int, sends: Bool) -> [String] {
      let screen = Screen()
      hub.bind(screen, to: "code") { screen, left in screen.show(left) }
      if sends { hub.start("code", for: .seconds(60)) }
      scheduler.advance(by: .seconds(seconds))
      return screen.titles
    }
    expectEqual(visit(2, sends: true), ["send", "60", "59", "58"])
    scheduler.advance(by: .seconds(30))
    expectEqual(visit(1, sends: false), ["28", "27"])
    scheduler.advance(by: .seconds(60))
    expectEqual(visit(1, sends: false), ["send"])
  }

  @Test("Several samples at the same time leave the clock at one of them, and its followers correct")
  func concurrentSamples() {
    let server = ReferenceClock(tolerance: .zero, on: scheduler)
    let end = serverStart.addingTimeInterval(1_000)
    let countdown = scheduler.record(TickSignal.countdown(to: end, by: server, on: scheduler))
    let start = serverStart
    together(4) { thread in for second in 0..<50 { server.synchronize(to: start.addingTimeInterval(Double(thread * 50 + second))) } }
    scheduler.advance(by: .zero)
    expectEqual(countdown.values.last, .seconds(end.timeIntervalSince(server.date)))
    #expect((0..<200).contains(server.date.timeIntervalSince(start)))
  }

  @Test("A negative round trip counts as zero; a negative tolerance is a programmer error") func input() async {
    server.synchronize(to: serverStart, roundTrip: .seconds(-5))
    expectEqual(server.date, serverStart)
    await #expect(processExitsWith: .failure) { _ = ReferenceClock(tolerance: .seconds(-1), on: TestScheduler()) }
  }

  @Test("A countdown by a reference clock has the rules of any other: shared phase, steps, an exact zero")
  func rulesOfCountdowns() {
    server.synchronize(to: serverStart)
    let countdown = scheduler.record(
      TickSignal.countdown(
        to: serverStart.addingTimeInterval(25), by: server, every: .seconds(10), leeway: .zero, phase: .shared, on: scheduler
      ), for: .seconds(60))
    expectEqual(countdown.line, "30@0 20@10 10@20 0@25 |@25")
  }

  @Test("On a clock that was paused, a countdown goes on with the time that is left on the server") func pausedClock() {
    server.synchronize(to: serverStart)
    let isPaused = TickSubject<Bool, Never>()
    let clock = scheduler.paused(while: isPaused.signal)
    let countdown = scheduler.record(.countdown(to: serverStart.addingTimeInterval(10), by: server, on: clock))
    let elapsed = scheduler.record(.elapsed(since: serverStart, by: server, on: clock), for: .milliseconds(2_500))
    isPaused.next(true)
    scheduler.advance(by: .seconds(4))
    isPaused.next(false)
    scheduler.jumpWallClock(by: .seconds(-86_400))
    scheduler.advance(by: .milliseconds(3_500))
    expectEqual(countdown.line, "10@0 9@1 8@2 4@6.5 3@7 2@8 1@9 0@10 |@10")
    expectEqual(elapsed.line, "0@0 1@1 2@2 6@6.5 7@7 8@8 9@9 10@10")
  }

  @Test("A scheduler whose clock begins elsewhere reaches zero at the same moment") func otherOrigin() {
    server.synchronize(to: serverStart)
    let other = AlarmScheduler(BaseAlarm(scheduler, late: .seconds(3_600)))
    let countdown = scheduler.record(TickSignal.countdown(to: serverStart.addingTimeInterval(3), by: server, on: other), for: .seconds(3))
    expectEqual(countdown.line, "3@0 2@1 1@2 0@3 |@3")
    server.synchronize(to: server.date.addingTimeInterval(-5))
    expectEmpty(scheduler.pending)
  }

  @Test("So does a key of a hub, which follows a new sample there") func hubWithOtherOrigin() {
    server.synchronize(to: serverStart)
    let hub = CountdownHub<String>(every: .seconds(1), on: AlarmScheduler(BaseAlarm(scheduler, late: .seconds(3_600))))
    hub.start("sale", to: serverStart.addingTimeInterval(10), by: server)
    hub.start("visit", .since(serverStart, by: server))
    let figures = scheduler.record(hub.signal(for: "sale"), for: .seconds(2))
    server.synchronize(to: server.date.addingTimeInterval(5))
    scheduler.advance(by: .seconds(3))
    expectEqual(figures.line, "10@0 9@1 8@2 3@2 2@3 1@4 0@5 nil@5")
    expectEqual(hub["visit"], .seconds(10))
  }
}

/// The items of a survey of countdowns, besides the server's time.
@Suite("Survey of countdowns") struct SurveyTests {
  let scheduler = TestScheduler()

  @Test("No retain of self by the timer: the owner is deallocated while the timer is armed") func noRetain() {
    final class Screen: Sendable {
      let bag = DisposeBag()
      func start(on scheduler: TestScheduler) {
        TickSignal.interval(.seconds(1), on: scheduler).subscribe(with: self) { _, _ in }.store(in: bag)
      }
    }
    weak var gone: Screen?
    func show() {
      let screen = Screen()
      gone = screen
      screen.start(on: scheduler)
      scheduler.advance(by: .seconds(2))
    }
    show()
    #expect(gone == nil)
    #expect(scheduler.pending.isEmpty, "its bag took the timer with it")
  }

  @Test("Late wake-ups: 'the train missed, wait for the next one' (skip) and 'the train is late' (delay) are distinguished")
  func lateAndMissed() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler), for: .seconds(1))
    scheduler.sleepDevice(for: .milliseconds(1_400))
    scheduler.advance(by: .milliseconds(600))
    scheduler.sleepDevice(for: .milliseconds(2_500))
    expectEqual(recording.line, "0@1 1@2.4 2@3 4@5.5")
    expectEqual(recording.values.map(\.missed), [0, 0, 0, 1])
    expectEqual(recording.values.map(\.lateness), [.zero, .milliseconds(400), .zero, .milliseconds(500)])
  }

  @Test("Energy/precision trade stated per use: a tolerant carousel shares the wake-ups of others, a precise timer is not late for it")
  func energy() {
    let scheduler = TestScheduler(coalescing: true)
    let carousel = scheduler.record(TickSignal.interval(.seconds(4), leeway: .seconds(2), on: scheduler))
    let precise = scheduler.record(TickSignal.at(.seconds(5), on: scheduler), for: .seconds(7))
    expectEqual(carousel.values.map(\.lateness), [.seconds(1)])
    expectEqual(precise.values.map(\.lateness), [.zero])
  }

  @Test("Bug: the loop re-arms relatively, so it drifts; an hour of late ticks ends on the grid") func noDrift() {
    let alarm = HandAlarm()
    let log = Log<Tick>()
    let subscription = TickSignal.interval(.seconds(1), on: AlarmScheduler(alarm)).subscribe(onNext: { log.append($0) })
    for second in 1...3_600 {
      alarm.run(until: .seconds(second))
      alarm.pass(.milliseconds(5))
    }
    expectEqual(log.count, 3_600)
    expectEqual(log.entries.last?.scheduled, .seconds(3_600))
    subscription.dispose()
  }
}
