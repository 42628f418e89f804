import TestSupport
import Testing
import TickStreams

/// Signals and hubs that follow a wall clock that is slewed, as NTP does, and never set.
@Suite("Slewed clocks") struct SlewedClockTests {
  let alarm = HandAlarm(reportsWallClockChanges: false)
  let scheduler: AlarmScheduler
  let bag = DisposeBag()
  private let figures = Counter()

  init() { scheduler = AlarmScheduler(alarm) }

  /// Wakes the scheduler between two flips, as a heartbeat does.
  private func beat() {
    TickSignal.interval(.seconds(1), delay: .milliseconds(700), on: scheduler).subscribe(onNext: { _ in }).store(in: bag)
  }

  @Test("Keys with dates change at flips only, other work or not", arguments: [-500, -100, 100, 500] as [Int64])
  func hubFlips(partsPerMillion: Int64) {
    alarm.slew(partsPerMillion: partsPerMillion)
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let outOfPhase = Log<String>()
    for key in 1...5 {
      hub.start(key, to: scheduler.wallNow.advanced(by: .milliseconds(900_000 + key * 173)))
      hub.signal(for: key).subscribe(onNext: { [scheduler, figures] left in
        figures.increment()
        let now = scheduler.now.nanoseconds
        if let left, left > .zero, now > 0, now % 1_000_000_000 != 0 { outOfPhase.append("\(left) at \(scheduler.now)") }
      }).store(in: bag)
    }
    beat()
    alarm.run(until: .seconds(800))
    #expect(outOfPhase.entries == [] && figures.count > 3_000)
  }

  @Test(
    "Zero of a key, of a countdown and the tick of a date come when the clock reads the date", arguments: [-500, -100, 100, 500] as [Int64])
  func ends(partsPerMillion: Int64) {
    alarm.slew(partsPerMillion: partsPerMillion)
    let date = scheduler.wallNow.advanced(by: .milliseconds(900_250))
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let ends = Log<Duration>()
    let end: @Sendable () -> Void = { [alarm] in ends.append(date.duration(to: alarm.wallNow)) }
    hub.start(1, to: date)
    hub.start(2, to: date, phase: .own)
    for key in 1...2 { hub.signal(for: key).subscribe(onNext: { if $0 == .zero { end() } }).store(in: bag) }
    for phase in [TickPhase.own, .shared] {
      TickSignal.countdown(to: date, phase: phase, on: scheduler).subscribe(onNext: { if $0 == .zero { end() } }).store(in: bag)
    }
    TickSignal.at(date, on: scheduler).subscribe(onNext: { _ in end() }).store(in: bag)
    beat()
    alarm.run(until: .seconds(910))
    expectEqual(ends.entries.count, 5)
    #expect(ends.entries.allSatisfy { $0 >= .zero && $0 < .milliseconds(10) }, "\(ends.entries)")
  }

  @Test(
    "A text that stays for an hour ends when the clock reads the date, beside a key that changes each second",
    arguments: [-500, 500] as [Int64])
  @MainActor func textBesideSeconds(partsPerMillion: Int64) {
    final class Label {}
    alarm.slew(partsPerMillion: partsPerMillion)
    let date = scheduler.wallNow.advanced(by: .milliseconds(3_600_250))
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let label = Label()
    let ends = Log<Duration>()
    hub.start(1, .to(.seconds(10_000)))
    hub.signal(for: 1).subscribe(onNext: { _ in }).store(in: bag)
    hub.bind(label, to: 2, starting: .to(date, phase: .own), text: CountdownText { $0 > .zero ? "on" : "over" }) { [alarm] _, text in
      if text == "over" { ends.append(date.duration(to: alarm.wallNow)) }
    }
    alarm.run(until: .seconds(3_700))
    expectEqual(ends.entries.count, 1)
    #expect(ends.entries.allSatisfy { $0 >= .zero && $0 <= .milliseconds(11) }, "\(ends.entries)")
  }

  @Test("Figures of a shared phase are those of the last flip, of a countdown and of a count-up", arguments: [-500, 500] as [Int64])
  func signals(partsPerMillion: Int64) {
    alarm.slew(partsPerMillion: partsPerMillion)
    let outOfPhase = Log<String>()
    let note: @Sendable (Duration) -> Void = { [scheduler, figures] figure in
      figures.increment()
      let now = scheduler.now.nanoseconds
      if now > 0, now % 1_000_000_000 != 0 { outOfPhase.append("\(figure) at \(scheduler.now)") }
    }
    for milliseconds in stride(from: 2_000_000, to: 2_001_000, by: 100) {
      let (end, start) = (
        scheduler.wallNow.advanced(by: .milliseconds(milliseconds)), scheduler.wallNow.advanced(by: .milliseconds(-milliseconds))
      )
      TickSignal.countdown(to: end, phase: .shared, on: scheduler).subscribe(onNext: { note($0) }).store(in: bag)
      TickSignal.elapsed(since: start, phase: .shared, on: scheduler).subscribe(onNext: { note($0) }).store(in: bag)
    }
    beat()
    alarm.run(until: .seconds(1_000))
    #expect(outOfPhase.entries == [] && figures.count > 3_000)
  }

  @Test("Each full minute of three hours has its tick, or is counted as missed", arguments: [-500, -50, 50, 500] as [Int64])
  func alignedTicks(partsPerMillion: Int64) {
    let minute: Int64 = 60_000_000_000
    alarm.jump(.seconds(17))
    alarm.slew(partsPerMillion: partsPerMillion)
    let minutes = Log<Int64>()
    TickSignal.interval(.seconds(60), alignedTo: .wall(.seconds(60)), on: scheduler)
      .subscribe(onNext: { [alarm] tick in minutes.append(alarm.wallNow.nanosecondsSince1970 / minute - Int64(tick.missed)) })
      .store(in: bag)
    let first = (alarm.wallNow.nanosecondsSince1970 + minute - 1) / minute
    alarm.run(until: .seconds(3 * 3_600 + 7))
    expectEqual(minutes.entries, Array(first...alarm.wallNow.nanosecondsSince1970 / minute))
  }

  @Test("A look at the clock between a multiple and the timer for it loses no tick") func lookBeforeATick() {
    alarm.slew(partsPerMillion: 500)
    let ticks = Log<Int>()
    TickSignal.interval(.seconds(30), alignedTo: .wall(.seconds(30)), on: scheduler).subscribe(onNext: { ticks.append($0.index) })
      .store(in: bag)
    alarm.ring()
    // The wall clock has gained 15 ms, and the timer is due in 10 ms.
    alarm.pass(.milliseconds(29_990))
    alarm.wake()
    expectEqual(ticks.entries, [0, 1])
  }

  @Test("A look at the clock between two flips changes no figure, of a key or a countdown", arguments: [630_010, 689_990])
  func lookBetweenFlips(milliseconds: Int) {
    alarm.slew(partsPerMillion: 500)
    let figures = Log<Duration>()
    let date = scheduler.wallNow.advanced(by: .milliseconds(milliseconds))
    let hub = CountdownHub<Int>(every: .seconds(60), on: scheduler)
    hub.start(1, to: date)
    hub.signal(for: 1).subscribe(onNext: { figures.append($0 ?? .zero) }).store(in: bag)
    TickSignal.countdown(to: date, every: .seconds(60), phase: .shared, on: scheduler).subscribe(onNext: { figures.append($0) }).store(
      in: bag)
    alarm.ring()
    alarm.pass(.seconds(30))
    alarm.wake()
    expectEqual(figures.entries, [.seconds(660), .seconds(660)])
    expectEqual(hub[1], .seconds(660))
  }

  @Test("A clock that is set while it is slewed is set: the ticks continue from its next multiple, and figures change at once")
  func setAndSlewed() {
    alarm.slew(partsPerMillion: 500)
    let hub = CountdownHub<Int>(every: .seconds(60), on: scheduler)
    let figures = Log<String>()
    hub.start(1, to: scheduler.wallNow.advanced(by: .seconds(600)))
    hub.signal(for: 1).subscribe(onNext: { [scheduler] left in
      figures.append("\(left?.components.seconds ?? -1)@\(scheduler.now.nanoseconds / 1_000_000_000)")
    })
    .store(in: bag)
    alarm.run(until: .seconds(90))
    alarm.jump(.seconds(200))
    alarm.run(until: .seconds(92))
    expectEqual(figures.entries.prefix(3), ["600@0", "540@60", "360@91"])
  }
}
