import Foundation
import Synchronization

/// Runs the bodies at the same time, each on a thread of its own, and waits for all.
func together(_ bodies: (@Sendable () -> Void)...) {
  together(bodies.count) { bodies[$0]() }
}

/// Runs `body` on several threads at the same time, with the number of each, and waits for all.
func together(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let done = DispatchSemaphore(value: 0)
  for number in 0..<count {
    Thread {
      body(number)
      done.signal()
    }
    .start()
  }
  for _ in 0..<count { done.wait() }
}

/// Runs `body` on two threads, which start each round together, with the number of the thread and the round.
func inStep(_ rounds: Int, _ body: @escaping @Sendable (Int, Int) -> Void) {
  let arrivals = Atomic(0)
  together(2) { thread in
    for round in 0..<rounds {
      arrivals.add(1, ordering: .sequentiallyConsistent)
      while arrivals.load(ordering: .sequentiallyConsistent) < 2 * (round + 1) {}
      body(thread, round)
    }
  }
}
