public import TickStreams

/// A scheduler for code that should not touch time.
///
/// Any use of it is a failure of the test: reading the clock, making a timer. The message names the use, and the place of the call that
/// made the source or operator. By default it stops the test immediately; given a closure, it reports the use there, and the test continues
/// with a clock that never advances:
///
/// ```swift
/// let scheduler = UnusedScheduler { Issue.record($0) }
/// ```
public final class UnusedScheduler: TickScheduler {
  /// The timer engine, of which no use is expected.
  public let engine: TimerEngine

  /// Creates a scheduler that is not to be used.
  ///
  /// - Parameters:
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - onUse: Called for each use; by default a use stops the test.
  public init(file: StaticString = #fileID, line: UInt = #line, onUse: (@Sendable (TestFailure) -> Void)? = nil) {
    let site = CallSite(file, line)
    let report: @Sendable (String, CallSite?) -> Void = { use, place in
      let words = "\(use)\(place.map { " at \($0)" } ?? ""), on the UnusedScheduler of \(site), which is for code that does not use time"
      guard let onUse else { programmerError(words, file: file, line: line) }
      onUse(TestFailure("unexpected use", words, site: place, text: words))
    }
    let alarm = UnusedAlarm(report)
    engine = TimerEngine(alarm: alarm, probe: TimerRegister(onMake: { alarm.note($0) }, onEnd: { alarm.reportTimers() }))
  }
}

/// A clock that reports each reading of it, and the timers that are made for it.
private final class UnusedAlarm: Alarm {
  private let report: @Sendable (String, CallSite?) -> Void
  private let made = Lock<[TimerOrigin]>([])

  init(_ report: @escaping @Sendable (String, CallSite?) -> Void) {
    self.report = report
  }

  /// Takes note of a timer, whose maker may hold a lock: it is reported when the engine calls here, or ends one, which it does with
  /// none.
  func note(_ timer: TimerOrigin) {
    made.withLock { $0.append(timer) }
  }

  func reportTimers() {
    let timers = made.withLock { exchange(&$0, with: []) }
    for timer in timers { report("a timer was made for \(timer.name)", timer.site) }
  }

  var timebase: Timebase { .continuous }
  var isCurrent: Bool { false }
  var reportsWallClockChanges: Bool { true }

  var now: TickInstant {
    reportTimers()
    report("the clock was read", TimerOrigin.current)
    return .origin
  }

  var wallNow: WallInstant {
    report("the wall clock was read", TimerOrigin.current)
    return TestScheduler.wallStart
  }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) { reportTimers() }
  func disarm() {}
}
