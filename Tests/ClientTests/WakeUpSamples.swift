import Foundation
import Testing
import TickStreams
import TickStreamsTesting

// The samples of the page "Fewer wake-ups".

func batches(
  of events: TickSignal<String, Never>, on scheduler: any TickScheduler
) -> TickSignal<[String], Never> {
  events.collect(within: .seconds(30), maxCount: 100, on: scheduler)
}

func beats(
  isLowPower: TickSignal<Bool, Never>, on scheduler: any TickScheduler
) -> TickSignal<Tick, Never> {
  let relaxed = scheduler.withLeeway(.seconds(5))
  return isLowPower.flatMapLatest { isLow in
    .interval(.seconds(30), on: isLow ? relaxed : scheduler)
  }
}

@MainActor
final class SaleCell {
  var text: String?

  func show(_ sale: Int, in hub: CountdownHub<Int>) {
    let days = CountdownText { "\($0.parts.days) days left" }
    hub.bind(self, to: sale, text: days) { cell, text in cell.text = text }
  }
}

@Suite struct WakeUpSamples {
  @MainActor
  @Test func cellsOfDays() throws {
    let scheduler = TestScheduler()
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let cells = (0..<100).map { _ in SaleCell() }
    for sale in 0..<100 { hub.start(sale, for: .seconds(3 * 86_400 + 60)) }
    try scheduler.expectWakeUps(max: 3, during: .seconds(2 * 86_400)) {
      for (sale, cell) in cells.enumerated() { cell.show(sale, in: hub) }
    }
    #expect(cells.allSatisfy { $0.text == "1 days left" })
  }

  @Test func fewerWakeUps() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      let relaxed = scheduler.withLeeway(.milliseconds(100))
      for wait in [1_000, 1_040, 1_080] {
        relaxed.schedule(after: .milliseconds(wait)) {
          print("fired at", scheduler.now)
        }
      }
      scheduler.advance(by: .seconds(2))
      print(scheduler.statistics.wakeUps)
    }
    let expected = """
      fired at 1.08 seconds
      fired at 1.08 seconds
      fired at 1.08 seconds
      1
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func lowPower() {
    let scheduler = TestScheduler()
    let isLowPower = TickValue(true)
    let ticks = scheduler.record(beats(isLowPower: isLowPower.signal, on: scheduler))
    scheduler.advance(by: .seconds(40))
    isLowPower.current = false
    scheduler.advance(by: .seconds(40))
    #expect(ticks.events.map(\.time) == [.seconds(30), .seconds(70)])
  }

  @Test func whoWokeIt() {
    let printed = Transcript.of {
      let scheduler = TestScheduler()
      scheduler.attributesWakeUps = true
      let beats = scheduler.record(
        TickSignal.interval(
          .seconds(10), on: scheduler, file: "Shop/Beat.swift", line: 7))
      let poll = scheduler.record(
        TickSignal.after(
          .seconds(29.5), on: scheduler, file: "Shop/Poll.swift", line: 31))
      scheduler.advance(by: .seconds(60))
      print(scheduler.wakeUpReport())
      withExtendedLifetime((beats, poll)) {}
    }
    let expected = """
      7 wake-ups in 60.0 seconds, 0 of them found nothing due
      wake-ups    fires  late (p99)    saved by 10%  100 ms     1 s
             6        6         0 s               0       0       0  interval at Shop/Beat.swift:7
             1        1         0 s               1       0       1  after at Shop/Poll.swift:31
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func whoWokeTheDevice() throws {
    /// The export of a device on which someone types five letters, and then nothing more.
    func report() -> String {
      let scheduler = TestScheduler()
      scheduler.attributesWakeUps = true
      let recorder = FlightRecorder(on: scheduler)
      recorder.watch(scheduler)
      let letters = TickSubject<String, Never>()
      let typed = letters.signal.recorded("typed", in: recorder, values: .coded)
      let found = scheduler.record(typed.delay(.seconds(1), on: scheduler))
      for letter in ["a", "b", "c", "d", "e"] {
        letters.next(letter)
        scheduler.advance(by: .milliseconds(200))
      }
      scheduler.advance(by: .seconds(10))
      #expect(found.values.count == 5)
      return recorder.export()
    }
    let text = report()
    let printed = try Transcript.of {
      let replay = try Replay(text)
      print("on the device:", replay.wakeUpReport)
      let scheduler = TestScheduler(replaying: replay)
      scheduler.attributesWakeUps = true
      let typed = try replay.hot("typed", as: String.self)
      let found = scheduler.record(
        typed.debounce(
          for: .seconds(1), on: scheduler.withLeeway(.milliseconds(500))))
      scheduler.advance(to: replay.end)
      print("now:", scheduler.wakeUpReport())
      #expect(found.values == ["e"])
    }
    let lines = printed.joined(separator: "\n")
    #expect(lines.contains("on the device: 5 wake-ups in 11.0 seconds"))
    #expect(lines.contains("now: 2 wake-ups in 11.0 seconds, 1 of them found nothing due"))
  }

  @Test func labelsOfDays() throws {
    let printed = try Transcript.of {
      let days = CountdownText { left in
        left > .seconds(86_400)
          ? "\(left.parts.days) days" : left.countdownLabel()
      }
      let scheduler = TestScheduler()
      let end = scheduler.date + 259_200
      let labels = try scheduler.expectWakeUps(
        max: 21, during: .seconds(86_400)
      ) {
        (0..<20).map { label in
          scheduler.record(
            TickSignal.countdown(
              to: end + Double(60 * label), text: days, on: scheduler))
        }
      }
      print(labels[0].values)
    }
    let expected = """
      ["3 days", "2 days"]
      """
    #expect(printed.joined(separator: "\n") == expected)
  }

  @Test func batchesWakeNobodyWhileIdle() throws {
    let scheduler = TestScheduler()
    let events = TickSubject<String, Never>()
    let sent = scheduler.record(batches(of: events.signal, on: scheduler))
    try scheduler.expectWakeUps(max: 1, during: .seconds(3_600)) { events.next("opened") }
    #expect(sent.values == [["opened"]])
  }

  @Test func budgetOfWakeUps() throws {
    let scheduler = TestScheduler()
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    for sale in 0..<200 { hub.start(sale, for: .seconds(86_400 + sale)) }
    let shown = try scheduler.expectWakeUps(max: 61, during: .seconds(60)) {
      (0..<200).map { hub.signal(for: $0).subscribe(onNext: { _ in }) }
    }
    for sale in shown { sale.dispose() }
    try scheduler.expectWakeUps(max: 0, during: .seconds(60)) {}
  }
}
