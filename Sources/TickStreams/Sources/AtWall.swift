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
  ///   - moment: The moment of the tick, on the wall clock.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail.
  public static func at<Moment: WallTime>(
    _ moment: Moment, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    .at(each: CollectionOfOne(moment), on: scheduler, file: file, line: line)
  }
}
