/// The date as a server tells it: samples of it, carried on by the monotonic clock of a scheduler.
///
/// ```swift
/// let server = ReferenceClock(on: .main)
/// server.sample(date: response.date, roundTrip: .milliseconds(80))
/// server.now
/// ```
///
/// - Between samples it is the sampled date plus the time that has passed since, so the user's date setting is irrelevant.
/// - Before the first sample it is the local date, whatever that is set to.
/// - A later sample is compared with what the clock says. About equal, within `tolerance`: nothing is moved. Otherwise the clock is set by
///   it, ``drift`` tells by how much, and what follows the clock aims anew.
///
/// So on every return to the foreground, and whenever a response carries a date, just take a sample. ``localError`` tells how far off the
/// local date is, as after the user has set it to be early for a sale.
///
/// Known flaw: the clock is as good as the scheduler's. A continuous one goes on while the device sleeps, but not while it is off, which ends the
/// program too; take a sample when it starts. On a suspending one the reference is behind after each sleep, until the next sample: behind the
/// server is the less harmful side.
///
/// It may be used from any thread.
public final class ReferenceClock: Sendable {
  private let engine: TimerEngine
  private let tolerance: Nanoseconds
  private let offset = Lock<Nanoseconds?>(nil)
  private let revision = TickValue(0)
  private let drifts = TickSubject<Duration, Never>()

  /// Creates a clock without samples.
  ///
  /// - Parameters:
  ///   - tolerance: How far a sample may be off without moving anything, not negative; the inaccuracy of the network.
  ///   - scheduler: Whose monotonic clock carries on the samples. What follows the clock is on a scheduler of the same ``Timebase``.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  public init(
    tolerance: Duration = .seconds(1), on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) {
    engine = scheduler.engine
    self.tolerance = tolerance.checkedNotNegative("tolerance", file: file, line: line)
  }

  /// Whether there has been a sample.
  public var isSynchronized: Bool { sampledOffset != nil }

  /// The date, by the samples; the local one before the first.
  public var wallNow: WallInstant {
    guard let offset = sampledOffset else { return engine.wallNow }
    return WallInstant(nanosecondsSince1970: engine.now.nanoseconds.adding(offset))
  }

  /// How far the local date is ahead of this one, negative if it is behind; zero before the first sample.
  public var localError: Duration {
    isSynchronized ? wallNow.duration(to: engine.wallNow) : .zero
  }

  /// By how much the clock is set, each time a sample disagrees by more than the tolerance: positive if it was behind.
  ///
  /// The first sample sets the clock without a word. Sent on the thread that samples, when the clock has been set. It never completes while
  /// the clock is there.
  public var drift: TickSignal<Duration, Never> { drifts.signal }

  /// Takes a sample: what a server said the date was.
  ///
  /// - Parameters:
  ///   - date: The date in the response, at the moment the server wrote it. One that is no number, or infinite, is no sample: nothing is moved.
  ///   - roundTrip: The time from request to response, of which half is taken to have passed since; a negative one counts as zero. Measure it on
  ///     a monotonic clock.
  /// - Returns: How far ahead of this clock the sample is.
  @discardableResult
  public func sample<Moment: WallTime>(date: Moment, roundTrip: Duration = .zero) -> Duration {
    let moment = date.wallInstant
    guard moment != .distantPast, moment != .distantFuture else { return .zero }
    let now = engine.now.nanoseconds
    let local = engine.wallNow.nanosecondsSince1970.subtracting(now)
    let sampled = moment.nanosecondsSince1970.adding(Swift.max(0, roundTrip.nanoseconds) / 2).subtracting(now)
    let (isFirst, isMoved, disagreement) = offset.withLock { offset in
      let disagreement = sampled.subtracting(offset ?? local)
      let isFirst = offset == nil
      let isMoved = isFirst || disagreement.magnitude > tolerance.magnitude
      if isMoved { offset = sampled }
      return (isFirst, isMoved, disagreement)
    }
    if isMoved { revision.current += 1 }
    if isMoved, !isFirst { drifts.next(.nanoseconds(disagreement)) }
    return .nanoseconds(disagreement)
  }

  /// How far this clock is ahead of the scheduler's, once there has been a sample.
  var sampledOffset: Nanoseconds? { offset.withLock { $0 } }

  /// A value at once, and each time the clock is set: look again.
  var readings: TickSignal<Void, Never> { revision.signal.map(to: ()) }

  /// What a figure is measured against, as long as the clock is not set.
  fileprivate func target(_ moment: WallInstant) -> CounterTarget {
    sampledOffset.map { .instant(moment.onClock(behindBy: $0)) } ?? .wall(moment)
  }
}

extension TickSignal where Value == Duration, Failure == Never {
  /// The time that remains to `deadline` by a reference clock, in whole steps, then completed.
  ///
  /// By the rules of ``countdown(to:every:leeway:phase:on:file:line:)-(TickInstant,_,_,_,_,_,_)``, but for one: when a sample sets the
  /// clock, the countdown aims anew at once, on the scheduler, and its value may rise then. Before the first sample it follows the local
  /// date, jumps included; afterwards that is irrelevant.
  ///
  /// - Parameters:
  ///   - deadline: When zero is reached, on the reference clock.
  ///   - reference: What tells the date.
  ///   - every: The step, greater than zero; anything else is a programmer error and stops the program.
  ///   - leeway: How late a change of the figure, but for the last, may be; not negative. Half the step at most is used.
  ///   - phase: Whether figures change at multiples of the step before the deadline, or together with those of other countdowns.
  ///   - scheduler: Where to count; on the same timebase as the reference clock.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: A signal that cannot fail.
  public static func countdown<Moment: WallTime>(
    to deadline: Moment,
    by reference: ReferenceClock,
    every: Duration = .seconds(1),
    leeway: Duration = .zero,
    phase: TickPhase = .own,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.down, every: every, leeway: leeway, phase: phase, file: file, line: line)
    return .following(reference, style, deadline.wallInstant, on: scheduler).take(while: { $0 > .zero }, inclusive: true)
  }

  /// The time that has passed since `start` by a reference clock, in whole steps; it never completes.
  ///
  /// By the rules of ``elapsed(since:every:leeway:phase:on:file:line:)-(TickInstant,_,_,_,_,_,_)``; when a sample sets the clock, the figure
  /// follows at once, and may fall then.
  public static func elapsed<Moment: WallTime>(
    since start: Moment,
    by reference: ReferenceClock,
    every: Duration = .seconds(1),
    leeway: Duration = .zero,
    phase: TickPhase = .own,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    let style = CounterStyle(.up, every: every, leeway: leeway, phase: phase, file: file, line: line)
    return .following(reference, style, start.wallInstant, on: scheduler)
  }

  private static func following(
    _ reference: ReferenceClock, _ style: CounterStyle, _ moment: WallInstant, on scheduler: any TickScheduler
  ) -> TickSignal {
    reference.readings
      .flatMapLatest { TickSignal.figure(style, on: scheduler) { _ in reference.target(moment) } }
      .removeDuplicates()
  }
}
