import Foundation
import TickStreams

/// Keeps every processor busy while `body` runs.
func withLoad<Result>(_ body: () async throws -> Result) async rethrows -> Result {
  let load = Load()
  defer { load.end() }
  return try await body()
}

private final class Load: Sendable {
  private let isOver = Lock(false)

  init() {
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      Thread {
        var number = 1.0
        while !self.isOver.withLock({ $0 }) { for _ in 0..<1_000 { number = (number * 1.000_1).squareRoot() } }
        _ = number
      }
      .start()
    }
  }

  func end() { isOver.withLock { $0 = true } }
}

/// Runs `body` on another thread, and waits for it.
func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}
