/// A scheduler whose time passes faster, or slower, than another scheduler's: an hour in a minute, for previews and demos.
///
/// ```swift
/// let hub = CountdownHub<String>(
///   // A minute passes in a second.
///   every: .seconds(1), on: ScaledScheduler(rate: 60, on: .main))
/// ```
///
/// Its clocks, the wall clock too, start at the time that the other scheduler showed when this one was made, and advance at ``rate``. Work
/// runs in the context of the other scheduler, which carries one timer for all of them. A timer is never early on the scaled clock, and due at the
/// first nanosecond of the other one that is not: at a rate of 60 what is due in a minute fires after a second. A rate counts as the
/// simplest fraction that `Double` rounds to it, so 0.1 is a tenth, and `1.0 / 3` a third.
///
/// The time can be changed while it runs, by a menu for testers, for example: ``rate`` makes it faster, slower, or stops it, and
/// ``advance(by:file:line:)`` jumps. Signals see a jump as the return of a suspended app.
public final class ScaledScheduler: OwnedScheduler {
  /// The timer engine that does the work.
  public let engine: TimerEngine
  private let alarm: ScaledAlarm

  /// Creates a scheduler that runs at `rate` times the speed of another.
  ///
  /// - Parameters:
  ///   - rate: Not negative and finite; anything else is a programmer error and stops the program. At zero, time stands still.
  ///   - base: The scheduler to run on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(rate: Double, on base: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    let base = base.engine
    alarm = ScaledAlarm(base, rate.checkedRate(file: file, line: line), CallOrigin("ScaledScheduler", file, line))
    engine = TimerEngine(
      alarm: alarm, policy: base.core.policy.ofDerived(firesOneByOne: false), probe: base.core.probes.first, leeway: base.leeway)
    engine.core.run(on: base.core, withOwnDate: true)
  }

  /// How much faster than that of the other scheduler time passes, from now on.
  ///
  /// At zero, time stands still: work that is due still runs, and nothing becomes due. Setting a negative or infinite rate is a programmer error
  /// and stops the program. It may be set from any thread, and pending timers follow.
  public var rate: Double {
    get { alarm.rate }
    set { alarm.change(newValue.checkedRate(file: #fileID, line: #line)) }
  }

  /// Lets time jump, also while it stands still: both clocks are ahead by `duration`, and what becomes due by that runs as soon as possible.
  ///
  /// ```swift
  /// let preview = ScaledScheduler(rate: 1, on: scheduler)
  /// let end = preview.now.advanced(by: .seconds(60))
  /// // To ten seconds before the end.
  /// preview.advance(by: preview.now.duration(to: end) - .seconds(10))
  /// ```
  ///
  /// It may be called from any thread.
  ///
  /// - Parameters:
  ///   - duration: How far, not negative; anything else is a programmer error and stops the program.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public func advance(by duration: Duration, file: StaticString = #fileID, line: UInt = #line) {
    alarm.change(by: duration.checkedNotNegative("duration", file: file, line: line))
  }
}

/// The reading of the base at which the rate was set, that of the scaled clock, and the rate.
private typealias Pace = (origin: TickInstant, begin: TickInstant, rate: Rate)

/// Unchecked like its superclass; it adds a constant.
private final class ScaledAlarm: DerivedAlarm<Pace>, @unchecked Sendable {
  /// How far the wall clock is ahead of this one: it is never set.
  private let wallOffset: Nanoseconds
  /// Where the scaled clock stops, after 146 years: at the end of the range it could not show that time passes.
  private static let end = TickInstant(nanoseconds: .never / 2)

  init(_ base: TimerEngine, _ rate: Double, _ call: CallOrigin) {
    let reading = ClockReading(base.core)
    wallOffset = reading.wallOffset
    super.init(base, (reading.now, reading.now, Rate(rate)), from: reading.now, for: call)
  }

  override var wallNow: WallInstant { now.onWallClock(aheadBy: wallOffset) }
  override var reportsWallClockChanges: Bool { true }
  var rate: Double { state.withLock { $0.course.rate.value } }

  override func time(_ state: State) -> TickInstant {
    let (origin, begin, rate) = state.course
    return Swift.min(begin.adding(rate.passed(in: state.latest.subtracting(origin))), Self.end)
  }

  override func decideWake(_ state: inout State) -> Deadline.Move? {
    let (origin, begin, rate) = state.course
    let distance = state.instant.subtracting(begin)
    guard state.wake != nil, state.instant <= Self.end else { return state.deadline.clear() }
    state.armed = state.latest
    guard distance > 0 else { return state.deadline.set(origin) }
    let wait = rate.wait(for: distance)
    let due = origin.adding(wait)
    guard due != .distantFuture else { return state.deadline.clear() }
    var move = state.deadline.set(due)
    move.leeway = Swift.max(0, rate.wait(for: distance.adding(state.leeway)).subtracting(wait))
    return move
  }

  /// Sets the rate, unless it is `nil`, and lets the clock jump.
  func change(_ rate: Double? = nil, by jump: Nanoseconds = 0) {
    let reading = base.now
    change { state in
      state.course.begin = Swift.min(read(&state, at: reading).adding(jump), Self.end)
      state.course.origin = state.latest
      if let rate { state.course.rate = Rate(rate) }
      return nil
    }
  }

  override func fire(_ tick: Tick) {
    state.withLock { $0.deadline.take(tick) ? $0.wake.take() : nil }?.run()
  }
}

extension Double {
  fileprivate func checkedRate(file: StaticString, line: UInt) -> Double {
    guard self >= 0, isFinite else {
      programmerError("rate must be finite and not negative, but is \(self)", file: file, line: line)
    }
    return self
  }
}

/// How much faster time passes: the simplest fraction that `Double` rounds to a value.
///
/// A product with a `Double` would be late or early by a nanosecond where the value is no sum of a few powers of two.
private struct Rate: Sendable {
  /// As it was set.
  let value: Double
  private let numerator: UInt64
  private let denominator: UInt64

  /// Creates a rate from a value that is not negative and finite.
  init(_ value: Double) {
    self.value = value
    // Clamped so that the fraction fits: with 2⁻⁶² a nanosecond takes 146 years, with 2⁶² it is the other way round.
    let value = value == 0 ? 0 : Swift.min(Swift.max(value, 0x1p-62), 0x1p62)
    let bits = value == 0 ? 0 : Swift.max(0, 52 - Int(value.exponent))
    // The value is `rest / divisor`, exactly. The convergents of its continued fraction come closer and closer.
    var (rest, divisor) = (UInt128(Double(sign: .plus, exponent: bits, significand: value)), UInt128(1) << bits)
    var (earlier, latest): ((UInt64, UInt64), (UInt64, UInt64)) = ((0, 1), (1, 0))
    repeat {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: divisor)
      // Of a very small value the last convergent that fits is near enough.
      guard quotient <= UInt64.max,
        let numerator = UInt64(exactly: quotient * UInt128(latest.0) + UInt128(earlier.0)),
        let denominator = UInt64(exactly: quotient * UInt128(latest.1) + UInt128(earlier.1))
      else { break }
      (earlier, latest) = (latest, (numerator, denominator))
      (rest, divisor) = (divisor, remainder)
    } while divisor > 0 && Double(latest.0) / Double(latest.1) != value
    (numerator, denominator) = latest
  }

  /// The time that passes in a span of the base, which is not negative, rounded down.
  func passed(in span: Nanoseconds) -> Nanoseconds {
    Nanoseconds(clamping: UInt128(span) * UInt128(numerator) / UInt128(denominator))
  }

  /// The least span of the base in which a time passes, which is greater than zero; at a rate of zero it never does.
  func wait(for time: Nanoseconds) -> Nanoseconds {
    guard numerator > 0 else { return .never }
    let product = UInt128(time) * UInt128(denominator)
    return Nanoseconds(clamping: (product - 1) / UInt128(numerator) + 1)
  }
}
