import Foundation

/// Runs `body` on a new thread and waits for it, at most `seconds`.
///
/// Returns `false` if it did not return in time.
func onThread(within seconds: Double = 10, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) -> Bool {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  if let stackSize { thread.stackSize = stackSize }
  thread.start()
  return done.wait(timeout: .now() + seconds) == .success
}

/// Runs the bodies at the same time, each on a thread of its own, and waits for all.
func together(_ bodies: (@Sendable () -> Void)...) {
  let done = DispatchSemaphore(value: 0)
  for body in bodies {
    Thread {
      body()
      done.signal()
    }
    .start()
  }
  for _ in bodies { done.wait() }
}
