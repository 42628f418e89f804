import TestSupport
import Testing

@testable import TickStreams

/// However many timers there are, the lock of an engine is held for a bounded number of operations.
@Suite("What is done in one hold of the lock") struct HoldTests {
  /// Runs a closure each time its clock is read, which is between two holds of the lock.
  private final class BusyAlarm: Alarm {
    private struct Busy: Sendable {
      let body: @Sendable () -> Void
    }

    let inner = HandAlarm()
    private let busy = Lock<Busy?>(nil)
    private let isInside = Lock(false)
    private let readings = Lock(0)

    /// How often the clock has been read.
    var reads: Int { readings.withLock { $0 } }

    func onReading(_ body: (@Sendable () -> Void)?) { busy.withLock { $0 = body.map(Busy.init) } }

    var timebase: Timebase { .continuous }
    var now: TickInstant {
      readings.withLock { $0 += 1 }
      let busy = busy.withLock { $0 }
      let isFree = isInside.withLock { isInside in
        defer { isInside = isInside || busy != nil }
        return !isInside
      }
      if let busy, isFree {
        busy.body()
        isInside.withLock { $0 = false }
      }
      return inner.now
    }
    var isCurrent: Bool { inner.isCurrent }
    var reportsWallClockChanges: Bool { true }
    func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) { inner.arm(at: instant, wake: wake) }
    func disarm() { inner.disarm() }
  }

  private func at(_ nanoseconds: Int) -> TickInstant { TickInstant(nanoseconds: Int64(nanoseconds)) }

  @Test(arguments: [false, true]) func postponedTimersAreMovedSixtyFourAtATime(inOrder: Bool) {
    let alarm = BusyAlarm()
    let scheduler = AlarmScheduler(alarm)
    var random = SplitMix(state: 1)
    let log = Log<Int>()
    let timers = (0..<10_000).map { number in scheduler.schedule(at: at(100 + number), leeway: .zero) { log.append(number) } }
    let order = inOrder ? Array(timers.indices) : timers.indices.shuffled(using: &random)
    for (place, number) in order.enumerated() { timers[number].reschedule(at: at(1_000_000 + place)) }
    let before = alarm.reads
    #expect(alarm.inner.ring())
    #expect((10_000 / 64...10_000 / 32).contains(alarm.reads - before))
    expectEmpty(log.entries)
    expectEqual(alarm.inner.armed, at(1_000_000))
    while alarm.inner.ring() {}
    expectEqual(log.entries, order)
  }

  /// Time passes while a drain settles: it hands the thread back, and goes on in the next wake-up.
  @Test func aDrainThatSettlesHandsTheThreadBack() {
    let alarm = BusyAlarm()
    let scheduler = AlarmScheduler(alarm)
    let log = Log<TickInstant>()
    let timers = (0..<1_000).map { number in scheduler.schedule(at: at(100 + number), leeway: .zero) { log.append(alarm.inner.now) } }
    let due = (0..<1_000).map { TickInstant.seconds(60).advanced(by: .nanoseconds(1_000 - $0)) }
    for (timer, due) in zip(timers, due) { timer.reschedule(at: due) }
    alarm.onReading { alarm.inner.pass(.milliseconds(1)) }
    var wakeUps = 0
    while let armed = alarm.inner.armed, armed < .seconds(60), alarm.inner.ring() { wakeUps += 1 }
    #expect((3...20).contains(wakeUps))
    expectEmpty(log.entries)
    expectEqual(scheduler.statistics.idleWakeUps, wakeUps)
    alarm.onReading(nil)
    while alarm.inner.ring() {}
    expectEqual(log.entries, due.reversed())
  }

  /// Timers that are armed, reset or canceled while a drain is between two holds fire at their deadlines, in order, and no others fire.
  @Test(arguments: 0..<10) func timersThatChangeBetweenTwoHoldsFireAtTheirDeadlines(seed: UInt64) {
    struct Expected: Sendable {
      var random: SplitMix
      var timers: [TickTimer] = []
      /// When each is due, and the number of the call that set this; `nil` if it has fired or been canceled.
      var due: [(due: TickInstant, number: Int)?] = []
      var calls = 0
      var last: (due: TickInstant, number: Int) = (0, 0)

      mutating func expect(_ index: Int, at due: TickInstant) {
        calls += 1
        self.due[index] = (due, calls)
      }
    }
    let alarm = BusyAlarm()
    let scheduler = AlarmScheduler(alarm)
    let expected = Lock(Expected(random: SplitMix(state: seed)))
    @Sendable func add(at due: TickInstant) {
      let index = expected.withLock { $0.due.count }
      let timer = scheduler.schedule(at: due, leeway: .zero) {
        let (due, last) = expected.withLock { expected in
          defer { expected.due[index] = nil }
          let last = expected.last
          expected.last = expected.due[index] ?? last
          return (expected.last, last)
        }
        expectEqual(due.due, alarm.inner.now)
        #expect(due > last)
      }
      expected.withLock { expected in
        expected.timers.append(timer)
        expected.due.append(nil)
        expected.expect(index, at: due)
      }
    }
    @Sendable func change() {
      let now = alarm.inner.now
      let (kind, timer, index, due) = expected.withLock { expected in
        let index = expected.due.indices.randomElement(using: &expected.random) ?? 0
        let due = now.advanced(by: .nanoseconds(Int64.random(in: 1...3_000, using: &expected.random)))
        return (Int.random(in: 0..<8, using: &expected.random), expected.timers[index], index, due)
      }
      switch kind {
      case 0:
        timer.dispose()
        expected.withLock { $0.due[index] = nil }
      case 1: add(at: due)
      default:
        guard !timer.isDisposed else { return }
        timer.reschedule(at: due)
        expected.withLock { $0.expect(index, at: due) }
      }
    }
    for number in 0..<1_000 { add(at: at(100 + number)) }
    for index in (0..<1_000).reversed() {
      let (timer, due) = expected.withLock { expected in (expected.timers[index], at(.random(in: 2_000..<4_000, using: &expected.random))) }
      timer.reschedule(at: due)
      expected.withLock { $0.expect(index, at: due) }
    }
    alarm.onReading { for _ in 0..<5 { change() } }
    for _ in 0..<200 { alarm.inner.ring() }
    alarm.onReading(nil)
    while alarm.inner.ring() {}
    expectEqual(expected.withLock { $0.due.count { $0 != nil } }, 0)
  }

  @Test func aShutdownBetweenTwoHoldsEndsTheDrain() {
    let alarm = BusyAlarm()
    let scheduler = AlarmScheduler(alarm)
    let log = Log<Int>()
    let timers = (0..<1_000).map { number in scheduler.schedule(at: at(100 + number), leeway: .zero) { log.append(number) } }
    for timer in timers.reversed() { timer.reschedule(at: .seconds(60)) }
    let readings = Lock(0)
    alarm.onReading {
      let isTime = readings.withLock { readings in
        readings += 1
        return readings == 5
      }
      if isTime { scheduler.shutdown() }
    }
    #expect(alarm.inner.ring())
    expectEqual(timers.count { !$0.isDisposed }, 0)
    #expect(alarm.inner.armed == nil)
    expectEqual(scheduler.statistics.pending, 0)
    expectEmpty(log.entries)
  }

  /// More runs with open windows than one search looks at: none fires after its window, and a wake-up more comes with 256 of them at least.
  @Test(arguments: 0..<5) func aSearchForTheWakeUpLooksAtSomeRunsOnly(seed: UInt64) {
    let engine = TimerEngine(alarm: HandAlarm())
    var random = SplitMix(state: seed)
    var queue = TimerQueue()
    let timers = (0..<5_000).map { _ in TickTimer(engine: engine) }
    for timer in timers {
      queue.arm(timer, at: at(.random(in: 0..<100_000, using: &random)), leeway: 1_000_000 - .random(in: 0..<10, using: &random))
    }
    #expect(queue.runs > 500)
    var wakeUps = 0
    while !queue.isEmpty {
      let wake = queue.nextWake(coalescing: true).instant
      wakeUps += 1
      while let fired = queue.popDue(now: wake) { #expect(fired.tick.lateness <= .nanoseconds(fired.timer.leeway)) }
    }
    #expect((2...(5_000 / WakeSearch.mostLooks + 1)).contains(wakeUps))
  }
}
