package import Dispatch
import TickStreams

extension DispatchSemaphore {
  /// Waits for a signal; returns `false` if none comes in time.
  package func isSignalled(within patience: Duration) -> Bool {
    wait(timeout: .now() + .milliseconds(Int(clamping: patience.nanoseconds / 1_000_000))) == .success
  }
}
