import Testing
import TickStreams
import TickStreamsTesting

/// Recordings whose numbers no device has: what they come to does not matter, but that the test goes on.
@Suite struct ReplayExtremesTests {
  @Test func aClockThatIsBehindByTheWholeRangeCanBeRead() throws {
    let start = #"{"time":-9223372036854775808,"slept":-9223372036854775808,"wall":0}"#
    let scheduler = TestScheduler(replaying: try Replay(flight([], [], start: start)))
    #expect(scheduler.scheduler(timebase: .suspending).now == .origin)
  }

  @Test func aTimerThatWasFiredEarlyIsNoSuspension() throws {
    let replay = try Replay(flight(["timers:timers"], ["[\(s(2)),\"late\",0,-\(s(5))]", "[\(s(8)),\"slept\",\(s(3))]"]))
    let scheduler = TestScheduler(replaying: replay)
    let recording = scheduler.record(TickSignal.after(.seconds(6), on: scheduler).map { _ in 0 })
    scheduler.advance(to: replay.end)
    #expect(recording.events == [.next(0, at: .seconds(8)), .completed(at: .seconds(8))])
    #expect(replay.picture.spans == [MarblePicture.Span("asleep", from: .seconds(5), until: .seconds(8))])
  }

  @Test func aRecordingOfMoreThan292YearsCanBeDrawn() throws {
    let (first, last) = ("-9223372036854775808", "9223372036854775807")
    let text = flight(
      ["a:coded"], ["[\(first),\"next\",0,0,1]", "[\(last),\"next\",0,0,2]", "[\(last),\"completed\",0,0]"],
      start: #"{"time":\#(first),"slept":0,"wall":0}"#, end: .nanoseconds(Int64.max))
    let replay = try Replay(text.replacing(#""open":[]"#, with: #""open":[[0,0]]"#))
    #expect(replay.picture.svg().hasSuffix("</svg>\n"))
    #expect(replay.trace.contains("9223372036854775.807"))
  }

  @Test func valuesThatASleepPutsFarBackCanBeTraced() throws {
    let early = "[900000000000000000,\"next\",0,0,1]"
    let events = [early, "[900000000000000000,\"slept\",-9000000000000000000]", early]
    let start = #"{"time":0,"slept":9000000000000000000,"wall":0}"#
    let replay = try Replay(flight(["a:coded"], events, start: start, end: .nanoseconds(Int64.max), timebase: "suspending"))
    #expect(replay.trace.contains("-8100000000000000.000"))
  }
}
