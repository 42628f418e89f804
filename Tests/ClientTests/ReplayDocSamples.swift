import Testing
import TickStreams
import TickStreamsTesting

private struct TwoHearts: Error {}

/// The heartbeat of the page "From a bug report to a test", with its bug.
private enum Before {
  static func heartbeat(_ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler) -> TickSignal<Tick, Never> {
    broken(isForeground, on: scheduler)
  }

  private static func broken(_ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler) -> TickSignal<Tick, Never> {
    func heartbeat(
      _ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler
    ) -> TickSignal<Tick, Never> {
      isForeground.filter { $0 }.flatMap { _ in
        TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
          .take(until: isForeground.filter { !$0 })
      }
    }
    return heartbeat(isForeground, on: scheduler)
  }
}

/// The same without it.
private enum After {
  static func heartbeat(_ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler) -> TickSignal<Tick, Never> {
    fixed(isForeground, on: scheduler)
  }

  private static func fixed(_ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler) -> TickSignal<Tick, Never> {
    func heartbeat(
      _ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler
    ) -> TickSignal<Tick, Never> {
      isForeground.removeDuplicates().flatMapLatest { isForeground in
        isForeground
          ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
          : .empty
      }
    }
    return heartbeat(isForeground, on: scheduler)
  }
}

/// The samples of the page "From a bug report to a test".
struct ReplayDocSamples {
  typealias Heartbeat = (TickSignal<Bool, Never>, any TickScheduler) -> TickSignal<Tick, Never>

  /// The export of a device on which a call comes in.
  private func report() -> String {
    let scheduler = TestScheduler()
    let phases = TickSubject<Bool, Never>()
    let notifications = phases.signal
    func heartbeat(_ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler) -> TickSignal<Tick, Never> {
      Before.heartbeat(isForeground, on: scheduler)
    }
    let recorder = FlightRecorder(on: scheduler)
    recorder.watch(scheduler)
    let isForeground = notifications.recorded(
      "foreground", in: recorder, values: .coded
    ).share()
    let beats = heartbeat(isForeground, on: scheduler).recorded(
      "beat", in: recorder)
    let subscription = beats.subscribe { _ in }
    for visit in 0..<8 {
      phases.next(true)
      scheduler.advance(by: .seconds(200))
      if visit == 5 { phases.next(true) }
      scheduler.advance(by: .seconds(390))
      phases.next(false)
      scheduler.sleepDevice(for: .seconds(3_600))
    }
    subscription.dispose()
    return recorder.export()
  }

  private func check(_ replay: Replay, _ heart: Heartbeat) throws {
    func heartbeat(_ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler) -> TickSignal<Tick, Never> {
      heart(isForeground, scheduler)
    }
    func checkBeats(_ replay: Replay) throws {
      let scheduler = TestScheduler(replaying: replay)
      let isForeground = try replay.hot("foreground", as: Bool.self).share()
      let recording = scheduler.record(heartbeat(isForeground, on: scheduler))
      scheduler.advance(to: replay.end)
      let times = recording.values.map(\.fired)
      for (time, next) in zip(times, times.dropFirst())
      where time.duration(to: next) < .seconds(60) { throw TwoHearts() }
    }
    try checkBeats(replay)
  }

  @Test func theReplayDoesWhatTheAppDid() throws {
    let text = report()
    func heartbeat(_ isForeground: TickSignal<Bool, Never>, on scheduler: any TickScheduler) -> TickSignal<Tick, Never> {
      Before.heartbeat(isForeground, on: scheduler)
    }
    let replay = try Replay(text)
    let scheduler = TestScheduler(replaying: replay)
    let isForeground = try replay.hot("foreground", as: Bool.self).share()
    let beats = scheduler.record(heartbeat(isForeground, on: scheduler))
    scheduler.advance(to: replay.end)
    try replay.compare("beat", beats)
    #expect(beats.values.count > 80)
    #expect(replay.unused.isEmpty)
  }

  @Test func twoEventsAreLeftOfADayAndTheFixPasses() throws {
    let replay = try Replay(report())
    func checkBeats(_ replay: Replay) throws { try check(replay) { Before.heartbeat($0, on: $1) } }
    let small = replay.shrunk { try checkBeats($0) }
    print(small?.text ?? "it passes")
    let text = try #require(small?.text)
    #expect(text.split(separator: "\n").filter { $0.contains("\"next\",1,0,true") }.count == 2)
    #expect(throws: TwoHearts.self) { try checkBeats(Replay(text)) }
    try check(Replay(text)) { After.heartbeat($0, on: $1) }
  }
}
