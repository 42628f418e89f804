import Foundation
import TickStreams

/// A log of entries, in order, from any thread.
final class Log<Entry: Sendable>: Sendable {
  private let storage = Lock<[Entry]>([])

  var entries: [Entry] { storage.withLock { $0 } }
  var count: Int { storage.withLock { $0.count } }

  /// Checks, in a build with lock checks, that the callback that logs runs with no lock held.
  func append(_ entry: Entry) {
    LockChecks.expectNone("a closure of the user runs")
    storage.withLock { $0.append(entry) }
  }
}

struct TestFailure: Error, Hashable {
  var text = ""
}

/// Runs `body` on a new thread, and returns whether it came back within `seconds`.
func onThread(within seconds: Double = 10, _ body: @escaping @Sendable () -> Void) -> Bool {
  let done = DispatchSemaphore(value: 0)
  Thread {
    body()
    done.signal()
  }
  .start()
  return done.wait(timeout: .now() + seconds) == .success
}

/// Waits until `condition` holds, at most 30 s, and returns whether it does.
func eventually(_ condition: () -> Bool) -> Bool {
  let deadline = ContinuousClock.now + .seconds(30)
  while !condition() {
    guard ContinuousClock.now < deadline else { return false }
    Thread.sleep(forTimeInterval: 0.001)
  }
  return true
}
