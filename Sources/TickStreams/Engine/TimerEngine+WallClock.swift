// Timers that follow the wall clock, which may be set.

extension TimerEngine {
  /// When a timer that was aimed with `wallOffset` is due, as the clocks are now, and when to look at the wall clock again.
  func aim(at instant: TickInstant, _ wallOffset: Nanoseconds) -> (instant: TickInstant, latestWake: TickInstant) {
    let present = ClockReading(self)
    look(present)
    return (
      present.hasMoved(from: wallOffset) ? present.now : instant,
      looksAtWallClock ? present.now.adding(Self.wallClockCheck) : .distantFuture
    )
  }

  /// Makes timers that follow the wall clock aim anew.
  package func wallClockChanged() {
    countWallClockReport()
    let reading = ClockReading(self)
    tellAlarm(
      state.withLock { state in
        let reading = state.reading?.adopt(ifLater: reading) ?? reading
        state.reading = reading
        state.wallOffset = reading.wallOffset
        state.queue.refire(wallFollowersAt: reading.now)
        return state.setWake(nextWake(&state.queue, now: reading.now))
      }
    )
  }

  /// Makes timers that follow the wall clock aim anew, if it has been set since they were aimed.
  func look(_ reading: ClockReading) {
    state.withLock { state in
      let reading = state.reading?.adopt(ifLater: reading) ?? reading
      state.reading = reading
      let isFollowed = state.queue.wallFollowers > 0
      guard !isFollowed || reading.hasMoved(from: state.wallOffset) else { return }
      if isFollowed { state.queue.refire(wallFollowersAt: reading.now) }
      state.wallOffset = reading.wallOffset
    }
  }

  /// How often to look, where the alarm does not report jumps of the wall clock.
  static let wallClockCheck: Nanoseconds = .second
}
