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
