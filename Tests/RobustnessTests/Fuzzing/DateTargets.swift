import Foundation
import TickStreams
import TickStreamsTesting

extension Input {
  /// A date, also none that a calendar has.
  mutating func date() -> Date {
    switch below(5) {
    case 0: element([.distantPast, .distantFuture, Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: .nan)])
    case 1: Date(timeIntervalSince1970: number())
    case 2: Date(timeIntervalSinceReferenceDate: number())
    case 3: WallInstant(nanosecondsSince1970: integer()).date
    default: TestScheduler.wallStart.advanced(by: .milliseconds(Int64(below(255)) * 100)).date
    }
  }
}

extension FuzzTarget {
  /// Dates of people and of servers.
  static let dateTargets = [
    FuzzTarget("dates as wall instants") { input in
      let date = input.date()
      let wall = date.wallInstant
      guard date.timeIntervalSince1970.magnitude < 9e9 else { return nil }
      // A `Date` of this century is exact to 0.3 µs.
      let back = wall.date.timeIntervalSince1970
      return abs(back - date.timeIntervalSince1970) < 1e-5 ? nil : "\(date.timeIntervalSince1970) came back as \(back)"
    },
    FuzzTarget("moments and countdowns") { input in
      let scheduler = TestScheduler()
      let (date, step) = (input.date(), input.positiveSpan())
      let phase = input.element(TickPhase.allCases)
      let countdown = scheduler.record(.countdown(to: date, every: step, leeway: input.positiveSpan(), phase: phase, on: scheduler))
      let elapsed = scheduler.record(.elapsed(since: date, every: step, phase: phase, on: scheduler))
      let moment = scheduler.record(TickSignal<Tick, Never>.at(date, on: scheduler))
      scheduler.advance(by: .zero)
      guard countdown.values.count == 1, elapsed.values.count == 1 else { return "no first figure for \(date)" }
      guard countdown.isFinished == (countdown.values == [.zero]), countdown.isFinished == moment.isFinished else {
        return "\(date): \(countdown.events), \(moment.events)"
      }
      if step > .milliseconds(1) {
        scheduler.advance(by: .milliseconds(50))
        scheduler.jumpWallClock(by: input.span())
        scheduler.advance(by: .milliseconds(50))
      }
      guard (countdown.values + elapsed.values).allSatisfy({ $0 >= .zero }) else { return "a negative figure for \(date)" }
      guard zip(countdown.events, countdown.events.dropFirst()).allSatisfy({ $0.event != $1.event }) else {
        return "a figure twice for \(date)"
      }
      for end in [countdown.dispose, elapsed.dispose, moment.dispose] { end() }
      return scheduler.pending.isEmpty ? nil : "a timer is left of \(date)"
    },
    FuzzTarget("dates of servers") { input in
      let scheduler = TestScheduler()
      let clock = ReferenceClock(tolerance: input.bool() ? .seconds(1) : input.positiveSpan(), on: scheduler)
      let countdown = scheduler.record(.countdown(to: input.date(), by: clock, on: scheduler))
      for _ in 0..<4 {
        let date = input.date()
        let isNoDate = date.wallInstant.nanosecondsSince1970 == .min || date.wallInstant.nanosecondsSince1970 == .max
        let before = clock.isSynchronized
        clock.synchronize(to: date, roundTrip: input.span())
        guard clock.isSynchronized == (before || !isNoDate) else { return "\(date) was taken for a date, or not" }
        _ = clock.wallNow
        _ = clock.localError
        scheduler.advance(by: .milliseconds(10))
      }
      guard countdown.values.count > 0 else { return "the countdown shows nothing" }
      countdown.dispose()
      return scheduler.pending.isEmpty ? nil : "a timer is left"
    },
    FuzzTarget("hub") { input in
      let scheduler = TestScheduler()
      let step = input.bool() ? .seconds(1) : input.positiveSpan()
      let hub = CountdownHub<Int>(every: step, on: scheduler)
      let clock = ReferenceClock(on: scheduler)
      let bag = DisposeBag()
      for key in 0..<4 where input.bool() { hub.signal(for: key).subscribe(onNext: { _ in }).store(in: bag) }
      for _ in 0..<8 {
        let key = input.below(4)
        switch input.below(9) {
        case 0: hub.start(key, for: input.span())
        case 1: hub.start(key, .to(TickInstant(nanoseconds: input.integer())))
        case 2: hub.start(key, to: input.date())
        case 3: hub.start(key, .since(input.date()))
        case 4: hub.start(key, to: input.date(), by: clock)
        case 5: hub.pause(key)
        case 6: hub.resume(key)
        case 7: clock.synchronize(to: input.date())
        default: hub.stop(key)
        }
        _ = (hub[key], hub.deadline(for: key), hub.snapshot)
        if step > .milliseconds(1) { scheduler.advance(by: .milliseconds(5)) }
      }
      return hub.snapshot.values.allSatisfy { $0 >= .zero } ? nil : "a negative figure: \(hub.snapshot)"
    },
  ]
}
