import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The events of a replay, with their times.
struct ReplayTests {
  private func replaying(_ text: String) throws -> (Replay, TestScheduler) {
    let replay = try Replay(text)
    return (replay, TestScheduler(replaying: replay))
  }

  // MARK: - Clocks

  @Test func theWorldStartsAtTheRecordedReadings() throws {
    let text = flight([], [], start: #"{"time":5000000000,"slept":2000000000,"wall":7000000000}"#)
    let (replay, scheduler) = try replaying(text)
    expectEqual(scheduler.now, TickInstant(nanoseconds: 5_000_000_000))
    expectEqual(scheduler.now, replay.start)
    expectEqual(scheduler.wallNow, WallInstant(nanosecondsSince1970: 12_000_000_000))
    expectEqual(scheduler.sibling(timebase: .suspending).now, TickInstant(nanoseconds: 3_000_000_000))
  }

  @Test func timesOnASuspendingClockAreReadOnTheContinuousOne() throws {
    let text = flight(
      ["a:coded"], ["[\(s(4)),\"subscribed\",0,0]", "[\(s(5)),\"slept\",\(s(12))]", "[\(s(5)),\"next\",0,0,1]"],
      start: #"{"time":3000000000,"slept":2000000000,"wall":9000000000}"#, timebase: "suspending")
    let (replay, scheduler) = try replaying(text)
    let recording = scheduler.record(try replay.hot("a", as: Int.self))
    expectEqual(scheduler.wallNow, WallInstant(nanosecondsSince1970: 12_000_000_000))
    let uptime = scheduler.sibling(timebase: .suspending)
    scheduler.advance(to: replay.end)
    expectEqual(recording.events, [.next(1, at: .seconds(12))])
    expectEqual(uptime.now, TickInstant(nanoseconds: s(100)))
  }

  @Test func aTimerThatIsDueWhileTheDeviceSleepsFiresWhenItWakes() throws {
    let (_, scheduler) = try replaying(flight([], ["[\(s(20)),\"slept\",\(s(10))]"]))
    let recording = scheduler.record(TickSignal.interval(.seconds(4), on: scheduler).map(\.missed))
    let uptime = scheduler.sibling(timebase: .suspending)
    scheduler.advance(by: .seconds(15))
    expectEqual(uptime.now, TickInstant(nanoseconds: s(10)))
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.line, "0 at 4, 0 at 8, 2 at 20, 0 at 24")
    expectEqual(uptime.now, TickInstant(nanoseconds: s(15)))
  }

  @Test func aTimerOfASuspendingClockIsLaterByTheSleep() throws {
    let (_, scheduler) = try replaying(flight([], ["[\(s(20)),\"slept\",\(s(10))]"]))
    let uptime = scheduler.sibling(timebase: .suspending)
    let recording = scheduler.record(TickSignal.after(.seconds(12), on: uptime).map { _ in 0 }, for: .seconds(30))
    expectEqual(recording.events.first, .next(0, at: .seconds(22)))
  }

  @Test func whileTheAppIsSuspendedInputsComeAndTimersWait() throws {
    let (replay, scheduler) = try replaying(
      flight(
        ["timers:timers", "a:coded"],
        ["[0,\"subscribed\",1,0]", "[\(s(12)),\"next\",1,0,1]", "[\(s(15)),\"late\",0,\(s(5))]", "[\(s(15)),\"next\",1,0,2]"]))
    let inputs = scheduler.record(try replay.hot("a", as: Int.self))
    let ticks = scheduler.record(TickSignal.interval(.seconds(5), on: scheduler).map(\.index), for: .seconds(20))
    expectEqual(inputs.events, [.next(1, at: .seconds(12)), .next(2, at: .seconds(15))])
    expectEqual(ticks.events, [.next(0, at: .seconds(5)), .next(2, at: .seconds(15)), .next(3, at: .seconds(20))])
  }

  @Test func theWallClockIsSetWhenItWas() throws {
    let (_, scheduler) = try replaying(flight([], ["[\(s(10)),\"wall\",\(s(3_600))]"]))
    scheduler.advance(by: .seconds(10) - .nanoseconds(1))
    expectEqual(scheduler.wallNow.nanosecondsSince1970, s(10) - 1)
    scheduler.advance(by: .nanoseconds(1))
    expectEqual(scheduler.wallNow.nanosecondsSince1970, s(3_610))
  }

  @Test func sleepsAndSettingsAreTotalsOfWhichEachIsTheDifference() throws {
    let events = [
      "[\(s(10)),\"wall\",\(s(60))]", "[\(s(20)),\"slept\",\(s(5))]", "[\(s(30)),\"wall\",\(s(90))]", "[\(s(40)),\"slept\",\(s(8))]",
    ]
    let (_, scheduler) = try replaying(flight([], events))
    let uptime = scheduler.sibling(timebase: .suspending)
    scheduler.advance(by: .seconds(37) - .nanoseconds(1))
    expectEqual(uptime.now, TickInstant(nanoseconds: s(32) - 1))
    scheduler.advance(by: .seconds(63))
    expectEqual(uptime.now, TickInstant(nanoseconds: s(92) - 1))
    expectEqual(scheduler.wallNow.nanosecondsSince1970, s(190) - 1)
  }

  /// Work that took time in real time takes none here, so a timer may be due up to 10 ms earlier than the recorded one, and still counts as
  /// late.
  @Test(arguments: [(10_000_000, 2), (10_000_001, 0)])
  func aTimerThatIsDueSomewhatEarlierIsLateToo(earlier: Int, missed: Int) throws {
    let (_, scheduler) = try replaying(flight(["timers:timers"], ["[\(s(15)),\"late\",0,\(s(5))]"]))
    let due = Duration.seconds(10) - .nanoseconds(earlier)
    let ticks = scheduler.record(TickSignal.interval(.seconds(2), delay: due, on: scheduler).map(\.missed), for: .seconds(15))
    expectEqual(ticks.events.first, .next(missed, at: missed > 0 ? .seconds(15) : due))
  }

  @Test func aTimerThatWasHardlyLateIsNotMuchEarlier() throws {
    let (_, scheduler) = try replaying(flight(["timers:timers"], ["[\(s(10.004)),\"late\",0,4000000]"]))
    let ticks = scheduler.record(TickSignal.after(.seconds(10) - .nanoseconds(4_000_001), on: scheduler).map { _ in 0 }, for: .seconds(15))
    expectEqual(ticks.events.first, .next(0, at: .seconds(10) - .nanoseconds(4_000_001)))
  }

  @Test func aReplayBelongsToOneScheduler() async {
    await #expect(processExitsWith: .failure) {
      guard let replay = try? Replay(flight([], [])) else { return }
      _ = TestScheduler(replaying: replay)
      _ = TestScheduler(replaying: replay)
    }
  }

  // MARK: - Inputs

  @Test func aHotSignalSendsAtTheRecordedTimesWhetherOrNotItIsSubscribed() throws {
    let (replay, scheduler) = try replaying(
      flight(
        ["a:coded"], ["[0,\"subscribed\",0,0]", "[\(s(1)),\"next\",0,0,1]", "[\(s(3)),\"next\",0,0,2]", "[\(s(4)),\"completed\",0,0]"]))
    let signal = try replay.hot("a", as: Int.self)
    scheduler.advance(by: .seconds(2))
    expectEqual(scheduler.record(signal, for: .seconds(8)).events, [.next(2, at: .seconds(1)), .completed(at: .seconds(2))])
  }

  @Test func ofOverlappingSubscriptionsAHotSignalHasTheFirst() throws {
    let (replay, scheduler) = try replaying(
      flight(
        ["a:coded"],
        [
          "[0,\"subscribed\",0,0]", "[0,\"subscribed\",0,1]", "[\(s(1)),\"next\",0,0,1]", "[\(s(1)),\"next\",0,1,1]",
          "[\(s(2)),\"disposed\",0,0]", "[\(s(3)),\"next\",0,1,2]", "[\(s(4)),\"completed\",0,1]",
        ]))
    let recording = scheduler.record(try replay.hot("a", as: Int.self), for: .seconds(8))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(2, at: .seconds(3)), .completed(at: .seconds(4))])
  }

  private static let subscribedAgain = [
    "[0,\"subscribed\",0,0]", "[\(s(1)),\"next\",0,0,1]", "[\(s(2)),\"failed\",0,0,\"offline\"]", "[\(s(3)),\"subscribed\",0,1]",
    "[\(s(4)),\"next\",0,1,2]", "[\(s(5)),\"completed\",0,1]", "[\(s(7)),\"subscribed\",0,2]", "[\(s(7)),\"completed\",0,2]",
  ]

  @Test func aHotSignalThatWasSubscribedAgainAfterItsEndGoesOn() throws {
    let (replay, scheduler) = try replaying(flight(["a:coded"], Self.subscribedAgain))
    let recording = scheduler.record(try replay.hot("a", as: Int.self), for: .seconds(8))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(2, at: .seconds(4)), .completed(at: .seconds(5))])
    try replay.compare("a", recording, values: .coded, tolerance: .zero)
  }

  @Test func soDoesAHotSignalWhoseLastSubscriptionIsOpen() throws {
    let (replay, scheduler) = try replaying(flight(["a:coded"], Array(Self.subscribedAgain[..<5])))
    let recording = scheduler.record(try replay.hot("a", as: Int.self), for: .seconds(8))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(2, at: .seconds(4))])
  }

  @Test func inputsComeBeforeAllElseOfTheirInstant() throws {
    let text = flight(["a:coded"], ["[0,\"subscribed\",0,0]", "[\(s(1)),\"next\",0,0,1]"])
    let (replay, scheduler) = try replaying(text)
    let order = TickValue<[String]>([])
    scheduler.schedule(after: .seconds(1)) { order.current.append("timer") }
    let input = try replay.hot("a", as: Int.self).subscribe { _ in order.current.append("input") }
    scheduler.advance(by: .seconds(1))
    expectEqual(order.current, ["input", "timer"])
    input.dispose()
  }

  @Test func inputsOfOneInstantComeInTheRecordedOrder() throws {
    let opened = ["[0,\"subscribed\",0,0]", "[0,\"subscribed\",1,0]"]
    let (replay, scheduler) = try replaying(
      flight(["a:coded", "b:coded"], opened + ["[\(s(1)),\"next\",1,0,1]", "[\(s(1)),\"next\",0,0,2]", "[\(s(1)),\"next\",1,0,3]"]))
    let inputs = TickSignal.merge(try replay.hot("a", as: Int.self), try replay.hot("b", as: Int.self))
    expectEqual(scheduler.record(inputs, for: .seconds(1)).values, [1, 2, 3])
  }

  @Test func aColdSignalHasTheSubscriptionThatWasOpenBeforeTheRecordingFirst() throws {
    let (replay, scheduler) = try replaying(
      flight(
        [#"a:coded:"subscriptions":8,"open":[[7,0]]"#],
        ["[\(s(6)),\"subscribed\",0,8]", "[\(s(7)),\"next\",0,7,70]", "[\(s(9)),\"next\",0,8,80]"],
        start: #"{"time":5000000000,"slept":0,"wall":0}"#))
    let signal = try replay.cold("a", as: Int.self)
    let first = scheduler.record(signal)
    let second = scheduler.record(signal, for: .seconds(20))
    expectEqual(first.events, [.next(70, at: .seconds(2))])
    expectEqual(second.events, [.next(80, at: .seconds(3))])
  }

  @Test func aStateHasTheValueFromBeforeTheRecording() throws {
    let last = #""subscriptions":3,"open":[[2,0]],"last":[0,"next",0,2,true]"#
    let (replay, scheduler) = try replaying(flight(["a:coded:\(last)"], ["[\(s(5)),\"next\",0,2,false]"]))
    let state = try replay.state("a", as: Bool.self)
    let early = scheduler.record(state, for: .seconds(6))
    let late = scheduler.record(state, for: .seconds(1))
    expectEqual(early.events, [.next(true, at: .zero), .next(false, at: .seconds(5))])
    expectEqual(late.events, [.next(false, at: .zero)])
  }

  @Test func eachSubscriptionOfAColdSignalGetsTheNextRecordedOneFromItsStart() throws {
    let (replay, scheduler) = try replaying(
      flight(
        ["a:coded"],
        [
          "[\(s(1)),\"subscribed\",0,0]", "[\(s(3)),\"next\",0,0,200]", "[\(s(3)),\"completed\",0,0]",
          "[\(s(10)),\"subscribed\",0,1]", "[\(s(11)),\"failed\",0,1,\"offline\"]",
        ]))
    let signal = try replay.cold("a", as: Int.self) { Refused(description: $0) }
    let first = scheduler.record(signal, for: .seconds(1))
    let second = scheduler.record(signal)
    let third = scheduler.record(signal, for: .seconds(20))
    expectEqual(first.events, [.next(200, at: .seconds(2)), .completed(at: .seconds(2))])
    expectEqual(second.events, [.failed(Refused(description: "offline"), at: .seconds(1))])
    expectEqual(third.events, [])
  }

  @Test func aColdSubscriptionThatIsDisposedSendsNothing() throws {
    let (replay, scheduler) = try replaying(flight(["a:none"], ["[0,\"subscribed\",0,0]", "[\(s(3)),\"next\",0,0]"]))
    let recording = scheduler.record(try replay.cold("a", as: Void.self).map { 0 }, for: .seconds(1))
    recording.dispose()
    try scheduler.expectIdle()
    scheduler.advance(by: .seconds(9))
    expectEqual(recording.events, [])
  }

  @Test func valuesThatAreCodableAreRead() throws {
    let (replay, scheduler) = try replaying(flight(["a:coded"], ["[0,\"subscribed\",0,0]", "[1,\"next\",0,0,{\"b\":[1, 2]}]"]))
    let recording = scheduler.record(try replay.hot("a", as: [String: [Int]].self), for: .seconds(1))
    expectEqual(recording.values, [["b": [1, 2]]])
  }

  /// Records values whose type is a parameter, which is recorded by its coding.
  private func recorded<Value: Codable & Sendable & SendableMetatype>(_ value: Value) -> String {
    let scheduler = TestScheduler()
    let recorder = FlightRecorder(on: scheduler)
    scheduler.record(TickSignal<Value, Never>.just(value).recorded("a", in: recorder, values: .coded)).dispose()
    return recorder.export()
  }

  @Test func aValueWithAFormOfItsOwnIsReadFromItsCodingToo() throws {
    let (replay, scheduler) = try replaying(recorded(Duration.seconds(90)))
    let recording = scheduler.record(try replay.hot("a", as: Duration.self), for: .zero)
    expectEqual(recording.values, [.seconds(90)])
  }

  // MARK: - Errors

  @Test func anUnknownNameIsAnErrorThatListsTheNames() throws {
    let (replay, _) = try replaying(flight(["a:coded", "timers:timers", "b:none"], []))
    let error = expectFailure("replay") { try replay.hot("c", as: Int.self) }
    expectEqual(error?.description, "no signal was recorded as 'c'; these were: a, b")
  }

  @Test func whatTheRecordingDoesNotHaveIsAnError() throws {
    let events = ["[0,\"subscribed\",0,0]", "[1,\"next\",0,0]", "[1,\"next\",1,0,\"1\"]", "[1,\"next\",2,0,\"x\"]", "[1,\"failed\",3,0]"]
    let opened = (1...3).map { "[0,\"subscribed\",\($0),0]" }
    let (replay, _) = try replaying(flight(["a:none", "b:described", "c:coded", "d:none"], opened + events))
    let none = expectFailure("replay") { try replay.hot("a", as: Int.self) }
    let missing = "are not in the recording, which has values:"
    expectEqual(none?.message, "the values of 'a' \(missing) .none for them; record them with values: .coded")
    let described = expectFailure("replay") { try replay.hot("b", as: Int.self) }
    expectEqual(described?.message, "the values of 'b' \(missing) .described for them; record them with values: .coded")
    let text = expectFailure("replay") { try replay.hot("c", as: Int.self) }
    expectEqual(text?.message, "a value of 'c' is not of type Int: \"x\"")
    let failed = expectFailure("replay") { try replay.cold("d", as: Void.self) }
    expectEqual(failed?.message, "'d' failed in the recording: pass failure: to make its failures")
  }

  /// A login without a field that is required now is no logout.
  @Test func whatIsNotOfAnOptionalTypeIsAnErrorToo() throws {
    let (replay, _) = try replaying(flight(["c:coded"], ["[0,\"subscribed\",0,0]", "[1,\"next\",0,0,\"x\"]"]))
    let error = expectFailure("replay") { try replay.hot("c", as: Int?.self) }
    expectEqual(error?.message, "a value of 'c' is not of type Optional<Int>: \"x\"")
    let (other, scheduler) = try replaying(flight(["c:coded"], ["[0,\"subscribed\",0,0]", "[1,\"next\",0,0,null]"]))
    let recording = scheduler.record(try other.hot("c", as: Int?.self))
    scheduler.advance(to: other.end)
    expectEqual(recording.values, [nil])
  }

  @Test func withoutASchedulerThereIsNothingToArmInputsOn() throws {
    let replay = try Replay(flight(["a:none"], []))
    let error = expectFailure("replay") { try replay.hot("a", as: Void.self) }
    expectEqual(error?.message, "make TestScheduler(replaying: replay) first: inputs are armed on it")
  }

  @Test(arguments: [
    "", "{}", "[1", #"{"format":"tickstreams-flight","version":2}"#, #"{"format":"tickstreams-flight","version":1}"#,
    flight(["a:coded"], ["[0,\"next\",1,0]"]), flight(["a:coded"], ["[0,\"jumped\",0,0]"]), flight(["a:coded"], ["[0,\"next\",0]"]),
    flight([], []) + "x", String(repeating: "[", count: 200_000),
    flight(["a:none"], ["[2,\"subscribed\",0,0]", "[1,\"disposed\",0,0]"]), flight([], ["[2,\"mark\",\"a\"]"], end: .nanoseconds(1)),
    flight([#"a:coded:"subscriptions":0,"open":[],"last":[0,"next",1,0,1]"#], []),
    flight([#"a:coded:"subscriptions":0,"open":[],"last":[0,"mark","x"]"#], []),
  ])
  func whatIsNoRecordingIsAnError(text: String) { expectFailure("replay") { try Replay(text) } }

  @Test func theErrorNamesThePlace() {
    let text = flight(["a:coded"], ["[0,\"subscribed\",0,0]", "[1,\"next\",1,0,7]"])
    let place = text.utf8.count - #"[1,"next",1,0,7]]}"#.utf8.count
    let error = expectFailure("replay") { try Replay(text) }
    expectEqual(error?.message, "this is not a flight recording: no signal at byte \(place): [1,\"next\",1,0,7]")
  }

  // MARK: - All of it

  @Test func aTextReadsBackToTheSame() throws {
    let scheduler = TestScheduler()
    let recorder = FlightRecorder(capacity: 6, on: scheduler)
    recorder.watch(scheduler)
    let beats = TickSignal.interval(.seconds(1), on: scheduler).map { "“\($0.index)”\n" }
    let first = beats.recorded("a", in: recorder, values: .coded).subscribe { _ in }
    let second = beats.recorded("b", in: recorder, values: .described).subscribe { _ in }
    scheduler.advance(by: .seconds(3))
    scheduler.sleepDevice(for: .seconds(2))
    recorder.mark("here")
    try expectEqual(Replay(recorder.export()).text, recorder.export())
    first.dispose()
    second.dispose()
  }

  @Test func whatWasNeitherReplayedNorComparedIsUnused() throws {
    let (replay, scheduler) = try replaying(flight(["a:none", "b:none", "c:none", "timers:timers"], []))
    _ = try replay.hot("b", as: Void.self)
    expectEqual(replay.unused, ["a", "c"])
    try replay.compare("c", scheduler.record(TickSignal<Int, Never>.never))
    expectEqual(replay.unused, ["a"])
  }
}
