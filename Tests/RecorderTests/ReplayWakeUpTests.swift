import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Who woke the device of a recording") struct ReplayWakeUpTests {
  /// A device with a heartbeat of 10 s for a minute, and a poll after 29.5 s.
  private func device(attributing: Bool = true) -> (TestScheduler, FlightRecorder, [any Disposable]) {
    let scheduler = TestScheduler(coalescing: true)
    scheduler.attributesWakeUps = attributing
    let recorder = FlightRecorder(on: scheduler)
    recorder.watch(scheduler)
    let timers = [
      TickSignal.interval(.seconds(10), on: scheduler, file: "Shop/Beat.swift", line: 7).subscribe(onNext: { _ in }),
      TickSignal.after(.seconds(29.5), on: scheduler, file: "Shop/\"Poll\".swift", line: 31).subscribe(onNext: { _ in }),
    ]
    scheduler.advance(by: .seconds(60))
    return (scheduler, recorder, timers)
  }

  @Test func theRecordingHasTheReportOfTheDevice() throws {
    let (scheduler, recorder, timers) = device()
    let report = scheduler.wakeUpReport()
    expectEqual(report.rows.map(\.name), ["interval", "after"])
    let replay = try Replay(recorder.export())
    expectEqual(replay.wakeUpReport, report)
    try expectEqual(Replay(replay.text).wakeUpReport, report)
    for timer in timers { timer.dispose() }
  }

  @Test func withoutAttributionItHasNone() throws {
    let (_, recorder, timers) = device(attributing: false)
    let text = recorder.export()
    #expect(!text.contains("wakeUps"))
    let report = try Replay(text).wakeUpReport
    expectEqual(report.wakeUps, 0)
    expectEmpty(report.rows)
    for timer in timers { timer.dispose() }
  }

  @Test func aSchedulerThatIsNoLongerWatchedIsNotInIt() throws {
    let scheduler = TestScheduler()
    scheduler.attributesWakeUps = true
    let recorder = FlightRecorder(on: scheduler)
    recorder.watch(scheduler).dispose()
    scheduler.schedule(after: .seconds(1)) {}
    scheduler.advance(by: .seconds(1))
    #expect(try Replay(recorder.export()).wakeUpReport.rows.isEmpty)
  }

  @Test func severalSchedulersAreAddedUp() throws {
    let scheduler = TestScheduler()
    let sibling = scheduler.sibling(timebase: .suspending)
    let recorder = FlightRecorder(on: scheduler)
    for watched in [scheduler, sibling] as [any TickScheduler] {
      watched.attributesWakeUps = true
      recorder.watch(watched)
      watched.schedule(after: .seconds(1)) {}
    }
    scheduler.advance(by: .seconds(1))
    let report = try Replay(recorder.export()).wakeUpReport
    expectEqual(report.wakeUps, 2)
    expectEqual(report.duration, .seconds(1))
  }

  @Test func aViewAndItsBaseAreCountedOnce() throws {
    let scheduler = TestScheduler(coalescing: true)
    let relaxed = scheduler.withLeeway(.milliseconds(100))
    let recorder = FlightRecorder(on: scheduler)
    scheduler.attributesWakeUps = true
    recorder.watch(relaxed, as: "relaxed")
    recorder.watch(scheduler)
    relaxed.schedule(after: .seconds(1)) {}
    scheduler.advance(by: .seconds(2))
    try expectEqual(Replay(recorder.export()).wakeUpReport, scheduler.wakeUpReport())
    expectEqual(scheduler.wakeUpReport().wakeUps, 1)
  }

  @Test func aPartOfTheRecordingHasNone() throws {
    let (_, recorder, timers) = device()
    let whole = try Replay(recorder.export())
    let part = whole.shrunk { _ in throw Refused(description: "always") }
    expectEqual(part?.wakeUpReport.rows.isEmpty, true)
    for timer in timers { timer.dispose() }
  }

  @Test(arguments: [
    #""during":1,"count":-1,"idle":0"#, #""during":1,"count":281474976710657,"idle":0"#, #""during":1,"count":1"#, #""count":1,"idle":0"#,
    #""during":1,"count":1,"idle":0,"places":[{"count":1,"late":[1],"saved":[0,0,0]}]"#,
    #""during":1,"count":1,"idle":0,"places":[{"name":"a","count":1,"late":[-1],"saved":[0,0,0]}]"#,
    #""during":1,"count":1,"idle":0,"places":[{"name":"a","count":1,"late":[1],"saved":[0,0]}]"#,
    #""during":1,"count":1,"idle":0,"places":[{"name":"a","count":1,"saved":[0,0,0]}]"#,
  ])
  func aReportThatIsNoneIsRefused(_ report: String) throws {
    let text = flight([#"timers:timers:"subscriptions":0,"open":[],"wakeUps":{\#(report)}"#], [])
    expectFailure("replay") { try Replay(text) }
  }

  @Test func latenessHasAtMost64Ranges() throws {
    func text(_ count: Int) -> String {
      let late = Array(repeating: 1, count: count)
      let place = #"{"name":"a","count":1,"late":\#(late),"saved":[0,0,0]}"#
      return flight([#"timers:timers:"subscriptions":0,"open":[],"wakeUps":{"during":1,"count":1,"idle":0,"places":[\#(place)]}"#], [])
    }
    try expectEqual(Replay(text(64)).wakeUpReport.rows.first?.fires, 64)
    expectFailure("replay") { try Replay(text(65)) }
  }

  private static let inputs = flight(
    ["a:coded"], ["[0,\"subscribed\",0,0]"] + (1...20).map { "[\(s(Double($0))),\"next\",0,0,\($0)]" }, end: .seconds(60))

  @Test func aReplayThatCoalescesReportsLikeTheDevice() throws {
    let replay = try Replay(Self.inputs)
    let scheduler = TestScheduler(replaying: replay, coalescing: true)
    scheduler.attributesWakeUps = true
    let relaxed = scheduler.withLeeway(.seconds(1))
    let first = scheduler.record(try replay.hot("a", as: Int.self).take(1).delay(.seconds(21.5), on: relaxed))
    let beats = scheduler.record(TickSignal.interval(.seconds(23), on: scheduler))
    scheduler.advance(to: replay.end)
    expectEqual(first.events.first, .next(1, at: .seconds(23)))
    expectEqual(beats.values.count, 2)
    expectEqual(scheduler.wakeUpReport().wakeUps, 2)
  }

  @Test func theInputsOfAReplayCountForNoBudget() throws {
    let replay = try Replay(Self.inputs)
    let scheduler = TestScheduler(replaying: replay)
    // Ten of them are for deadlines that the debounce had before.
    let values = try scheduler.expectWakeUps(max: 11, during: .seconds(60)) {
      scheduler.record(try replay.hot("a", as: Int.self).debounce(for: .seconds(2), on: scheduler))
    }
    expectEqual(values.events, [.next(20, at: .seconds(22))])
    try scheduler.expectWakeUps(max: 0, during: .seconds(60)) {}
  }
}
