import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// The samples of README.md, word for word; `SamplesInSync` compares them.

final class SaleCell {
  let label = Label()

  func show(_ sale: String, in hub: CountdownHub<String>) {
    hub.bind(self, to: sale) { cell, left in
      cell.label.text = left.map { "\($0.components.seconds) s left" } ?? "over"
    }
  }
}

@Suite struct ReadmeSamples {
  @Test func firstScreen() {
    let printed = Transcript.of {
      func heartbeat(while isForeground: TickSignal<Bool, Never>, on scheduler: some TickScheduler) -> TickSignal<Tick, Never> {
        isForeground.removeDuplicates().flatMapLatest { isForeground in
          isForeground ? .interval(.seconds(60), delay: .zero, on: scheduler) : .never
        }
      }

      // Twelve and a half minutes of a test, in no time. In the app, pass `.main` instead of the test scheduler.
      let scheduler = TestScheduler()
      let isForeground = TickValue(true)
      let subscription = heartbeat(while: isForeground.signal, on: scheduler)
        .subscribe(onNext: { print("beat", $0.index, "at", $0.fired) })

      scheduler.advance(by: .seconds(90))
      isForeground.current = false  // the background stops it
      scheduler.advance(by: .seconds(600))
      isForeground.current = true  // the foreground beats at once
      scheduler.advance(by: .seconds(60))
      subscription.dispose()
    }
    let expected = """
      beat 0 at 0.0 seconds
      beat 1 at 60.0 seconds
      beat 0 at 690.0 seconds
      beat 1 at 750.0 seconds
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func aCellThatCountsDown() {
    let scheduler = TestScheduler()
    let (cell, end) = (SaleCell(), scheduler.date.addingTimeInterval(90))
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    hub.start("shoes", to: end)
    cell.show("shoes", in: hub)
    scheduler.advance(by: .seconds(30))
    #expect(cell.label.text == "60 s left")
    #expect(scheduler.pending.count == 1)
    scheduler.advance(by: .seconds(60))
    #expect(cell.label.text == "over")
  }

  @Test func aReusedCellNeverShowsTheOldFigure() {
    let scheduler = TestScheduler()
    let cell = SaleCell()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    hub.start("shoes", for: .seconds(90))
    hub.start("hats", for: .seconds(5))
    cell.show("shoes", in: hub)
    #expect(cell.label.text == "90 s left")
    cell.show("hats", in: hub)
    #expect(cell.label.text == "5 s left", "before the next turn of the main queue")
    cell.show("gloves", in: hub)
    #expect(cell.label.text == "over")
  }

  @Test func aDeallocatedCellLeavesNoTimer() {
    let scheduler = TestScheduler()
    let hub = CountdownHub<String>(every: .seconds(1), on: scheduler)
    hub.start("shoes", for: .seconds(90))
    var cell: SaleCell? = SaleCell()
    cell?.show("shoes", in: hub)
    scheduler.advance(by: .seconds(1))
    #expect(!scheduler.pending.isEmpty)
    cell = nil
    scheduler.advance(by: .seconds(1))
    #expect(scheduler.pending.isEmpty)
    #expect(hub.current("shoes") == .seconds(88))
  }

  @Test func requestsThatMayFail() {
    func reply(to request: TickSignal<Int, PostError>, on scheduler: some TickScheduler) -> TickSignal<Int, Never> {
      request
        .timeout(after: .seconds(20), failing: .timedOut, on: scheduler)  // each attempt
        .retry(2, backoff: .exponential(from: .seconds(1)), on: scheduler)  // after 1 s, then after 2 s
        .catch { _ in .empty }  // the type says that it cannot fail any more
    }

    let scheduler = TestScheduler()
    let recording = scheduler.record(reply(to: .never, on: scheduler))
    #expect(scheduler.run(limit: .time(.seconds(600))))
    #expect(recording.events == [.completed(at: .seconds(63))])
  }

  @Test func aTest() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal.countdown(for: .seconds(3), on: scheduler))
    scheduler.advance(by: .seconds(3))
    #expect(recording.values == [.seconds(3), .seconds(2), .seconds(1), .zero])
    #expect(recording.events.last == .completed(at: .seconds(3)))
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aLoop() async {
    let ticks = TickSignal<Int, Never>.from(1...3)
    let task = Task {
      for await tick in ticks.values(buffering: .newest(1)) {
        print(tick)
      }
    }
    await task.value
  }
}
