import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@testable import marble_diagrams

/// A flight recording as a picture.
struct RecordingPictureTests {
  @Test func aPictureHasALaneForEachSignalAndSpansInWhichNothingRan() throws {
    let device = TestScheduler()
    let recorder = FlightRecorder(on: device)
    recorder.watch(device)
    let ticks = TickSignal.interval(.seconds(1), on: device)
    let numbers = device.record(ticks.map(\.index).take(3).recorded(#"a "b""#, in: recorder, values: .coded))
    let others = device.record(ticks.recorded("c", in: recorder))
    device.advance(by: .seconds(4))
    device.sleepDevice(for: .seconds(5))
    recorder.mark("tapped")
    others.dispose()
    device.advance(by: .seconds(1))
    #expect(numbers.isFinished)

    let picture = try Replay(recorder.export()).picture
    expectEqual(picture.lanes.map(\.title), [#"a "b""#, "c", "marks"])
    expectEqual(picture.lanes.map { $0.end?.kind }, [.completed, .disposed, nil])
    for label in ["1", "2", "*", "tapped"] { #expect(picture.svg().contains(">\(label)</text>")) }
    expectEqual(picture.spans.first, MarblePicture.Span("asleep", from: .seconds(4), until: .seconds(9)))
    #expect(picture.svg().hasPrefix("<svg"))
  }

  @Test func aRecordingOfMoreThan292YearsCanBeDrawn() throws {
    let (first, last) = ("-9223372036854775808", "9223372036854775807")
    let text = """
      {"format":"tickstreams-flight","version":1,"timebase":"continuous","start":{"time":\(first),"slept":0,"wall":0},"end":\(last),"lost":0,
      "signals":[{"name":"a","values":"coded","subscriptions":0,"open":[[0,0]]}],
      "events":[[\(first),"next",0,0,1],[\(last),"next",0,0,2],[\(last),"completed",0,0]]}
      """
    #expect(try Replay(text).picture.svg().hasSuffix("</svg>\n"))
  }
}
