import TickStreams

/// One call that lets virtual time pass, or one step of a run, and the timer that it is firing.
///
/// The place where that timer was made is looked up only if a timer is made meanwhile, so firing one costs next to nothing.
///
/// Unchecked: variables are accessed only by the thread that advances.
final class Advance: SiteProvider, @unchecked Sendable {
  /// Whether it belongs to a `run` or a `settle`, which let time pass by themselves: a call of the test takes precedence.
  let isBackground: Bool

  /// The advance whose task made the call, if this one is nested.
  @exclusivity(unchecked)
  var outer: Advance?

  /// Why it was given up: the work of an instant had no end.
  @exclusivity(unchecked)
  var runaway: TestFailure? {
    didSet { continues = runaway == nil }
  }
  /// Whether it has not been given up: asked before each timer, where a look at the failure would copy it.
  @exclusivity(unchecked)
  private(set) var continues = true

  private let outerSite = TimerOrigin.current
  private let thread = ThreadIdentity.current
  private let register: TimerRegister
  @exclusivity(unchecked)
  private var timer: Unmanaged<TickTimer>?

  init(_ register: TimerRegister, isBackground: Bool = false) {
    self.register = register
    self.isBackground = isBackground
  }

  /// Whether the action of a timer runs now, rather than a task.
  var isFiring: Bool { timer != nil }

  func run(_ firing: Firing) {
    timer = firing.reference
    firing.run()
    timer = nil
  }

  /// The place where the firing timer was made, or, if no timer is firing, the place of the call that lets time pass.
  var site: CallSite? {
    guard thread == .current, let timer else { return outerSite }
    return register.origin(of: timer.takeUnretainedValue()).site
  }
}
