import Testing
import TickStreams
import TickStreamsTesting

// The sample of the page "In UIKit" that needs no UIKit.

extension TickSignal where Value == Tick {
  /// The ticks per second, over the last second.
  func framesPerSecond() -> TickSignal<Double, Failure> {
    let recent = scan([TickInstant]()) { recent, tick in
      let begin = tick.fired.advanced(by: .seconds(-1))
      return recent.filter { $0 >= begin } + [tick.fired]
    }
    return recent.compactMap { recent in
      guard let first = recent.first, let last = recent.last,
        first < last
      else { return nil }
      let span = first.duration(to: last)
      return Double(recent.count - 1) / (span / .seconds(1))
    }
  }
}

@Suite struct FrameRateSamples {
  @Test("A dropped frame lowers the frame rate until it has left the window")
  func frameRate() {
    let scheduler = TestScheduler()
    let ticks = TickSubject<Tick, Never>()
    let recording = scheduler.record(ticks.signal.framesPerSecond())
    func frame(_ number: Int) {
      let instant = TickInstant.origin.advanced(by: .milliseconds(20 * number))
      ticks.next(Tick(index: number, scheduled: instant, fired: instant))
    }
    frame(0)
    #expect(recording.values.isEmpty)
    for number in 1...100 { frame(number) }
    #expect(recording.values.count == 100)
    #expect(recording.values.allSatisfy { $0.rounded() == 50 })
    for number in 102...150 { frame(number) }
    #expect(recording.values.suffix(49).allSatisfy { $0.rounded() == 49 })
    for number in 151...152 { frame(number) }
    #expect(recording.values.last?.rounded() == 50)
    frame(1_000)
    #expect(recording.values.count == 151, "after a pause it starts again")
    frame(1_001)
    #expect(recording.values.last?.rounded() == 50)
  }
}
