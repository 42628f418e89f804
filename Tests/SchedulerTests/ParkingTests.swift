import TestSupport
import Testing

@testable import TickStreams

/// The thread that was woken waits for the next wake-up itself; the clocks are moved by hand.
@Suite("Waiting in place") struct ParkingTests {
  private static let millisecond: Nanoseconds = 1_000_000
  private let parker = HandParker()
  private let source: HandSource
  private let alarm: DispatchAlarm<HandSource>
  private let wakes = Log<String>()
  private let begin: Nanoseconds

  init() {
    source = HandSource(parker: parker)
    alarm = DispatchAlarm(source, timebase: .continuous)
    begin = source.now
  }

  private func arm(at milliseconds: Int, _ name: String = "", then action: @escaping @Sendable () -> Void = {}) {
    let (begin, source, wakes) = (begin, source, wakes)
    alarm.arm(at: TickInstant(nanoseconds: begin + Nanoseconds(milliseconds) * Self.millisecond)) {
      wakes.append("\(name)@\((source.now - begin) / Self.millisecond)")
      action()
    }
  }

  private var waits: [Int] { parker.waits.map { Int(($0 - begin) / Self.millisecond) } }

  @Test func whatIsDueWithin50MillisecondsIsWaitedForAndTheSourceIsToldNothing() {
    arm(at: 100, "a") { [self] in arm(at: 150, "b") { [self] in arm(at: 160, "c") } }
    source.fireNext()
    expectEqual(wakes.entries, ["a@100", "b@150", "c@160"])
    expectEqual(waits, [150, 160])
    expectEqual(source.tellings, 1)
    #expect(!source.isArmed)
    expectEqual(parker.inside, 0)
  }

  @Test func whatIsDueLaterIsLeftToTheSource() {
    arm(at: 100, "a") { [self] in arm(at: 151, "b") }
    source.fireNext()
    expectEqual(wakes.entries, ["a@100"])
    expectEqual(waits, [])
    expectEqual(source.due, begin + 151 * Self.millisecond)
    source.fireNext()
    expectEqual(wakes.entries, ["a@100", "b@151"])
  }

  /// What is armed for later is not early.
  @Test(arguments: [(140, 120, 1), (120, 130, 0)]) func onlyWhatIsArmedEarlierEndsTheWait(first: Int, second: Int, wakes: Int) {
    arm(at: 100, "a") { [self] in
      arm(at: first, "replaced")
      parker.interrupt(after: 10 * Self.millisecond) { [self] in arm(at: second, "b") }
    }
    source.fireNext()
    #expect(wakes == parker.wakes && self.wakes.entries == ["a@100", "b@\(second)"])
    expectEqual(waits, [first, second])
  }

  @Test func whatIsDueAlreadyRunsAtOnce() {
    arm(at: 100, "a") { [self] in
      arm(at: 140)
      parker.interrupt(after: 10 * Self.millisecond) { [self] in arm(at: 0, "now") }
    }
    source.fireNext()
    expectEqual(wakes.entries, ["a@100", "now@110"])
    expectEqual(source.tellings, 1)
  }

  @Test func whatIsDisarmedEndsTheStayWhenTheWaitIsOver() {
    arm(at: 100, "a") { [self] in
      arm(at: 140, "b")
      parker.interrupt(after: 10 * Self.millisecond) { [self] in alarm.disarm() }
    }
    source.fireNext()
    expectEqual(wakes.entries, ["a@100"])
    expectEqual(parker.wakes, 0)
    expectEqual(parker.inside, 0)
    expectEqual(source.tellings, 1)
    arm(at: 200, "c")
    source.fireNext()
    expectEqual(wakes.entries, ["a@100", "c@200"])
  }

  @Test func theQueueIsHandedBackAfterASecondAndGoneOnWithAtOnce() {
    let engine = TimerEngine(alarm: alarm)
    let ticks = Log<Tick>()
    let timer = ActionTimer(engine) { ticks.append($0) }
    engine.core.arm(timer, on: every(milliseconds: 10), from: engine.now)
    source.fireNext()
    expectEqual(ticks.count, 101)
    expectEqual(parker.inside, 0)
    for _ in 0..<4 { source.fireNext() }
    expectEqual(ticks.count, 501)
    #expect(ticks.entries.allSatisfy { $0.lateness == .zero })
    expectEqual(source.tellings, 1)
    timer.dispose()
  }

  @Test func withoutAPlaceTheSourceServes() {
    parker.fill()
    let engine = TimerEngine(alarm: alarm)
    let ticks = Log<Tick>()
    let timer = ActionTimer(engine) { ticks.append($0) }
    engine.core.arm(timer, on: every(milliseconds: 10), from: engine.now)
    for _ in 0..<20 { source.fireNext() }
    expectEqual(ticks.count, 20)
    expectEqual(waits, [])
    expectEqual(source.period, 10 * Self.millisecond)
    timer.dispose()
    #expect(!source.isArmed)
  }

  /// It would wake Dispatch's manager thread, and the queue, for nothing.
  @Test func aSourceThatKeepsABeatIsStoppedWhenTheQueueIsHandedBack() {
    let engine = TimerEngine(alarm: alarm)
    let ticks = Log<Tick>()
    let fast = ActionTimer(engine) { ticks.append($0) }
    let schedule = every(milliseconds: 10)
    // Armed in a wake-up, which does not change the source.
    let slow = ActionTimer(engine) { tick in if tick.index == 5 { engine.core.arm(fast, on: schedule, from: engine.now) } }
    engine.core.arm(slow, on: every(milliseconds: 60), from: engine.now)
    for _ in 0..<5 { source.fireNext() }
    expectEqual(source.period, 60 * Self.millisecond)
    source.fireNext()
    expectEqual(source.period, 0)
    for _ in 0..<3 { source.fireNext() }
    #expect(ticks.count > 100)
    #expect(ticks.entries.allSatisfy { $0.missed == 0 })
    slow.dispose()
    fast.dispose()
  }

  @Test func anAlarmThatEndsEndsTheWait() {
    let box = Lock<DispatchAlarm<HandSource>?>(DispatchAlarm(source, timebase: .continuous))
    let release: @Sendable () -> Void = { box.withLock { $0.take() }?.end() }
    let instant = TickInstant(nanoseconds: begin + 10 * Self.millisecond)
    box.withLock { $0 }?.arm(at: instant) { [parker] in
      box.withLock { $0 }?.arm(at: instant.advanced(by: .milliseconds(40))) {}
      // As an engine does that is released: it disarms first.
      parker.interrupt(after: 1) {
        box.withLock { $0 }?.disarm()
        release()
      }
    }
    source.fireNext()
    expectEqual(waits, [50])
    expectEqual(parker.wakes, 1)
    expectEqual(parker.inside, 0)
    expectEqual(source.now, begin + 10 * Self.millisecond + 1)
  }

  @Test func anAlarmThatEndsLeavesNothingBehind() {
    weak var source: HandSource?
    do {
      let new = HandSource(parker: HandParker())
      source = new
      let alarm = DispatchAlarm(new, timebase: .continuous)
      alarm.arm(at: TickInstant(nanoseconds: new.now)) {}
      new.fireNext()
      alarm.disarm()
      alarm.end()
      #expect(source != nil)
    }
    #expect(source == nil)
  }

  private func every(milliseconds: Int) -> TickSchedule {
    TickSchedule(checked: .milliseconds(milliseconds), delay: nil, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line)
  }
}
