/// How values are computed, and when they are sent.
struct CounterStyle: Sendable {
  enum Direction: Sendable {
    case down, up
  }

  let direction: Direction
  let step: Nanoseconds
  /// The leeway that the call gives.
  let leeway: Nanoseconds?
  let phase: TickPhase
  /// Makes the text of a value, so that the timer fires only for values that change the text; `nil` for signals of durations.
  let text: CountdownText?
  /// The call that created the signal.
  let origin: CallOrigin

  init(
    _ direction: Direction, every step: Duration, leeway: Duration?, phase: TickPhase, text: CountdownText? = nil, file: StaticString,
    line: UInt
  ) {
    self.direction = direction
    origin = CallOrigin(direction == .down ? "countdown" : "elapsed", file, line)
    self.step = step.checkedPositive("every", file: file, line: line)
    self.leeway = leeway?.checkedNotNegative("leeway", file: file, line: line)
    self.phase = phase
    self.text = text
  }
}

extension TickSignal where Value == Duration, Failure == Never {
  /// The signal that implements every countdown and count-up.
  ///
  /// - Parameters:
  ///   - style: How values are computed, and when they are sent.
  ///   - scheduler: The scheduler to count on; it provides the clock.
  ///   - target: Called when a subscription starts.
  /// - Returns: The signal.
  static func counter(
    _ style: CounterStyle, on scheduler: any TickScheduler, target: @escaping @Sendable (TimerEngine) -> TargetMoment
  ) -> TickSignal {
    TickSignal(source: { subscriber in
      let engine = scheduler.engine
      let timer = CounterSource(engine, subscriber, style, target(engine))
      subscriber.scope.setFeeder(timer)
      timer.engine.armNow(timer)
    })
  }
}

/// The timer of one subscription to a countdown or count-up: it fires when the value changes, and computes the new one.
///
/// Unchecked like its superclass; it adds constants, and state that is accessed only while it fires.
private final class CounterSource: TickTimer, @unchecked Sendable {
  private let subscriber: Subscriber<Duration, Never>
  private let style: CounterStyle
  private let target: TargetMoment
  /// The value that was sent last, when the target was set, on subscription, and the clock that reads the date of the target, once it has been read.
  private let state: SubscriptionState<(shown: Nanoseconds?, anchor: TickInstant, clock: CounterClock?)>

  init(_ engine: TimerEngine, _ subscriber: Subscriber<Duration, Never>, _ style: CounterStyle, _ target: TargetMoment) {
    self.subscriber = subscriber
    self.style = style
    self.target = target.fixed(on: engine.core)
    state = SubscriptionState((nil, engine.now, nil))
    super.init(engine: engine, for: style.origin, leeway: style.leeway)
  }

  override var waitAfterFirst: Nanoseconds { style.step }

  override func fire(_ tick: Tick) {
    guard !subscriber.isEnded else { return }
    let local = target.date != nil ? ClockReading(engine) : nil
    let reading = local.map { adopt($0) } ?? ClockReading(now: tick.fired, wallOffset: 0)
    let distance = target.distance(at: reading)
    let (anchor, slewed) = (Swift.max(state.value.anchor, state.value.clock?.setAt ?? .distantPast), state.value.clock?.slewed ?? 0)
    func value(holding held: ClosedRange<Nanoseconds>? = nil) -> CounterValue {
      CounterValue.current(
        style.direction, distance, every: style.step, phase: style.phase, now: reading.now, anchor: anchor, slewed: slewed, holding: held)
    }
    var next = value()
    if next.value != state.value.shown {
      state.value.shown = next.value
      subscriber.next(Duration(nanoseconds: next.value))
    }
    if let text = style.text, next.change != nil, !subscriber.isEnded, !engine.isShutDown {
      next = value(holding: text.values(from: next.value, style.direction, every: style.step))
    }
    guard
      let change = next.change.map({ state.value.clock?.wait($0, distance, style.direction, style.phase, every: style.step) ?? $0 })
    else {
      if !subscriber.isEnded, !engine.isShutDown { subscriber.completed() }
      return
    }
    // The window ends at most half way to the deadline, so that zero is never late and the value before it is shown.
    let left = style.direction == .down ? Swift.max(0, distance - change) : .never
    // A clock of dates that has reached the end of its range stands still until it is set.
    let due = reading.wall == .distantFuture ? .distantFuture : reading.now.adding(change)
    engine.arm(self, at: due, atMost: Swift.min(style.step, left) / 2, wallOffset: local?.wallOffset)
  }

  /// Takes over a reading, and returns the reading of the target's clock.
  private func adopt(_ local: ClockReading) -> ClockReading {
    let (reading, settings) = target.read(on: engine, local)
    if state.value.clock == nil {
      state.value.clock = CounterClock(reading, settings: settings, isForeign: target.isForeign(to: engine))
    }
    _ = state.value.clock?.adopt(reading, settings: settings, every: style.step)
    return reading
  }
}

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

/// How far a clock of dates is ahead of the monotonic one, as values follow it.
///
/// A clock that is set changes values immediately, also by a little if the system reports that. A clock that is slewed changes none between two updates: values with a shared phase are
/// computed with the offset that the clock had when it was first read in the current step, so the values of keys that are shown, hidden or
/// read agree.
struct CounterClock: Sendable {
  /// The latest reading; its offset belongs to the clock of dates, the wall clock or a reference clock.
  private(set) var latest: ClockReading
  /// The offset for values with a shared phase.
  private(set) var flipOffset: Nanoseconds
  /// When the clock was found to be set: no value is computed as of an earlier instant.
  private(set) var setAt = TickInstant.distantPast
  /// How often the reference clock had been set, or 0 for the wall clock.
  private var settings: Int
  /// Whether it advances with another scheduler.
  private let isForeign: Bool
  /// The reading from which the pace is measured, and how much the clock gained in each nanosecond since.
  private var paceOrigin: ClockReading
  private var pace = 1.0

  init(_ reading: ClockReading, settings: Int = 0, isForeign: Bool = false) {
    self.isForeign = isForeign
    latest = reading
    flipOffset = reading.wallOffset
    self.settings = settings
    paceOrigin = reading
  }

  /// Takes over a reading, unless it is older than the latest one.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - settings: How often the reference clock had been set, as counted by that clock itself.
  ///   - step: The time between two updates.
  /// - Returns: Whether the clock has been set.
  mutating func adopt(_ reading: ClockReading, settings: Int = 0, every step: Nanoseconds) -> Bool {
    guard reading.now >= latest.now, settings >= self.settings else { return false }
    let isReported = settings > self.settings || reading.reports != latest.reports
    let isSet = isReported ? reading.wallOffset != latest.wallOffset : settings == 0 && reading.isSet(since: latest)
    if isSet { setAt = reading.now }
    if isSet || reading.now.roundedDown(to: step) != latest.now.roundedDown(to: step) { flipOffset = reading.wallOffset }
    if settings == self.settings { measurePace(reading) } else { paceOrigin = reading }
    latest = reading
    self.settings = settings
    return isSet
  }

  private mutating func measurePace(_ reading: ClockReading) {
    let passed = reading.now.subtracting(paceOrigin.now)
    guard passed >= 1_000_000 else { return }
    pace = Double(passed.adding(reading.wallOffset.subtracting(paceOrigin.wallOffset))) / Double(passed)
    paceOrigin = reading
  }

  /// How long to wait on the monotonic clock for the next change of a value, by this clock, which may be that of a scheduler of another speed.
  ///
  /// At most a step, because the speed is that of the last wait and may change. Changes are instants of the monotonic clock.
  ///
  /// - Parameters:
  ///   - change: The time until the change, if this clock runs as the monotonic one.
  ///   - distance: The time until the moment of the target.
  ///   - direction: Whether the value counts down.
  ///   - phase: When values change.
  ///   - step: The step of the values.
  /// - Returns: The time to wait.
  func wait(
    _ change: Nanoseconds, _ distance: Nanoseconds, _ direction: CounterStyle.Direction, _ phase: TickPhase, every step: Nanoseconds
  )
    -> Nanoseconds
  {
    guard settings > 0, isForeign else { return change }
    // Not by the little that is due to the readings.
    let pace = abs(pace - 1) > 0.001 ? pace : 1
    func wait(_ span: Nanoseconds) -> Nanoseconds {
      let wait = (Double(span) / Swift.max(pace, 0.001)).rounded(.up)
      return Swift.max(Swift.min(step, 1_000_000), Swift.min(step, Nanoseconds(exactly: wait) ?? step))
    }
    guard phase == .shared else { return wait(change) }
    return Swift.min(direction == .down ? wait(distance) : .never, latest.now.adding(1).roundedUp(to: step).subtracting(latest.now))
  }

  /// By how much more than now remained to each moment of this clock when the offset for shared values was read, apart from the time since.
  var slewed: Nanoseconds { latest.wallOffset.subtracting(flipOffset) }
}
