// The device that the board runs on: its clocks can be moved.
//
//   swift run countdown-board --plain --seconds 5 --date 2
import Synchronization
import TickStreams

/// The clocks of another scheduler, and a scheduler on them.
///
/// A program cannot set the date of its computer, and is not in the background for ten minutes while somebody watches. So these clocks run
/// ahead of those of the base. The scheduler and the board are those of an app: they cannot tell the difference.
struct Device: Sendable {
  let scheduler: AlarmScheduler
  private let clocks: Clocks
  private let block: (@Sendable (Duration) -> Void)?

  /// - Parameters:
  ///   - base: The scheduler that wakes this one.
  ///   - block: Blocks the thread; without it, in virtual time, the clocks are moved instead.
  init(on base: any TickScheduler, block: (@Sendable (Duration) -> Void)? = nil) {
    clocks = Clocks(base)
    scheduler = AlarmScheduler(clocks)
    self.block = block
  }

  /// Keeps the calling work of the scheduler busy.
  func stall(for duration: Duration) {
    (block ?? pass)(duration)
  }

  /// Lets time pass, in which nothing runs; called by work of the scheduler, which then runs all that is due.
  @Sendable func pass(_ duration: Duration) {
    clocks.ahead.withLock { $0.time += duration }
  }

  /// Sets the date, which moves no other clock.
  func setDate(aheadBy duration: Duration) {
    clocks.ahead.withLock { $0.date += duration }
    scheduler.wallClockChanged()
  }
}

private final class Clocks: Alarm {
  private let base: any TickScheduler
  private let armed = SerialDisposable()
  /// How far the time is ahead of that of the base, and how much further the date is.
  let ahead = Mutex((time: Duration.zero, date: Duration.zero))

  init(_ base: any TickScheduler) {
    self.base = base
  }

  var timebase: Timebase { base.timebase }
  var now: TickInstant { base.now.advanced(by: ahead.withLock { $0.time }) }
  var wallNow: WallInstant { base.wallNow.advanced(by: ahead.withLock { $0.time + $0.date }) }
  var isCurrent: Bool { base.isCurrent }
  var reportsWallClockChanges: Bool { true }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    armed.inner = base.schedule(at: instant.advanced(by: .zero - ahead.withLock { $0.time }), wake)
  }

  func disarm() {
    armed.inner = nil
  }
}
