import Foundation
import TestSupport
import TickStreams

/// Keeps every processor busy every other millisecond while `body` runs, so that threads are interrupted anywhere.
///
/// Tests that run at the same time share one load: with one each, all tests beside them would get a fraction of the machine. It ends after
/// the time that `body` takes alone: where that takes longer, the tests beside it are load enough.
func withLoad<Result>(_ body: () async throws -> Result) async rethrows -> Result {
  Load.begin()
  defer { Load.end() }
  return try await body()
}

private enum Load {
  private struct State: Sendable {
    var users = 0
    /// Distinguishes threads of this load from threads of the previous one, which may not have ended yet.
    var number = 0
  }

  private static let state = Lock(State())

  static func begin() {
    let started = state.withLock { state -> Int? in
      state.users += 1
      guard state.users == 1 else { return nil }
      state.number += 1
      return state.number
    }
    guard let started else { return }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { Thread { run(started) }.start() }
  }

  static func end() { state.withLock { $0.users -= 1 } }

  private static func isWanted(_ number: Int) -> Bool { state.withLock { $0.users > 0 && $0.number == number } }

  private static func run(_ number: Int) {
    var value = 1.0
    for _ in 0..<Thorough.rounds(500) where isWanted(number) {
      let end = ContinuousClock.now + .milliseconds(1)
      while ContinuousClock.now < end { for _ in 0..<100 { value = (value * 1.000_1).squareRoot() } }
      Thread.sleep(forTimeInterval: 0.001)
    }
    withExtendedLifetime(value) {}
  }
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
