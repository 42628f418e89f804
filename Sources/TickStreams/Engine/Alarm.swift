/// The one thing the timer engine needs of the outside world: a clock, and to be woken at an instant in a serial context.
///
/// An adapter for an event loop, a game loop or a clock is a class with these few members; ``AlarmScheduler`` makes a full scheduler of it.
/// However many timers a scheduler carries, one wake-up is armed at a time, and none while nothing is pending.
public protocol Alarm: AnyObject, Sendable {
  /// The kind of clock ``now`` is read from.
  var timebase: Timebase { get }

  /// The current time on the monotonic clock.
  var now: TickInstant { get }

  /// The current time on the wall clock, as of the same moment as ``now``: where that is the time of a frame, the date of the frame. A difference
  /// between the two that changes by more than 10 ms is a clock that was set.
  var wallNow: WallInstant { get }

  /// Whether the calling code runs in the context in which this alarm wakes.
  var isCurrent: Bool { get }

  /// Whether the owner reports jumps of the wall clock (``AlarmScheduler/wallClockChanged()``). Where it is not, the engine wakes once a
  /// second to look, while a timer follows the wall clock.
  var reportsWallClockChanges: Bool { get }

  /// Whether time is frozen, so that no timer is fired, not even one that is due. Read before each timer.
  ///
  /// While it is true, an armed wake-up does not happen, not even for an instant that is past. When time continues, the alarm calls `wake`,
  /// or waits until the armed instant if that has not been reached.
  var isStopped: Bool { get }

  /// Calls `wake` once in this alarm's serial context: as soon as possible if `instant` is past, otherwise at `instant` or as soon after as
  /// possible.
  ///
  /// Replaces the wake-up that was armed before. A superfluous wake-up is harmless, one that is too early costs another, one that never happens stops the
  /// scheduler. Called with no lock held, never concurrently; keep `wake` only while armed.
  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void)

  /// Calls `wake` like ``arm(at:wake:)``, up to `leeway` later if that lets the system save energy: for a platform that joins the timers of programs.
  ///
  /// The scheduler has chosen `instant` so that waiting longer saves none of its own wake-ups. By default the leeway is ignored.
  ///
  /// - Parameters:
  ///   - instant: When to wake; a past one means as soon as possible.
  ///   - leeway: How much later it may be, not negative.
  ///   - wake: As for ``arm(at:wake:)``.
  func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void)

  /// Forgets the armed wake-up.
  func disarm()

  /// Whether the thread of a wake-up may wait for a timer that is due very soon, because it has nothing else to do.
  ///
  /// With timers some microseconds apart that costs a fraction of arming a wake-up for each.
  var waitsOnThread: Bool { get }

  /// Blocks the calling thread, for less than a millisecond, until `instant` or as soon after as possible.
  ///
  /// Called inside a wake-up, only if the alarm ``waitsOnThread``.
  func waitOnThread(until instant: TickInstant)
}

/// An alarm of the library's, which hands the leeway on to what wakes it.
protocol TolerantAlarm: Alarm {
  /// Reports jumps of the wall clock; `nil` if nothing does.
  var wallClockWatcher: (any WallClockWatcher)? { get }
}

extension TolerantAlarm {
  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    arm(at: instant, leeway: .zero, wake: wake)
  }
}

extension Alarm {
  /// Wakes at `instant`: the leeway is ignored.
  ///
  /// - Parameters:
  ///   - instant: When to wake; a past one means as soon as possible.
  ///   - leeway: Ignored.
  ///   - wake: As for ``arm(at:wake:)``.
  public func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    arm(at: instant, wake: wake)
  }

  /// `false`: the engine checks by itself.
  public var reportsWallClockChanges: Bool { false }

  /// `false`: time is never frozen.
  public var isStopped: Bool { false }

  /// `false`: every wake-up is armed.
  public var waitsOnThread: Bool { false }

  /// Does not wait: the engine checks again immediately.
  public func waitOnThread(until instant: TickInstant) {}
}
