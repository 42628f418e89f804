/// Wakes on a dispatch queue.
///
/// One timer source serves for the life of the alarm, and is re-armed. Once it has been armed for three instants of one distance, it
/// repeats by itself: setting it after each beat would wake Dispatch's manager thread, which costs time and another context switch.
///
/// Where the platform has a ``Parker``, a thread that was woken waits for the next wake-up, if that is near, and is woken by what is armed
/// earlier. So it does not touch the source.
///
/// Dispatch counts uptime, or follows the wall clock, but has no clock that goes on through device sleep; so for a long wait on the continuous
/// clock a second source waits on the wall clock, and whichever fires first makes the engine check again.
final class DispatchAlarm<Source: WakeSource & ~Copyable>: RealAlarm {
  private let source: Source
  let timebase: Timebase
  let waitsOnThread: Bool
  private let state = Lock(DispatchAlarmState())
  /// Setting the timers of the source: these calls must not overlap, and the last call follows the last decision.
  private let telling = Turn()

  init(_ source: consuming Source, timebase: Timebase, waitsOnThread: Bool = false) {
    self.source = source
    self.timebase = timebase
    self.waitsOnThread = waitsOnThread
    self.source.activate { self.serve(.timer) }
  }

  /// Ends the sources, which hold the alarm until then, and the wait of the thread that serves.
  func end() {
    source.cancel()
    let (over, parker) = state.withLock { $0.end() }
    withExtendedLifetime(over) {}
    parker?.unpark()
  }

  var now: TickInstant { source.now(timebase) }
  var label: String { source.label }
  var isCurrent: Bool { source.isCurrent }
  var ownWakeUps: Int { state.withLock { $0.ownWakeUps } }
  var wallClockWatcher: (any WallClockWatcher)? { SystemClockWatcher.shared }

  func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    let (leeway, wake, clocks) = (leeway.nanoseconds, Callback(wake), readClocks())
    follow(state.withLock { $0.arm(at: instant, leeway: leeway, wake, clocks) })
  }

  func disarm() {
    let (over, step) = state.withLock { $0.disarm() }
    withExtendedLifetime(over) {}
    follow(step)
  }

  /// Carries out a decision that was made under the lock.
  ///
  /// - Returns: Until when the calling thread is to wait, if it serves.
  @discardableResult
  private func follow(_ step: DispatchAlarmState.Step) -> Nanoseconds? {
    switch step {
    case .nothing: break
    case .set:
      guard telling.begin() else { break }
      repeat {
        let (setting, mustSetWallTimer) = state.withLock { $0.takeSetting() }
        source.wake(at: setting.deadline, every: setting.period, leeway: setting.leeway)
        if mustSetWallTimer { source.wakeByWallClock(after: setting.wallTimerDelay, leeway: setting.leeway) }
      } while !telling.end()
    case .call: source.run { self.serve(.job) }
    case .unpark(let parker): parker.unpark()
    case .park(let deadline): return deadline
    }
    return nil
  }

  /// The clock of the source is read first, so that a deadline is early by the time in between, never late.
  private func readClocks() -> DispatchAlarmState.Clocks {
    (source.uptime, now)
  }

  func waitOnThread(until instant: TickInstant) {
    SystemClock.sleep(for: Swift.max(0, instant.subtracting(now)))
  }

  // MARK: - Serving

  /// Runs the armed wake-up if it is due, on the queue, and waits on its thread for one that is due soon.
  private func serve(_ call: DispatchAlarmState.Call) {
    source.serve {
      let parker = source.takeParker()
      defer { parker?.leave() }
      let permit = parker.map { ($0, source.uptime.adding(longestStay)) as DispatchAlarmState.ParkingPermit }
      var deadline = work(call, permit)
      while let parker, let next = deadline {
        parker.park(until: next)
        deadline = work(.end, permit)
      }
    }
  }

  /// Runs the armed wake-up if it is due, and, on a thread that may wait, those that are armed and due meanwhile.
  ///
  /// - Parameters:
  ///   - call: What has called it.
  ///   - permit: How the thread waits, if it may.
  /// - Returns: Until when to wait on its thread; `nil` if the queue is left.
  private func work(_ call: DispatchAlarmState.Call, _ permit: DispatchAlarmState.ParkingPermit?) -> Nanoseconds? {
    let now = call == .timer ? nil : now
    var wake = state.withLock { $0.begin(call, at: now, permit) }
    var wakes = false
    while true {
      if let due = wake.take() {
        due.run()
        // Where the thread may not wait, whatever arms the next wake-up sets the source, or calls a job.
        if permit == nil { return nil }
        wakes = true
      }
      let clocks = readClocks()
      let (due, step) = state.withLock { $0.workDone(clocks, permit, wakes: wakes) }
      guard let due else { return follow(step) }
      wake = due
    }
  }
}

/// A thread that waits is handed back after this: another alarm may need its place.
private let longestStay: Nanoseconds = .second

extension DispatchAlarm: CustomReflectable where Source: ~Copyable {
  /// Nothing: the runtime traps when it reflects a generic value that cannot be copied.
  ///
  /// A failing `#expect(scheduler.isCurrent)` reflects the scheduler.
  var customMirror: Mirror { Mirror(self, children: []) }
}

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
    /// How much later the system may fire both.
    var leeway: Nanoseconds = 0
  }

  /// The clock of the source and the one of the scheduler, read one after the other.
  typealias Clocks = (uptime: Nanoseconds, now: TickInstant)

  /// What has called the thread that serves: a source, a job in the queue, or the end of its wait.
  enum Call: Sendable { case timer, job, end }

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

  /// Lets the serving thread wait, until it has to be handed back.
  typealias ParkingPermit = (parker: any Parker, end: Nanoseconds)

  private var wake: Callback?
  private var instant = TickInstant.distantFuture
  private var leeway: Nanoseconds = 0
  /// Whether a thread that may wait for the armed instant is at work, or waits.
  ///
  /// Where none is, and none ``isCalled``, a source wakes one.
  private var isServed = false
  /// Whether a job is in the queue, which serves: never a second one, however long the queue takes.
  private var isCalled = false
  /// Ends the wait of the thread that serves, if it waits, before the instant at which it ends by itself.
  private var parker: (any Parker)?
  private var parkedUntil = TickInstant.distantFuture
  /// How the sources are set, or are being set.
  private var setting = SourceSetting()
  private var isWallTimerSet = false
  /// The instant for which the uptime timer will fire, as far as is known.
  private var isSetFor = TickInstant.distantFuture
  /// How many times a thread served that found nothing to run.
  private(set) var ownWakeUps = 0
  private var beat = PeriodDetector(longest: longWait)

  /// Arms a wake-up, and decides which source or thread waits for it, unless a thread looks at it by itself; the clocks have been read before.
  mutating func arm(at instant: TickInstant, leeway: Nanoseconds, _ wake: Callback, _ clocks: Clocks) -> Step {
    (self.wake, self.instant, self.leeway) = (wake, instant, leeway)
    guard isServed || isCalled else { return workDone(clocks, nil).1 }
    guard instant < parkedUntil, let parker = parker.take() else { return .nothing }
    return .unpark(parker)
  }

  /// Forgets the armed wake-up, and returns it, to be released outside of the lock.
  ///
  /// A parked thread is left alone: the next armed instant may well be later.
  mutating func disarm() -> (over: Callback?, Step) {
    let over = take()
    guard !isServed, !isCalled else { return (over, .nothing) }
    return (over, restSource())
  }

  /// Forgets the armed wake-up for good; the result is to be released, and the parked thread to be woken, outside of the lock.
  mutating func end() -> (over: Callback?, parker: (any Parker)?) {
    (take(), parker)
  }

  /// A thread begins to serve: takes the armed wake-up, if it is due.
  ///
  /// - Parameters:
  ///   - call: What has called the thread.
  ///   - now: The current time, read before; `nil` if one of the sources has fired: then it is time, whatever the clock shows.
  ///   - permit: How the thread waits, if it may.
  /// - Returns: The wake-up to run, if any.
  mutating func begin(_ call: Call, at now: TickInstant?, _ permit: ParkingPermit? = nil) -> Callback? {
    (isServed, isCalled, parker) = (permit != nil, isCalled && call != .job, nil)
    if let now { return instant <= now ? take() : nil }
    isSetFor = .distantFuture
    // Nothing is armed, so the thread that arms the next instant has missed this beat: then the source has to be set.
    if wake == nil { beat.stop() }
    return take()
  }

  /// Takes the armed wake-up if it is due by now and the thread that serves may go on, or decides which thread or source waits for it.
  ///
  /// - Parameters:
  ///   - clocks: The clocks, read before.
  ///   - permit: How the thread waits, if it may.
  ///   - wakes: Whether it has run a wake-up since it woke.
  /// - Returns: The wake-up to run before this is called again; or else the last step.
  mutating func workDone(_ clocks: Clocks, _ permit: ParkingPermit?, wakes: Bool = true) -> (due: Callback?, Step) {
    let wait = Swift.min(instant.subtracting(clocks.now), Self.longestWait)
    let deadline = clocks.uptime.adding(wait)
    let isNear = wait <= Self.longestPark
    if !wakes, wake == nil || wait > 0 { ownWakeUps += 1 }
    if isNear, let permit, !isCalled, clocks.uptime < permit.end {
      if wait <= 0 { return (take(), .nothing) }
      (parker, parkedUntil) = (permit.parker, instant)
      return (nil, .park(until: deadline))
    }
    isServed = false
    if isCalled { return (nil, .nothing) }
    isCalled = wait <= 0 || isNear && permit != nil && setting.period == 0
    if isCalled { return (nil, .call) }
    return (nil, wake == nil ? restSource() : setSource(wait, deadline))
  }

  /// How to set the timers, for the one thread that does, and whether the wall timer has to be set at all.
  mutating func takeSetting() -> (SourceSetting, mustSetWallTimer: Bool) {
    defer { isWallTimerSet = setting.wallTimerDelay != .never }
    return (setting, isWallTimerSet || setting.wallTimerDelay != .never)
  }

  private mutating func take() -> Callback? {
    instant = .distantFuture
    return wake.take()
  }

  /// Has the sources wake for the armed instant.
  private mutating func setSource(_ wait: Nanoseconds, _ deadline: Nanoseconds) -> Step {
    let isSet = (isSetFor == instant || beat.follow(instant, at: deadline)) && setting.leeway == leeway
    isSetFor = instant
    guard !isSet else { return .nothing }
    let wallTimerDelay = wait > longWait ? wait.adding(wallTimerLag) : .never
    return decide(SourceSetting(deadline: deadline, period: beat.period, wallTimerDelay: wallTimerDelay, leeway: leeway))
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
  private static let longestWait: Nanoseconds = 86_400 * .second

  /// A thread waits for timers that are due within this span.
  private static let longestPark: Nanoseconds = 50_000_000
}

/// Waits longer than this are watched on the wall clock as well.
private let longWait: Nanoseconds = 5 * .second

/// The wall timer is set this much later, and is set again before then unless the device has slept.
///
/// Otherwise both timers would wake for one wait.
private let wallTimerLag: Nanoseconds = 20_000_000

/// Detects that a source is armed for instants at equal distances, a beat, which the source can keep by itself.
struct PeriodDetector: Sendable {
  private let longest: Nanoseconds
  private var last = TickInstant.origin
  private var step: Nanoseconds = 0
  /// When the source fires next, on its own clock.
  private var expected: Nanoseconds = 0
  /// The time between two wake-ups by itself, or zero.
  private(set) var period: Nanoseconds = 0

  /// A beat that is off by more than this is set again: its clocks were not read at the same moment, or the device has slept.
  private static let tolerance: UInt64 = 50_000

  /// Creates a detector without a beat; a distance above `longest` is none.
  init(longest: Nanoseconds) {
    self.longest = longest
  }

  /// Notes an instant for which the source is to be armed.
  ///
  /// - Parameters:
  ///   - instant: The instant on the clock of the scheduler. These are exact, so a beat is detected by them.
  ///   - deadline: The same instant on the clock of the source, as read now: a beat that is off is corrected by it.
  /// - Returns: Whether the source will wake then by itself.
  mutating func follow(_ instant: TickInstant, at deadline: Nanoseconds) -> Bool {
    let before = step
    step = instant.subtracting(last)
    last = instant
    let isKept = period > 0 && step == period
    if !isKept { period = step == before && step > 0 && step <= longest ? step : 0 }
    expected = isKept ? expected.adding(period) : deadline
    if isKept, expected.subtracting(deadline).magnitude <= Self.tolerance { return true }
    expected = deadline
    return false
  }

  /// Forgets the beat.
  mutating func stop() {
    self = PeriodDetector(longest: longest)
  }
}
