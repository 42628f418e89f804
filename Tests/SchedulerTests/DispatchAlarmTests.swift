import TestSupport
import Testing

@testable import TickStreams

@Suite("The alarm on a dispatch queue") struct DispatchAlarmTests {
  private let source = HandSource()
  private let engine: TimerEngine
  private let ticks = Log<Tick>()

  init() { engine = TimerEngine(alarm: DispatchAlarm(source, timebase: .continuous)) }

  private func start(every milliseconds: Int, from start: TickInstant? = nil) -> ActionTimer {
    let schedule = TickSchedule(
      checked: .milliseconds(milliseconds), delay: nil, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line)
    let timer = ActionTimer(engine) { [ticks] tick in ticks.append(tick) }
    engine.core.arm(timer, on: schedule, from: start ?? engine.now)
    return timer
  }

  /// Advances until `count` more ticks have come.
  private func fire(ticks count: Int) {
    let goal = ticks.count + count
    for _ in 0..<(count * 3) where ticks.count < goal { source.fireNext() }
    expectEqual(ticks.count, goal)
  }

  private var lateness: [Duration] { ticks.entries.map(\.lateness) }

  @Test func aBeatIsKeptByTheSource() {
    let timer = start(every: 10)
    fire(ticks: 100)
    expectEqual(ticks.count, 100)
    #expect(lateness.allSatisfy { $0 == .zero })
    expectEqual(source.tellings, 3)
    timer.dispose()
  }

  @Test func aBeatReadsTheClocksThreeTimes() {
    let timer = start(every: 10)
    fire(ticks: 5)
    let before = source.readings
    fire(ticks: 100)
    expectEqual(source.readings - before, 300)
    timer.dispose()
  }

  @Test(arguments: [(0, 3), (1, 3), (1, 1)]) func whatIsDueByTheEndOfAFirstFiringIsFoundByTheClockAsItIsThen(due: Int64, lasting: Int64) {
    let start = engine.now.adding(10_000_000)
    let fired = Log<Nanoseconds>()
    let other = ActionTimer(engine) { [source] _ in source.pass(for: lasting * 1_000_000) }
    let timer = ActionTimer(engine) { fired.append($0.fired.subtracting(start)) }
    engine.core.arm(other, at: start)
    engine.core.arm(timer, at: start.adding(due * 1_000_000))
    source.fireNext()
    source.fireNext()
    expectEqual(fired.entries, [lasting * 1_000_000])
    expectEqual(engine.statistics.wakeUps, (lasting < 2 ? 1 : 2))
    other.dispose()
    timer.dispose()
  }

  @Test func aQueueThatDoesNotKeepUpHasOneJobAtMost() {
    let timer = ActionTimer(engine) { [source] _ in source.pass(for: 15_000_000) }
    let schedule = TickSchedule(checked: .milliseconds(10), delay: nil, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line)
    engine.core.arm(timer, on: schedule, from: engine.now)
    for _ in 0..<50 {
      source.fireLate()
      source.fireNext()
      #expect(source.jobs <= 1)
    }
    timer.dispose()
  }

  @Test(arguments: 1...6) func anInterruptionWhileItIsArmedMakesNoBeatLate(arming: Int) {
    let timer = start(every: 10)
    fire(ticks: arming - 1)
    // Each arming reads the clock of the source, and then the clock of the scheduler.
    source.interrupt(for: 3_000_000)
    fire(ticks: 20)
    #expect(lateness.filter { $0 > .zero }.isEmpty)
    timer.dispose()
  }

  @Test func aThreadThatIsInterruptedEachTimeMakesOneBeatEarlyForTheAlarmAndNoneForTheTimer() {
    let timer = start(every: 10)
    fire(ticks: 2)
    source.interrupt(for: 3_000_000, 0, 3_000_000, 0, 3_000_000)
    fire(ticks: 20)
    #expect(lateness.suffix(15).allSatisfy { $0 == .zero })
    #expect(ticks.entries.suffix(15).allSatisfy { $0.missed == 0 })
    timer.dispose()
  }

  @Test func aShortSleepOfTheDeviceDoesNotShiftTheBeat() {
    let timer = start(every: 1_000)
    fire(ticks: 5)
    source.sleep(for: 400_000_000)
    fire(ticks: 5)
    #expect(lateness.dropFirst(6).allSatisfy { $0 == .zero })
    timer.dispose()
  }

  @Test func aBeatThatIsLeftAndEnteredAgainTicksOn() {
    let timer = start(every: 10)
    fire(ticks: 5)
    // The beat is left before the next tick of its grid, and entered again before the one after that: at the distance of a beat from the
    // last armed instant.
    let next = timer.deadline
    timer.dispose()
    #expect(!source.isArmed)
    source.pass(for: 12_000_000)
    let again = start(every: 10, from: next)
    #expect(source.isArmed)
    fire(ticks: 5)
    expectEqual(ticks.count, 10)
    again.dispose()
  }

  @Test func aSourceThatRestsIsNotToldToRest() {
    let alarm = DispatchAlarm(source, timebase: .continuous)
    alarm.disarm()
    expectEqual(source.tellings, 0)
  }

  @Test func aBeatThatFiresBeforeItsInstantIsArmedIsNotWaitedForAnotherPeriod() {
    let alarm = DispatchAlarm(source, timebase: .continuous)
    let wakes = Log<Int>()
    for beat in 1...3 {
      alarm.arm(at: TickInstant(nanoseconds: 1_000_000_000 + Int64(beat) * 10_000_000)) { wakes.append(beat) }
      source.fireNext()
    }
    // The source fires for the fourth beat while the thread that arms it is interrupted while it reads the clocks.
    source.interrupt(with: { source.fireNext() })
    alarm.arm(at: TickInstant(nanoseconds: 1_040_000_000)) { wakes.append(4) }
    source.fireNext()
    expectEqual(wakes.entries, [1, 2, 3, 4])
    #expect(source.uptime < 1_050_000_000)
  }
}
