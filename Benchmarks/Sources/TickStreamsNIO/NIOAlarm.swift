public import NIOCore
import Synchronization
public import TickStreams

/// Lets the timers of an `AlarmScheduler` run on a SwiftNIO event loop.
///
/// ```swift
/// let scheduler = AlarmScheduler(NIOAlarm(channel.eventLoop))
/// ```
///
/// The loop carries one scheduled task, however many timers the scheduler has. A timer that is cancelled or reset does not touch the loop.
public final class NIOAlarm: Alarm {
  private let loop: any EventLoop
  private let armed = Mutex<Scheduled<Void>?>(nil)

  /// Creates an alarm that wakes on `loop`.
  public init(_ loop: any EventLoop) {
    self.loop = loop
  }

  /// The loop's clock stops while the device sleeps.
  public var timebase: Timebase { .suspending }

  /// The current time on the loop's clock.
  public var now: TickInstant { TickInstant(nanoseconds: Int64(clamping: loop.now.uptimeNanoseconds)) }

  /// Whether the calling code runs on the loop.
  public var isCurrent: Bool { loop.inEventLoop }

  /// Schedules one task, which replaces the previous one.
  public func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    replace(loop.scheduleTask(deadline: .uptimeNanoseconds(UInt64(clamping: instant.nanoseconds)), wake))
  }

  /// Cancels the task.
  public func disarm() {
    replace(nil)
  }

  private func replace(_ task: Scheduled<Void>?) {
    let before = armed.withLock { armed in
      defer { armed = task }
      return armed
    }
    before?.cancel()
  }
}
