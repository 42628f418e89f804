extension TickSignal where Value == Tick, Failure == Never {
  /// One tick when the wall clock reaches `moment`, a `Date` for example, then completion.
  ///
  /// ```swift
  /// let midnight = Calendar.current.startOfDay(for: .now + 86_400)
  /// let newDay = TickSignal.at(midnight, on: .main)
  /// ```
  ///
  /// - First value: the only one, when the wall clock reads `moment`; as soon as possible, asynchronously, if the moment is past.
  /// - Boundary: never early by the wall clock, even after it was set back; if it is set beyond `moment`, as soon as that is noticed. No leeway.
  /// - Completion: with the tick. It never fails.
  /// - Delivery: on `scheduler`. On disposal the timer is removed.
  ///
  /// - Parameters:
  ///   - moment: When, on the wall clock.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func at<Moment: WallTime>(
    _ moment: Moment, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let moment = moment.wallInstant
    return TickSignal(source: { subscriber in
      let engine = scheduler.engine
      let timer = WallMoment(engine, CallOrigin("at", file, line), subscriber, moment)
      subscriber.scope.setFeeder(timer)
      timer.arm(by: ClockReading(engine))
    })
  }
}

/// Unchecked like its superclass; it adds constants only.
private final class WallMoment: TickTimer, @unchecked Sendable {
  private let subscriber: Subscriber<Tick, Never>
  private let moment: WallInstant

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ subscriber: Subscriber<Tick, Never>, _ moment: WallInstant) {
    self.subscriber = subscriber
    self.moment = moment
    super.init(engine: engine, for: origin)
  }

  func arm(by reading: ClockReading) {
    engine.arm(self, at: instant(by: reading), wallOffset: reading.wallOffset)
  }

  private func instant(by reading: ClockReading) -> TickInstant {
    moment.onClock(behindBy: reading.wallOffset)
  }

  override func fire(_ tick: Tick) {
    let reading = ClockReading(engine)
    guard instant(by: reading) <= reading.now else { return arm(by: reading) }
    subscriber.next(tick)
    if !subscriber.isEnded, !engine.isShutDown { subscriber.completed() }
  }
}
