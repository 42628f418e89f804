import Testing

@testable import TickStreams

/// Two clocks and a timer that are turned by hand; a thread can be interrupted between reading the one clock and the other.
private final class HandSource: WakeSource {
  private struct State: Sendable {
    var now: Nanoseconds = 1_000_000_000
    /// How far the clock of the scheduler is ahead, because the device has slept.
    var slept: Nanoseconds = 0
    var due = Nanoseconds.never
    var period: Nanoseconds = 0
    var interruptions: [Nanoseconds] = []
    var tellings = 0
    var readings = 0
    var other: Callback?
    var fire: Callback?
  }

  private struct Callback: Sendable {
    let run: @Sendable () -> Void
  }

  private let state = Lock(State())

  var label: String { "hand" }
  var tellings: Int { state.withLock { $0.tellings } }
  var isArmed: Bool { due != .never }
  var due: Nanoseconds { state.withLock { $0.due } }

  func now(_ timebase: Timebase) -> TickInstant {
    TickInstant(nanoseconds: state.withLock { $0.now + $0.slept })
  }

  /// The thread is interrupted after this reading, for the next of the times that were asked for.
  var uptime: Nanoseconds {
    let (now, other) = state.withLock { state in
      defer { if !state.interruptions.isEmpty { state.now += state.interruptions.removeFirst() } }
      state.readings += 1
      // The second reading of an arming is its last.
      return (state.now, state.readings.isMultiple(of: 2) ? state.other.take() : nil)
    }
    other?.run()
    return now
  }

  /// Runs `other` once, as another thread does, when an arming has read the clocks.
  func interrupt(with other: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.readings = 0
      state.other = Callback(run: other)
    }
  }

  func run(_ body: @escaping @Sendable () -> Void) { body() }
  func activate(_ fire: @escaping @Sendable () -> Void) { state.withLock { $0.fire = Callback(run: fire) } }
  func wakeByWallClock(after wait: Nanoseconds) {}
  func cancel() {}

  func wake(at deadline: Nanoseconds, every period: Nanoseconds) {
    state.withLock { state in
      (state.due, state.period) = (deadline, period)
      state.tellings += 1
    }
  }

  func interrupt(for times: Nanoseconds...) { state.withLock { $0.interruptions = times } }
  func pass(for duration: Nanoseconds) { state.withLock { $0.now += duration } }
  func sleep(for duration: Nanoseconds) { state.withLock { $0.slept += duration } }

  /// Goes on to what is armed, and fires it.
  func fireNext() {
    guard isArmed else { return }
    let fire = state.withLock { state in
      state.now = Swift.max(state.now, state.due)
      state.due = state.period > 0 ? state.due + state.period : .never
      return state.fire
    }
    fire?.run()
  }
}

@Suite("The alarm on a dispatch queue")
struct DispatchAlarmTests {
  private let source = HandSource()
  private let engine: TimerEngine
  private let ticks = Log<Tick>()

  init() {
    engine = TimerEngine(alarm: DispatchAlarm(source, timebase: .continuous) { true })
  }

  private func start(every milliseconds: Int) -> ActionTimer {
    let schedule = TickSchedule(
      checked: .milliseconds(milliseconds), delay: nil, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line
    )
    let timer = ActionTimer(engine) { [ticks] tick in ticks.append(tick) }
    engine.arm(timer, on: schedule, from: engine.now.nanoseconds)
    return timer
  }

  /// Goes on until `count` more ticks have come.
  private func fire(ticks count: Int) {
    let goal = ticks.count + count
    for _ in 0..<(count * 3) where ticks.count < goal { source.fireNext() }
  }

  private var lateness: [Duration] { ticks.entries.map(\.lateness) }

  @Test func aBeatIsKeptByTheSource() {
    let timer = start(every: 10)
    fire(ticks: 100)
    #expect(ticks.count == 100)
    #expect(lateness.allSatisfy { $0 == .zero })
    #expect(source.tellings == 3)
    timer.dispose()
  }

  @Test(arguments: 1...6)
  func anInterruptionWhileItIsArmedMakesNoBeatLate(arming: Int) {
    let timer = start(every: 10)
    fire(ticks: arming - 1)
    // Each arming reads the clock of the source twice; the clock of the scheduler is read in between.
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
    // It is left before the next tick of its grid, and entered again before the one after that: as far from what was armed last as a beat is.
    let next = timer.deadline
    engine.disarm(timer)
    #expect(!source.isArmed)
    source.pass(for: 12_000_000)
    engine.reset(timer, to: next.nanoseconds + 10_000_000)
    #expect(source.isArmed)
    fire(ticks: 5)
    #expect(ticks.count == 10)
    timer.dispose()
  }

  @Test func aBeatThatFiresBeforeItsInstantIsArmedIsNotWaitedForAnotherPeriod() {
    let alarm = DispatchAlarm(source, timebase: .continuous) { true }
    let wakes = Log<Int>()
    for beat in 1...3 {
      alarm.arm(at: TickInstant(nanoseconds: 1_000_000_000 + Int64(beat) * 10_000_000)) { wakes.append(beat) }
      source.fireNext()
    }
    // The source fires for the fourth beat while the thread that arms it has read the clocks, and is interrupted.
    source.interrupt(with: { source.fireNext() })
    alarm.arm(at: TickInstant(nanoseconds: 1_040_000_000)) { wakes.append(4) }
    source.fireNext()
    #expect(wakes.entries == [1, 2, 3, 4])
    #expect(source.uptime < 1_050_000_000)
  }
}
