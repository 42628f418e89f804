import Foundation
import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

/// Keys with the phase `.own`.
@Suite("Hub: keys of their own phase") @MainActor struct HubPhaseTests {
  let scheduler: TestScheduler
  let hub: CountdownHub<Int>

  init() { (scheduler, hub) = secondsHub() }

  @Test("Each figure of a key with a phase of its own stands for a whole step, beside a key that flips with the others")
  func ownBesideShared() {
    scheduler.advance(by: .milliseconds(300))
    hub.start(1, for: .seconds(3), phase: .own)
    hub.start(2, for: .seconds(3))
    let (own, shared) = (scheduler.record(hub.signal(for: 1)), scheduler.record(hub.signal(for: 2)))
    scheduler.advance(by: .seconds(5))
    expectEqual(own.line, "3@0 2@1 1@2 0@3 nil@3")
    expectEqual(shared.line, "3@0 2@0.7 1@1.7 0@3 nil@3")
  }

  @Test("A key with a phase of its own shows the figures of a countdown signal of its own phase, to an instant and to a date")
  func asASignal() {
    scheduler.advance(by: .milliseconds(125))
    let date = scheduler.date.addingTimeInterval(2.5)
    hub.start(1, .to(.seconds(2.625), phase: .own))
    hub.start(2, to: date, phase: .own)
    let keys = [1, 2].map { scheduler.record(hub.signal(for: $0)) }
    let signal = scheduler.record(TickSignal.countdown(to: .seconds(2.625), phase: .own, on: scheduler), for: .seconds(5))
    expectEqual(signal.line, "3@0 2@0.5 1@1.5 0@2.5 |@2.5")
    for key in keys { expectEqual(key.line, "3@0 2@0.5 1@1.5 0@2.5 nil@2.5") }
  }

  @Test("A key that counts up in its own phase changes at whole steps after its start") func countingUp() {
    scheduler.advance(by: .milliseconds(300))
    hub.start(1, .since(scheduler.now, phase: .own))
    let recording = scheduler.record(hub.signal(for: 1), for: .milliseconds(2_999))
    expectEqual(recording.line, "0@0 1@1 2@2")
    scheduler.advance(by: .milliseconds(1))
    expectEqual(recording.line, "0@0 1@1 2@2 3@3")
  }

  @Test("A hub of keys with a phase of their own wakes for their figures alone, and not at flips") func noWakeUpsAtFlips() {
    let (alarm, hub) = handHub()
    alarm.run(until: .milliseconds(300))
    hub.start(1, for: .seconds(5), phase: .own)
    let subscription = hub.signal(for: 1).subscribe(onNext: { _ in })
    alarm.run(until: .seconds(100))
    expectEqual(alarm.wakeUps, 5)
    #expect(alarm.armed == nil)
    subscription.dispose()
  }

  @Test("A pause of a key with a phase of its own moves its phase; a pause of the hub does not") func pauses() {
    let isPaused = TickValue(false)
    hub.pause(while: isPaused.signal)
    hub.start(1, for: .seconds(5), phase: .own)
    let recording = scheduler.record(hub.signal(for: 1), for: .milliseconds(500))
    hub.pause(1)
    scheduler.advance(by: .milliseconds(300))
    hub.resume(1)
    scheduler.advance(by: .milliseconds(600))
    isPaused.current = true
    scheduler.advance(by: .seconds(1))
    expectEmpty(scheduler.pending)
    isPaused.current = false
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.line, "5@0 4@1.3 3@2.4 2@3.3 1@4.3 0@5.3 nil@5.3")
  }

  @Test("A late timer shows one figure of a key with a phase of its own, and keeps the phase") func stall() {
    let (alarm, hub) = handHub()
    let log = Log<Int>()
    alarm.run(until: .milliseconds(300))
    hub.start(1, for: .seconds(10), phase: .own)
    let subscription = hub.signal(for: 1).subscribe(onNext: { log.append(Int($0?.components.seconds ?? -1)) })
    alarm.pass(.milliseconds(4_600))
    alarm.run(until: .milliseconds(5_300))
    expectEqual(log.entries, [10, 6, 5])
    expectEqual(alarm.armed, .seconds(6.3))
    subscription.dispose()
  }

  @Test("Many keys that change alone show each figure on its instant, in any order of starting, stopping and starting again")
  func manyKeys() {
    let recordings = (0..<60).map { scheduler.record(hub.signal(for: $0)) }
    for key in 0..<60 { hub.start(key * 37 % 60, for: .milliseconds(2_000 + key * 37 % 60 * 7), phase: .own) }
    for key in stride(from: 0, to: 60, by: 3) { hub.stop(key) }
    for key in stride(from: 0, to: 60, by: 6) { hub.start(key, for: .milliseconds(1_000 + key), phase: .own) }
    scheduler.advance(by: .seconds(9))
    for (key, recording) in recordings.enumerated() {
      let times = recording.events.dropFirst(key % 6 == 0 ? 4 : key % 3 == 0 ? 3 : 2).map { Int($0.time / .milliseconds(1)) }
      let expected =
        key % 6 == 0
        ? (key == 0 ? [] : [key]) + [1_000 + key, 1_000 + key]
        : key % 3 == 0 ? [] : [key * 7, 1_000 + key * 7, 2_000 + key * 7, 2_000 + key * 7]
      expectEqual(times, expected, "key \(key): \(recording.line)")
    }
    expectEmpty(scheduler.pending)
  }
}
