import Foundation

/// Runs `body` on a new thread and waits for it, at most `seconds`.
///
/// False if it did not come back: something held it up.
func onThread(within seconds: Double = 10, _ body: @escaping @Sendable () -> Void) -> Bool {
  let done = DispatchSemaphore(value: 0)
  Thread {
    body()
    done.signal()
  }
  .start()
  return done.wait(timeout: .now() + seconds) == .success
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
