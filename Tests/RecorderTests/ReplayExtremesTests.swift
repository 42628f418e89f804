import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Recordings with numbers that no device has.
///
/// Their result does not matter, as long as the test goes on.
struct ReplayExtremesTests {
  @Test func aClockThatIsBehindByTheWholeRangeCanBeRead() throws {
    let start = #"{"time":-9223372036854775808,"slept":-9223372036854775808,"wall":0}"#
    let scheduler = TestScheduler(replaying: try Replay(flight([], [], start: start)))
    expectEqual(scheduler.sibling(timebase: .suspending).now, .origin)
  }

  @Test func aTimerThatWasFiredEarlyIsNoSuspension() throws {
    let replay = try Replay(flight(["timers:timers"], ["[\(s(2)),\"late\",0,-\(s(5))]", "[\(s(8)),\"slept\",\(s(3))]"]))
    let scheduler = TestScheduler(replaying: replay)
    let recording = scheduler.record(TickSignal.after(.seconds(6), on: scheduler).map { _ in 0 })
    scheduler.advance(to: replay.end)
    expectEqual(recording.events, [.next(0, at: .seconds(8)), .completed(at: .seconds(8))])
    expectEqual(replay.log.spans.map { [$0.start, $0.end] }, [[s(5), s(8)]])
    expectEqual(replay.log.spans.map(\.isSleep), [true])
  }

  @Test func aRecordingOfMoreThan292YearsHasATrace() throws {
    let (first, last) = ("-9223372036854775808", "9223372036854775807")
    let text = flight(
      ["a:coded"], ["[\(first),\"next\",0,0,1]", "[\(last),\"next\",0,0,2]", "[\(last),\"completed\",0,0]"],
      start: #"{"time":\#(first),"slept":0,"wall":0}"#, end: .nanoseconds(Int64.max))
    let replay = try Replay(text.replacing(#""open":[]"#, with: #""open":[[0,0]]"#))
    #expect(replay.trace.contains("9223372036854775.807"))
  }

  @Test func timesDoNotGoBackWhereASleepIsTakenBack() throws {
    let events = ["[\(s(20)),\"next\",0,0,1]", "[\(s(30)),\"slept\",\(s(5))]", "[\(s(31)),\"next\",0,0,2]"]
    let start = #"{"time":\#(s(10)),"slept":\#(s(40)),"wall":0}"#
    let replay = try Replay(flight(["a:coded"], events, start: start, timebase: "suspending"))
    expectEqual(replay.start, .seconds(50))
    expectEqual(replay.end, .seconds(105))
    expectEqual(replay.log.events.map(\.time), [s(60), s(60), s(60)])
  }

  @Test func aRecordingThatEndsBeforeItBeginsCanBePlayed() throws {
    let events = ["[900000000000000000,\"slept\",-9000000000000000000]"]
    let start = #"{"time":0,"slept":9000000000000000000,"wall":0}"#
    let replay = try Replay(flight([], events, start: start, end: .nanoseconds(Int64.max), timebase: "suspending"))
    let scheduler = TestScheduler(replaying: replay)
    scheduler.advance(to: replay.end)
    expectEqual(scheduler.now, replay.end)
  }

  private static let (first, last) = (Int64.min, Int64.max)

  @Test(arguments: [
    [0, first], [0, first + s(2)], [s(5), first + s(2)], [0, last], [first + s(3), last], [first, last - s(4)], [s(3), s(2)],
    [s(3), -s(2)],
  ])
  func aSuspendingClockRunsWhateverTheDeviceIsSaidToHaveSlept(clocks: [Int64]) throws {
    let (start, slept) = (clocks[0], clocks[1])
    let text = flight([], [], start: #"{"time":\#(start),"slept":\#(slept),"wall":0}"#)
    let scheduler = TestScheduler(replaying: try Replay(text))
    let sibling = scheduler.sibling(timebase: .suspending)
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: sibling).map(\.index), for: .seconds(3))
    expectEqual(recording.events, [.next(0, at: .seconds(1)), .next(1, at: .seconds(2)), .next(2, at: .seconds(3))])
    scheduler.sleepDevice(for: .seconds(10))
    expectEqual(recording.events.count, 3)
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.events.count, 4)
  }
}
