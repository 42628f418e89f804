import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A recording of an app whose timers are for moments that are past: nothing was suspended, and a replay suspends nothing.
struct ReplayPastMomentTests {
  enum Cause: String, CaseIterable, Sendable {
    case pastInstant, pastDate, dayOld, pastDates, burst, scheduled, reset, wallClockUnderBurst, referenceClock, scaledJump, scaledRate
    case countdownOfHub
  }

  private let device = TestScheduler()
  private let bag = DisposeBag()

  private func beats(_ taps: TickSignal<Int, Never>, on scheduler: any TickScheduler) -> TickSignal<Int, Never> {
    taps.flatMap { _ in TickSignal<Tick, Never>.interval(.seconds(10), on: scheduler).map(\.index) }
  }

  /// Records beats of ten seconds, and what `run` does; returns the recording.
  private func record(_ run: (FlightRecorder) -> Void) -> String {
    let recorder = FlightRecorder(on: device)
    recorder.watch(device)
    let taps = TickSubject<Int, Never>()
    beats(taps.signal.recorded("taps", in: recorder, values: .coded), on: device)
      .recorded("beats", in: recorder, values: .coded).subscribe(onNext: { _ in }).store(in: bag)
    taps.next(1)
    run(recorder)
    return recorder.export()
  }

  /// Compares the beats of a replay with the recorded ones, and returns how late timers were in the recording.
  private func replay(_ text: String, tolerance: Duration = .zero) throws -> [Duration] {
    let replay = try Replay(text)
    let scheduler = TestScheduler(replaying: replay)
    let recording = scheduler.record(beats(try replay.hot("taps", as: Int.self), on: scheduler))
    scheduler.advance(to: replay.end)
    try replay.compare("beats", recording, values: .coded, tolerance: tolerance)
    return replay.log.events.filter { $0.kind == .late }.map { .nanoseconds($0.number) }
  }

  private func keep(_ signal: TickSignal<Tick, Never>) { signal.subscribe(onNext: { _ in }).store(in: bag) }

  private func arm(_ cause: Cause, _ recorder: FlightRecorder) {
    let past = TickInstant.origin.advanced(by: .seconds(40))
    func date(_ seconds: Int) -> WallInstant { device.wallNow.advanced(by: .seconds(seconds)) }
    switch cause {
    case .pastInstant: keep(.at(past, on: device))
    case .pastDate: keep(.at(date(-60), on: device))
    case .dayOld: keep(.at(date(-86_400), on: device))
    case .pastDates: keep(.at(each: [date(-60), date(30)], on: device))
    case .burst: keep(.at(each: [device.now.advanced(by: .seconds(5)), past], missedTicks: .burst, on: device))
    case .scheduled: device.schedule(at: past) {}
    case .reset: device.schedule(after: .seconds(5)) {}.reschedule(at: past)
    case .wallClockUnderBurst:
      keep(.at(each: [date(60), date(120), date(180)], missedTicks: .burst, on: device))
      device.jumpWallClock(by: .seconds(600))
    case .referenceClock:
      let server = ReferenceClock(on: device)
      server.synchronize(to: date(0))
      keep(.at(date(240), by: server, on: device))
      server.synchronize(to: date(600))
    case .countdownOfHub:
      let server = ReferenceClock(on: device)
      server.synchronize(to: date(0))
      let hub = CountdownHub<Int>(every: .seconds(1), on: device)
      hub.start(1, to: date(240), by: server)
      hub.signal(for: 1).subscribe(onNext: { _ in }).store(in: bag)
      device.advance(by: .seconds(5))
      server.synchronize(to: date(600))
    case .scaledJump, .scaledRate:
      let preview = ScaledScheduler(rate: cause == .scaledRate ? 3_600 : 1, on: device)
      recorder.watch(preview, as: "preview")
      keep(.after(.seconds(3_600), on: preview))
      if cause == .scaledJump { preview.advance(by: .seconds(7_200)) }
    }
  }

  @Test(arguments: Cause.allCases) func aTimerForAPastMomentSuspendsNoReplay(_ cause: Cause) throws {
    let text = record { recorder in
      device.advance(by: .seconds(100))
      arm(cause, recorder)
      device.advance(by: .seconds(50))
    }
    try expectEqual(replay(text), [])
  }

  @Test func aSuspensionAfterItsSubscriptionIsReplayed() throws {
    let text = record { recorder in
      device.advance(by: .seconds(101))
      arm(.pastInstant, recorder)
      device.suspendApp(for: .seconds(20))
      device.advance(by: .seconds(50))
    }
    // The timer for the past instant fires before the app is suspended.
    try expectEqual(replay(text, tolerance: .milliseconds(20)), [.seconds(11)])
  }

  @Test func aTimerThatWasArmedBeforeASleepIsLate() throws {
    let text = record { _ in
      device.advance(by: .seconds(101))
      keep(.at(device.now.advanced(by: .seconds(1)), on: device))
      device.sleepDevice(for: .seconds(20))
      device.advance(by: .seconds(50))
    }
    try expectEqual(replay(text, tolerance: .milliseconds(20)), [.seconds(19), .seconds(11)])
  }

  @Test func aFastClockIsLateByTheTimeOfItsBase() throws {
    let text = record { recorder in
      let preview = ScaledScheduler(rate: 3_600, on: device)
      recorder.watch(preview, as: "preview")
      device.advance(by: .seconds(101))
      keep(.after(.seconds(3_600), on: preview))
      device.suspendApp(for: .seconds(4))
      device.advance(by: .seconds(50))
    }
    try expectEqual(replay(text), [.seconds(3), .seconds(3)])
  }

  @Test func aSlowClockIsLateByTheTimeOfItsBase() throws {
    let recorder = FlightRecorder(on: device)
    let preview = ScaledScheduler(rate: 0.001, on: device)
    recorder.watch(preview, as: "preview", lateness: .seconds(1))
    keep(.after(.milliseconds(1), on: preview))
    device.suspendApp(for: .seconds(3))
    expectEqual(recorder.log.events.filter { $0.kind == .late }.map(\.number), [2_000_000_000])
  }
}
