/// A scheduler whose time passes faster, or slower, than another scheduler's: an hour in a minute, for previews and demos.
///
/// ```swift
/// let hub = CountdownHub<String>(
///   // A minute passes in a second.
///   every: .seconds(1), on: ScaledScheduler(rate: 60, on: .main))
/// ```
///
/// Its clocks, the wall clock too, start at the time that the other scheduler showed when this one was made, and advance at `rate`. Work
/// runs in the context of the other scheduler, which carries one timer for all of them. A timer is never early on the scaled clock.
public final class ScaledScheduler: OwnedScheduler {
  /// The timer engine that does the work.
  public let engine: TimerEngine

  /// Creates a scheduler that runs at `rate` times the speed of another.
  ///
  /// - Parameters:
  ///   - rate: Greater than zero and finite; anything else is a programmer error and stops the program.
  ///   - base: The scheduler to run on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(rate: Double, on base: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    guard rate > 0, rate.isFinite else {
      programmerError("rate must be greater than zero and finite, but is \(rate)", file: file, line: line)
    }
    let base = base.engine
    let alarm = ScaledAlarm(base, rate, CallOrigin("ScaledScheduler", file, line))
    engine = TimerEngine(alarm: alarm, coalesces: base.coalesces, deliversInline: base.deliversInline)
    engine.run(on: base)
  }
}

private final class ScaledAlarm: Alarm {
  private let base: TimerEngine
  private let rate: Double
  private let origin: TickInstant
  private let wallOrigin: WallInstant
  private let call: CallOrigin
  private let armed = SerialDisposable()
  /// Where the scaled clock stops, after 146 years: at the end of the range it could not show that time passes.
  private static let end = TickInstant(nanoseconds: .never / 2)

  init(_ base: TimerEngine, _ rate: Double, _ call: CallOrigin) {
    self.base = base
    self.rate = rate
    self.call = call
    origin = base.now
    wallOrigin = base.wallNow
  }

  var timebase: Timebase { base.timebase }
  var now: TickInstant { Swift.min(origin.adding(elapsed), Self.end) }
  var wallNow: WallInstant { wallOrigin.advanced(by: .nanoseconds(elapsed)) }
  var isCurrent: Bool { base.isCurrent }
  var isStopped: Bool { base.isStopped }
  /// The wall clock of this one is never set.
  var reportsWallClockChanges: Bool { true }

  private var elapsed: Nanoseconds { base.now.subtracting(origin).scaled(by: rate, .down) }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    guard instant <= Self.end else { return disarm() }
    let timer = ActionTimer(base, for: call, once: true) { _ in wake() }
    armed.inner = timer
    let distance = instant.subtracting(origin)
    var wait = distance.scaled(by: 1 / rate, .up)
    // A product of floating-point numbers may fall short: then the wake-up would be too early, and armed for the same instant again.
    var more: Nanoseconds = 1
    while wait < .never, wait.scaled(by: rate, .down) < distance {
      wait = wait.adding(more)
      more = more.adding(more)
    }
    base.arm(timer, at: origin.adding(wait))
  }

  func disarm() {
    armed.inner = nil
  }
}

extension Nanoseconds {
  /// The product with a factor, clamped to the range; of zero it is zero, even if the factor is infinite, as that of a rate near zero.
  fileprivate func scaled(by factor: Double, _ rule: FloatingPointRoundingRule) -> Nanoseconds {
    guard self != 0 else { return 0 }
    let product = (Double(self) * factor).rounded(rule)
    return Nanoseconds(exactly: product) ?? (product < 0 ? .min : .max)
  }
}
