import Dispatch
import TickStreams
import TickStreamsTesting

/// A second thread, next to the one that runs a trial.
final class SecondThread: Sendable {
  private let queue = DispatchQueue(label: "tickstreams.laws")

  /// Runs `body` there, and waits for it; returns `false` if it did not return in time.
  func finishes(within patience: Duration, _ body: @escaping @Sendable () -> Void) -> Bool {
    let done = start(body)
    return done.isSignalled(within: patience)
  }

  /// Runs `body` there, and signals when it is done.
  func start(_ body: @escaping @Sendable () -> Void) -> DispatchSemaphore {
    let done = DispatchSemaphore(value: 0)
    let work = Lock<Callback?>(Callback(body))
    queue.async {
      // Released before the signal: the queue would hold it a little longer.
      work.withLock { $0.take() }?.run()
      done.signal()
    }
    return done
  }
}
