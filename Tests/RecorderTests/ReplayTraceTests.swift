import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The trace of a recording holds to the rules of its format.
struct ReplayTraceTests {
  private let text = flight(
    ["timers:timers", "a:coded", #"b:none:"subscriptions":3,"open":[[0,0],[2,0]]"#],
    [
      "[0,\"subscribed\",1,0]", "[1000001,\"next\",1,0,1]", "[1000301,\"next\",1,0,2]", "[1000301,\"next\",1,0,3]",
      "[\(s(1)),\"pending\",0,3]", "[\(s(9)),\"slept\",\(s(5))]", "[\(s(9)),\"late\",0,\(s(4))]", "[\(s(9) + 1_000_000),\"next\",2,2]",
      "[\(s(10)),\"mark\",\"tapped \\\"\\n\"]", "[\(s(11)),\"late\",0,\(s(0.5))]", "[\(s(11) + 1_000_001),\"next\",2,2]",
      "[\(s(13)),\"completed\",1,0]", "[\(s(14)),\"disposed\",2,2]",
    ])

  @Test func theTraceKeepsTheRulesOfItsFormatAndLinksAValueToALateFiringOfTheLastMillisecond() throws {
    let trace = try Replay(text).trace
    #expect(try TraceRules(trace).defects == [] && trace.components(separatedBy: #""ph":"s""#).count == 2)
  }

  @Test func soDoesTheTraceOfNothing() throws { try expectEqual(TraceRules(Replay(flight([], [])).trace).defects, []) }

  /// A ring that has wrapped, late firings at one instant, and subscriptions that stay open.
  @Test(arguments: [2, 7, 40, 1_000]) func soDoesThatOfARingThatHasWrapped(capacity: Int) throws {
    let scheduler = TestScheduler()
    let recorder = FlightRecorder(capacity: capacity, on: scheduler)
    recorder.watch(scheduler)
    let bag = DisposeBag()
    for name in ["a", "b"] {
      let ticks = TickSignal.interval(.milliseconds(500), on: scheduler).map(\.index)
      for _ in 0..<2 { ticks.recorded(name, in: recorder, values: .coded).subscribe { _ in }.store(in: bag) }
      ticks.take(3).recorded(name, in: recorder).subscribe { _ in }.store(in: bag)
    }
    for step in 0..<12 {
      scheduler.advance(by: .milliseconds(700))
      scheduler.suspendApp(for: .milliseconds(step * 300))
      scheduler.sleepDevice(for: .milliseconds(step * 200))
      recorder.mark("step \(step)")
    }
    let trace = try Replay(recorder.export()).trace
    try expectEqual(TraceRules(trace).defects, [])
    for phase in ["b", "e", "X", "i"] { #expect(trace.contains("{\"ph\":\"\(phase)\"")) }
  }

  /// Each rule finds a trace that breaks it.
  @Test(arguments: [
    (#""ph":"e""#, #""ph":"n""#, "not what n needs"), (#""pid":1"#, #""pid":"1""#, "an event without ph"),
    (#""ts":1000.001"#, #""ts":1000.01"#, "not three decimals"), (#""ts":1000.001"#, #""ts":99000000.000"#, "times go back"),
    (#""dur":0.300"#, #""dur":-1.000"#, "not what X needs"), (#""armed":3"#, #""armed":"3""#, "not what C needs"),
    (#""s":"p""#, #""s":"x""#, "not what i needs"), (#""id":"2.2""#, #""id":"2.3""#, "unpaired e"),
    (#""ph":"f""#, #""ph":"s""#, "two s"), (#""ph":"s""#, #""ph":"f""#, "an f without an s"),
    (#""dur":0.300"#, #""dur":0.400"#, "overlap in part"),
    (#""ph":"s","ts":9000000.000,"pid":1,"tid":4"#, #""ph":"s","ts":9000000.000,"pid":1,"tid":9"#, "an s in no slice"),
  ])
  func whatBreaksARuleIsNamed(part: String, broken: String, defect: String) throws {
    let trace = try Replay(text).trace
    let place = try #require(trace.range(of: part))
    let defects = try TraceRules(trace.replacingCharacters(in: place, with: broken)).defects
    #expect(defects.contains { $0.contains(defect) }, "\(defects)")
  }
}

/// A recording as a trace.
struct ReplayTrackTests {
  private let text = flight(
    ["timers:timers", #"a "b":coded"#, "c:none"],
    [
      "[0,\"subscribed\",1,0]", "[0,\"subscribed\",2,0]", "[1000001,\"next\",1,0,1]", "[1000301,\"next\",1,0,2]",
      "[\(s(1)),\"pending\",0,3]", "[\(s(9)),\"slept\",\(s(5))]", "[\(s(9)),\"late\",0,\(s(4))]", "[\(s(9) + 2_500),\"next\",2,0]",
      "[\(s(10)),\"mark\",\"tapped\"]", "[\(s(11)),\"late\",0,\(s(0.5))]", "[\(s(11.3)),\"late\",0,\(s(0.6))]", "[\(s(12)),\"next\",2,0]",
      "[\(s(13)),\"completed\",1,0]",
    ])

  private func events() throws -> [[String: Any]] {
    let trace = try Replay(text).trace
    let root = try #require(try JSONSerialization.jsonObject(with: Data(trace.utf8)) as? [String: Any])
    return try #require(root["traceEvents"] as? [[String: Any]])
  }

  @Test func timesAreMicrosecondsWithThreeDecimals() throws {
    let trace = try Replay(text).trace
    for match in trace.matches(of: /"(ts|dur|late_us)":([^,}]+)/) { #expect(match.2.wholeMatch(of: /-?\d+\.\d{3}/) != nil) }
    #expect(trace.contains(#""ts":1000.001,"pid":1,"tid":5,"name":"1","dur":0.300"#))
    #expect(trace.contains(#"{"ph":"i","ts":10000000.000,"pid":1,"tid":1,"name":"tapped","s":"p"}"#))
    #expect(trace.contains(#"{"ph":"C","ts":1000000.000,"pid":1,"tid":4,"name":"timers of timers","args":{"armed":3}}"#))
  }

  @Test func anArrowLeadsFromAFiringToTheValueThatCameOfIt() throws {
    let arrows = try events().filter { ["s", "f"].contains($0["ph"] as? String) }
    expectEqual(arrows.map { $0["ts"] as? Double }, [9_000_000, 9_000_002.5])
    expectEqual(arrows.map { $0["tid"] as? Int }, [4, 6])
  }

  @Test func aPauseIsOnTheTrackOfItsKind() throws {
    let events = try events()
    let names = events.filter { $0["name"] as? String == "thread_name" }.compactMap { ($0["args"] as? [String: String])?["name"] }
    let named = events.compactMap { event in (event["name"] as? String).map { (name: $0, track: event["tid"] as? Int) } }
    let pauses = named.filter { ["asleep", "suspended"].contains($0.name) }
    expectEqual(pauses.map(\.name), ["asleep", "suspended", "suspended"])
    for pause in pauses { expectEqual(names[try #require(pause.track) - 1], pause.name) }
  }

  @Test func aStretchInWhichNothingRanIsOne() throws {
    let spans = try Replay(text).log.spans
    expectEqual(spans.map { [$0.start, $0.end] }, [[s(4), s(9)], [s(4.99), s(9)], [s(10.49), s(11.3)]])
    expectEqual(spans.map(\.isSleep), [true, false, false])
  }
}
