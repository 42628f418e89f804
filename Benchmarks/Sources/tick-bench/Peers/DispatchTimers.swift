@preconcurrency import Dispatch

/// One `DispatchSourceTimer` each, all on one serial queue.
struct DispatchTimers: TimerHost {
  var queue = DispatchQueue(label: "tick-bench")

  struct Handle: @unchecked Sendable {
    // Unchecked: a source can be used from any thread.
    let source: any DispatchSourceTimer
  }

  func start(_ beats: [Beat]) -> [Handle] {
    beats.map { beat in
      let source = DispatchSource.makeTimerSource(queue: queue)
      source.schedule(
        deadline: DispatchTime(uptimeNanoseconds: UInt64(beat.first)), repeating: .nanoseconds(Int(beat.period)),
        leeway: .nanoseconds(Int(beat.leeway)))
      if beat.isTimed {
        let first = beat.first
        source.setEventHandler { Fires.happened(due: first) }
      } else {
        source.setEventHandler { Fires.happened() }
      }
      source.activate()
      return Handle(source: source)
    }
  }

  func cancel(_ handles: ArraySlice<Handle>) {
    for handle in handles { handle.source.cancel() }
  }
}
