import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// What a test shows is what the app does: random programs run on a test scheduler, and on a real engine whose alarm is moved by hand.
///
/// Which random programs cover two features of time together:
///
/// | | leeway | handle with a leeway | pause | scaling | past, far moments | clock set | suspended app |
/// |---|---|---|---|---|---|---|---|
/// | handle | here | | | | | | |
/// | pause | here | here | `PlaceModel` | | | | |
/// | scaling | here | here | here | `ShutdownModel` | | | |
/// | past, far moments | here | here | here | here | here | | |
/// | clock set | here | here | here | here | here | here | |
/// | suspended app | here | here | here | here | here | here | here |
/// | sleep of the device | here | here | here | here | here | here | here |
/// | recorder | here | here | here | here | here | here | here |
/// | replay | here | here | here | here | here | `ReplayModel` | `ReplayModel` |
/// | other threads | `FeatureStressTests` | same | same | same | same | same, the explorer | same |
@Suite struct ParityTests {
  @Test(arguments: 0..<Thorough.rounds(2_000 as UInt64, otherwise: 100))
  func aTestSchedulerFiresAndWakesAsTheSchedulersOfAnApp(seed: UInt64) {
    let virtual = Program(VirtualSide(), seed: seed).run()
    let real = Program(RealSide(), seed: seed).run()
    expectEqual(virtual, real, "seed \(seed)")
    #expect(virtual.count > 10)
  }

  /// A recorder changes nothing; and a replay of a run in which nothing was late is the same run.
  @Test(arguments: 0..<Thorough.rounds(300 as UInt64, otherwise: 30))
  func aRecordedRunAndItsReplayAreTheSame(seed: UInt64) throws {
    let run = Program(RecordedSide(), seed: seed).run()
    let isSame = run == Program(VirtualSide(), seed: seed).run()
    #expect(isSame, "seed \(seed)")
    let calm = RecordedSide()
    let first = Program(calm, seed: seed, isCalm: true).run()
    let replay = try Replay(calm.recorder.export())
    let again = Program(VirtualSide(test: TestScheduler(replaying: replay)), seed: seed, isCalm: true).run()
    expectEqual(first, again, "seed \(seed)")
  }
}

/// A scheduler, and how its time passes.
private protocol Side: Sendable {
  var scheduler: any TickScheduler { get }
  func advance(by span: Duration)
  /// The app is suspended.
  func stall(for span: Duration)
  /// The device sleeps, which a continuous clock counts.
  func sleep(for span: Duration)
  func setWallClock(by span: Duration)
}

private struct VirtualSide: Side {
  var test = TestScheduler(wallStart: WallInstant(nanosecondsSince1970: 0))

  var scheduler: any TickScheduler { test }
  func advance(by span: Duration) { test.advance(by: span) }
  func stall(for span: Duration) { test.suspendApp(for: span) }
  func sleep(for span: Duration) { test.sleepDevice(for: span) }
  func setWallClock(by span: Duration) { test.jumpWallClock(by: span) }
}

/// A virtual side whose timers are recorded.
private struct RecordedSide: Side {
  private let side = VirtualSide()
  let recorder: FlightRecorder

  init() {
    recorder = FlightRecorder(capacity: 100_000, on: side.scheduler)
    recorder.watch(side.scheduler)
  }

  var scheduler: any TickScheduler { side.scheduler }
  func advance(by span: Duration) { side.advance(by: span) }
  func stall(for span: Duration) { side.stall(for: span) }
  func sleep(for span: Duration) { side.sleep(for: span) }
  func setWallClock(by span: Duration) { side.setWallClock(by: span) }
}

private struct RealSide: Side {
  private let alarm = HandAlarm()
  private let own: AlarmScheduler

  init() { own = AlarmScheduler(alarm) }

  var scheduler: any TickScheduler { own }
  func advance(by span: Duration) { alarm.advance(to: alarm.now.advanced(by: span)) }

  func stall(for span: Duration) {
    advance(by: .zero)
    alarm.pass(span)
    advance(by: .zero)
  }

  func sleep(for span: Duration) { stall(for: span) }

  func setWallClock(by span: Duration) {
    alarm.jump(span)
    own.wallClockChanged()
    advance(by: .zero)
  }
}

/// A random program: it subscribes, resets, cancels, sends and lets time pass, and notes what happens when.
private struct Program: Sendable {
  private let side: any Side
  private let seed: UInt64
  /// Whether the app is never suspended, the device never sleeps and no clock is set, which a replay brings itself.
  private let isCalm: Bool
  private let log = Log<String>()

  init(_ side: any Side, seed: UInt64, isCalm: Bool = false) {
    self.isCalm = isCalm
    self.side = side
    self.seed = seed
  }

  func run() -> [String] {
    var random = SplitMix(state: seed)
    let scheduler = side.scheduler
    let relaxed = scheduler.withLeeway(.milliseconds(Int.random(in: 0...400, using: &random)))
    let isPaused = TickValue(false)
    let paused = scheduler.paused(while: isPaused.signal)
    let scaled = ScaledScheduler(rate: 2, on: scheduler)
    let idle = IdleTimer(after: .milliseconds(700), on: relaxed)
    let expired = idle.expirations.subscribe { note("idle \($0)") }
    let input = TickSubject<Int, Never>()
    var timers: [TickTimer] = []
    var subscriptions: [any Disposable] = [expired]
    for step in 0..<60 {
      let schedulers: [any TickScheduler] = [scheduler, scheduler, relaxed, relaxed, paused, scaled]
      let on = schedulers[Int.random(in: 0..<6, using: &random)]
      let span = Duration.milliseconds(Int.random(in: 1...1_500, using: &random))
      let leeways: [Duration?] = [nil, nil, .zero, .milliseconds(Int.random(in: 1...800, using: &random))]
      let leeway = leeways[Int.random(in: 0..<4, using: &random)]
      switch Int.random(in: 0..<(isCalm ? 18 : 21), using: &random) {
      case 0, 1:
        let policy = [MissedTicks.skip, .burst, .regrid][Int.random(in: 0..<3, using: &random)]
        let delay = [nil, .zero, span / 3][Int.random(in: 0..<3, using: &random)]
        subscriptions.append(
          TickSignal.interval(span, delay: delay, leeway: leeway, missedTicks: policy, on: on)
            .take(12).subscribe { note("interval \(step): \($0.index), missed \($0.missed)") })
      case 2:
        subscriptions.append(
          TickSignal.countdown(for: span * 4, every: span, leeway: leeway, phase: step % 2 == 0 ? .own : .shared, on: on)
            .subscribe { note("countdown \(step): \($0)") })
      case 3:
        let end = scheduler.wallNow.advanced(by: span * 5)
        subscriptions.append(
          TickSignal.countdown(to: end, every: span, leeway: leeway, on: on).take(12).subscribe { note("to a date \(step): \($0)") })
      case 4:
        subscriptions.append(TickSignal.after(span, leeway: leeway, on: on).subscribe { _ in note("after \(step)") })
      case 5:
        subscriptions.append(
          TickSignal.after(each: [span, span / 5, span / 2], leeway: leeway, on: on)
            .subscribe { note("each \(step): \($0.index), missed \($0.missed)") })
      case 6:
        subscriptions.append(input.signal.debounce(for: span / 2, on: on).subscribe { note("debounce \(step): \($0)") })
      case 7:
        subscriptions.append(input.signal.timeout(after: span, on: on).materialize().subscribe { note("timeout \(step): \($0)") })
      case 8, 9: input.next(step)
      case 10: note("reset: \(idle.restart())")
      case 11: timers.append(on.schedule(after: span, leeway: leeway) { note("timer \(step)") })
      case 12: timers.randomElement(using: &random)?.reschedule(after: span)
      case 13: subscriptions.randomElement(using: &random)?.dispose()
      case 14: isPaused.current.toggle()
      case 15: scaled.rate = [0, 0.5, 1, 3][Int.random(in: 0..<4, using: &random)]
      case 16: timers.append(on.schedule(at: on.now.advanced(by: .zero - span)) { note("past \(step)") })
      case 17: timers.append(on.schedule(at: .distantFuture) { note("never \(step)") })
      case 18: side.setWallClock(by: (span - .milliseconds(700)) * 3)
      case 19: side.stall(for: span * 2)
      default: side.sleep(for: span * 2)
      }
      if Bool.random(using: &random) { side.advance(by: .milliseconds(Int.random(in: 0...600, using: &random))) }
    }
    side.advance(by: .seconds(20))
    for statistics in [scheduler.statistics, paused.statistics, scaled.statistics] {
      note("\(statistics)")
      note("idle \(statistics.idleWakeUps)")
    }
    for subscription in subscriptions { subscription.dispose() }
    return log.entries
  }

  private func note(_ line: String) { log.append("\(side.scheduler.now.nanoseconds): \(line)") }
}
