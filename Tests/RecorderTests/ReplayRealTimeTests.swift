import Dispatch
import Synchronization
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A recording that was made with a thread that is blocked and a wall clock that is set.
struct ReplayRealTimeTests {
  /// Real time, with a wall clock that a test can set.
  private final class SettableAlarm: Alarm {
    private let queue = DispatchQueue(label: "settable")
    private let offset = Atomic<Int64>(0)
    private let armed = Atomic<Int>(0)
    let timebase = Timebase.continuous

    var now: TickInstant { SystemClock.now(.continuous) }
    var wallNow: WallInstant { .system.advanced(by: .nanoseconds(offset.load(ordering: .relaxed))) }
    var isCurrent: Bool { true }

    func setWallClock(by duration: Duration) { offset.add(duration.nanoseconds, ordering: .relaxed) }
    func run(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
      let number = armed.add(1, ordering: .relaxed).newValue
      let wait = Swift.max(0, instant.nanoseconds - now.nanoseconds)
      queue.asyncAfter(deadline: .now() + .nanoseconds(Int(wait))) { [self] in if armed.load(ordering: .relaxed) == number { wake() } }
    }

    func disarm() { armed.add(1, ordering: .relaxed) }
  }

  private func beats(_ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler) -> TickSignal<Int, Never> {
    isForeground.removeDuplicates()
      .flatMapLatest { $0 ? TickSignal.interval(.milliseconds(100), delay: .zero, on: scheduler).map(\.index) : .empty }
  }

  /// Records events while time passes.
  private func record(
    _ alarm: some Alarm, pass: (Duration) async -> Void, stall: () -> Void, setWallClock: (Duration) -> Void
  ) async -> String {
    let scheduler = AlarmScheduler(alarm)
    let recorder = FlightRecorder(on: scheduler)
    recorder.watch(scheduler)
    let isForeground = TickValue(true)
    let phases = isForeground.signal.recorded("foreground", in: recorder, values: .coded)
    let subscription = beats(phases, on: scheduler).recorded("beat", in: recorder, values: .coded).subscribe { _ in }
    await pass(.milliseconds(230))
    stall()
    await pass(.milliseconds(500))
    setWallClock(.seconds(-3_600))
    isForeground.current = false
    await pass(.milliseconds(250))
    isForeground.current = true
    await pass(.milliseconds(250))
    let text = recorder.export()
    subscription.dispose()
    return text
  }

  @Test func itsReplayHasTheInputsExactlyAndTheOutputsUpToTheLateness() async throws {
    let alarm = HandAlarm(reportsWallClockChanges: false)
    let text = await record(alarm) { duration in
      alarm.advance(to: alarm.now.advanced(by: duration))
    } stall: {
      alarm.pass(.milliseconds(350))
    } setWallClock: { jump in
      alarm.jump(jump)
    }
    try comparison(text)()
  }

  @Test(
    .enabled(if: Thorough.isOn, "a machine that stalls by itself lets a beat come after the background that should have come before it"),
    .disabled(if: Sanitizer.isOn, "a thread waits for longer than a beat between a firing and its recording"))
  func soHasOneOfRealTime() async throws {
    // Then once more.
    for _ in 0..<4 { if (try? comparison(await recordInRealTime())()) != nil { return } }
    try comparison(await recordInRealTime())()
  }

  private func recordInRealTime() async -> String {
    let alarm = SettableAlarm()
    return await record(alarm) { duration in
      try? await ContinuousClock().sleep(for: duration)
    } stall: {
      alarm.run { SystemClock.sleep(for: 350_000_000) }
    } setWallClock: { jump in
      alarm.setWallClock(by: jump)
    }
  }

  /// Replays a recording; returns the comparison of the outputs.
  private func comparison(_ text: String) throws -> () throws -> Void {
    let replay = try Replay(text)
    #expect(replay.log.events.contains { $0.kind == .late })
    #expect(replay.log.events.contains { $0.kind == .wall })
    let scheduler = TestScheduler(replaying: replay)
    let wall = scheduler.wallNow
    let inputs = scheduler.record(try replay.state("foreground", as: Bool.self))
    let outputs = scheduler.record(beats(try replay.state("foreground", as: Bool.self), on: scheduler))
    scheduler.advance(to: replay.end)
    let recorded = replay.log.events.filter { $0.kind == .next && replay.log.sources[$0.source].name == "foreground" }
    expectEqual(inputs.events.map { replay.start.advanced(by: $0.time).nanoseconds }, recorded.map(\.time))
    expectEqual(inputs.values, [true, false, true])
    let passed = replay.start.duration(to: replay.end)
    // An hour back, up to what a busy machine takes between two readings.
    let rest = wall.duration(to: scheduler.wallNow) - passed + .seconds(3_600)
    #expect(rest > .seconds(-60) && rest < .seconds(60))
    return { try replay.compare("beat", outputs, values: .coded) }
  }
}
