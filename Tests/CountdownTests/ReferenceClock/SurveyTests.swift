import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The items of a survey of countdowns, besides the server's time.
@Suite("Survey of countdowns") struct SurveyTests {
  let scheduler = TestScheduler()

  @Test("No retain of self by the timer: the owner is deallocated while the timer is armed") func noRetain() {
    final class Screen: Sendable {
      let bag = DisposeBag()
      func start(on scheduler: TestScheduler) {
        TickSignal.interval(.seconds(1), on: scheduler).subscribe(with: self) { _, _ in }.store(in: bag)
      }
    }
    weak var gone: Screen?
    func show() {
      let screen = Screen()
      gone = screen
      screen.start(on: scheduler)
      scheduler.advance(by: .seconds(2))
    }
    show()
    #expect(gone == nil)
    #expect(scheduler.pending.isEmpty, "its bag took the timer with it")
  }

  @Test("Late wake-ups: 'the train missed, wait for the next one' (skip) and 'the train is late' (delay) are distinguished")
  func lateAndMissed() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler), for: .seconds(1))
    scheduler.sleepDevice(for: .milliseconds(1_400))
    scheduler.advance(by: .milliseconds(600))
    scheduler.sleepDevice(for: .milliseconds(2_500))
    #expect(recording.line == "0@1 1@2.4 2@3 4@5.5")
    #expect(recording.values.map(\.missed) == [0, 0, 0, 1])
    #expect(recording.values.map(\.lateness) == [.zero, .milliseconds(400), .zero, .milliseconds(500)])
  }

  @Test("Energy/precision trade stated per use: a tolerant carousel shares the wake-ups of others, a precise timer is not late for it")
  func energy() {
    let scheduler = TestScheduler(coalescing: true)
    let carousel = scheduler.record(TickSignal.interval(.seconds(4), leeway: .seconds(2), on: scheduler))
    let precise = scheduler.record(TickSignal.at(.seconds(5), on: scheduler), for: .seconds(7))
    #expect(carousel.values.map(\.lateness) == [.seconds(1)])
    #expect(precise.values.map(\.lateness) == [.zero])
  }

  @Test("Bug: the loop re-arms relatively, so it drifts; an hour of late ticks ends on the grid") func noDrift() {
    let alarm = HandAlarm()
    let log = Log<Tick>()
    let subscription = TickSignal.interval(.seconds(1), on: AlarmScheduler(alarm)).subscribe(onNext: { log.append($0) })
    for second in 1...3_600 {
      alarm.run(until: .seconds(second))
      alarm.pass(.milliseconds(5))
    }
    #expect(log.count == 3_600)
    #expect(log.entries.last?.scheduled == .seconds(3_600))
    subscription.dispose()
  }
}
