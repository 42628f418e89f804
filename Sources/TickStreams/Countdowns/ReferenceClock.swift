/// The date of a server: sampled, and extrapolated by the monotonic clock of a scheduler.
///
/// It is not a Swift `Clock`, and nothing can sleep on it: its readings are dates, which a sample may set back. For a `Clock` see
/// ``TickClock``.
///
/// ```swift
/// let server = ReferenceClock(on: .main)
/// server.synchronize(to: response.date, roundTrip: .milliseconds(80))
/// server.wallNow
/// ```
///
/// - Between samples the clock reads the sampled date plus the time that has passed since, so the user's date setting is irrelevant.
/// - Before the first sample it reads the local date, whatever that is set to.
/// - A later sample that agrees with the clock within `tolerance` changes nothing. One that disagrees by more sets the clock, unless it is
///   worse: ``driftChanges`` sends the difference, and countdowns that follow the clock are recomputed.
/// - Worse samples: the error of a sample is at most half its round trip. The error of the clock is at most that of the sample that set it,
///   plus 0.1 ms for each second since then (``errorBound``). If these two errors explain the difference, the sample sets the clock only if
///   its own error is smaller. So a slow answer does not overrule a fast one, of several samples in a row the best one stays, and a server
///   that changes its date is followed.
///
/// So take a sample on every return to the foreground, and whenever a response carries a date. ``localError`` is the error of the local
/// date, as after the user has moved it forward to be early for a sale.
///
/// Limitation: the clock is as good as the scheduler's clock. A continuous clock advances while the device sleeps, but not while it is off,
/// which also ends the program; take a sample when it starts. On a suspending clock the reference clock is behind the server after each
/// sleep, until the next sample, which is the safer direction.
///
/// It may be used from any thread.
public final class ReferenceClock: Sendable {
  private struct Setting: Sendable {
    let tolerance: Nanoseconds
    /// How far this clock is ahead of the clock of the scheduler; `nil` before the first sample.
    var offset: Nanoseconds?
    /// How often samples have set the clock.
    var count = 0
    /// How far the clock could be off at ``boundedAt``.
    var bound: Nanoseconds = 0
    var boundedAt = TickInstant.origin

    /// How far the clock can be off.
    func bound(at now: TickInstant) -> Nanoseconds {
      bound.adding(Swift.max(0, now.subtracting(boundedAt)) / 10_000)
    }

    /// Takes over a sample that may be off by `error`, and is ahead of the clock by `disagreement`; returns whether that sets the clock.
    mutating func take(_ sampled: Nanoseconds, off error: Nanoseconds, _ disagreement: Nanoseconds, at now: TickInstant) -> Bool {
      let distance = Nanoseconds(clamping: disagreement.magnitude)
      let isExplained = offset != nil && distance <= bound(at: now).adding(error)
      let isSet = offset == nil || distance > tolerance && (!isExplained || error < bound(at: now))
      if isSet { (offset, count) = (sampled, count + 1) }
      let reach = isSet ? error : distance.adding(error)
      bound = isExplained && !isSet ? Swift.min(bound(at: now), reach) : reach
      boundedAt = now
      return isSet
    }
  }

  private let engine: TimerEngine
  private let setting: Lock<Setting>
  private let settings = TickSubject<Void, Never>(replay: 1)
  private let drifts = TickSubject<Duration, Never>()

  /// Creates a clock without samples.
  ///
  /// - Parameters:
  ///   - tolerance: How far a sample may be off without setting the clock, not negative; the inaccuracy of the network.
  ///   - scheduler: The scheduler with the monotonic clock that extrapolates the samples. Countdowns that follow this clock may run on
  ///     another scheduler, of another speed or with pauses: zero is never early on this clock, and at most a step late.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(tolerance: Duration = .seconds(1), on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    engine = scheduler.engine
    setting = Lock(Setting(tolerance: tolerance.checkedNotNegative("tolerance", file: file, line: line)))
    settings.next()
  }

  /// Whether there has been a sample.
  public var isSynchronized: Bool { sampledOffset != nil }

  /// The date according to the samples; the local date before the first sample.
  public var wallNow: WallInstant {
    guard let offset = sampledOffset else { return engine.wallNow }
    return engine.now.onWallClock(aheadBy: offset)
  }

  /// How far the local date is ahead of this clock, negative if it is behind; zero before the first sample.
  public var localError: Duration {
    sampledOffset.map { .nanoseconds(ClockReading(engine.core).wallOffset.subtracting($0)) } ?? .zero
  }

  /// How far this clock may be off: half the round trip of its sample, and 0.1 ms more for each second since then; `nil` before the first
  /// sample.
  ///
  /// A sample that confirms the clock can lower it. It does not include the precision of the dates, which is a second in an HTTP header.
  public var errorBound: Duration? {
    let now = engine.now
    return setting.withLock { $0.offset == nil ? nil : .nanoseconds($0.bound(at: now)) }
  }

  /// Sends by how much the clock is set, each time a sample disagrees by more than the tolerance, and is not worse: positive if the clock was
  /// behind.
  ///
  /// The first sample sets the clock and sends nothing. Values are sent on the thread that samples, after the clock has been set. The
  /// signal never completes.
  public var driftChanges: TickSignal<Duration, Never> { drifts.signal }

  /// Takes a sample, the date that a server sent, and returns how far it was ahead of this clock.
  ///
  /// A sample that is worse than the clock, and agrees with it as far as it can, does not set it.
  ///
  /// - Parameters:
  ///   - date: The date in the response, as of when the server wrote it. A `Date` that is NaN or infinite is ignored.
  ///   - roundTrip: The time from request to response, half of which is assumed to have passed since; a negative value counts as zero.
  ///     Measure it on a monotonic clock.
  /// - Returns: How far the sample was ahead of this clock, before it was set.
  @discardableResult
  public func synchronize<Moment: WallTime>(to date: Moment, roundTrip: Duration = .zero) -> Duration {
    let moment = date.wallInstant
    guard moment != .distantPast, moment != .distantFuture else { return .zero }
    let reading = ClockReading(engine.core)
    let error = Swift.max(0, roundTrip.nanoseconds) / 2
    let sampled = moment.adding(error).offset(from: reading.now)
    let (isFirst, isMoved, disagreement) = setting.withLock { setting in
      let disagreement = sampled.subtracting(setting.offset ?? reading.wallOffset)
      let isFirst = setting.offset == nil
      let isMoved = setting.take(sampled, off: error, disagreement, at: reading.now)
      return (isFirst, isMoved, disagreement)
    }
    if isMoved { settings.next() }
    if isMoved, !isFirst { drifts.next(.nanoseconds(disagreement)) }
    return .nanoseconds(disagreement)
  }

  /// How far this clock is ahead of the clock of the scheduler, once there has been a sample.
  private var sampledOffset: Nanoseconds? { setting.withLock { $0.offset } }

  /// Sends a value synchronously, and each time the clock has been set.
  var readings: TickSignal<Void, Never> { settings.signal }
}

extension ReferenceClock: DateClock {
  func read(on engine: EngineCore, _ local: ClockReading) -> (reading: ClockReading, settings: Int) {
    let setting = setting.withLock { $0 }
    guard let offset = setting.offset else { return (local, 0) }
    guard isForeign(to: engine) else { return (ClockReading(now: local.now, wallOffset: offset), setting.count) }
    let wall = self.engine.now.onWallClock(aheadBy: offset)
    return (ClockReading(now: local.now, wallOffset: wall.offset(from: local.now)), setting.count)
  }

  func drifts(on engine: EngineCore) -> Bool {
    isForeign(to: engine) || !isSynchronized
  }

  func isForeign(to engine: EngineCore) -> Bool {
    let own = self.engine.core
    // Real schedulers of one timebase read the same clock.
    return engine !== own && (engine.timebase != own.timebase || engine.alarm.real == nil || own.alarm.real == nil)
  }
}
