import NIOCore
import NIOPosix

/// One `scheduleRepeatedTask` each, all on one event loop.
struct NIOTimers: TimerHost {
  private let loop: any EventLoop = NIOTimers.group.next()

  static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  func start(_ beats: [Beat]) -> [RepeatedTask] {
    let now = Clock.now
    return beats.map { beat in
      let delay = TimeAmount.nanoseconds(beat.delay(now))
      let period = TimeAmount.nanoseconds(beat.period)
      guard beat.isTimed else {
        return loop.scheduleRepeatedTask(initialDelay: delay, delay: period) { _ in Fires.happened() }
      }
      let first = beat.first
      return loop.scheduleRepeatedTask(initialDelay: delay, delay: period) { _ in Fires.happened(due: first) }
    }
  }

  func cancel(_ handles: ArraySlice<RepeatedTask>) {
    for handle in handles { handle.cancel() }
  }

  /// Each cancel searches the whole heap.
  func affordableCancels(live: Int) -> Int {
    min(live, max(100, 200_000_000 / live))
  }

  func perform<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    do {
      return try loop.submit(body).wait()
    } catch {
      fatalError("the event loop is gone: \(error)")
    }
  }
}
