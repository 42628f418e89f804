extension TickSignal where Value == Tick, Failure == Never {
  /// Ticks forever, on a grid that is shared with other signals.
  ///
  /// ```swift
  /// // A clock: on every full second.
  /// TickSignal.interval(.seconds(1), alignedTo: .wall(.seconds(1)), on: scheduler)
  /// // On every full minute.
  /// TickSignal.interval(
  ///   .seconds(60), alignedTo: .wall(.seconds(60)), on: scheduler)
  /// ```
  ///
  /// - First tick: at the next multiple of the step; on the next turn if the subscription starts at a multiple. Tick *n* is due *n*
  ///   intervals later, which is on the grid if the interval is a multiple of the step.
  /// - Missed ticks: if the scheduler was blocked, one tick is sent, which counts the ticks it replaces, as with ``MissedTicks/skip``.
  /// - ``TickAlignment/wall(_:)``: a tick is never sent before the wall clock reads the multiple. After a jump of that clock, noticed
  ///   within a second, the ticks continue from its next multiple; ``Tick/index`` continues to count.
  /// - Delivery: on `scheduler`. Disposal removes the timer.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks, greater than zero; anything else is a programmer error and stops the program.
  ///   - alignment: The grid. Its step has to be greater than zero; anything else is a programmer error.
  ///   - leeway: How late a tick may be where that saves a wake-up; not negative. At most half of the interval, for the first
  ///     tick also half of its wait. By default that of the scheduler, `.zero` for none.
  ///   - scheduler: The scheduler to tick on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func interval(
    _ interval: Duration, alignedTo alignment: TickAlignment, leeway: Duration? = nil, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let step = alignment.step.checkedPositive("step", file: file, line: line)
    let schedule = TickSchedule(checked: interval, delay: .zero, leeway: leeway, missedTicks: .skip, file: file, line: line)
    return TickSignal(source: { subscriber in
      let engine = scheduler.engine
      switch alignment {
      case .grid:
        let timer = IntervalSource(engine, CallOrigin("interval", file, line), subscriber.output)
        subscriber.scope.setFeeder(timer)
        engine.core.arm(timer, on: schedule, from: engine.now.roundedUp(to: step))
      case .wall:
        let timer = WallTicks(engine, CallOrigin("interval", file, line), subscriber, schedule, step: step)
        subscriber.scope.setFeeder(timer)
        timer.start()
      }
    })
  }
}

/// The timer of one subscription to ticks on the wall clock: it fires for one tick at a time, and when the clock has been set.
///
/// Unchecked like its superclass; it adds constants, and state that is accessed only while it starts and fires.
private final class WallTicks: TickTimer, @unchecked Sendable {
  private let subscriber: Subscriber<Tick, Never>
  private let step: Nanoseconds
  private let period: Nanoseconds
  /// The next tick, and the clocks when the timer was armed for it.
  private let next: SubscriptionState<(moment: WallInstant, reading: ClockReading, index: Int)>

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ subscriber: Subscriber<Tick, Never>, _ schedule: TickSchedule, step: Nanoseconds) {
    self.subscriber = subscriber
    self.step = step
    period = schedule.interval.nanoseconds
    let reading = ClockReading(engine.core)
    next = SubscriptionState((reading.wall.roundedUp(to: step), reading, 0))
    super.init(engine: engine, for: origin, leeway: schedule.leeway?.nanoseconds)
  }

  func start() {
    let (moment, reading) = (next.value.moment, next.value.reading)
    let due = moment.onClock(behindBy: reading.wallOffset)
    let wait = Swift.max(0, due.subtracting(reading.now))
    engine.arm(self, at: due, atMost: Swift.min(period, wait) / 2, wallOffset: reading.wallOffset)
  }

  override func fire(_ tick: Tick) {
    guard !subscriber.isEnded else { return }
    let reading = ClockReading(engine)
    let moment = next.value.moment
    if reading.isSet(since: next.value.reading) {
      next.value.moment = reading.wall.roundedUp(to: step)
    } else if reading.wall >= moment {
      // A clock that runs faster than the monotonic one has passed the moment before the timer was due.
      let periods = reading.wall.subtracting(moment) / period
      let missed = Int(clamping: periods)
      let due = moment.adding(periods.multiplied(by: period))
      let index = next.value.index.adding(missed)
      (next.value.moment, next.value.index) = (due.adding(period), index.adding(1))
      let scheduled = due.onClock(behindBy: reading.wallOffset)
      engine.countMissed(missed)
      subscriber.next(Tick(index: index, scheduled: scheduled, fired: reading.now, missed: missed))
    }
    next.value.reading = reading
    engine.arm(self, at: next.value.moment.onClock(behindBy: reading.wallOffset), atMost: period / 2, wallOffset: reading.wallOffset)
  }
}
