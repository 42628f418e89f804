/// The arithmetic of countdowns and count-ups: the value to show, and when it changes next.
///
/// All times are nanoseconds. A value is a pure function of the time, so that nothing is counted and nothing can drift.
struct CounterValue: Sendable, Hashable {
  /// The value to show: a multiple of the step.
  var value: Nanoseconds
  /// The time until it changes, or `nil` if it no longer changes.
  var change: Nanoseconds?

  /// The precision of a `Date` is a fraction of a microsecond, so a remainder up to this above a multiple counts as that multiple.
  static let tolerance: Nanoseconds = 1_000

  /// The remaining time, rounded up; zero exactly when nothing remains.
  ///
  /// - Parameters:
  ///   - remaining: The time that remains at `now`.
  ///   - step: The step of the values.
  ///   - phase: When values change. With a shared phase the value is computed as of the last common update, however late the timer is, so
  ///     that none is skipped.
  ///   - now: The time on the monotonic clock.
  ///   - anchor: When the target was set: no value is computed as of an earlier instant.
  ///   - slewed: How much more remained at the last common update than the time since then, because the clock of the target is slewed.
  /// - Returns: The value.
  static func countdown(
    _ remaining: Nanoseconds, every step: Nanoseconds, phase: TickPhase, now: TickInstant, anchor: TickInstant = .distantPast,
    slewed: Nanoseconds = 0
  ) -> CounterValue {
    guard remaining > 0 else { return CounterValue(value: 0) }
    guard remaining != .never else { return CounterValue(value: .never, change: .never) }
    switch phase {
    case .own:
      let steps = steps(in: remaining, every: step)
      return CounterValue(value: steps.multiplied(by: step), change: remaining.subtracting((steps - 1).multiplied(by: step)))
    case .shared:
      let steps = steps(in: remaining.adding(sinceFlip(every: step, now: now, anchor: anchor)).adding(slewed), every: step)
      return CounterValue(
        value: steps.multiplied(by: step), change: Swift.min(remaining, now.adding(1).roundedUp(to: step).subtracting(now)))
    }
  }

  /// The elapsed time, rounded down; zero before the start.
  ///
  /// Follows the rules of ``countdown(_:every:phase:now:anchor:slewed:)``.
  static func elapsed(
    _ elapsed: Nanoseconds, every step: Nanoseconds, phase: TickPhase, now: TickInstant, anchor: TickInstant = .distantPast,
    slewed: Nanoseconds = 0
  ) -> CounterValue {
    guard elapsed != .never else { return CounterValue(value: .never, change: .never) }
    switch phase {
    case .own:
      let value = elapsed > 0 ? elapsed - elapsed % step : 0
      let (next, isPastEnd) = value.addingReportingOverflow(step)
      return CounterValue(value: value, change: isPastEnd ? .never : next.subtracting(elapsed))
    case .shared:
      let passed = elapsed.subtracting(sinceFlip(every: step, now: now, anchor: anchor)).subtracting(slewed)
      // The figure does not change before the first step has passed, however far the start is.
      let first = now.adding(Nanoseconds(0).subtracting(elapsed)).adding(step)
      return CounterValue(
        value: passed > 0 ? passed - passed % step : 0,
        change: Swift.max(now.adding(1), first).roundedUp(to: step).subtracting(now)
      )
    }
  }

  /// The time until the value, which is one of `figures`, is none of them, or `nil` if it no longer changes.
  func change(leaving figures: ClosedRange<Nanoseconds>, _ direction: CounterStyle.Direction, _ distance: Nanoseconds) -> Nanoseconds? {
    guard let change, change != .never else { return change }
    return direction == .down ? Swift.min(distance, change.adding(value - figures.lowerBound)) : change.adding(figures.upperBound - value)
  }

  /// The remaining steps, at least one.
  private static func steps(in remaining: Nanoseconds, every step: Nanoseconds) -> Nanoseconds {
    Swift.max(0, remaining.subtracting(Swift.min(tolerance, step / 2) + 1).dividedDown(by: step)) + 1
  }

  /// The time since the last common update, or since the anchor if that is later.
  private static func sinceFlip(every step: Nanoseconds, now: TickInstant, anchor: TickInstant) -> Nanoseconds {
    Swift.max(0, now.subtracting(Swift.max(anchor, now.roundedDown(to: step))))
  }

  /// The value of a target that is `distance` away, or that was passed by `-distance`.
  static func figure(
    _ direction: CounterStyle.Direction, _ distance: Nanoseconds, every step: Nanoseconds, phase: TickPhase, now: TickInstant,
    anchor: TickInstant, slewed: Nanoseconds
  ) -> CounterValue {
    switch direction {
    case .down: countdown(distance, every: step, phase: phase, now: now, anchor: anchor, slewed: slewed)
    case .up: elapsed(Nanoseconds(0).subtracting(distance), every: step, phase: phase, now: now, anchor: anchor, slewed: slewed)
    }
  }
}
