import Foundation
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

  @Test func soDoesTheTraceOfNothing() throws { #expect(try TraceRules(Replay(flight([], [])).trace).defects == []) }

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
    #expect(try TraceRules(trace).defects == [])
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
