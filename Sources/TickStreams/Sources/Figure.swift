/// The arithmetic of countdowns and count-ups: the figure to show, and when it changes next.
///
/// All times are nanoseconds. It is a pure function of the present, so that nothing is counted and nothing can drift.
struct Figure: Sendable, Hashable {
  /// What to show: a multiple of the step.
  var value: Nanoseconds
  /// How long until it changes, or `nil` if it does not.
  var change: Nanoseconds?

  /// `Date` holds fractions of a microsecond at best, so a remainder this small above a multiple counts as that multiple.
  static let tolerance: Nanoseconds = 1_000

  /// The remaining time, rounded up; zero exactly when nothing remains.
  static func countdown(_ remaining: Nanoseconds, every step: Nanoseconds, phase: TickPhase, now: Nanoseconds) -> Figure {
    guard remaining > 0 else { return Figure(value: 0, change: nil) }
    guard remaining != .never else { return Figure(value: .never, change: .never) }
    let steps = Swift.max(0, remaining.subtracting(Swift.min(tolerance, step / 2) + 1).dividedDown(by: step)) + 1
    let value = steps.multiplied(by: step)
    let change =
      switch phase {
      case .own: remaining.subtracting((steps - 1).multiplied(by: step))
      case .shared: Swift.min(remaining, untilMultiple(of: step, after: now))
      }
    return Figure(value: value, change: change)
  }

  /// The elapsed time, rounded down; zero before the start.
  static func elapsed(_ elapsed: Nanoseconds, every step: Nanoseconds, phase: TickPhase, now: Nanoseconds) -> Figure {
    guard elapsed != .never else { return Figure(value: .never, change: .never) }
    let value = elapsed > 0 ? elapsed - elapsed % step : 0
    let change =
      switch phase {
      case .own: value.adding(step).subtracting(elapsed)
      case .shared: untilMultiple(of: step, after: now)
      }
    return Figure(value: value, change: change)
  }

  /// The time from `now` to the next multiple of the step on the clock, never zero.
  private static func untilMultiple(of step: Nanoseconds, after now: Nanoseconds) -> Nanoseconds {
    step - (now - now.dividedDown(by: step) * step)
  }
}
