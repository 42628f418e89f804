import Foundation
import Synchronization

/// FLOOR: one thread that sleeps until the first deadline of a heap.
final class HeapTimers: TimerHost {
  private let heap = Mutex(TimerHeap())

  func start(_ beats: [Beat]) -> [Int] {
    beats.map { beat in
      heap.withLock { $0.insert(due: beat.first, period: beat.period, beat.handler) }
    }
  }

  func cancel(_ handles: ArraySlice<Int>) {
    for handle in handles { heap.withLock { $0.remove(handle) } }
  }

  func postpone(_ handle: Int, to due: Int64) {
    heap.withLock { $0.postpone(handle, to: due) }
  }

  func begin() {
    Thread.detachNewThread { [self] in
      while true {
        let now = Clock.now
        while let action = heap.withLock({ $0.popDue(now: now) }) { action.run() }
        Clock.wait(until: heap.withLock { $0.first })
      }
    }
  }
}

/// FLOOR: one thread that wakes every millisecond and turns a wheel.
final class WheelTimers: TimerHost {
  private let wheel = Mutex(TimerWheel(now: Clock.now))

  func start(_ beats: [Beat]) -> [Int] {
    beats.map { beat in
      wheel.withLock { $0.insert(due: beat.first, period: beat.period, beat.handler) }
    }
  }

  func cancel(_ handles: ArraySlice<Int>) {
    for handle in handles { wheel.withLock { $0.remove(handle) } }
  }

  func begin() {
    Thread.detachNewThread { [self] in
      while true {
        Clock.wait(until: wheel.withLock { $0.nextTurn })
        wheel.withLock { $0.turn { $0.run() } }
      }
    }
  }
}

/// The action of a floor's timer.
struct TimerAction: Sendable {
  let run: @Sendable () -> Void
}

extension Beat {
  fileprivate var handler: TimerAction {
    guard isTimed else { return TimerAction { Fires.happened() } }
    return TimerAction { [first] in Fires.happened(due: first) }
  }
}
