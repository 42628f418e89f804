import CProbes
import Dispatch
import Foundation

/// FLOOR: one thread that sleeps from one deadline to the next.
struct NanosleepTimer: TimerHost {
  func start(_ beats: [Beat]) -> [Int] {
    for beat in beats {
      Thread.detachNewThread {
        var deadline = beat.first
        while true {
          Clock.wait(until: deadline)
          Fires.happened(due: beat.first)
          deadline += beat.period
        }
      }
    }
    return []
  }

  func cancel(_ handles: ArraySlice<Int>) {}
}

/// FLOOR: one thread that reads from a timer that is a file.
struct TimerfdTimer: TimerHost {
  func start(_ beats: [Beat]) -> [Int] {
    for beat in beats {
      let file = probe_timerfd(beat.first, beat.period)
      guard file >= 0 else { continue }
      Thread.detachNewThread {
        var expirations: UInt64 = 0
        while read(file, &expirations, 8) == 8 { Fires.happened(due: beat.first) }
      }
    }
    return []
  }

  func cancel(_ handles: ArraySlice<Int>) {}
}

/// FLOOR: one thread that sleeps from one deadline to the next, and posts to a queue that is not its own.
struct PostingTimer: TimerHost {
  let queue: DispatchQueue

  func start(_ beats: [Beat]) -> [Int] {
    for beat in beats {
      Thread.detachNewThread {
        var deadline = beat.first
        while true {
          Clock.wait(until: deadline)
          queue.async { Fires.happened(due: beat.first) }
          deadline += beat.period
        }
      }
    }
    return []
  }

  func cancel(_ handles: ArraySlice<Int>) {}
}
