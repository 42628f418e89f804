public import Foundation

extension CountdownHub {
  /// Counts down to `date` on the wall clock, whose jumps it follows, or replaces the deadline of the key.
  ///
  /// A date that is past shows `.zero` and then `nil` at once, and nothing runs. Zero is never shown before the clock shows the date. A jump of the
  /// wall clock is followed within a second, or by the next flip, and the figure may rise then. Where the user's date setting must not matter, use ``start(_:to:by:)-(_,Date,_)``.
  @_disfavoredOverload
  public func start(_ key: Key, to date: Date) {
    start(key, to: WallInstant(date))
  }

  /// Counts down to `date` on a reference clock, or replaces the deadline of the key.
  ///
  /// A sample that sets the clock is followed at once, on the scheduler. The hub keeps the clock.
  @_disfavoredOverload
  public func start(_ key: Key, to date: Date, by reference: ReferenceClock) {
    start(key, to: WallInstant(date), by: reference)
  }

  /// Counts up from `date` on the wall clock, whose jumps it follows, without an end.
  ///
  /// The figure is the time that has passed, rounded down; a date in the future shows `.zero` until then.
  @_disfavoredOverload
  public func start(_ key: Key, since date: Date) {
    start(key, since: WallInstant(date))
  }

  /// Counts up from `date` on a reference clock, without an end.
  @_disfavoredOverload
  public func start(_ key: Key, since date: Date, by reference: ReferenceClock) {
    start(key, since: WallInstant(date), by: reference)
  }

  /// When a key counts down to zero, on the wall clock as it is set now; `nil` if it does not run, or counts up.
  ///
  /// Save it, and a countdown survives a relaunch:
  ///
  /// ```swift
  /// defaults.set(hub.deadline(key), forKey: "code")
  /// if let end = defaults.object(forKey: "code") as? Date { hub.start(key, to: end) }
  /// ```
  public func deadline(_ key: Key) -> Date? {
    wallDeadline(key)?.date
  }
}
