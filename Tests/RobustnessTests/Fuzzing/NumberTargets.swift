import TestSupport
import TickStreams

extension FuzzTarget {
  /// Spans and numbers without a scheduler.
  static let numberTargets = [
    FuzzTarget("nanoseconds of a span") { input in
      let span = input.span()
      let exact = span.attoseconds
      let nearest = (exact + (exact < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
      let expected = nearest == 0 && exact > 0 ? 1 : Int64(clamping: nearest)
      return span.nanoseconds == expected ? nil : "\(span) has \(span.nanoseconds) nanoseconds, not \(expected)"
    },
    FuzzTarget("parts of a span") { input in
      let span = input.span()
      for unit in DurationParts.Unit.allCases {
        let parts = DurationParts(span, largest: unit)
        guard parts.isNegative == (span < .zero) else { return "the sign of \(span)" }
        guard (0..<60).contains(parts.seconds), (0..<1_000_000_000).contains(parts.nanoseconds) else {
          return "the parts of \(span): \(parts)"
        }
        let total = ((Int128(parts.days) * 24 + Int128(parts.hours)) * 60 + Int128(parts.minutes)) * 60 + Int128(parts.seconds)
        let seconds = span.attoseconds.magnitude / 1_000_000_000_000_000_000
        // Hours and minutes are clamped to an `Int` for spans of more than 500 billion years.
        guard total == Int128(seconds) || seconds > UInt128(Int64.max) else { return "\(span) was taken apart into \(parts)" }
      }
      return nil
    },
    FuzzTarget("instants") { input in
      let (first, second) = (TickInstant(nanoseconds: input.integer()), TickInstant(nanoseconds: input.integer()))
      let span = input.span()
      _ = first.advanced(by: span).description
      guard (first < second) == (first.duration(to: second) > .zero) else { return "\(first) and \(second) have no order" }
      guard span < .zero || first.advanced(by: span) >= first else { return "\(first) advanced by \(span) lies before it" }
      let (wall, other) = (WallInstant(nanosecondsSince1970: first.nanoseconds), WallInstant(nanosecondsSince1970: second.nanoseconds))
      guard span < .zero || wall.advanced(by: span) >= wall else { return "\(wall) advanced by \(span) lies before it" }
      return (wall < other) == (wall.duration(to: other) > .zero) ? nil : "\(wall) and \(other) have no order"
    },
    FuzzTarget("backoff") { input in
      let (first, cap, step) = (input.positiveSpan(), input.positiveSpan(), input.positiveSpan())
      let factor = input.number()
      let backoff: Backoff =
        switch input.below(3) {
        case 0: .constant(first)
        case 1: .linear(from: first, step: step, cap: cap)
        default: .exponential(from: first, factor: factor.isFinite ? abs(factor) : 2, cap: cap)
        }
      let jittered = backoff.jittered(by: Double(input.below(101)) / 100, seed: input.word())
      for retry in [0, 1, 2, 63, 64, 1_000_000, Int.max, -1, Int.min, Int(input.integer())] {
        let delay = backoff.delay(at: retry)
        guard delay >= .zero else { return "a negative delay: \(backoff), \(retry)" }
        let random = jittered.delay(at: retry)
        guard random >= .zero, random <= delay, random == jittered.delay(at: retry) else {
          return "\(random) of \(delay): \(jittered), \(retry)"
        }
      }
      return nil
    },
    FuzzTarget("percentiles") { input in
      let scheduler = AlarmScheduler(HandAlarm())
      let part = input.number()
      guard scheduler.statistics.lateness.percentile(part) == nil else { return "a percentile of nothing" }
      let alarm = HandAlarm()
      let used = AlarmScheduler(alarm)
      used.schedule {}
      alarm.advance(to: .seconds(1))
      return used.statistics.lateness.percentile(part).map({ $0 > .zero }) == (part.isNaN ? nil : true) ? nil : "no percentile for \(part)"
    },
    FuzzTarget("schedules") { input in
      let (interval, delay, leeway) = (input.span(), input.bool() ? input.span() : nil, input.span())
      let policy = input.element(MissedTicks.allCases)
      let isValid = interval > .zero && delay ?? .zero >= .zero && leeway >= .zero
      guard let schedule = try? TickSchedule(every: interval, delay: delay, leeway: leeway, missedTicks: policy) else {
        return isValid ? "\(interval), \(String(describing: delay)), \(leeway) was refused" : nil
      }
      guard isValid else { return "\(schedule) was accepted" }
      let (alarm, scheduler) = HandAlarm.scheduler()
      let ticks = Log<Tick>()
      let timer = scheduler.schedule(schedule) { tick in ticks.append(tick) }
      let first = TickInstant.origin.advanced(by: delay ?? interval)
      guard timer.deadline == first else { return "\(schedule) begins at \(timer.deadline)" }
      alarm.pass(first == .distantFuture ? .seconds(1) : TickInstant.origin.duration(to: first))
      if leeway == .zero {
        alarm.wake()
        guard first == .distantFuture || ticks.count > 0 else { return "\(schedule) was not heard" }
      }
      timer.dispose()
      return alarm.armed == nil ? nil : "\(schedule) left a wake-up behind"
    },
  ]
}
