import TickStreams

/// Runs `body`, and fails if a timer was armed meanwhile that waits in real time, or if ``/TickStreams/DeviceBoot/current`` was read.
///
/// Such a timer is one of `.main` or of a `QueueScheduler`, somewhere in the code under test, instead of the test's scheduler. A timer that is canceled
/// before it fires counts, too. One that fires once, and now, does not wait, nor does delivery on main. It does not matter what else the scheduler
/// waits for, nor which other threads use it.
///
/// It detects timers that the body arms on its own thread, in its child tasks and in each `Task { }`, so parallel tests are distinguished. It does
/// not notice:
///
/// - timers that a detached task, another thread or a queue arms for the body, such as the action of a real scheduler;
/// - a `ClockScheduler`, and a scheduler with a custom `Alarm`; a `ScaledScheduler` over a real scheduler only when it makes that one wait;
/// - waits without the library, as in `Task.sleep` or `asyncAfter`.
///
/// ``TestScheduler/run(limit:patience:file:line:_:)`` makes the same check.
///
/// - Parameters:
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - body: The code that should not use real time.
/// - Returns: The result of the body.
/// - Throws: The error that the body throws, or ``TestFailure`` with the schedulers and how long each was to wait.
public func expectNoRealTimers<Result>(
  file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Result
) throws -> Result {
  let uses = RealTimeUses()
  let result = try RealTimeUses.$current.withValue(uses, operation: body)
  try uses.check(CallSite(file, line))
  return result
}

/// Collects the timers that a test arms on real schedulers.
package final class RealTimeUses: Sendable {
  @TaskLocal package static var current: RealTimeUses?

  /// The first use of a clock for a call, which may reset a timer often.
  private struct Wait: Sendable {
    let clock: String
    let site: CallSite?
    let text: String
  }

  private static let watch: Void = RealTimeWatch.start { clock, wait in
    // The main queue has a name that programs never write.
    current?.note(clock == "com.apple.main-thread" ? "the main scheduler (.main)" : clock, wait, TimerOrigin.current)
  }

  private let waits = Lock<[Wait]>([])

  /// Creates an empty collection, to which code adds that runs while it is ``current``.
  package init() {
    Self.watch
  }

  /// The waits so far.
  package var all: [String] { waits.withLock { $0.map(\.text) } }

  func check(_ site: CallSite) throws(TestFailure) {
    let waits = all
    guard !waits.isEmpty else { return }
    let failure = TestFailure("real time", "nothing here should use real time, but this did:", waits, site: site)
    throw failure.followed(by: "Give that code the test's scheduler.")
  }

  private func note(_ clock: String, _ wait: Nanoseconds?, _ site: CallSite?) {
    let span = wait.map { ", for \(Duration.nanoseconds($0).roundedToMilliseconds)" } ?? ""
    let new = Wait(clock: clock, site: site, text: clock + span + (site.map { ", from \($0)" } ?? ""))
    waits.withLock { waits in
      if !waits.contains(where: { $0.clock == clock && $0.site == site }) { waits.append(new) }
    }
  }
}

extension Duration {
  /// Some microseconds of a wait are over when it is noted.
  fileprivate var roundedToMilliseconds: Duration { .milliseconds((self / .milliseconds(1)).rounded()) }
}
