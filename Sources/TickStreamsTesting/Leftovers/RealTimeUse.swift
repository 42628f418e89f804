import TickStreams

/// Runs `body`, and fails if a timer was armed on a real scheduler meanwhile.
///
/// That is `.main` or a `QueueScheduler`, somewhere in the code under test, in place of the test's scheduler.
///
/// It notices each timer that the body, or one of its child tasks, arms or resets to a later moment than now, whatever else the scheduler
/// waits for; not what other tests do at the same time. Delivery on main and work that is due immediately are not timers. What it does not
/// see: timers that are armed in a context of their own, such as a detached task or another queue, or by a repeating timer in its action;
/// waits without this library, such as `Task.sleep` or a Dispatch source; and a scheduler over another real clock, such as a
/// `ClockScheduler` or an `AlarmScheduler`. ``TestScheduler/run(limit:patience:file:line:_:)`` makes the same check.
///
/// - Parameters:
///   - file: The file of the call, for messages.
///   - line: The line of the call, for messages.
///   - body: What should not touch real time.
/// - Returns: What the body returns.
/// - Throws: What the body throws, or ``RealTimeUseError``.
public func expectNoRealTime<Result>(
  file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Result
) throws -> Result {
  let uses = RealTimeUses()
  let result = try RealTimeUses.$current.withValue(uses, operation: body)
  try uses.check(CallSite(file, line))
  return result
}

/// A timer was armed on a real scheduler in a test.
public struct RealTimeUseError: Error, Sendable, Hashable {
  /// The schedulers, how long each was to wait, and which call caused that, if it is known.
  public let waits: [String]
  /// Where no wait was expected.
  public let site: CallSite
}

extension RealTimeUseError: CustomStringConvertible {
  /// Which schedulers it was, one a line.
  public var description: String {
    "\(site): nothing here should wait in real time, but this did:\n" + waits.map { "  \($0)" }.joined(separator: "\n")
      + "\nGive that code the test's scheduler."
  }
}

/// Collects the timers that a test arms on real schedulers.
final class RealTimeUses: Sendable {
  @TaskLocal static var current: RealTimeUses?

  private static let watch: Void = RealTimeWatch.start { scheduler, wait in
    // The main queue has a name that programs never write.
    let scheduler = scheduler == "com.apple.main-thread" ? "the main scheduler (.main)" : scheduler
    current?.note("\(scheduler), for \(Duration.nanoseconds(wait).roundedToMilliseconds)", TimerOrigin.current)
  }

  private let waits = Lock<[String]>([])

  /// Creates an empty collection, which is filled by what runs while it is ``current``.
  init() {
    Self.watch
  }

  /// The waits so far.
  var all: [String] { waits.withLock { $0 } }

  func check(_ site: CallSite) throws(RealTimeUseError) {
    let waits = all
    if !waits.isEmpty { throw RealTimeUseError(waits: waits, site: site) }
  }

  private func note(_ wait: String, _ site: CallSite?) {
    waits.withLock { $0.append(wait + (site.map { ", from \($0)" } ?? "")) }
  }
}

extension Duration {
  /// Some microseconds of a wait are over when it is noted.
  fileprivate var roundedToMilliseconds: Duration { .milliseconds((self / .milliseconds(1)).rounded()) }
}
