/// One task each that sleeps until its next deadline, in a loop.
struct TaskTimers: TimerHost {
  func start(_ beats: [Beat]) -> [Task<Void, Never>] {
    let (origin, now) = (ContinuousClock.now, Clock.now)
    return beats.map { beat in
      Task.detached {
        var deadline = origin.advanced(by: .nanoseconds(beat.first - now))
        let tolerance: Duration? = beat.leeway > 0 ? .nanoseconds(beat.leeway) : nil
        while true {
          do {
            try await Task.sleep(until: deadline, tolerance: tolerance, clock: .continuous)
          } catch {
            return
          }
          if beat.isTimed { Fires.happened(due: beat.first) } else { Fires.happened() }
          deadline = deadline.advanced(by: .nanoseconds(beat.period))
        }
      }
    }
  }

  func cancel(_ handles: ArraySlice<Task<Void, Never>>) {
    for handle in handles { handle.cancel() }
  }
}
