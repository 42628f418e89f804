extension TickSignal where Value == Tick, Failure == Never {
  /// Ticks forever: the heartbeat.
  ///
  /// The first tick comes `delay` after the subscription, and tick *n* at `start + delay + n × interval`, computed with integers, so
  /// nothing drifts. A tick is never early; it may be late by `leeway`, and by what the machine needs.
  ///
  /// ```swift
  /// TickSignal.interval(.seconds(60), on: scheduler)                  // 60 s, 120 s, 180 s …
  /// TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)    // 0 s, 60 s, 120 s …
  /// TickSignal.interval(.seconds(1), delay: .milliseconds(250), on: scheduler)    // 0.25 s, 1.25 s …
  /// ```
  ///
  /// - First tick: after `delay`; after `interval` if that is left out; with `.zero` as soon as possible, asynchronously, on the scheduler.
  /// - Missed ticks: after a stall, `missedTicks` decides; by default one tick that says how many it stands for, and the grid is kept.
  /// - Delivery: on `scheduler`. A dispose there is absolute, also for a tick that has left the queue already.
  /// - Cold: every subscription has a timer of its own. It never ends by itself.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks, greater than zero; anything else is a programmer error and stops the program.
  ///   - delay: The time before the first tick, not negative, independent of `interval`.
  ///   - leeway: How late a tick may be, so that timers can share wake-ups; not negative. Half the interval at most is used.
  ///   - missedTicks: What happens to ticks that came due while the timer could not run.
  ///   - scheduler: Where and on which clock to tick.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: A signal that cannot fail.
  /// - Complexity: A tick costs O(log *n*) in the number of timers of the scheduler, and no allocation.
  public static func interval(
    _ interval: Duration,
    delay: Duration? = nil,
    leeway: Duration = .zero,
    missedTicks: MissedTicks = .skip,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    let schedule = TickSchedule(
      checked: interval, delay: delay, leeway: leeway, missedTicks: missedTicks, file: file, line: line
    )
    return .interval(schedule, on: scheduler, file: file, line: line)
  }

  /// Ticks forever by a schedule that has been validated.
  ///
  /// See ``interval(_:delay:leeway:missedTicks:on:file:line:)``.
  public static func interval(
    _ schedule: TickSchedule, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    TickSignal(source: { subscriber in
      let engine = scheduler.engine
      let timer = IntervalSource(engine, CallOrigin("interval", file, line), subscriber.output)
      subscriber.scope.own(timer)
      engine.arm(timer, on: schedule, from: engine.now.nanoseconds)
    })
  }
}

/// The timer of one subscription, and all there is of it.
///
/// Unchecked as its superclass; what it adds is constant.
final class IntervalSource: TickTimer, @unchecked Sendable {
  private let output: Output<Tick>

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ output: Output<Tick>) {
    self.output = output
    super.init(engine: engine, for: origin)
  }

  override func fire(_ tick: Tick) {
    output.send(tick)
  }
}
