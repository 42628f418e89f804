import Dispatch
import TestSupport
import Testing

@testable import TickStreams

/// Random programs on several threads, with all features of time together: leeway, handles, pauses, scaling, past and far moments, a queue
/// that stands still as that of a suspended app.
@Suite("Features of time together: stress", .serialized) struct FeatureStressTests {
  private struct Schedulers: Sendable {
    let base = QueueScheduler(label: "base")
    let isPaused = TickValue(false)
    let paused: PausableScheduler
    let scaled: ScaledScheduler
    let all: [any TickScheduler]

    init() {
      paused = base.paused(while: isPaused.signal)
      scaled = ScaledScheduler(rate: 2, on: base)
      all = [base, base.withLeeway(.milliseconds(3)), paused, paused.withLeeway(.milliseconds(3)), scaled]
    }
  }

  @Test func wakeUpsAreAttributedOnceHoweverManyThreadsSwitchThatOn() {
    let scheduler = QueueScheduler(label: "attributed")
    for _ in 0..<Thorough.rounds(2_000, otherwise: 200) {
      together(3) { _ in scheduler.attributesWakeUps = true }
      expectEqual(scheduler.engine.core.probes.all.count { $0 is WakeUpAttribution }, 1)
      scheduler.attributesWakeUps = false
      #expect(!scheduler.attributesWakeUps)
    }
  }

  @Test func timersFireOnceAndNotEarlyAndEndWithTheirScheduler() {
    let schedulers = Schedulers()
    let (early, fires, armed) = (Log<String>(), Counter(), Counter())
    together(4) { thread in
      var random = SplitMix(state: UInt64(thread))
      for step in 0..<Thorough.rounds(4_000, otherwise: 400) {
        let on = schedulers.all[Int.random(in: 0..<5, using: &random)]
        let due = on.now.advanced(by: .microseconds(Int.random(in: -500...3_000, using: &random)))
        let leeway = [nil, .zero, .milliseconds(2)][Int.random(in: 0..<3, using: &random)] as Duration?
        switch Int.random(in: 0..<9, using: &random) {
        case 0: schedulers.isPaused.current = step % 3 == 0
        case 1: schedulers.scaled.rate = Double(Int.random(in: 0...3, using: &random))
        case 2: on.schedule(at: .distantFuture, leeway: leeway) { early.append("a moment that never comes") }.dispose()
        case 3: on.schedule(at: due, leeway: leeway) {}.reschedule(after: .microseconds(step % 700))
        case 4: on.schedule(every: .microseconds(200 + step % 900), leeway: leeway) { _ in }.dispose()
        case 5 where step % 10 == 0: schedulers.base.schedule { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(2)) }
        default:
          armed.increment()
          on.schedule(at: due, leeway: leeway) {
            if on.now < due { early.append("\(due) at \(on.now)") }
            fires.increment()
          }
        }
      }
    }
    schedulers.isPaused.current = false
    schedulers.scaled.rate = 3
    let haveFired = eventually { fires.count == armed.count }
    #expect(haveFired, "\(fires.count) of \(armed.count) have fired")
    expectEqual(early.entries, [])
    schedulers.base.shutdown()
    let areShutDown = schedulers.all.allSatisfy { $0.isShutDown }
    #expect(areShutDown)
  }
}
