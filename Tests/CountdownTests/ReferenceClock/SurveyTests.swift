import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The items of a survey of countdowns, besides the server's time.
@Suite("Survey of countdowns")
struct SurveyTests {
  let scheduler = TestScheduler()

  @Test("Works independent of run-loop mode, of a run loop existing at all, and of the creating thread")
  func anyThread() async {
    let beats = Log<Int>()
    let bag = DisposeBag()
    // A thread without a run loop, which has ended before the first tick.
    #expect(
      onThread {
        TickSignal.interval(.milliseconds(20), on: QueueScheduler()).take(3).subscribe(onNext: { beats.append($0.index) }).store(in: bag)
      }
    )
    // On a busy machine ticks may be missed, so their indices are not checked.
    while beats.count < 3 { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(beats.count == 3)
  }

  @Test("No retain of self by the timer: the owner is deallocated while the timer is armed")
  func noRetain() {
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
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler))
    scheduler.advance(by: .seconds(1))
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
    let precise = scheduler.record(TickSignal.at(.seconds(5), on: scheduler))
    scheduler.advance(by: .seconds(7))
    #expect(carousel.values.map(\.lateness) == [.seconds(1)])
    #expect(precise.values.map(\.lateness) == [.zero])
  }

  @Test("A starved thread pool shows as lateness; the quality of service can be chosen")
  func starvation() async {
    let scheduler = QueueScheduler(label: "urgent", qualityOfService: .userInteractive)
    let ticks = Log<Tick>()
    let bag = DisposeBag()
    scheduler.schedule {
      TickSignal.after(.milliseconds(10), on: scheduler).subscribe(onNext: { ticks.append($0) }).store(in: bag)
      TickSignal.interval(.milliseconds(10), on: scheduler).take(1).subscribe(onNext: { ticks.append($0) }).store(in: bag)
      Thread.sleep(forTimeInterval: 0.1)
    }
    while ticks.count < 2 { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(ticks.entries[0].lateness >= .milliseconds(80))
    #expect(ticks.entries[1].missed >= 8)
    #expect(bag.count == 0)
  }

  @Test("Bug: the loop re-arms relatively, so it drifts; an hour of late ticks ends on the grid")
  func noDrift() {
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
