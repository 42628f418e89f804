import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A defect of the heartbeat that a recording from the field shows: a second foreground notification starts a second heartbeat.
struct ReplayShrinkTests {
  private struct TwoHearts: Error {}

  /// Every foreground starts beats, and only the background ends them: the published code starts without stopping.
  private func beats(_ isForeground: TickSignal<Bool, Never>, isBroken: Bool, on scheduler: TestScheduler) -> TickSignal<Tick, Never> {
    let background = isForeground.filter { !$0 }
    let beats = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
    return isBroken
      ? isForeground.filter { $0 }.flatMap { _ in beats.take(until: background) }
      : isForeground.removeDuplicates().flatMapLatest { $0 ? beats : .empty }
  }

  /// A day in the life of an app: visits of half an hour, one of which begins twice.
  private func recording(isBroken: Bool, visits: Int = 24) -> String {
    let scheduler = TestScheduler()
    let recorder = FlightRecorder(on: scheduler)
    recorder.watch(scheduler)
    let isForeground = TickSubject<Bool, Never>()
    let phases = isForeground.signal.recorded("foreground", in: recorder, values: .coded).share()
    let subscription = beats(phases, isBroken: isBroken, on: scheduler).recorded("beat", in: recorder).subscribe { _ in }
    for visit in 0..<visits {
      isForeground.next(true)
      scheduler.advance(by: .seconds(600))
      if visit == 17 { isForeground.next(true) }
      scheduler.advance(by: .seconds(1_200))
      isForeground.next(false)
      scheduler.advance(by: .seconds(900))
      scheduler.sleepDevice(for: .seconds(900))
    }
    subscription.dispose()
    return recorder.export()
  }

  /// Two beats are never less than a minute apart, but for the one at a return.
  private func check(_ replay: Replay, isBroken: Bool) throws {
    let scheduler = TestScheduler(replaying: replay)
    let isForeground = try replay.hot("foreground", as: Bool.self).share()
    let recording = scheduler.record(beats(isForeground, isBroken: isBroken, on: scheduler))
    scheduler.advance(to: replay.end)
    let beats = recording.values.map(\.fired)
    for (beat, next) in zip(beats, beats.dropFirst()) where beat.duration(to: next) < .seconds(60) { throw TwoHearts() }
  }

  @Test func aDefectIsFoundAndShrunkToAHandfulOfEvents() throws {
    let replay = try Replay(recording(isBroken: true))
    #expect(replay.log.events.count > 700)
    let small = try #require(replay.shrunk(limit: 500) { try check($0, isBroken: true) })
    expectEqual(small.log.events.filter { $0.kind == .next && $0.text == "true" }.count, 2)
    #expect(small.log.events.count <= 4)
    #expect(throws: TwoHearts.self) { try check(Replay(small.text), isBroken: true) }
    try check(Replay(small.text), isBroken: false)
  }

  @Test func whatPassesIsNotShrunk() throws {
    let replay = try Replay(recording(isBroken: true))
    #expect(replay.shrunk { try check($0, isBroken: false) } == nil)
  }

  @Test(arguments: [(5, 5), (1, 1), (0, 1), (.min, 1)]) func theLimitBoundsTheRuns(limit: Int, count: Int) throws {
    var runs = 0
    _ = try Replay(recording(isBroken: true))
      .shrunk(limit: limit) { replay in
        runs += 1
        try check(replay, isBroken: true)
      }
    expectEqual(runs, count)
  }

  @Test func anotherFailureIsNotTheSame() throws {
    let replay = try Replay(flight(["a:coded"], ["[0,\"subscribed\",0,0]"] + (1...8).map { "[\(s(Double($0))),\"next\",0,0,\($0)]" }))
    let small = replay.shrunk { replay in
      let scheduler = TestScheduler(replaying: replay)
      let recording = scheduler.record(try replay.hot("a", as: Int.self))
      scheduler.advance(to: replay.end)
      if recording.values.contains(3) { throw Refused(description: "at \(recording.values.count) there is three") }
      throw Refused(description: "there is none")
    }
    expectEqual(small?.log.events.map(\.text).filter { !$0.isEmpty }, ["3"])
  }

  /// Sleeps and settings of the wall clock that are kept have their original length, although the recording has totals.
  @Test func whatIsLeftOutDoesNotMakeUpForWhatIsKept() throws {
    let events = (1...4).flatMap { number in
      [
        "[\(s(Double(number) * 20)),\"slept\",\(s(Double(number * number)))]",
        "[\(s(Double(number) * 20)),\"wall\",\(s(Double(100 * number * number)))]",
      ]
    }
    let replay = try Replay(flight([], events))
    let small = try #require(
      replay.shrunk { replay in
        let scheduler = TestScheduler(replaying: replay)
        let uptime = scheduler.sibling(timebase: .suspending)
        scheduler.advance(by: .seconds(50))
        let before = (uptime.now, scheduler.wallNow)
        scheduler.advance(by: .seconds(10))
        let slept = Duration.seconds(10) - before.0.duration(to: uptime.now)
        let set = before.1.duration(to: scheduler.wallNow) - .seconds(10)
        if slept == .seconds(5), set == .seconds(500) { throw TwoHearts() }
      })
    expectEqual(small.log.events.map(\.kind), [.slept, .wall])
    expectEqual(small.log.events.map(\.number), [s(5), s(500)])
  }

  @Test func whatIsNeitherAnInputNorComparedIsLeftOut() throws {
    let events = ["[0,\"subscribed\",0,0]", "[0,\"subscribed\",1,0]", "[1,\"mark\",\"here\"]", "[2,\"next\",0,0,1]", "[3,\"next\",1,0,2]"]
    let replay = try Replay(flight(["a:coded", "b:coded"], events))
    let small = replay.shrunk { replay in
      let scheduler = TestScheduler(replaying: replay)
      let recording = scheduler.record(try replay.hot("a", as: Int.self))
      scheduler.advance(to: replay.end)
      if !recording.values.isEmpty { throw TwoHearts() }
    }
    expectEqual(small?.log.events.map(\.time), [0, 2])
  }

  @Test func whatIsFarApartIsFoundToo() throws {
    let replay = try Replay(flight(["a:coded"], ["[0,\"subscribed\",0,0]"] + (1...8).map { "[\(s(Double($0))),\"next\",0,0,\($0)]" }))
    let small = replay.shrunk { replay in
      let scheduler = TestScheduler(replaying: replay)
      let recording = scheduler.record(try replay.hot("a", as: Int.self))
      scheduler.advance(to: replay.end)
      if recording.values.contains(1), recording.values.contains(8) { throw TwoHearts() }
    }
    expectEqual(small?.log.events.map(\.text).filter { !$0.isEmpty }, ["1", "8"])
  }

  @Test func aReplayEqualsItselfEachTime() throws {
    let text = recording(isBroken: false, visits: 2)
    var first: [Recorded<Event<TickInstant, Never>>]?
    for _ in 0..<Thorough.rounds(1_000) {
      let replay = try Replay(text)
      let scheduler = TestScheduler(replaying: replay)
      let recording = scheduler.record(
        beats(try replay.hot("foreground", as: Bool.self).share(), isBroken: false, on: scheduler).map(\.fired))
      scheduler.advance(to: replay.end)
      first = first ?? recording.events
      guard recording.events == first else {
        Issue.record("another replay")
        return
      }
    }
    #expect((first?.count ?? 0) > 50)
  }
}
