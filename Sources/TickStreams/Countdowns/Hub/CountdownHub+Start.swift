extension CountdownHub {
  // MARK: - Counting down

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

  /// Counts down to `deadline` on the clock of the scheduler, or replaces the deadline of the key.
  ///
  /// A deadline in the past shows `.zero` and then `nil` synchronously, and the key does not run; a countdown to ``TickInstant/distantFuture``
  /// never ends.
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - deadline: When zero is reached.
  ///   - phase: When values change: `.shared`, the default, together with others; `.own`, at multiples of the step before the deadline.
  public func start(_ key: Key, to deadline: TickInstant, phase: TickPhase = .shared) {
    start(key, .to(deadline, phase: phase))
  }

  /// Counts down to `deadline` on the wall clock, a `Date` for example, following the jumps of that clock, or replaces the deadline of the
  /// key.
  ///
  /// A moment in the past shows `.zero` and then `nil` synchronously, and the key does not run. Zero is never shown before the clock reads the
  /// date. A jump of the wall clock takes effect within a second, or with the next update, and the value may rise then. Where the user's
  /// date setting must not matter, use ``start(_:to:by:phase:)``.
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - deadline: When zero is reached.
  ///   - phase: When values change: `.shared`, the default, together with others; `.own`, at multiples of the step before the deadline.
  public func start<Moment: WallTime>(_ key: Key, to deadline: Moment, phase: TickPhase = .shared) {
    start(key, .to(deadline, phase: phase))
  }

  /// Counts down to `deadline` on a reference clock, or replaces the deadline of the key.
  ///
  /// A sample that sets the clock takes effect immediately, on the scheduler. The hub retains the clock.
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - deadline: When zero is reached, on the reference clock.
  ///   - reference: The clock that reads the deadline.
  ///   - phase: When values change: `.shared`, the default, together with others; `.own`, at multiples of the step before the deadline.
  public func start<Moment: WallTime>(_ key: Key, to deadline: Moment, by reference: ReferenceClock, phase: TickPhase = .shared) {
    start(key, .to(deadline, by: reference, phase: phase))
  }

  // MARK: - Counting up

  /// Counts up from `start` on the clock of the scheduler, without an end.
  ///
  /// The value is the time that has passed, rounded down; a start in the future shows `.zero` until then.
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - start: The moment from which time is counted.
  ///   - phase: When values change: `.shared`, the default, together with others; `.own`, at multiples of the step after the start.
  public func start(_ key: Key, since start: TickInstant, phase: TickPhase = .shared) {
    self.start(key, .since(start, phase: phase))
  }

  /// Counts up from `start` on the wall clock, a `Date` for example, following the jumps of that clock, without an end.
  ///
  /// The value is the time that has passed, rounded down; a moment in the future shows `.zero` until then.
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - start: The moment from which time is counted.
  ///   - phase: When values change: `.shared`, the default, together with others; `.own`, at multiples of the step after the start.
  public func start<Moment: WallTime>(_ key: Key, since start: Moment, phase: TickPhase = .shared) {
    self.start(key, .since(start, phase: phase))
  }

  /// Counts up from `start` on a reference clock, without an end.
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - start: The moment from which time is counted, on the reference clock.
  ///   - reference: The clock that reads the start.
  ///   - phase: When values change: `.shared`, the default, together with others; `.own`, at multiples of the step after the start.
  public func start<Moment: WallTime>(_ key: Key, since start: Moment, by reference: ReferenceClock, phase: TickPhase = .shared) {
    self.start(key, .since(start, by: reference, phase: phase))
  }

  // MARK: - All forms

  /// Starts a key, or replaces its target.
  ///
  /// The other forms use this one.
  public func start(_ key: Key, _ target: HubTarget) {
    start(key, target, owner: nil)
  }

  /// Starts a key that ends with its owner: once `owner` has been deallocated, the key no longer runs.
  ///
  /// ``current(_:)`` and ``snapshot`` leave it out from that moment on, and where it is shown, `nil` is sent instead of its next value; if
  /// it is paused, with a value of another key that is shown, within a step. No timer is armed for that. The key is freed when the hub
  /// next sweeps its table, which it does each time that has doubled, or earlier. Starting the key again replaces the owner, or leaves the
  /// key without one.
  ///
  /// ```swift
  /// hub.start(offer.id, .to(offer.end), during: lifetime)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to start.
  ///   - target: The moment or span that the key counts to or from.
  ///   - owner: The object whose end is the end of the key; not retained.
  public func start(_ key: Key, _ target: HubTarget, during owner: some AnyObject & Sendable) {
    start(key, target, owner: WeakReference(owner))
  }

  private func start(_ key: Key, _ target: HubTarget, owner: WeakReference?) {
    if let reference = target.reference { core.follow(reference) }
    core.change { state in
      let entry = table.entry(key)
      return state.start(entry, target, owner: owner) ? [entry] : []
    }
  }

  /// Ends a key: its owners and subscribers get `nil`.
  ///
  /// Does nothing if the key does not run.
  public func stop(_ key: Key) {
    core.change { state in table[key].filter { state.stop($0) } }
  }
}
