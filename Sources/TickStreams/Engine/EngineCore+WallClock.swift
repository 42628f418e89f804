// Timers that follow the wall clock, which may be set.

extension EngineCore {
  /// When a timer is due, as the clocks are now, if it was aimed with `wallOffset`; and the present offset.
  func aim(at instant: TickInstant, _ wallOffset: Nanoseconds?) -> (instant: TickInstant, offset: Nanoseconds?) {
    guard let wallOffset else { return (instant, nil) }
    let present = ClockReading(self)
    look(present)
    return (present.hasMoved(from: wallOffset) ? present.now : instant, present.wallOffset)
  }

  /// Recomputes timers that follow the wall clock.
  package func wallClockChanged() {
    countWallClockReport()
    let reading = ClockReading(self)
    tellAlarm(
      state.withLock { state in
        let reading = state.reading?.adopt(ifLater: reading) ?? reading
        state.reading = reading
        state.wallOffset = reading.wallOffset
        // Timers whose windows are open go on waiting.
        guard state.queue.wallFollowers > 0 else { return nil }
        state.queue.refire(wallFollowersAt: reading.now)
        return setWake(nextWake(&state, now: reading.now), &state)
      }
    )
  }

  /// Recomputes those of the engines that run on this one with its date, too.
  package func wallClockChangedHereAndAbove() {
    wallClockChanged()
    for engine in enginesAbove where !engine.state.withLock({ $0.hasOwnDate }) { engine.wallClockChangedHereAndAbove() }
  }

  /// Recomputes timers that follow the wall clock, if it has been set since they were armed.
  func look(_ reading: ClockReading) {
    state.withLock { state in
      let reading = state.reading?.adopt(ifLater: reading) ?? reading
      state.reading = reading
      let isFollowed = state.queue.wallFollowers > 0
      // Timers are aimed at offsets on both sides of this one.
      guard !isFollowed || reading.hasMoved(from: state.wallOffset, by: ClockReading.leastJump / 2) else { return }
      if isFollowed { state.queue.refire(wallFollowersAt: reading.now) }
      state.wallOffset = reading.wallOffset
    }
  }

  // MARK: - When to look

  /// When to read the wall clock at the latest.
  ///
  /// Where jumps are reported, only slewing has to be looked for: adjusting a clock makes it faster or slower by 500 parts in a million, on some
  /// systems by 1,000. By the last 512th of the wait it has gained less than that, so a timer for tomorrow has two looks: three minutes and a third
  /// of a second before it. Otherwise the engine looks once a second.
  func nextLook(_ state: EngineState, now: TickInstant) -> TickInstant {
    guard looksAtWallClock, let due = state.queue.firstWallFollower else { return .distantFuture }
    guard state.watchesWallClock else { return now.adding(.second) }
    let last = due.subtracting(now) / 512
    return last > Self.shortestLook ? due.adding(-last) : .distantFuture
  }

  private static let shortestLook: Nanoseconds = 1_000_000

  // MARK: - Notifications

  /// Whether the wall clock has to be watched from now on; the caller then calls ``watchWallClock()`` with no lock held.
  func startsToWatch(_ state: inout EngineState) -> Bool {
    guard wallClockWatcher != nil, looksAtWallClock, !state.watchesWallClock else { return false }
    state.watchesWallClock = true
    return true
  }

  /// Whether it no longer has to be watched; the caller then notifies the watcher, with no lock held.
  ///
  /// Called at the end of a drain, since a timer that is being fired may be armed again.
  func stopsWatching(_ state: inout EngineState) -> Bool {
    guard state.watchesWallClock, state.queue.wallFollowers == 0 else { return false }
    state.watchesWallClock = false
    return true
  }

  /// Watches the wall clock, which may have been set since the timers were aimed.
  func watchWallClock() {
    let isWatched = wallClockWatcher?.update(self) == true
    let reading = ClockReading(self)
    let (aimed, decision) = state.withLock { state in
      guard !isWatched else { return (state.wallOffset, nil as Wake?) }
      state.watchesWallClock = false
      return (state.wallOffset, setWake(state.wake.atMost(reading.now.adding(.second)), &state))
    }
    tellAlarm(decision)
    if reading.hasMoved(from: aimed) { wallClockChanged() }
  }

  /// Whether a watcher is to call ``wallClockChanged()``.
  var watchesWallClock: Bool { state.withLock { $0.watchesWallClock } }
}
