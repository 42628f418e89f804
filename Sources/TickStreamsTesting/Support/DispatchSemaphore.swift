import Dispatch

extension DispatchSemaphore {
  /// Waits for a signal; false if it does not come in time.
  func isSignalled(within patience: Duration) -> Bool {
    wait(timeout: .now() + .milliseconds(Int(patience / .milliseconds(1)))) == .success
  }
}
