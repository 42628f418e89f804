import AsyncAlgorithms

/// One task each that iterates an `AsyncTimerSequence`, begun a period before the first firing.
struct AsyncTimerSequenceTimers: TimerHost {
  func start(_ beats: [Beat]) -> [Task<Void, Never>] {
    let (origin, now) = (ContinuousClock.now, Clock.now)
    return beats.map { beat in
      Task.detached {
        let wait = beat.first - beat.period - now
        if wait > 0 { try? await Task.sleep(until: origin.advanced(by: .nanoseconds(wait)), clock: .continuous) }
        let tolerance: Duration? = beat.leeway > 0 ? .nanoseconds(beat.leeway) : nil
        for await _ in AsyncTimerSequence(interval: .nanoseconds(beat.period), tolerance: tolerance, clock: .continuous) {
          if beat.isTimed { Fires.happened(due: beat.first) } else { Fires.happened() }
        }
      }
    }
  }

  func cancel(_ handles: ArraySlice<Task<Void, Never>>) {
    for handle in handles { handle.cancel() }
  }
}
