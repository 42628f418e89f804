extension TickSignal where Value == Tick, Failure == Never {
  /// Ticks forever, at a fixed interval.
  ///
  /// The first tick arrives `delay` after the subscription, and tick *n* at `start + delay + n × interval`, computed with integers, so
  /// nothing drifts. A tick is never early; it may be late by `leeway` plus the latency of the system.
  ///
  /// ```swift
  /// // 60 s, 120 s, 180 s …
  /// TickSignal.interval(.seconds(60), on: scheduler)
  /// // 0 s, 60 s, 120 s …
  /// TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
  /// // 0.25 s, 1.25 s …
  /// TickSignal.interval(.seconds(1), delay: .milliseconds(250), on: scheduler)
  /// ```
  ///
  /// ![Intervals of 2 s: the delay moves the first tick, and the grid starts from there.](first-tick)
  ///
  /// - First tick: after `delay`, by default after `interval`; with `.zero` as soon as possible, asynchronously, on the scheduler.
  /// - Missed ticks: if the scheduler was blocked, `missedTicks` decides; by default one tick is sent, which counts the ticks it replaces,
  ///   and the grid is kept.
  /// - Delivery: on `scheduler`. After a disposal on that scheduler nothing is delivered, not even a tick that has already left the queue.
  /// - Cold: every subscription has its own timer. The signal never ends by itself.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks, greater than zero; anything else is a programmer error and stops the program.
  ///   - delay: The time before the first tick, not negative, independent of `interval`.
  ///   - leeway: How late a tick may be where that saves a wake-up; not negative. At most half of the interval, for the first
  ///     tick also half of its wait. By default that of the scheduler, `.zero` for none.
  ///   - missedTicks: The policy for ticks that became due while the timer could not run.
  ///   - scheduler: The scheduler to tick on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  /// - Complexity: A tick costs O(1) if the timers of the scheduler have the same interval, at most O(log *n*) in their number, and no
  ///   allocation.
  public static func interval(
    _ interval: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip,
    on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let schedule = TickSchedule(checked: interval, delay: delay, leeway: leeway, missedTicks: missedTicks, file: file, line: line)
    return .interval(schedule, on: scheduler, file: file, line: line)
  }

  /// Ticks forever, by a schedule that has been validated.
  ///
  /// Follows the rules of ``interval(_:delay:leeway:missedTicks:on:file:line:)``.
  ///
  /// ```swift
  /// let schedule = try TickSchedule(every: .seconds(60), delay: .zero)
  /// TickSignal.interval(schedule, on: scheduler)
  /// ```
  ///
  /// - Parameters:
  ///   - schedule: The times of the ticks.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail, and that never completes.
  public static func interval(
    _ schedule: TickSchedule, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    TickSignal(raw: { downstream in
      let engine = scheduler.engine
      let timer = IntervalSource(engine, CallOrigin("interval", file, line), Output(onNext: downstream.onNext))
      downstream.scope.setFeeder(timer)
      engine.core.arm(timer, on: schedule, from: engine.now)
    })
  }
}

/// The timer of one subscription, which holds all of its state.
///
/// Unchecked like its superclass; it adds constants only.
class IntervalSource: TickTimer, @unchecked Sendable {
  private let output: Output<Tick>

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ output: Output<Tick>) {
    self.output = output
    super.init(engine: engine, for: origin)
  }

  override func fire(_ tick: Tick) {
    output.send(tick)
  }
}
