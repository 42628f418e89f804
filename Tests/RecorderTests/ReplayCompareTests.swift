import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The findings of a replay that compares.
struct ReplayCompareTests {
  private let events = ["[0,\"subscribed\",0,0]", "[\(s(1)),\"next\",0,0,0]", "[\(s(2.05)),\"next\",0,0,1]", "[\(s(3)),\"next\",0,0,2]"]

  private func compare(_ diagram: String, values: RecordedValues<String> = .coded { $0 }, end: Duration = .seconds(10)) throws {
    let replay = try Replay(flight(["beat:coded"], events, end: end))
    let scheduler = TestScheduler(replaying: replay)
    let recording = scheduler.record(scheduler.hot(diagram).signal)
    scheduler.advance(to: replay.end)
    try replay.compare("beat", recording, values: values)
  }

  @Test func theSameValuesAtTheSameTimesPass() throws { try compare("1s 0 1049ms 1 949ms 2") }

  @Test(arguments: ["1s 0 949ms 1 1049ms 2", "1s 0 1149ms 1 849ms 2"])
  func timesMayDifferByTheTolerance(diagram: String) throws { try compare(diagram) }

  @Test(arguments: ["1s 0 948ms 1 1050ms 2", "1s 0 1150ms 1 848ms 2"])
  func beyondTheToleranceTheyAreDifferent(diagram: String) { expectFailure("mismatch") { try compare(diagram) } }

  @Test func beforeTimeHasPassedNothingIsCompared() throws {
    let replay = try Replay(flight(["beat:coded"], events))
    let recording = TestScheduler(replaying: replay).record(TickSignal<String, Never>.never)
    let mismatch = expectFailure("mismatch") { try replay.compare("beat", recording, values: .coded { $0 }) }
    expectEqual(mismatch?.message, "Nothing has been replayed yet: advance first, as in `advance(to: replay.end)`.")
  }

  @Test(arguments: [4, 5, 6, 7, 4_096], [(Duration.zero, false), (.microseconds(10), false), (.microseconds(10), true)])
  func theStateThatTheRingHasLostIsExpected(capacity: Int, app: (latency: Duration, isConstant: Bool)) throws {
    let (device, input) = (TestScheduler(), TickValue(false))
    let recorder = FlightRecorder(capacity: capacity, on: device)
    func output(of input: TickSignal<Bool, Never>) -> TickSignal<Bool, Never> { input.map { app.isConstant || !$0 } }
    let recorded = input.signal.recorded("in", in: recorder, values: .coded)
    let late = app.latency > .zero ? recorded.delay(app.latency, on: device) : recorded
    let kept = device.record(output(of: late).recorded("out", in: recorder, values: .coded))
    for _ in 0..<6 {
      device.advance(by: .seconds(1))
      input.current.toggle()
    }
    device.advance(by: .seconds(1))
    kept.dispose()
    let replay = try Replay(recorder.export())
    let scheduler = TestScheduler(replaying: replay)
    let recording = scheduler.record(output(of: try replay.state("in", as: Bool.self)))
    scheduler.advance(to: replay.end)
    try replay.compare("out", recording, values: .coded)
  }

  @Test func theFirstDivergenceIsNamed() throws {
    let mismatch = expectFailure("mismatch") { try compare("1s 0 1049ms 7 949ms 2") }
    expectEqual(mismatch?.message, "At 2.05s: expected 1, but 7 came.")
    expectEqual(mismatch?.details.contains { $0.contains("replayed") }, true)
  }

  @Test func ofTwoDivergencesTheFirstIsNamed() {
    let mismatch = expectFailure("mismatch") { try compare("1s 9 1049ms 7 949ms 2") }
    expectEqual(mismatch?.message, "At 1s: expected 0, but 9 came.")
  }

  @Test func aMissingValueIsADivergence() throws {
    let mismatch = expectFailure("mismatch") { try compare("1s 0 1999ms 2") }
    expectEqual(mismatch?.message, "At 2.05s: expected 1, but nothing came.")
  }

  @Test func aFurtherValueIsADivergence() throws {
    let mismatch = expectFailure("mismatch") { try compare("1s 0 1049ms 1 949ms 2 3") }
    expectEqual(mismatch?.message, "At 3.001s: 3 came, but nothing was expected.")
  }

  @Test func aFurtherValueBeforeTheTimeOfTheOneInFrontOfItIsADivergence() throws {
    let mismatch = expectFailure("mismatch") { try compare("@900ms 0 @950ms 1") }
    expectEqual(mismatch?.message, "At 950ms: 1 came, but nothing was expected.")
    expectEqual(mismatch?.details.contains { $0.contains("1 49ms 0") }, true, "\(mismatch?.details ?? [])")
  }

  @Test func whereValuesAreNotComparedTheirTimesAre() throws {
    try compare("1s 9 1049ms 8 949ms 7", values: .none)
    expectFailure("mismatch") { try compare("1s 9 1049ms 8", values: .none) }
  }

  @Test func whatCameAtTheVeryEndMayBeMissingInTheRecording() throws {
    try compare("1s 0 1049ms 1 949ms 2 899ms 3", end: .milliseconds(4_000))
    expectFailure("mismatch") { try compare("1s 0 1049ms 1 949ms 2 898ms 3", end: .milliseconds(4_000)) }
  }

  @Test func whatWasRecordedAtTheVeryEndMayBeMissingInTheReplay() throws {
    try compare("1s 0 1049ms 1", end: .milliseconds(3_100))
    expectFailure("mismatch") { try compare("1s 0 1049ms 1", end: .milliseconds(3_101)) }
  }

  @Test func comparedIsWhatHasPassed() throws {
    let replay = try Replay(flight(["beat:coded"], events))
    let scheduler = TestScheduler(replaying: replay)
    let recording = scheduler.record(scheduler.hot("1s 0").signal)
    scheduler.advance(by: .seconds(2))
    try replay.compare("beat", recording, values: .coded { $0 })
  }
}
