/// The arguments of a signal of ticks at moments.
struct MomentRule: Sendable {
  let origin: CallOrigin
  let leeway: Nanoseconds?
  let missedTicks: MissedTicks

  init(_ name: StaticString, _ leeway: Duration?, _ missedTicks: MissedTicks, _ file: StaticString, _ line: UInt) {
    origin = CallOrigin(name, file, line)
    self.leeway = leeway?.checkedNotNegative("leeway", file: file, line: line)
    self.missedTicks = missedTicks
  }
}

/// The timer of one subscription to ticks at the moments of an iterator.
///
/// Unchecked like its superclass; it adds constants, and state that is accessed only while it starts and fires.
final class MomentSource: TickTimer, @unchecked Sendable {
  /// An element of the sequence: a moment, or a span after the previous moment.
  enum Step: Sendable {
    case moment(TargetMoment)
    case span(Nanoseconds)

    /// The moment, if the previous one was due at `base`.
    func moment(after base: TickInstant) -> TargetMoment {
      switch self {
      case .moment(let moment): moment
      case .span(let span): .instant(base.adding(span))
      }
    }
  }

  private struct Progress: Sendable {
    /// The next moment; `nil` before the start.
    var moment: TargetMoment?
    /// The step after it, once that has been looked at.
    var ahead: Step??
    /// No moment is due before this instant: the subscription, or what was due before, or the setting of a clock.
    var since = TickInstant.origin
    var index = 0
    var missed = 0
  }

  /// How many missed moments are passed over in one firing.
  private static let batch = 1_000
  /// How long to wait for a clock on another scheduler at least.
  private static let shortestLook: Nanoseconds = 1_000_000

  private let rule: MomentRule
  private let subscriber: Subscriber<Tick, Never>
  private let next: @Sendable () -> Step?
  private let progress = SubscriptionState(Progress())

  init(_ rule: MomentRule, _ subscriber: Subscriber<Tick, Never>, on engine: TimerEngine, _ next: @escaping @Sendable () -> Step?) {
    self.rule = rule
    self.subscriber = subscriber
    self.next = next
    super.init(engine: engine, for: rule.origin, leeway: rule.leeway)
  }

  func start() {
    let reading = ClockReading(engine)
    let first = next()
    guard goesOn else { return }
    guard let first else { return subscriber.completed() }
    progress.value.moment = first.moment(after: reading.now)
    progress.value.since = reading.now
    subscriber.scope.setFeeder(self)
    arm(by: reading)
  }

  /// Whether the subscription goes on: the sequence, whose code is the user's, may have ended it.
  private var goesOn: Bool { !subscriber.isEnded && !engine.isShutDown }

  private func arm(by reading: ClockReading, notBefore earliest: TickInstant = .distantPast) {
    guard let moment = progress.value.moment else { return }
    let due = Swift.max(earliest, due(moment, by: reading))
    engine.arm(self, at: due, atMost: room(after: due, by: reading), wallOffset: moment.date == nil ? nil : reading.wallOffset)
  }

  /// Half of the time to the next moment: a window that reaches it would lose a tick.
  ///
  /// The sequence is asked only if there is a window.
  private func room(after due: TickInstant, by reading: ClockReading) -> Nanoseconds {
    guard grantedLeeway > 0 else { return 0 }
    let following = takeNext()
    progress.value.ahead = .some(following)
    guard let next = following?.moment(after: due) else { return .never }
    return Swift.max(0, self.due(next, by: reading).subtracting(due)) / 2
  }

  private func takeNext() -> Step? {
    if let step = progress.value.ahead.take() { return step }
    return next()
  }

  private func due(_ moment: TargetMoment, by reading: ClockReading) -> TickInstant {
    Swift.max(progress.value.since, reading.now.adding(moment.distance(at: moment.read(on: engine, reading).reading)))
  }

  override func fire(_ tick: Tick) {
    guard !subscriber.isEnded, let moment = progress.value.moment else { return }
    let reading = ClockReading(engine)
    if progress.value.missed == 0 { progress.value.since = tick.scheduled }
    var scheduled = due(moment, by: reading)
    // Where no wait takes time, no clock gets there.
    guard scheduled <= reading.now || engine.policy.firesInPlace else {
      // A clock on another scheduler may stand still just before the moment.
      return arm(by: reading, notBefore: moment.isForeign(to: engine) ? reading.now.adding(Self.shortestLook) : .distantPast)
    }
    var (following, passed) = (takeNext(), 0)
    while goesOn, rule.missedTicks != .burst, let step = following {
      let later = step.moment(after: scheduled)
      guard due(later, by: reading) <= reading.now else { break }
      scheduled = Swift.max(scheduled, due(later, by: reading))
      passed += 1
      progress.value.missed = progress.value.missed.adding(1)
      guard passed < Self.batch else {
        progress.value.moment = later
        // After the timers that are due by now: at the moment itself, which is past, it would come before all of them.
        return engine.armNow(self)
      }
      following = next()
    }
    guard goesOn else { return }
    send(scheduled, at: Swift.max(scheduled, reading.now), following)
    guard goesOn else { return }
    if following == nil { subscriber.completed() } else { arm(by: ClockReading(engine)) }
  }

  private func send(_ scheduled: TickInstant, at now: TickInstant, _ following: Step?) {
    let missed = progress.value.missed
    let isNewGrid = rule.missedTicks == .regrid && missed > 0
    let index = rule.missedTicks == .regrid ? progress.value.index : progress.value.index.adding(missed)
    (progress.value.moment, progress.value.index) = (following?.moment(after: isNewGrid ? now : scheduled), index.adding(1))
    progress.value.missed = 0
    engine.countMissed(missed)
    subscriber.next(Tick(index: index, scheduled: scheduled, fired: now, missed: missed))
  }
}

/// The moment that a countdown counts to, or a count-up counts from.
enum TargetMoment: Sendable {
  case instant(TickInstant)
  /// A date on the wall clock, or on another clock of dates.
  case date(WallInstant, by: (any DateClock)? = nil)

  /// The date, unless the moment is an instant.
  var date: WallInstant? {
    if case .date(let date, _) = self { date } else { nil }
  }

  /// The time until the moment, negative once it has passed.
  ///
  /// - Parameter reading: A reading of the monotonic clock and of the clock that reads the date.
  /// - Returns: The time.
  func distance(at reading: ClockReading) -> Nanoseconds {
    switch self {
    case .instant(let instant): instant.distance(from: reading.now)
    case .date(let date, _): date.onClock(behindBy: reading.wallOffset).distance(from: reading.now)
    }
  }

  /// A reading of the clock that reads the date, and how often that was set.
  func read(on engine: EngineCore, _ local: ClockReading) -> (reading: ClockReading, settings: Int) {
    if case .date(_, let clock?) = self { clock.read(on: engine, local) } else { (local, 0) }
  }

  /// Whether its clock of dates advances with another scheduler.
  func isForeign(to engine: EngineCore) -> Bool {
    if case .date(_, let clock?) = self { clock.isForeign(to: engine) } else { false }
  }

  /// This moment as an instant, if its clock of dates cannot move until it is set.
  func fixed(on engine: EngineCore) -> TargetMoment {
    guard case .date(let date, let clock?) = self, !clock.drifts(on: engine) else { return self }
    return .instant(date.onClock(behindBy: clock.read(on: engine, ClockReading(engine)).reading.wallOffset))
  }
}

/// A clock other than the wall clock that reads dates, such as a ``ReferenceClock``.
protocol DateClock: AnyObject, Sendable {
  /// A reading of this clock together with the monotonic clock of a scheduler, and how often this clock has been set: the local date, and
  /// 0, as long as it has not.
  ///
  /// The clock of another scheduler may begin elsewhere, run at another speed, or pause. So the offset holds at the instant of the reading
  /// only.
  ///
  /// - Parameters:
  ///   - engine: The engine of the scheduler.
  ///   - local: A reading of the clocks of that scheduler.
  /// - Returns: The reading, which has the offset of this clock, and the number of settings.
  func read(on engine: EngineCore, _ local: ClockReading) -> (reading: ClockReading, settings: Int)

  /// Sends on subscription, and whenever the clock is set.
  var readings: TickSignal<Void, Never> { get }

  /// Whether this clock can move relative to the monotonic clock of a scheduler though it is not set.
  func drifts(on engine: EngineCore) -> Bool

  /// Whether this clock, once set, can still do that, because it advances with another scheduler: at another speed, or by jumps.
  func isForeign(to engine: EngineCore) -> Bool
}
