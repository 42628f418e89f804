import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A flight recorder on clocks that behave like no virtual one: they go back, and change while they are read.
struct FlightRecorderClockTests {
  /// Clocks that a test sets.
  private final class HandClock: Alarm {
    private struct State: Sendable {
      var now = TickInstant.origin
      var wallOffset = Duration.zero
    }

    private let state = Lock(State())
    /// Called once, when the wall clock is read next.
    let whenWallIsRead = TickValue<(@Sendable () -> Void)?>(nil)
    let timebase = Timebase.continuous
    let isCurrent = true

    var now: TickInstant {
      get { state.withLock { $0.now } }
      set { state.withLock { $0.now = newValue } }
    }

    var wallOffset: Duration {
      get { state.withLock { $0.wallOffset } }
      set { state.withLock { $0.wallOffset = newValue } }
    }

    var wallNow: WallInstant {
      let now = state.withLock { WallInstant(nanosecondsSince1970: 0).advanced(by: .nanoseconds($0.now.nanoseconds) + $0.wallOffset) }
      let action = whenWallIsRead.current
      whenWallIsRead.current = nil
      action?()
      return now
    }

    func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {}
    func disarm() {}
  }

  private let clock = HandClock()

  private func makeRecorder(capacity: Int = 8) -> FlightRecorder { FlightRecorder(capacity: capacity, on: AlarmScheduler(clock)) }

  @Test func anEventIsNeverBeforeTheOneBeforeIt() {
    let recorder = makeRecorder()
    for milliseconds in [10, 5, 20] {
      clock.now = TickInstant(nanoseconds: Int64(milliseconds) * 1_000_000)
      recorder.mark("at \(milliseconds)")
    }
    expectEqual(recorder.story, ["mark at 10", "mark at 5", "mark at 20"])
    expectEqual(recorder.times, [.milliseconds(10), .milliseconds(10), .milliseconds(20)])
  }

  @Test func theEndIsNotBeforeTheLastEvent() {
    let recorder = makeRecorder()
    clock.now = TickInstant(nanoseconds: 10_000_000)
    recorder.mark("a")
    clock.now = TickInstant(nanoseconds: 5_000_000)
    expectEqual(recorder.log.end, 10_000_000)
  }

  @Test(arguments: [(9_999_999, 0), (10_000_000, 1), (-9_999_999, 0), (-10_000_000, 1)])
  func theWallClockHasToBeSetByTenMilliseconds(jump: Int, count: Int) {
    let recorder = makeRecorder()
    clock.now = TickInstant(nanoseconds: 1_000_000_000)
    clock.wallOffset = .nanoseconds(jump)
    recorder.mark("a")
    expectEqual(recorder.story.count { $0.hasPrefix("wall") }, count)
  }

  @Test(arguments: [(99_999_999, 0), (100_000_000, 1)]) func theClocksAreLookedAtAfterAGap(gap: Int, count: Int) {
    let recorder = makeRecorder()
    recorder.mark("a")
    clock.wallOffset = .seconds(1)
    clock.now = TickInstant(nanoseconds: Int64(gap))
    recorder.mark("b")
    expectEqual(recorder.story.count { $0.hasPrefix("wall") }, count)
  }

  /// While the outer event reads the clocks, the wall clock is set and another event is recorded, which reads it later.
  @Test func anOlderReadingOfTheClocksIsNotTakenOver() {
    let recorder = makeRecorder()
    clock.now = TickInstant(nanoseconds: 1_000_000_000)
    clock.whenWallIsRead.current = { [clock] in
      clock.wallOffset = .seconds(60)
      clock.now = TickInstant(nanoseconds: 2_000_000_000)
      recorder.mark("inner")
      clock.now = TickInstant(nanoseconds: 1_000_000_000)
    }
    recorder.mark("outer")
    expectEqual(recorder.story, ["wall 60000000000", "mark inner", "mark outer"])
  }

  @Test func theBeginningIsThatOfTheLatestEventThatWasOverwritten() {
    let recorder = makeRecorder(capacity: 2)
    for milliseconds in [10, 20, 30, 40] as [Int64] {
      clock.now = TickInstant(nanoseconds: milliseconds * 1_000_000)
      recorder.mark("a")
    }
    expectEqual(recorder.log.start.time, 20_000_000)
    expectEqual(recorder.times, [.milliseconds(30), .milliseconds(40)])
  }

  @Test(arguments: [(99_999_999, 0), (100_000_000, 1)]) func anExportLooksAtTheClocksAsAnEventDoes(gap: Int, count: Int) {
    let recorder = makeRecorder()
    clock.wallOffset = .seconds(1)
    clock.now = TickInstant(nanoseconds: Int64(gap))
    expectEqual(recorder.story.count, count)
    expectEqual(recorder.story.count, count)
  }

  /// A wall clock that a time server slews by 500 ppm is off by half a millisecond more each second.
  @Test(arguments: [500, -500])
  func aWallClockThatRunsFasterIsReplayedWithinTenMilliseconds(partsPerMillion: Int64) throws {
    let recorder = makeRecorder(capacity: 1_000)
    var offsets: [Duration] = []
    for second in 1...100 as ClosedRange<Int64> {
      clock.now = TickInstant(nanoseconds: second * 1_000_000_000)
      clock.wallOffset = .microseconds(second * partsPerMillion)
      recorder.mark("")
      offsets.append(clock.wallOffset)
    }
    expectEqual(recorder.story.count { $0.hasPrefix("wall") }, 5)
    let scheduler = TestScheduler(replaying: try Replay(recorder.export()))
    for (second, offset) in zip(1..., offsets) {
      scheduler.advance(to: TickInstant(nanoseconds: Int64(second) * 1_000_000_000))
      let wall = WallInstant(nanosecondsSince1970: 0).advanced(by: .seconds(second) + offset)
      #expect(abs(wall.duration(to: scheduler.wallNow).nanoseconds) < 10_000_000)
    }
  }

  @Test func theSleepOfTheDeviceIsThatOfTheBase() {
    let base = TestScheduler()
    let recorder = FlightRecorder(on: ScaledScheduler(rate: 1, on: base.paused(while: .never)))
    base.sleepDevice(for: .seconds(100))
    recorder.mark("woke")
    #expect(recorder.export().contains("\"slept\",100000000000"))
  }
}
