import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the READMEs and of the page Installing, word for word; `SamplesInSync` compares them. `.ci/newcomer` builds and runs them
// in a separate package.

private final class Cell {
  var text = ""

  func show(_ sale: (id: String, end: Date), in hub: CountdownHub<String>, by server: ReferenceClock) {
    let cell = self
    // hub: CountdownHub<String>(every: .seconds(1), on: .main), one for the app
    // server: ReferenceClock(on: .main), also one, which samples the server's date
    hub.start(sale.id, to: sale.end, by: server)
    hub.bind(cell, to: sale.id) { cell, left in
      cell.text = left.map { "\($0.components.seconds) s left" } ?? "over"
    }
  }
}

struct ReadmeSamples {
  @Test func aHeartbeat() {
    func start(_ phases: TickSignal<AppPhase, Never>) -> TickSignal<Tick, Never> {
      // phases: AppPhase.signal(.uiKit)
      let beats = phases.isForeground.flatMapLatest { isForeground in
        isForeground ? TickSignal.interval(.seconds(60), delay: .zero, on: .main) : .empty
      }
      return beats
    }
    let scheduler = TestScheduler()
    #expect(scheduler.record(start(.just(.background))).isFinished)
  }

  @Test func aCellThatCountsDown() {
    let scheduler = TestScheduler()
    let (cell, end) = (Cell(), scheduler.date.addingTimeInterval(90))
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.date)
    cell.show((id: "shoes", end: end), in: hub, by: server)
    scheduler.advance(by: .seconds(30))
    #expect(cell.text == "60 s left")
    #expect(scheduler.pending.count == 1)
    scheduler.jumpWallClock(by: .seconds(3_600))  // the user sets the clock
    scheduler.advance(by: .seconds(59))
    #expect(cell.text == "1 s left")
    scheduler.advance(by: .seconds(1))
    #expect(cell.text == "over")
  }

  @Test func aTestOfAnHour() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal.interval(.seconds(60), delay: .zero, on: scheduler))
    scheduler.advance(by: .seconds(3_600))  // recording.values has 61 ticks, the last at 3600 s
    #expect(recording.values.count == 61)
    #expect(recording.events.last?.time == .seconds(3_600))
  }

  @Test func aProgram() async {
    let printed = await Transcript.awaiting {
      let beats = TickSignal.interval(.seconds(1), delay: .zero, on: .main).take(3)
      for await tick in beats.values {
        print("beat", tick.index)
      }
    }
    let expected = """
      beat 0
      beat 1
      beat 2
      """
    // Main runs other tests, too: beats that it misses meanwhile are skipped.
    let numbers = printed.compactMap { Int($0.dropFirst("beat ".count)) }
    #expect(numbers.count == 3 && numbers == numbers.sorted())
    if numbers.last == 2 { #expect(printed.joined(separator: "\n") == expected) }
  }

  @Test func itBeatsThreeTimes() throws {
    let scheduler = TestScheduler()
    let beats = scheduler.record(
      TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).take(3))
    scheduler.advance(by: .seconds(2))
    // Three ticks, and the completion.
    let times = beats.events.map(\.time)
    #expect(times == [.zero, .seconds(1), .seconds(2), .seconds(2)])
    try scheduler.expectIdle()
  }
}
