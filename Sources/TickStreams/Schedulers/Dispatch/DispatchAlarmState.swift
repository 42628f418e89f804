/// The armed wake-up of a ``DispatchAlarm``, and the thread or source that will wake for it.
struct DispatchAlarmState: Sendable {
  /// How the two timers of the source are set.
  struct SourceSetting: Sendable {
    /// When the uptime timer fires, on its own clock; never if it does not.
    var deadline = Nanoseconds.never
    /// The time between two firings of it by itself, or zero.
    var period: Nanoseconds = 0
    /// How long the wall timer waits; never if it does not.
    var wallTimerDelay = Nanoseconds.never
  }

  /// The work to do outside of the lock.
  enum Step: Sendable {
    case nothing
    /// Set the timers as ``DispatchAlarmState/takeSetting()`` returns.
    case set
    /// Run a job on the queue that serves.
    case call
    /// End the wait of the thread that serves.
    case unpark(any Parker)
    /// Block the thread.
    case park(until: Nanoseconds)
  }

  /// Lets the serving thread wait.
  struct ParkingPermit: Sendable {
    let parker: any Parker
    /// When the thread has to be handed back.
    let end: Nanoseconds
  }

  /// The thread that will read the armed instant by itself, if there is one.
  private enum ServingThread: Sendable {
    /// There is none: a source will wake one.
    case none
    /// One that a job in the queue will have.
    case requested
    /// One that is at work, and looks when it is through.
    case running
    /// One that waits on its thread, and looks then.
    case parked(any Parker, until: Nanoseconds)
  }

  private var wake: Callback?
  private var instant = TickInstant.distantFuture
  /// The armed instant on the clock of the source.
  private var deadline = Nanoseconds.never
  private var servingThread = ServingThread.none
  /// How the sources are set, or are being set.
  private var setting = SourceSetting()
  private var isWallTimerSet = false
  /// The instant for which the uptime timer will fire, as far as is known.
  private var isSetFor = TickInstant.distantFuture
  /// How many times a thread served that found nothing to run.
  private(set) var ownWakeUps = 0
  private var beat = PeriodDetector(longest: longWait)

  mutating func arm(at instant: TickInstant, _ deadline: Nanoseconds, _ wait: Nanoseconds, _ wake: Callback) -> Step {
    self.wake = wake
    (self.instant, self.deadline) = (instant, deadline)
    switch servingThread {
    case .requested, .running: return .nothing
    case .parked(let parker, let end):
      guard deadline < end else { return .nothing }
      servingThread = .running
      return .unpark(parker)
    case .none:
      guard wait > 0 else {
        servingThread = .requested
        return .call
      }
      return setSource(wait)
    }
  }

  /// Forgets the armed wake-up, and returns it, to be released outside of the lock.
  ///
  /// A parked thread is left alone: the next armed instant may well be later.
  mutating func disarm() -> (over: Callback?, Step) {
    (instant, deadline) = (.distantFuture, .never)
    let over = wake.take()
    guard case .none = servingThread else { return (over, .nothing) }
    return (over, restSource())
  }

  /// Forgets the armed wake-up for good; the result is to be released, and the parked thread to be woken, outside of the lock.
  mutating func end() -> (over: Callback?, parker: (any Parker)?) {
    let over = take()
    guard case .parked(let parker, _) = servingThread else { return (over, nil) }
    return (over, parker)
  }

  /// A thread begins to serve: takes the armed wake-up, if it is due.
  ///
  /// - Parameters:
  ///   - uptime: The current time on the clock of the source, read before.
  ///   - byTimer: Whether one of the sources has fired: then it is time, whatever that clock shows.
  /// - Returns: The wake-up to run, if any.
  mutating func begin(_ uptime: Nanoseconds, byTimer: Bool) -> Callback? {
    servingThread = .running
    if byTimer {
      isSetFor = .distantFuture
      // Nothing is armed, so the thread that arms the next instant has missed this beat: then the source has to be set.
      if wake == nil { beat.stop() }
    }
    return deadline <= uptime ? take() : nil
  }

  /// The serving thread has run a wake-up: takes the next one if that is due by now, or decides which thread or source waits for it.
  ///
  /// - Parameters:
  ///   - uptime: The current time on the clock of the source, read before.
  ///   - permit: How the thread waits, if it may.
  ///   - wakes: Whether it has run a wake-up since it woke.
  /// - Returns: The wake-up to run before this is called again; or else the last step.
  mutating func workDone(_ uptime: Nanoseconds, _ permit: ParkingPermit?, wakes: Bool = true) -> (due: Callback?, Step) {
    let wait = deadline.subtracting(uptime)
    let isNear = wait <= Self.longestPark
    if !wakes, wake == nil || wait > 0 { ownWakeUps += 1 }
    if wake == nil {
      servingThread = .none
      return (nil, restSource())
    } else if isNear, let permit, uptime < permit.end {
      if wait <= 0 { return (take(), .nothing) }
      servingThread = .parked(permit.parker, until: deadline)
      return (nil, .park(until: deadline))
    } else if wait <= 0 || (isNear && permit != nil && setting.period == 0) {
      servingThread = .requested
      return (nil, .call)
    } else {
      servingThread = .none
      return (nil, setSource(wait))
    }
  }

  /// How to set the timers, for the one thread that does, and whether the wall timer has to be set at all.
  mutating func takeSetting() -> (SourceSetting, mustSetWallTimer: Bool) {
    defer { isWallTimerSet = setting.wallTimerDelay != .never }
    return (setting, isWallTimerSet || setting.wallTimerDelay != .never)
  }

  private mutating func take() -> Callback? {
    (instant, deadline) = (.distantFuture, .never)
    return wake.take()
  }

  /// Has the sources wake for the armed instant.
  private mutating func setSource(_ wait: Nanoseconds) -> Step {
    let isSet = isSetFor == instant || beat.follow(instant, at: deadline)
    isSetFor = instant
    guard !isSet else { return .nothing }
    let wallTimerDelay = wait > longWait ? Swift.min(wait, Self.longestWait).adding(wallTimerLag) : .never
    return decide(SourceSetting(deadline: deadline, period: beat.period, wallTimerDelay: wallTimerDelay))
  }

  /// Has them rest, if one is set.
  private mutating func restSource() -> Step {
    let isSet = isSetFor != .distantFuture || setting.period > 0 || setting.wallTimerDelay != .never
    isSetFor = .distantFuture
    beat.stop()
    return isSet ? decide(SourceSetting()) : .nothing
  }

  private mutating func decide(_ new: SourceSetting) -> Step {
    setting = new
    return .set
  }

  /// Longer waits are cut: a wake-up a day costs nothing, and no arithmetic of the platform can overflow.
  static let longestWait: Nanoseconds = 86_400 * .second

  /// A thread waits for timers that are due within this span.
  private static let longestPark: Nanoseconds = 50_000_000
}

/// Waits longer than this are watched on the wall clock as well.
private let longWait: Nanoseconds = 5 * .second

/// The wall timer is set this much later, and is set again before then unless the device has slept.
///
/// Otherwise both timers would wake for one wait.
private let wallTimerLag: Nanoseconds = 20_000_000
