extension CountdownHub {
  /// Counts down `duration` from now, or replaces the deadline of the key.
  ///
  /// If `duration` is zero or less, `.zero` and then `nil` are shown synchronously, and the key does not run.
  ///
  /// ``pause(_:)`` stops the remaining time of such a key, which continues on ``resume(_:)``.
  ///
  /// ```swift
  /// hub.start("code", for: .seconds(60), phase: .own)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - duration: The time until zero.
  ///   - phase: When values change: `.shared`, the default, together with others; `.own`, at multiples of the step before the deadline.
  public func start(_ key: Key, for duration: Duration, phase: TickPhase = .shared) {
    start(key, .for(duration, phase: phase))
  }

  /// Counts down to `deadline` on the wall clock, a `Date` for example, or on a reference clock, or replaces the deadline of the key.
  ///
  /// A moment in the past shows `.zero` and then `nil` synchronously, and the key does not run. Zero is never shown before the clock reads the
  /// date. A jump of the wall clock takes effect within a second, or with the next update, and the value may rise then. Where the user's
  /// date setting must not matter, give a reference clock: a sample that sets it takes effect immediately, on the scheduler. The hub retains it.
  ///
  /// To a ``TickInstant``, from a moment or up: ``start(_:_:)`` with ``HubTarget/to(_:phase:)``, `.since(…)` or ``HubTarget/up(from:phase:)``.
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - deadline: When zero is reached.
  ///   - reference: The clock that reads the deadline; by default the wall clock of the scheduler.
  ///   - phase: When values change: `.shared`, the default, together with others; `.own`, at multiples of the step before the deadline.
  public func start<Moment: WallTime>(_ key: Key, to deadline: Moment, by reference: ReferenceClock? = nil, phase: TickPhase = .shared) {
    start(key, .to(deadline, by: reference, phase: phase))
  }

  /// Starts a key, or replaces its target.
  ///
  /// ```swift
  /// hub.start("ride", .since(Date.now))
  /// ```
  ///
  /// A count-up shows the time that has passed, rounded down, without an end; a start in the future shows `.zero` until then. A countdown to
  /// ``TickInstant/distantFuture`` never ends.
  public func start(_ key: Key, _ target: HubTarget) {
    if let reference = target.reference { core.follow(reference) }
    core.change { state in
      let entry = table.entry(key)
      return state.start(entry, target) ? [entry] : []
    }
  }

  /// Ends a key: its owners and subscribers get `nil`.
  ///
  /// Does nothing if the key does not run.
  public func stop(_ key: Key) {
    core.change { state in table[key].filter { state.stop($0) } }
  }
}
