import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Keys that end with an owner, where they are shown.
@Suite("Hub: keys that end with an owner")
@MainActor
struct HubOwnerTests {
  final class Screen: Sendable {}

  let scheduler = TestScheduler()
  let hub: CountdownHub<Int>

  init() {
    hub = CountdownHub(every: .seconds(1), on: scheduler)
  }

  @Test("A paused key whose owner is gone is shown as nil with the next flip of another key")
  func pausedKey() {
    var screen: Screen? = Screen()
    hub.start(1, .for(.seconds(10)), during: screen!)
    hub.start(2, for: .seconds(60))
    let (recording, other) = (scheduler.record(hub.signal(1)), scheduler.record(hub.signal(2)))
    scheduler.advance(by: .milliseconds(1_500))
    hub.pause(1)
    scheduler.advance(by: .seconds(2))
    screen = nil
    #expect(hub.current(1) == nil)
    #expect(recording.line == "10@0 9@1")
    scheduler.advance(by: .milliseconds(500))
    #expect(recording.line == "10@0 9@1 nil@4")
    #expect(other.values.count == 5)
  }

  @Test("A pause or a resume of a key whose owner is gone ends the key at once", arguments: [false, true])
  func resumedKey(resumes: Bool) {
    var screen: Screen? = Screen()
    hub.start(1, .for(.seconds(10)), during: screen!)
    let recording = scheduler.record(hub.signal(1))
    scheduler.advance(by: .milliseconds(1_500))
    if resumes { hub.pause(1) }
    screen = nil
    if resumes { hub.resume(1) } else { hub.pause(1) }
    #expect(recording.line == "10@0 9@1 nil@1.5")
    #expect(scheduler.pending.isEmpty)
    hub.resume(1)
    scheduler.advance(by: .seconds(20))
    #expect(recording.line == "10@0 9@1 nil@1.5")
  }

  @Test("Nil comes in place of the next figure of a key with a phase of its own, and in place of zero")
  func ownPhase() {
    var (first, second): (Screen?, Screen?) = (Screen(), Screen())
    hub.start(1, .for(.milliseconds(2_500), phase: .own), during: first!)
    hub.start(2, .for(.milliseconds(1_250), phase: .own), during: second!)
    hub.start(3, .for(.milliseconds(1_750)), during: second!)
    let recordings = (1...3).map { scheduler.record(hub.signal($0)) }
    scheduler.advance(by: .milliseconds(1_125))
    (first, second) = (nil, nil)
    scheduler.advance(by: .seconds(5))
    #expect(recordings.map(\.line) == ["3@0 2@0.5 nil@1.5", "2@0 1@0.25 nil@1.25", "2@0 1@1 nil@1.75"])
    #expect(scheduler.pending.isEmpty)
  }

  @Test("A resume of the hub, and a clock that is set, show no figure of a key whose owner is gone", arguments: [false, true])
  func allFiguresAtOnce(isClockSet: Bool) {
    var screen: Screen? = Screen()
    let isPaused = TickValue(false)
    hub.pause(while: isPaused.signal)
    hub.start(1, .for(.seconds(10)), during: screen!)
    hub.start(2, to: scheduler.date.addingTimeInterval(60))
    let (recording, other) = (scheduler.record(hub.signal(1)), scheduler.record(hub.signal(2)))
    scheduler.advance(by: .milliseconds(1_250))
    isPaused.current = !isClockSet
    screen = nil
    scheduler.advance(by: .milliseconds(250))
    if isClockSet { scheduler.jumpWallClock(by: .seconds(5)) }
    isPaused.current = false
    #expect(recording.line == "10@0 9@1 nil@1.5")
    #expect(other.line == (isClockSet ? "60@0 59@1 54@1.5" : "60@0 59@1"))
  }
}
