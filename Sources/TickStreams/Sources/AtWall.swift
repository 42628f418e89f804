extension TickSignal where Value == Tick, Failure == Never {
  /// One tick when the wall clock reaches `moment`, a `Date` for example, then completion.
  ///
  /// ```swift
  /// let midnight = Calendar.current.startOfDay(for: .now + 86_400)
  /// let newDay = TickSignal.at(midnight, on: .main)
  /// ```
  ///
  /// - First value: the only one, when the wall clock reads `moment`; as soon as possible, asynchronously, if the moment is past.
  /// - Boundary: never early by the wall clock, even after it was set back; if it is set beyond `moment`, as soon as that is noticed. By a
  ///   reference clock it follows the samples; before the first one it follows the local date, and after that the local date is irrelevant.
  /// - Completion: with the tick. It never fails.
  /// - Delivery: on `scheduler`. On disposal the timer is removed.
  ///
  /// - Parameters:
  ///   - moment: The moment of the tick, on the wall clock.
  ///   - reference: The clock that provides the date, that of a server for example; by default the wall clock of `scheduler`. On a reference
  ///     clock with another scheduler, whose time passes faster, the tick may be late; slower, by a millisecond.
  ///   - leeway: How late the tick may be where that saves a wake-up, not negative. By default that of the scheduler, at most half of the wait;
  ///     `.zero` for none.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func at<Moment: WallTime>(
    _ moment: Moment, by reference: ReferenceClock? = nil, leeway: Duration? = nil, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    guard let reference else { return .at(each: CollectionOfOne(moment), leeway: leeway, on: scheduler, file: file, line: line) }
    let rule = MomentRule("at", leeway, .skip, file, line)
    let (target, engine) = (TargetMoment.date(moment.wallInstant, by: reference), scheduler.engine)
    return reference.readings.flatMapLatest {
      moments(rule, of: CollectionOfOne(target), on: scheduler) { .moment($0.fixed(on: engine.core)) }
    }
    .take(1)
  }
}
