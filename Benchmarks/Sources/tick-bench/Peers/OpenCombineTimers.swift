import Dispatch
import OpenCombine
import OpenCombineDispatch

/// One repeating action each on OpenCombine's dispatch queue scheduler, all on one serial queue.
struct OpenCombineTimers: TimerHost {
  private let queue = DispatchQueue(label: "tick-bench")

  struct Handle: @unchecked Sendable {
    // Unchecked: it cancels a dispatch source, which can be used from any thread.
    let cancellable: any Cancellable
  }

  func start(_ beats: [Beat]) -> [Handle] {
    let scheduler = queue.ocombine
    return beats.map { beat in
      let action: () -> Void
      if beat.isTimed {
        let first = beat.first
        action = { Fires.happened(due: first) }
      } else {
        action = { Fires.happened() }
      }
      return Handle(
        cancellable: scheduler.schedule(
          after: .init(DispatchTime(uptimeNanoseconds: UInt64(beat.first))), interval: .nanoseconds(Int(beat.period)),
          tolerance: .nanoseconds(Int(beat.leeway)), options: nil, action))
    }
  }

  func cancel(_ handles: ArraySlice<Handle>) {
    for handle in handles { handle.cancellable.cancel() }
  }
}
