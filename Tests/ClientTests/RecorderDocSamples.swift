import Testing
import TickStreams
import TickStreamsTesting

/// The samples of the pages on recordings.
struct RecorderDocSamples {
  @Test func recording() {
    let scheduler = TestScheduler()
    let isForeground = TickSignal<Bool, Never>.just(true).concat(.never)
    let recorder = FlightRecorder(capacity: 4_096, on: scheduler)
    recorder.watch(scheduler)
    let phases = isForeground.recorded("foreground", in: recorder, values: .coded)
    let beats = phases.flatMapLatest { foreground in
      foreground
        ? TickSignal.interval(.seconds(60), delay: .zero, on: scheduler) : .empty
    }
    .recorded("beat", in: recorder)
    recorder.mark("started")
    let recording = scheduler.record(beats)
    scheduler.advance(by: .seconds(60))
    #expect(recording.values.count == 2)
    #expect(recorder.export().contains("[60000000000,\"next\",2,0]]}"))
  }
}
