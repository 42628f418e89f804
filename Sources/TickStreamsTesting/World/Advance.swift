import TickStreams

/// One passing of time, and the timer that it is firing.
///
/// Where that was made is looked up only when a timer is made meanwhile: firing a timer costs next to nothing.
///
/// Unchecked: what changes is touched by the driving thread only.
final class Advance: SiteProvider, @unchecked Sendable {
  /// Whether it belongs to a `run` or a `settle`, which goes on by itself: a call of the test takes precedence.
  let isBackground: Bool

  /// The one that this one is part of, if a task lets time pass that it has run.
  @exclusivity(unchecked)
  var outer: Advance?

  /// Set if it was given up, since an instant had no end.
  @exclusivity(unchecked)
  var runaway: RunawayError?

  private let outerSite = TimerOrigin.current
  private let driver = ThreadIdentity.current
  private let register: TimerRegister
  @exclusivity(unchecked)
  private var timer: Unmanaged<TickTimer>?

  init(_ register: TimerRegister, isBackground: Bool = false) {
    self.register = register
    self.isBackground = isBackground
  }

  /// Whether it goes on.
  var goesOn: Bool { runaway == nil }

  /// Whether the action of a timer runs now, rather than a task.
  var isFiring: Bool { timer != nil }

  func run(_ firing: Firing) {
    timer = firing.reference
    firing.run()
    timer = nil
  }

  /// Where the timer was made that is being fired, or else the call that lets time pass was made.
  var site: CallSite? {
    guard driver == .current, let timer else { return outerSite }
    return register.origin(of: timer.takeUnretainedValue()).site
  }
}
