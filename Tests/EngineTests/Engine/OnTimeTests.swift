import TestSupport
import Testing

@testable import TickStreams

/// Leeway costs only when it saves: an engine wakes at the latest deadline that is not after the earliest end of a window.
@Suite struct OnTimeTests {
  private let alarm = HandAlarm()
  private let scheduler: AlarmScheduler
  private let fired = Log<Double>()

  init() { scheduler = AlarmScheduler(alarm) }

  @discardableResult private func arm(_ seconds: Double, leeway: Double) -> TickTimer {
    scheduler.schedule(at: .seconds(seconds), leeway: .seconds(leeway)) { [fired, alarm] in
      fired.append(Double(alarm.now.nanoseconds) / 1e9)
    }
  }

  @Test func aTimerThatIsAloneIsOnTime() {
    arm(10, leeway: 5)
    alarm.run(until: .seconds(60))
    expectEqual(fired.entries, [10])
    expectEqual(alarm.wakeUps, 1)
  }

  @Test func aTimerWhoseWindowHasNoEndIsOnTimeToo() {
    scheduler.schedule(at: .seconds(10), leeway: .seconds(Int64.max)) { [fired] in fired.append(1) }
    alarm.run(until: .seconds(60))
    scheduler.schedule(at: .seconds(70), leeway: .seconds(Int64.max)) { [fired] in fired.append(2) }
    arm(80, leeway: 0)
    alarm.run(until: .seconds(90))
    expectEqual(fired.entries, [1, 2, 80], "the second one waits for the third")
    expectEqual(alarm.wakeUps, 2)
  }

  @Test func aNegativeSpanMovesATimerToNow() {
    let ticks = Log<Tick>()
    let beat = scheduler.schedule(every: .seconds(1)) { ticks.append($0) }
    alarm.run(until: .seconds(2.5))
    beat.reschedule(after: .seconds(-10))
    expectEqual(beat.deadline, .seconds(2.5))
    alarm.run(until: .seconds(3.5))
    expectEqual(ticks.entries.map(\.index), [0, 1, 2, 3])
    expectEqual(ticks.entries.map(\.missed), [0, 0, 0, 0])
    beat.dispose()
  }

  @Test func aTimerWaitsOnlyForOneThatIsDueInItsWindow() {
    arm(10, leeway: 5)
    arm(15, leeway: 5)
    arm(21, leeway: 5)
    alarm.run(until: .seconds(60))
    expectEqual(fired.entries, [15, 15, 21])
    expectEqual(alarm.wakeUps, 2)
  }

  @Test func theSystemGetsWhatIsLeftOfTheWindow() {
    let system = LeewayOfSystem()
    let scheduler = AlarmScheduler(system)
    scheduler.schedule(at: .seconds(10), leeway: .seconds(5)) {}
    scheduler.schedule(at: .seconds(12), leeway: .seconds(5)) {}
    expectEqual(system.calls.entries, [[10, 5], [12, 3]])
    // A shorter window at the same instant is told as well.
    scheduler.schedule(at: .seconds(12), leeway: .seconds(1)) {}
    expectEqual(system.calls.entries.last, [12, 1])
  }

  @Test func aTimerThatIsArmedIntoAnOpenWindowMovesTheWakeUpLater() {
    arm(10, leeway: 5)
    arm(14, leeway: 5)
    expectEqual(alarm.armings, [.seconds(10), .seconds(14)])
    // Beyond the window nothing changes.
    arm(15.5, leeway: 5)
    expectEqual(alarm.armed, .seconds(14))
  }

  @Test func aTimerWithAnEarlierEndMovesItEarlier() {
    arm(10, leeway: 5)
    arm(14, leeway: 5)
    arm(11, leeway: 1)
    expectEqual(alarm.armed, .seconds(11))
  }

  @Test func nothingWaitsForATimerThatWasCanceled() {
    arm(10, leeway: 5)
    let other = arm(14, leeway: 5)
    other.dispose()
    expectEqual(alarm.armed, .seconds(10))
    alarm.run(until: .seconds(60))
    expectEqual(fired.entries, [10])
  }

  @Test func nothingWaitsForATimerThatWasResetBeyondTheWindow() {
    arm(10, leeway: 5)
    let other = arm(14, leeway: 5)
    other.reschedule(at: .seconds(15))
    expectEqual(alarm.armed, .seconds(15))
    other.reschedule(at: .seconds(15.5))
    expectEqual(alarm.armed, .seconds(10))
  }

  @Test func aTimerThatIsAloneAndResetAgainAndAgainDoesNotMoveTheWakeUp() {
    let timer = arm(10, leeway: 5)
    for second in 11...40 { timer.reschedule(at: .seconds(Double(second))) }
    expectEqual(alarm.armings, [.seconds(10)])
    alarm.run(until: .seconds(60))
    expectEqual(fired.entries, [40])
    expectEqual(scheduler.statistics.idleWakeUps, 1)
  }

  @Test func aTimerThatIsArmedWhileTheWakeUpIsTooEarlyIsOnTime() {
    let timer = arm(10, leeway: 0)
    timer.reschedule(at: .seconds(50))
    arm(4, leeway: 20)
    alarm.run(until: .seconds(60))
    expectEqual(fired.entries, [4, 50])
  }

  /// Random arming, resetting, canceling and firing against all windows, looked at one by one.
  ///
  /// The wake-up is never later than the optimum, and is the optimum unless a timer was reset or canceled since the last one. Nothing waits for a timer that
  /// is not there.
  @Test(arguments: 0..<60) func theWakeUpIsTheOptimumAtAnyTime(seed: UInt64) {
    var random = SplitMix(state: seed)
    var armed: [(timer: TickTimer, due: Int64, end: Int64)] = []
    var isExact = true
    for _ in 0..<400 {
      let now = alarm.now.nanoseconds
      let (due, leeway) = (now + .random(in: 1..<300, using: &random), [0, 0, 20, 150].randomElement(using: &random)! as Int64)
      switch Int.random(in: 0..<9, using: &random) {
      case 0..<4:
        armed.append((scheduler.schedule(at: TickInstant(nanoseconds: due), leeway: .nanoseconds(leeway)) {}, due, due + leeway))
      case 4, 5:
        guard let index = armed.indices.randomElement(using: &random) else { continue }
        isExact = false
        armed[index].timer.reschedule(at: TickInstant(nanoseconds: due))
        armed[index] = (armed[index].timer, due, due + armed[index].end - armed[index].due)
      case 6:
        guard let index = armed.indices.randomElement(using: &random) else { continue }
        isExact = false
        armed.remove(at: index).timer.dispose()
      default:
        guard let wake = alarm.armed?.nanoseconds else { continue }
        alarm.ring()
        #expect(armed.allSatisfy { $0.end >= wake }, "none is late")
        armed.removeAll { $0.due <= wake }
        isExact = true
      }
      let end = armed.map(\.end).min() ?? .max
      let optimum = armed.map(\.due).filter { $0 <= end }.max()
      guard let wake = alarm.armed?.nanoseconds, let optimum else {
        #expect(alarm.armed == nil && armed.isEmpty)
        continue
      }
      #expect(isExact ? wake == optimum : wake <= optimum)
      #expect(armed.contains { $0.due == wake } || armed.allSatisfy { $0.due >= wake }, "none waits for nothing")
    }
  }

  @Test func theFirstTickOfAnIntervalWithoutDelayIsImmediate() {
    let beats = Log<TickInstant>()
    let beat = TickSignal.interval(.seconds(60), delay: .zero, leeway: .seconds(5), on: scheduler).subscribe { beats.append($0.fired) }
    // It could wait for this one.
    arm(1, leeway: 0)
    alarm.run(until: .seconds(200))
    expectEqual(beats.entries, [0, 60, 120, 180].map { TickInstant.seconds($0) })
    beat.dispose()
  }

  @Test(arguments: [(delay: 4.0, other: 6.0, first: 6.0), (4, 6.5, 4)])
  func theFirstTickWaitsForHalfOfItsDelayAtMost(delay: Double, other: Double, first: Double) {
    let beats = Log<TickInstant>()
    let beat = TickSignal.interval(.seconds(60), delay: .seconds(delay), leeway: .seconds(30), on: scheduler)
      .subscribe { beats.append($0.fired) }
    arm(other, leeway: 0)
    alarm.run(until: .seconds(20))
    expectEqual(beats.entries, [.seconds(first)])
    beat.dispose()
  }

  @Test(arguments: [(delay: 4.0, moved: 10.0), (60, 10), (4, 60)])
  func aShorterWaitChangesNeitherTheNumbersNorLaterWindows(delay: Double, moved: Double) {
    let ticks = Log<Tick>()
    let beat = scheduler.schedule(every: .seconds(60), delay: .seconds(delay), leeway: .seconds(30)) { ticks.append($0) }
    alarm.run(until: .seconds(delay))
    beat.reschedule(at: .seconds(delay + moved))
    alarm.run(until: .seconds(delay + moved))
    // The next one could wait for this one.
    arm(delay + moved + 85, leeway: 0)
    alarm.run(until: .seconds(delay + moved + 85))
    expectEqual(ticks.entries.map(\.index), [0, 1, 2])
    expectEqual(ticks.entries.map(\.fired), [delay, delay + moved, delay + moved + 85].map { TickInstant.seconds($0) })
    beat.dispose()
  }

  @Test func aTimerThatIsMovedToLessThanItsIntervalDoesNotWait() {
    let ticks = Log<Tick>()
    let beat = scheduler.schedule(every: .seconds(60), leeway: .seconds(30)) { ticks.append($0) }
    alarm.run(until: .seconds(60))
    beat.reschedule(after: .seconds(20))
    arm(85, leeway: 0)
    alarm.run(until: .seconds(100))
    expectEqual(ticks.entries.map(\.fired), [.seconds(60), .seconds(80)])
    beat.dispose()
  }

  @Test(arguments: [(other: 90.0, second: 90.0), (91, 60)]) func aTickWaitsForHalfOfTheIntervalAtMost(other: Double, second: Double) {
    let beats = Log<TickInstant>()
    let beat = TickSignal.interval(.seconds(60), delay: .zero, leeway: .seconds(59), on: scheduler).subscribe { beats.append($0.fired) }
    arm(other, leeway: 0)
    alarm.run(until: .seconds(100))
    expectEqual(beats.entries, [.zero, second].map { TickInstant.seconds($0) })
    beat.dispose()
  }

  @Test func theLeewayOfAOneShotCountsAsGiven() {
    let tick = TickSignal.after(.seconds(1), leeway: .seconds(10), on: scheduler).subscribe { [fired] in
      fired.append(Double($0.fired.nanoseconds) / 1e9)
    }
    arm(11, leeway: 0)
    alarm.run(until: .seconds(20))
    expectEqual(fired.entries, [11, 11])
    tick.dispose()
  }

  @Test(arguments: [(other: 15.0, first: 15.0), (16, 10)]) func thatOfTheSchedulerIsHalfOfTheWaitAtMost(other: Double, first: Double) {
    let relaxed = scheduler.withLeeway(.seconds(60))
    relaxed.schedule(after: .seconds(10)) { [fired, alarm] in fired.append(Double(alarm.now.nanoseconds) / 1e9) }
    arm(other, leeway: 0)
    alarm.run(until: .seconds(20))
    expectEqual(fired.entries, [first, other])
  }

  @Test func zeroMeansNoneAlsoOnAView() {
    let relaxed = scheduler.withLeeway(.seconds(5))
    relaxed.schedule(after: .seconds(10), leeway: .zero) { [fired, alarm] in fired.append(Double(alarm.now.nanoseconds) / 1e9) }
    arm(12, leeway: 0)
    alarm.run(until: .seconds(20))
    expectEqual(fired.entries, [10, 12])
  }

  @Test func theZeroOfACountdownIsNeverDelayed() {
    let relaxed = scheduler.withLeeway(.milliseconds(200))
    let figures = Log<TickInstant>()
    let countdown = TickSignal.countdown(for: .seconds(2), leeway: .milliseconds(300), on: relaxed).subscribe { [alarm] left in
      if left == .zero { figures.append(alarm.now) }
    }
    let other = TickSignal.countdown(for: .seconds(2), on: relaxed).subscribe { [alarm] left in
      if left == .zero { figures.append(alarm.now) }
    }
    arm(2.1, leeway: 0)
    alarm.run(until: .seconds(5))
    expectEqual(figures.entries, [.seconds(2), .seconds(2)])
    countdown.dispose()
    other.dispose()
  }

  @Test(arguments: [nil, .own, .shared] as [TickPhase?]) func norIsTheZeroOfAHub(phase: TickPhase?) {
    let relaxed = scheduler.withLeeway(.milliseconds(300))
    let hub = CountdownHub<Int>(every: .seconds(1), on: relaxed)
    let zeros = Log<Double>()
    // Each ends at another distance from an update; without a phase nobody shows them, and their ends are awaited.
    let ends = [3.05, 3.45, 4.0, 5.95]
    let subscriptions = ends.indices.map { key in
      if let phase { hub.start(key, for: .seconds(ends[key]), phase: phase) } else { hub.start(key, for: .seconds(ends[key])) }
      return phase == nil
        ? hub.ends.subscribe { [alarm] ended in if ended == key { zeros.append(Double(alarm.now.nanoseconds) / 1e9) } }
        : hub.signal(for: key).subscribe { [alarm] left in if left == .zero { zeros.append(Double(alarm.now.nanoseconds) / 1e9) } }
    }
    for step in 1...70 { arm(Double(step) * 0.1, leeway: 0) }
    alarm.run(until: .seconds(8))
    expectEqual(zeros.entries, ends)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func noWindowReachesTheNextMomentOfAList() {
    let ticks = Log<Tick>()
    let list = TickSignal.after(each: [500, 100, 100, 800].map { Duration.milliseconds($0) }, leeway: .milliseconds(300), on: scheduler)
      .subscribe { ticks.append($0) }
    let relaxed = TickSignal.after(
      each: [500, 100, 100, 800].map { Duration.milliseconds($0) }, on: scheduler.withLeeway(.milliseconds(300))
    ).subscribe { ticks.append($0) }
    for step in 1...40 { arm(Double(step) * 0.05 + 0.02, leeway: 0) }
    alarm.run(until: .seconds(5))
    expectEqual(ticks.entries.count, 8)
    #expect(ticks.entries.allSatisfy { $0.missed == 0 })
    list.dispose()
    relaxed.dispose()
  }
}

/// Notes what an engine tells its alarm: the instant and the leeway, in seconds.
private final class LeewayOfSystem: Alarm {
  let calls = Log<[Double]>()

  var timebase: Timebase { .continuous }
  var now: TickInstant { .origin }
  var isCurrent: Bool { false }
  var reportsWallClockChanges: Bool { true }

  func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    calls.append([Double(instant.nanoseconds) / 1e9, leeway / .seconds(1)])
  }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {}
  func disarm() {}
}
