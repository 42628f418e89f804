import Foundation
import Synchronization
import Testing
import TickStreams

/// Runs each case of a test on a ``Timeline``.
struct AsyncVirtualTime: TestTrait, SuiteTrait, TestScoping {
  /// How long, in real time, a test may wait for something that no passing of virtual time brings.
  var patience = Duration.seconds(10)
  var isRecursive: Bool { true }

  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    guard testCase != nil else { return try await function() }
    RoutingExecutor.install
    let timeline = Timeline(executor: RoutingExecutor.shared.asUnownedTaskExecutor())
    try await withoutActuallyEscaping(function) { function in
      let body = Body(function)
      await withCheckedContinuation { continuation in
        let thread = Thread {
          body.run(on: timeline, patience: patience, at: test.sourceLocation)
          continuation.resume()
        }
        thread.stackSize = 1 << 20
        thread.start()
      }
      try body.outcome.withLock { $0 }.get()
    }
  }
}

/// The function of a test, which may be kept until its scope ends only: it is released when its call returns.
private final class Body: Sendable {
  let outcome = Mutex<Result<Void, any Error>>(.success(()))
  private let function: Mutex<(@Sendable () async throws -> Void)?>

  init(_ function: @escaping @Sendable () async throws -> Void) {
    self.function = Mutex(function)
  }

  private func call() async {
    do {
      let function = function.withLock { $0.take() }
      try await function?()
    } catch {
      outcome.withLock { $0 = .failure(error) }
    }
  }

  func run(on timeline: Timeline, patience: Duration, at location: SourceLocation) {
    var task: Task<Void, Never>?
    var hangs = 0
    timeline.run(patience: patience) {
      task = Task {
        await call()
        timeline.end()
      }
    } onHang: {
      hangs += 1
      // A function that Swift Testing lends may not outlive its scope, so one that ignores its cancellation ends the process.
      guard hangs == 1 else { fatalError("\(location): the test was canceled, and goes on waiting") }
      outcome.withLock {
        $0 = .failure(TestHangs(description: "the test waits, \(timeline.scheduler.now), and no passing of time wakes it: it was canceled"))
      }
      task?.cancel()
    }
  }
}

/// What a test that hangs fails with.
struct TestHangs: Error, CustomStringConvertible {
  let description: String
}

extension Trait where Self == AsyncVirtualTime {
  /// In the test, or in each test of the suite, `Task.sleep` takes no time.
  static var asyncVirtualTime: Self { AsyncVirtualTime() }

  /// In tests that also wait for something in real time, `Task.sleep` takes no time.
  static func asyncVirtualTime(patience: Duration) -> Self { AsyncVirtualTime(patience: patience) }
}
