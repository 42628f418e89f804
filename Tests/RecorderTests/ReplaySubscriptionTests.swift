import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The events of a replayed signal that was subscribed more than once.
@Suite struct ReplaySubscriptionTests {
  /// Runs code in an app with recorded inputs, and then with the replayed ones; returns both results.
  private func outputs(
    of code: (TickSignal<Int, Never>, TickSignal<Int, Never>) -> TickSignal<String, Never>,
    _ steps: (TickSubject<Int, Never>, TickValue<Int>) -> [() -> Void]
  ) throws -> (recorded: [String], replayed: [String]) {
    let device = TestScheduler()
    let recorder = FlightRecorder(on: device)
    let (taps, setting) = (TickSubject<Int, Never>(), TickValue(7))
    let recorded = device.record(
      code(taps.signal.recorded("taps", in: recorder, values: .coded), setting.signal.recorded("setting", in: recorder, values: .coded))
        .recorded("output", in: recorder, values: .coded))
    for step in steps(taps, setting) {
      device.advance(by: .seconds(1))
      step()
    }
    device.advance(by: .seconds(1))

    let replay = try Replay(recorder.export())
    let scheduler = TestScheduler(replaying: replay)
    let replayed = scheduler.record(code(try replay.hot("taps", as: Int.self), try replay.state("setting", as: Int.self)))
    scheduler.advance(to: replay.end)
    try replay.compare("output", replayed, values: .coded, tolerance: .zero)
    return (recorded.events.map { "\($0)" }, replayed.events.map { "\($0)" })
  }

  /// The events of a recorded signal, for a subscriber from the beginning.
  private func sent(_ signals: [String], _ events: [String], start: String = "0", isState: Bool = false) throws -> [String] {
    let text = flight(signals, events, start: #"{"time":\#(start),"slept":0,"wall":0}"#)
    let replay = try Replay(text)
    let scheduler = TestScheduler(replaying: replay)
    let recording = scheduler.record(
      isState ? try replay.state("a", as: Int.self).promoteFailure() : try replay.hot("a", as: Int.self) { Refused(description: $0) })
    scheduler.advance(to: replay.end)
    return recording.events.map { "\($0)" }
  }

  private func next(_ value: Int, at time: Double) -> String { "next(\(value)) at \(time) seconds" }

  // MARK: - States

  @Test func theCurrentValueOfAStateIsNotSentAgainToAFurtherSubscription() throws {
    let (recorded, replayed) = try outputs(
      of: { taps, setting in taps.flatMapLatest { tap in setting.map { "\(tap): \($0)" } } },
      { taps, _ in [{ taps.next(1) }, { taps.next(2) }] })
    expectEqual(recorded, ["next(1: 7) at 1.0 seconds", "next(2: 7) at 2.0 seconds"])
    expectEqual(replayed, recorded)
  }

  @Test func norIsItSentToASubscriberThatIsThereAllTheTime() throws {
    let events = [
      "[0,\"subscribed\",0,0]", "[0,\"next\",0,0,7]", "[\(s(1)),\"disposed\",0,0]", "[\(s(2)),\"subscribed\",0,1]",
      "[\(s(2)),\"next\",0,1,7]",
    ]
    try expectEqual(sent(["a:coded"], events, isState: true), [next(7, at: 0)])
  }

  @Test func aStateThatChangedWhileThereWasNoSubscriptionHasTheNewValueAtTheNextOne() throws {
    let (recorded, replayed) = try outputs(
      of: { taps, setting in taps.flatMap { tap in setting.take(1).map { "\(tap): \($0)" } } },
      { taps, setting in [{ taps.next(1) }, { setting.current = 8 }, { taps.next(2) }] })
    expectEqual(recorded, ["next(1: 7) at 1.0 seconds", "next(2: 8) at 3.0 seconds"])
    expectEqual(replayed, recorded)
  }

  @Test func soItHasWhereItChangesBetweenTwoSubscriptionsOfOneInstant() throws {
    let (recorded, replayed) = try outputs(
      of: { taps, setting in taps.flatMap { tap in setting.take(1).map { "\(tap): \($0)" } } },
      {
        taps, setting in
        [
          {
            taps.send(1, 2)
            setting.current = 8
            taps.next(3)
          }
        ]
      })
    expectEqual(recorded, ["next(1: 7) at 1.0 seconds", "next(2: 7) at 1.0 seconds", "next(3: 8) at 1.0 seconds"])
    expectEqual(replayed, recorded)
  }

  /// The second subscription came 2 µs after the tap that made the code subscribe.
  @Test func soItHasWhereTheCodeTookSomeTimeToSubscribe() throws {
    let second = s(2)
    let replay = try Replay(
      flight(
        ["taps:none", "setting:coded"],
        [
          "[\(s(1)),\"subscribed\",0,0]", "[\(s(1)),\"subscribed\",1,0]", "[\(s(1)),\"next\",1,0,7]", "[\(second),\"next\",0,0]",
          "[\(second + 1_000),\"disposed\",1,0]", "[\(second + 2_000),\"subscribed\",1,1]", "[\(second + 2_000),\"next\",1,1,8]",
        ]))
    let scheduler = TestScheduler(replaying: replay)
    let setting = try replay.state("setting", as: Int.self)
    let taps = try replay.hot("taps", as: Void.self)
    let settings = scheduler.record(TickSignal.just(()).concat(taps).flatMapLatest { setting }, for: .seconds(5))
    expectEqual(settings.events, [.next(7, at: .seconds(1)), .next(8, at: .seconds(2))])
  }

  @Test func theFirstValueOfAStateIsNotKnownBeforeItsTime() throws {
    try expectEqual(sent(["a:coded"], ["[\(s(3)),\"subscribed\",0,0]", "[\(s(3)),\"next\",0,0,7]"], isState: true), [next(7, at: 3)])
  }

  @Test func aValueOfAStateThatIsSetAgainIsSentAgain() throws {
    let events = ["[0,\"subscribed\",0,0]", "[0,\"next\",0,0,7]", "[\(s(1)),\"next\",0,0,7]"]
    try expectEqual(sent(["a:coded"], events, isState: true), [next(7, at: 0), next(7, at: 1)])
  }

  // MARK: - Subscriptions that overlap

  private func overlapping(_ events: String...) -> [String] { ["[0,\"subscribed\",0,0]", "[0,\"subscribed\",0,1]"] + events }

  @Test func aValueThatEndsTheFirstSubscriptionIsSentOnce() throws {
    let (recorded, replayed) = try outputs(
      of: { taps, _ in .merge(taps.take(1).map { "greet \($0)" }, taps.map { "count \($0)" }) },
      { taps, _ in [{ taps.next(1) }, { taps.next(2) }] })
    expectEqual(recorded, ["next(greet 1) at 1.0 seconds", "next(count 1) at 1.0 seconds", "next(count 2) at 2.0 seconds"])
    expectEqual(replayed, recorded)
  }

  @Test func aSubscriptionThatGetsSeveralValuesLaterGetsNothingNew() throws {
    let events = overlapping(
      "[\(s(1)),\"next\",0,0,1]", "[\(s(1)),\"next\",0,0,2]", "[\(s(1)),\"disposed\",0,0]", "[\(s(1)),\"next\",0,1,1]",
      "[\(s(1)),\"next\",0,1,2]", "[\(s(1)),\"next\",0,1,2]")
    try expectEqual(sent(["a:coded"], events), [next(1, at: 1), next(2, at: 1), next(2, at: 1)])
  }

  @Test(arguments: [(0.1, 1), (0.100_000_001, 2)]) func whatComesLaterThanAStepIsNew(later: Double, count: Int) throws {
    let events = overlapping("[\(s(1)),\"next\",0,0,1]", "[\(s(1)),\"disposed\",0,0]", "[\(s(1 + later)),\"next\",0,1,1]")
    try expectEqual(sent(["a:coded"], events).count, count)
  }

  @Test func anotherValueIsNew() throws {
    let events = overlapping("[\(s(1)),\"next\",0,0,1]", "[\(s(1)),\"disposed\",0,0]", "[\(s(1)),\"next\",0,1,2]")
    try expectEqual(sent(["a:coded"], events), [next(1, at: 1), next(2, at: 1)])
  }

  // MARK: - Ends

  @Test func anEndThatDisposesTheOtherSubscriptionIsSent() throws {
    let (recorded, replayed) = try outputs(
      of: { taps, _ in taps.take(until: taps.filter { $0 == 0 }).map { "\($0)" } },
      { taps, _ in [{ taps.next(1) }, { taps.completed() }] })
    expectEqual(recorded, ["next(1) at 1.0 seconds", "completed at 2.0 seconds"])
    expectEqual(replayed, recorded)
  }

  @Test func soIsAFailure() throws {
    let events = overlapping("[\(s(1)),\"failed\",0,0,\"lost\"]", "[\(s(1)),\"disposed\",0,1]")
    try expectEqual(sent(["a:coded"], events), ["failed(\(Refused(description: "lost"))) at 1.0 seconds"])
  }

  @Test(arguments: [
    ["[\(s(1.1)),\"disposed\",0,1]"], ["[\(s(9)),\"completed\",0,1]"], ["[\(s(1.05)),\"completed\",0,1]"],
  ])
  func anEndThatNoSubscriptionOutlastsIsSent(then: [String]) throws {
    let events = overlapping("[\(s(1)),\"completed\",0,0]") + then
    try expectEqual(sent(["a:coded"], events), ["completed at \(then[0].contains("9") ? 9.0 : 1.0) seconds"])
  }

  @Test(arguments: [
    [], ["[\(s(1) + 100_000_001),\"disposed\",0,1]"], ["[\(s(1)),\"disposed\",0,1]", "[\(s(3)),\"subscribed\",0,2]"],
    ["[\(s(1)),\"disposed\",0,1]", "[\(s(3)),\"subscribed\",0,2]", "[\(s(4)),\"disposed\",0,2]"],
  ])
  func anEndThatASubscriptionOutlastsIsNotSent(then: [String]) throws {
    try expectEqual(sent(["a:coded"], overlapping("[\(s(1)),\"completed\",0,0]") + then), [])
  }

  @Test func ofTwoEndsTheFirstCounts() throws {
    let events = overlapping("[\(s(1)),\"completed\",0,0]", "[\(s(1)),\"failed\",0,1,\"lost\"]")
    try expectEqual(sent(["a:coded"], events), ["completed at 1.0 seconds"])
  }

  @Test func aLateSubscriberGetsTheEndAtOnce() throws {
    let (recorded, replayed) = try outputs(
      of: { taps, setting in setting.flatMap { _ in taps.concat(.just(0)).map { "\($0)" } } },
      { taps, setting in [{ taps.completed() }, { setting.current = 8 }] })
    expectEqual(recorded, ["next(0) at 1.0 seconds", "next(0) at 2.0 seconds"])
    expectEqual(replayed, recorded)
  }

  // MARK: - Values at one place only

  @Test(arguments: [[RecordedValues<Int>.none, .coded], [.coded, .none], [.described, .coded], [.none, .described, .coded]])
  func valuesThatWereRecordedAtOnePlaceAreThoseOfTheSignal(forms: [RecordedValues<Int>]) throws {
    let device = TestScheduler()
    let recorder = FlightRecorder(on: device)
    let taps = TickSubject<Int, Never>()
    let bag = DisposeBag()
    for form in forms { taps.signal.recorded("a", in: recorder, values: form).subscribe { _ in }.store(in: bag) }
    for tap in [7, 8] {
      device.advance(by: .seconds(1))
      taps.next(tap)
    }
    let replay = try Replay(recorder.export())
    expectEqual(replay.unused, ["a"])
    expectEqual(replay.log.names, ["a"])
    let scheduler = TestScheduler(replaying: replay)
    let recording = scheduler.record(try replay.hot("a", as: Int.self))
    scheduler.advance(to: replay.end)
    expectEqual(recording.events, [.next(7, at: .seconds(1)), .next(8, at: .seconds(2))])
    try replay.compare("a", recording, values: .coded, tolerance: .zero)
    try replay.compare("a", recording, tolerance: .zero)
  }

  @Test func whereNoPlaceHasTheValueItIsAnError() throws {
    let replay = try Replay(
      flight(
        ["a:none", "a:coded"],
        ["[0,\"subscribed\",0,0]", "[\(s(1)),\"next\",0,0]", "[\(s(2)),\"subscribed\",1,0]", "[\(s(3)),\"next\",1,0,1]"]))
    _ = TestScheduler(replaying: replay)
    let error = expectFailure("replay") { try replay.hot("a", as: Int.self) }
    expectEqual(error?.message.contains("'a' are not in the recording, which has values: .none for them"), true)
    _ = try replay.hot("a", as: Void.self)
  }

  @Test func subscriptionsOfAColdSignalAreCountedInAllForms() throws {
    let replay = try Replay(
      flight(
        ["a:none", "a:coded"],
        [
          "[0,\"subscribed\",1,0]", "[\(s(1)),\"next\",1,0,1]", "[\(s(2)),\"subscribed\",0,0]", "[\(s(3)),\"completed\",0,0]",
          "[\(s(4)),\"subscribed\",1,1]", "[\(s(6)),\"next\",1,1,2]",
        ]))
    let scheduler = TestScheduler(replaying: replay)
    let requests = try replay.cold("a", as: Int.self)
    let recordings = (0..<3).map { _ in scheduler.record(requests) }
    scheduler.advance(to: replay.end)
    expectEqual(recordings.map(\.values), [[1], [], [2]])
    expectEqual(recordings[1].events, [.completed(at: .seconds(1))])
  }

  // MARK: - Events that the ring has lost

  private let lost = #"a:coded:"subscriptions":2,"open":[[0,0],[1,0]],"last":"#

  @Test func theLastValueBeforeTheRecordingIsNotSentToThoseThatGetItWithin() throws {
    let events = ["[\(s(1)),\"next\",0,1,7]", "[\(s(2)),\"next\",0,0,8]", "[\(s(2)),\"next\",0,1,8]"]
    let signals = [lost + "[\(s(1)),\"next\",0,0,7]"]
    try expectEqual(sent(signals, events, start: "\(s(1))"), [next(8, at: 1)])
    try expectEqual(sent(signals, events, start: "\(s(1))", isState: true), [next(7, at: 0), next(8, at: 1)])
  }

  @Test func aFurtherOneIsSent() throws {
    let events = ["[\(s(1)),\"next\",0,0,7]", "[\(s(1)),\"next\",0,1,7]"]
    try expectEqual(sent([lost + "[\(s(1)),\"next\",0,1,7]"], events, start: "\(s(1))"), [next(7, at: 0)])
  }

  @Test func aSubscriptionWhoseStartIsLostStillBeginsWithTheCurrentValue() throws {
    let signals = [#"a:coded:"subscriptions":2,"open":[[1,\#(s(5))]],"last":[\#(s(1)),"next",0,0,7]"#]
    let events = ["[\(s(5)),\"next\",0,1,7]", "[\(s(6)),\"next\",0,1,7]"]
    try expectEqual(sent(signals, events, start: "\(s(5))", isState: true), [next(7, at: 0), next(7, at: 1)])
  }

  // MARK: - Shrinking

  @Test func aValueIsLeftOutOfAllSubscriptionsAtOnce() throws {
    let text = flight(
      ["a:none"], overlapping() + (1...4).flatMap { ["[\(s(Double($0))),\"next\",0,0]", "[\(s(Double($0))),\"next\",0,1]"] })
    var runs = 0
    let small = try Replay(text)
      .shrunk { replay in
        runs += 1
        let scheduler = TestScheduler(replaying: replay)
        let recording = scheduler.record(try replay.hot("a", as: Void.self).map { 0 })
        scheduler.advance(to: replay.end)
        if recording.events.contains(where: { $0.time == .seconds(3) }) { throw Refused(description: "at three") }
      }
    expectEqual(small?.log.events.suffix(2).map(\.time), [s(3), s(3)])
    expectEqual(small?.log.events.count, 4)
    #expect(runs < 8)
  }
}
