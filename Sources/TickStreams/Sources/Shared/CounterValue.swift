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

  /// The value of a target that is `distance` away, or that was passed by `-distance`.
  ///
  /// With its own phase, a countdown is the remaining time rounded up, and zero exactly when nothing remains. A count-up is the elapsed
  /// time rounded down, and zero before the start: the distance rounded up as well, with the other sign.
  ///
  /// With a shared phase, each change comes with the nearest common update, and one exactly between two with the later: it is the distance at
  /// the last update, rounded to the nearest multiple. It is computed as of that update, however late the timer is, so no value is skipped. No
  /// value is shown before its turn because the target was set between two updates: 60 s begin with 60.
  ///
  /// - Parameters:
  ///   - direction: Whether the value counts down.
  ///   - distance: The time until the target.
  ///   - step: The step of the values.
  ///   - phase: When values change.
  ///   - now: The time on the monotonic clock.
  ///   - anchor: When the target was set: a value from before is not shown.
  ///   - slewed: How much farther the target was at the last common update, apart from the time since, because its clock is slewed.
  ///   - held: Values that have the same text: `change` is the time until the value is none of them, if it is one of them now.
  /// - Returns: The value.
  static func current(
    _ direction: CounterStyle.Direction, _ distance: Nanoseconds, every step: Nanoseconds, phase: TickPhase, now: TickInstant,
    anchor: TickInstant = .distantPast, slewed: Nanoseconds = 0, holding held: ClosedRange<Nanoseconds>? = nil
  ) -> CounterValue {
    let isDown = direction == .down
    guard distance > 0 || !isDown else { return CounterValue(value: 0) }
    guard isDown ? distance != .never : distance > -.never else { return CounterValue(value: .never, change: .never) }
    func roundedUp(_ distance: Nanoseconds) -> Nanoseconds {
      distance.subtracting((isDown ? Swift.min(tolerance, step / 2) : 0) + 1).dividedDown(by: step) + 1
    }
    /// The value that is `steps` from the target, and the last distance in steps at which it, or one with the same text, is shown.
    func shown(_ steps: Nanoseconds) -> (value: Nanoseconds, last: Nanoseconds) {
      let value = (isDown ? Swift.max(1, steps) : Swift.max(0, Nanoseconds(0).subtracting(steps))).multiplied(by: step)
      guard let held, held.contains(value) else { return (value, isDown ? value : -value) }
      return (value, isDown ? held.lowerBound : -held.upperBound)
    }
    if phase == .own {
      let (value, last) = shown(roundedUp(distance))
      return CounterValue(value: value, change: distance.subtracting(last).adding(step))
    }
    let flip = now.roundedDown(to: step)
    let sinceFlip = now.subtracting(flip)
    func nearest(_ distance: Nanoseconds) -> Nanoseconds { distance.adding(sinceFlip).adding(step / 2).dividedDown(by: step) }
    let next = nearest(distance)
    var steps = slewed == 0 ? next : nearest(distance.adding(slewed))
    if anchor > flip { steps = Swift.min(steps, roundedUp(distance.adding(now.subtracting(anchor)).adding(slewed))) }
    let (value, last) = shown(steps)
    let change = Swift.max(0, next.multiplied(by: step).subtracting(last)).adding(step).subtracting(sinceFlip)
    // The last value stays until the target is reached, at its own instant.
    return CounterValue(value: value, change: isDown ? last <= step ? distance : Swift.min(distance, change) : change)
  }
}
