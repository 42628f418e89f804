import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The values of a hub after a clock has been set, between two changes that are far apart, while other things happen.
@Suite("Hub: clocks that are set") @MainActor struct HubSetClockTests {
  let scheduler = TestScheduler()
  let server: ReferenceClock
  let hub: CountdownHub<Int>

  /// The end of key 1 is at 100 s; key 2 is shown, and does not run yet.
  init() {
    server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.wallNow)
    hub = CountdownHub(every: .seconds(60), on: scheduler)
    hub.start(1, .to(scheduler.wallNow.advanced(by: .seconds(100)), by: server))
  }

  enum Next: CaseIterable {
    case nothing, start, startOfAnUnseenKey, startToADate, stop, pause, subscription, binding, unbinding, secondSample
  }

  @Test("A sample moves zero to the instant at which the clock reads the date, whatever follows the sample", arguments: Next.allCases)
  func sample(next: Next) {
    let (cell, late) = (Cell(), Cell())
    let (recording, other) = (scheduler.record(hub.signal(for: 1)), scheduler.record(hub.signal(for: 2)))
    hub.bind(cell, to: 3)
    hub.start(4, for: .seconds(500))
    let fourth = scheduler.record(hub.signal(for: 4), for: .seconds(61))
    server.synchronize(to: scheduler.wallNow.advanced(by: .seconds(35)))
    switch next {
    case .nothing: break
    case .start: hub.start(2, for: .seconds(500))
    case .startOfAnUnseenKey: hub.start(9, for: .seconds(500))
    case .startToADate: hub.start(2, to: scheduler.wallNow.advanced(by: .seconds(500)))
    case .stop: hub.stop(4)
    case .pause: hub.pause(4)
    case .subscription: _ = scheduler.record(hub.signal(for: 4))
    case .binding: hub.bind(late, to: 4)
    case .unbinding: hub.unbind(cell)
    case .secondSample: server.synchronize(to: scheduler.wallNow.advanced(by: .seconds(35)))
    }
    scheduler.advance(by: .milliseconds(3_999))
    expectEqual(recording.line, "120@0 60@60")
    scheduler.advance(by: .milliseconds(1))
    expectEqual(recording.line, "120@0 60@60 0@65 nil@65")
    withExtendedLifetime((other, fourth)) {}
  }

  @Test("A sample that is taken while a flip is delivered, by a subscriber or an owner, moves zero as well", arguments: [false, true])
  func sampleInACallback(byAnOwner: Bool) {
    let (scheduler, server) = (scheduler, server)
    let sample: @Sendable (Duration?) -> Void = { left in
      if left == .seconds(60) { server.synchronize(to: scheduler.wallNow.advanced(by: .seconds(35))) }
    }
    let cell = Cell()
    let recording = scheduler.record(hub.signal(for: 1))
    let bag = DisposeBag()
    if byAnOwner {
      hub.bind(cell, to: 1) { (_: Cell, left: Duration?) in sample(left) }
    } else {
      hub.signal(for: 1).subscribe(onNext: { sample($0) }).store(in: bag)
    }
    scheduler.advance(by: .seconds(140))
    expectEqual(recording.line, "120@0 60@60 0@65 nil@65")
  }

  @Test("A response that samples the clock and starts another key shows the moved key in the same instant, and its end on time")
  func sampleAndStart() {
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    hub.start(1, .to(scheduler.wallNow.advanced(by: .seconds(10)), by: server))
    let (recording, other) = (scheduler.record(hub.signal(for: 1)), scheduler.record(hub.signal(for: 2)))
    scheduler.advance(by: .milliseconds(5_250))
    server.synchronize(to: scheduler.wallNow.advanced(by: .seconds(4)))
    hub.start(2, for: .seconds(60))
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.line, "10@0 9@1 8@2 7@3 6@4 5@5 1@5.25 0@6 nil@6")
    #expect(other.line.hasPrefix("nil@0 60@5.25 59@6 "))
  }

  @Test("A jump of the wall clock that the start of another key is the first to notice moves zero") func wallJump() {
    let alarm = HandAlarm()
    let hub = CountdownHub<Int>(every: .seconds(60), on: AlarmScheduler(alarm))
    let log = Log<String>()
    let bag = DisposeBag()
    hub.start(1, to: alarm.wallNow.advanced(by: .seconds(100)))
    hub.signal(for: 1).subscribe(onNext: { log.append("\($0?.inSeconds ?? "nil")@\(TickInstant.origin.duration(to: alarm.now).inSeconds)") }
    )
    .store(in: bag)
    hub.signal(for: 2).subscribe(onNext: { _ in }).store(in: bag)
    alarm.run(until: .seconds(61))
    alarm.jump(.seconds(35))
    hub.start(2, to: alarm.wallNow.advanced(by: .seconds(500)))
    alarm.run(until: .seconds(150))
    expectEqual(log.entries, ["120@0", "60@60", "0@65", "nil@65"])
  }

  @Test("A sample in a pause of the hub is shown on resume, and the end comes on time") func sampleInAPause() {
    let isPaused = TickValue(false)
    hub.pause(while: isPaused.signal)
    let recording = scheduler.record(hub.signal(for: 1), for: .seconds(10))
    isPaused.current = true
    server.synchronize(to: scheduler.wallNow.advanced(by: .seconds(55)))
    scheduler.advance(by: .seconds(5))
    expectEmpty(scheduler.pending)
    isPaused.current = false
    expectEqual(scheduler.pending.count, 1)
    scheduler.advance(by: .seconds(100))
    expectEqual(recording.line, "120@0 60@15 0@45 nil@45")
  }

  @Test("A sample costs one wake-up; one of a clock that no key follows, or whose keys are not shown, costs none")
  func wakeUps() {
    let other = ReferenceClock(on: scheduler)
    let recording = scheduler.record(hub.signal(for: 1), for: .seconds(1))
    let before = scheduler.statistics.wakeUps
    other.synchronize(to: scheduler.wallNow.advanced(by: .seconds(35)))
    expectEqual(scheduler.pending.map(\.deadline), [.seconds(60)])
    server.synchronize(to: scheduler.wallNow.advanced(by: .seconds(5)))
    expectEqual(scheduler.pending.map(\.deadline), [.seconds(1)])
    scheduler.advance(by: .seconds(1))
    expectEqual(scheduler.statistics.wakeUps, before + 1)
    hub.pause(1)
    server.synchronize(to: scheduler.wallNow.advanced(by: .seconds(35)))
    expectEmpty(scheduler.pending)
    expectEqual(recording.line, "120@0")
  }
}
