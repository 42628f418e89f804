import Foundation
import Synchronization
import TickStreams

/// Runs `body` on a new thread, and returns whether it came back within `seconds`.
package func onThread(within seconds: Double = 120, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) -> Bool {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  if let stackSize { thread.stackSize = stackSize }
  thread.start()
  return done.wait(timeout: .now() + seconds * Sanitizer.patience) == .success
}

/// Runs the bodies concurrently, each on its own thread, and waits for all.
package func together(_ bodies: (@Sendable () -> Void)...) { together(bodies.count) { bodies[$0]() } }

/// Runs `body` on several threads at the same time, with the number of each, and waits for all.
package func together(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
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
package func inStep(_ rounds: Int, _ body: @escaping @Sendable (Int, Int) -> Void) {
  let arrivals = Atomic(0)
  together(2) { thread in
    for round in 0..<rounds {
      arrivals.add(1, ordering: .sequentiallyConsistent)
      // On a busy machine the other thread may need this one's processor.
      while arrivals.load(ordering: .sequentiallyConsistent) < 2 * (round + 1) { sched_yield() }
      body(thread, round)
    }
  }
}

/// How long a test waits for an event that has to happen; only a failing one takes that long.
private let patience = Duration.seconds(300 * Sanitizer.patience)

/// Waits until `condition` holds, at most five minutes, and returns whether it does.
///
/// It looks each millisecond, and less often where that takes long.
package func eventually(_ condition: () -> Bool) -> Bool {
  let start = ContinuousClock.now
  while !condition() {
    let waited = start.duration(to: .now)
    guard waited < patience else { return false }
    Thread.sleep(forTimeInterval: max(0.001, min(waited / .seconds(20), 0.02)))
  }
  return true
}

/// Waits until `condition` holds, at most five minutes, and returns whether it does; other tasks of the actor run meanwhile.
package func becomesTrue(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + patience
  while !condition() {
    guard ContinuousClock.now < deadline else { return false }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}

extension DispatchSemaphore {
  /// Waits for a signal, at most five minutes, and returns whether it came.
  package func comes() -> Bool { wait(timeout: .now() + patience / .seconds(1)) == .success }
}

/// Waits until the work that is queued on the main scheduler has run, and the work that this has queued.
package func mainIsIdle() async {
  for _ in 0..<3 { await withCheckedContinuation { continuation in MainScheduler.shared.schedule { continuation.resume() } } }
}
