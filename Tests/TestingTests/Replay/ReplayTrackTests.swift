import Foundation
import Testing
import TickStreams
import TickStreamsTesting

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
    #expect(arrows.map { $0["ts"] as? Double } == [9_000_000, 9_000_002.5])
    #expect(arrows.map { $0["tid"] as? Int } == [4, 6])
  }

  @Test func aPauseIsOnTheTrackOfItsKind() throws {
    let events = try events()
    let names = events.filter { $0["name"] as? String == "thread_name" }.compactMap { ($0["args"] as? [String: String])?["name"] }
    let named = events.compactMap { event in (event["name"] as? String).map { (name: $0, track: event["tid"] as? Int) } }
    let pauses = named.filter { ["asleep", "suspended"].contains($0.name) }
    #expect(pauses.map(\.name) == ["asleep", "suspended", "suspended"])
    for pause in pauses { #expect(names[try #require(pause.track) - 1] == pause.name) }
  }

  @Test func aStretchInWhichNothingRanIsOne() throws {
    let spans = try Replay(text).log.spans
    #expect(spans.map { [$0.start, $0.end] } == [[s(4), s(9)], [s(4.99), s(9)], [s(10.49), s(11.3)]])
    #expect(spans.map(\.isSleep) == [true, false, false])
  }
}
