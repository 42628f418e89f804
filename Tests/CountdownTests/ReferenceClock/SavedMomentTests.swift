import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A moment that is saved in one run of an app, and restored in the next.
@Suite("Saved moment") struct SavedMomentTests {
  /// The first run; the next one has a new scheduler, whose clock begins elsewhere.
  let scheduler = TestScheduler()
  let next = TestScheduler()
  /// The device had been on for 1,000 s when the first run began.
  private var boot: DeviceBoot {
    DeviceBoot(identity: "first") { [scheduler] in .seconds(1_000) + TickInstant.origin.duration(to: scheduler.now) }
  }
  /// The same boot, or another one, as the next run sees it `uptime` after it.
  private func later(_ uptime: Duration, _ identity: String? = "first") -> DeviceBoot {
    DeviceBoot(identity: identity) { [next] in uptime + TickInstant.origin.duration(to: next.now) }
  }

  /// A saved moment is written to a file and read again.
  private func saved(in span: Duration, by reference: ReferenceClock? = nil, boot: DeviceBoot? = nil) throws -> SavedMoment {
    let moment = SavedMoment(scheduler.now.advanced(by: span), by: reference, on: scheduler, boot: boot ?? self.boot)
    return try JSONDecoder().decode(SavedMoment.self, from: JSONEncoder().encode(moment))
  }

  private func left(_ restored: (instant: TickInstant, basis: SavedMoment.Basis)) -> Duration { next.now.duration(to: restored.instant) }

  @Test("In the same boot it is exact, whatever the user sets the date to", arguments: [-86_400, 0, 86_400])
  func sameBoot(jump: Int) throws {
    let moment = try saved(in: .seconds(60))
    next.jumpWallClock(by: .seconds(jump))
    next.advance(by: .seconds(5))
    let restored = moment.restored(on: next, boot: later(.seconds(1_010)))
    expectEqual(restored.basis, .boot)
    expectEqual(left(restored), .seconds(45))
  }

  @Test("A moment that has passed is restored in the past") func past() throws {
    let restored = try saved(in: .seconds(60)).restored(on: next, boot: later(.seconds(1_070)))
    expectEqual(left(restored), .seconds(-10))
  }

  @Test("After a restart it is read on the wall clock, and says so") func restart() throws {
    let moment = try saved(in: .seconds(60))
    next.advance(by: .seconds(20))
    let restored = moment.restored(on: next, boot: later(.seconds(3), "second"))
    expectEqual(restored.basis, .wallClock)
    expectEqual(left(restored), .seconds(40))
  }

  @Test("After a restart a reference clock reads it, whatever the user sets the date to") func reference() throws {
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.wallNow.advanced(by: .seconds(600)))
    let moment = try saved(in: .seconds(60), by: server)
    next.advance(by: .seconds(20))
    let serverNow = next.wallNow.advanced(by: .seconds(600))
    next.jumpWallClock(by: .seconds(3_600))
    let again = ReferenceClock(on: next)
    expectEqual(moment.restored(by: again, on: next, boot: later(.seconds(3), "second")).basis, .wallClock)
    again.synchronize(to: serverNow)
    let restored = moment.restored(by: again, on: next, boot: later(.seconds(3), "second"))
    expectEqual(restored.basis, .reference)
    expectEqual(left(restored), .seconds(40))
  }

  @Test("Without a sample after the restart the device's own date is read, wrong as it is", arguments: [-600, 600])
  func noSample(error: Int) throws {
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.wallNow.advanced(by: .seconds(-error)))
    let moment = try saved(in: .seconds(60), by: server)
    next.advance(by: .seconds(20))
    let restored = moment.restored(by: ReferenceClock(on: next), on: next, boot: later(.seconds(3), "second"))
    expectEqual(restored.basis, .wallClock)
    expectEqual(left(restored), .seconds(40))
  }

  @Test("A date that was not that of a reference clock is not read on one") func notReference() throws {
    scheduler.jumpWallClock(by: .seconds(-86_400))
    let moment = try saved(in: .seconds(60), by: ReferenceClock(on: scheduler))
    next.jumpWallClock(by: .seconds(-86_400))
    next.advance(by: .seconds(20))
    let server = ReferenceClock(on: next)
    server.synchronize(to: next.wallNow.advanced(by: .seconds(86_400)))
    let restored = moment.restored(by: server, on: next, boot: later(.seconds(3), "second"))
    expectEqual(restored.basis, .wallClock)
    expectEqual(left(restored), .seconds(40))
  }

  @Test("Setting the date back before a restart does not stretch it") func stretched() throws {
    let moment = try saved(in: .seconds(60))
    next.jumpWallClock(by: .seconds(-86_400))
    expectEqual(left(moment.restored(on: next, boot: later(.seconds(3), "second"))), .seconds(60))
  }

  @Test("A boot that is not known is never the same one") func unknownBoot() throws {
    let moment = try saved(in: .seconds(60), boot: DeviceBoot(identity: nil) { .seconds(1_000) })
    expectEqual(moment.restored(on: next, boot: later(.seconds(1_000), nil)).basis, .wallClock)
  }

  private struct OwnTime: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Makes the scheduler, and returns how to let its time pass.
    let make: @Sendable (TestScheduler) -> (scheduler: any TickScheduler, pass: @Sendable (Duration) -> Void)

    static let all = [
      OwnTime(testDescription: "a test scheduler") { test in (test, { test.advance(by: $0) }) },
      OwnTime(testDescription: "a view of one") { test in (test.withLeeway(.seconds(1)), { test.advance(by: $0) }) },
      OwnTime(testDescription: "one on a queue of its own") { test in
        (test.delivering(on: DispatchQueue(label: "own")), { test.advance(by: $0) })
      },
      OwnTime(testDescription: "a scaled one") { test in
        let scaled = ScaledScheduler(rate: 60, on: test)
        return (scaled, { scaled.advance(by: $0) })
      },
      OwnTime(testDescription: "a scaled one over real time") { _ in
        let scaled = ScaledScheduler(rate: 0, on: QueueScheduler())
        return (scaled, { scaled.advance(by: $0) })
      },
      OwnTime(testDescription: "one with a custom alarm") { _ in
        let alarm = HandAlarm()
        return (AlarmScheduler(alarm), { alarm.pass($0) })
      },
    ]
  }

  @Test("On a scheduler with a time of its own, it is exact by that, whatever the date is set to", arguments: OwnTime.all)
  private func ownTime(kind: OwnTime) throws {
    let (own, pass) = kind.make(scheduler)
    let end = own.now.advanced(by: .seconds(60))
    let moment = SavedMoment(end, on: own)
    pass(.seconds(50))
    scheduler.jumpWallClock(by: .seconds(-86_400))
    let restored = moment.restored(on: own)
    expectEqual(restored.instant, end)
    expectEqual(restored.basis, .boot)
  }

  @Test("The schedulers of a test have one boot, which goes on while the device sleeps; another test scheduler is another boot")
  func siblings() throws {
    let awake = scheduler.sibling(timebase: .suspending)
    let moment = SavedMoment(awake.now.advanced(by: .seconds(60)), on: awake)
    scheduler.sleepDevice(for: .seconds(50))
    for sibling in [scheduler, awake] as [any TickScheduler] {
      let restored = moment.restored(on: sibling)
      expectEqual(sibling.now.duration(to: restored.instant), .seconds(10))
      expectEqual(restored.basis, .boot)
    }
    expectEqual(moment.restored(on: next).basis, .wallClock)
  }

  @Test("A test with the boot of the real device is reported, one without is not") func realBoot() throws {
    let end = scheduler.now.advanced(by: .seconds(60))
    try expectNoRealTimers { expectEqual(SavedMoment(end, on: scheduler).restored(on: scheduler).instant, end) }
    let error = #expect(throws: TestFailure.self) { try expectNoRealTimers { _ = SavedMoment(end, on: scheduler, boot: .current) } }
    expectEqual(error?.details, ["the time since the boot of the device (DeviceBoot.current)"])
  }

  @Test("A thread that is interrupted while it reads the clocks saves and restores the moment exactly") func interrupted() {
    let interruptions = Log<Void>()
    let boot = DeviceBoot(identity: "first") { [scheduler] in
      let uptime = TickInstant.origin.duration(to: scheduler.now)
      if interruptions.count % 3 == 0 { scheduler.advance(by: .seconds(7)) }
      interruptions.append(())
      return uptime
    }
    let end = scheduler.now.advanced(by: .seconds(60))
    let moment = SavedMoment(end, on: scheduler, boot: boot)
    interruptions.append(())
    expectEqual(moment.restored(on: scheduler, boot: boot).instant, end)
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(14)))
    scheduler.jumpWallClock(by: .zero)
    expectEqual(moment.restored(on: scheduler, boot: DeviceBoot(identity: nil) { .zero }).instant, end)
  }

  @Test("The boot of this device is known, and its clock goes on") func thisDevice() {
    expectEqual(DeviceBoot.current.identity?.isEmpty, false)
    expectEqual(DeviceBoot.current.identity, DeviceBoot.current.identity)
    let first = DeviceBoot.current.uptime
    #expect(first > .zero && DeviceBoot.current.uptime >= first)
    let end = QueueScheduler()
    let instant = end.now.advanced(by: .seconds(3_600))
    let restored = SavedMoment(instant, on: end).restored(on: end)
    expectEqual(restored.basis, .boot)
    // The two clocks are read one after the other, twice.
    #expect(instant.duration(to: restored.instant) < .seconds(60) && restored.instant.duration(to: instant) < .seconds(60))
  }
}
