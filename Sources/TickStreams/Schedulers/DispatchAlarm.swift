// Dispatch does not declare that its sources are Sendable, though they may be used from any thread.
@preconcurrency import Dispatch

/// Wakes on a dispatch queue.
///
/// One timer source serves for the life of the alarm; it is re-armed, never suspended. Dispatch counts uptime, or follows the wall clock,
/// but has no clock that goes on through device sleep; so for a long wait on the continuous clock a second source waits on the wall clock,
/// and whichever comes first makes the engine look again.
final class DispatchAlarm: Alarm {
  private struct State: Sendable {
    var wake: (@Sendable () -> Void)?
    /// What the source is armed for.
    var armed = TickInstant.distantFuture
  }

  private let queue: DispatchQueue
  private let isOnQueue: @Sendable () -> Bool
  private let uptime: any DispatchSourceTimer
  private let wall: (any DispatchSourceTimer)?
  private let state = Lock(State())
  let timebase: Timebase

  /// Waits longer than this are watched on the wall clock as well.
  private static let longWait: Nanoseconds = 5 * .second

  /// Longer waits are cut: a wake-up a day costs nothing, and no arithmetic of the platform can overflow.
  private static let longestWait: Nanoseconds = 86_400 * .second

  init(queue: DispatchQueue, timebase: Timebase, isOnQueue: @escaping @Sendable () -> Bool) {
    self.queue = queue
    self.timebase = timebase
    self.isOnQueue = isOnQueue
    uptime = DispatchSource.makeTimerSource(queue: queue)
    wall = timebase == .continuous ? DispatchSource.makeTimerSource(queue: queue) : nil
    for source in [uptime, wall].compactMap(\.self) {
      source.setEventHandler { [weak self] in self?.fire() }
      source.activate()
    }
  }

  deinit {
    uptime.cancel()
    wall?.cancel()
  }

  var now: TickInstant { SystemClock.now(timebase) }
  var isCurrent: Bool { isOnQueue() }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    let wait = instant.nanoseconds.subtracting(now.nanoseconds)
    guard wait > 0 else {
      queue.async { wake() }
      return
    }
    let isArmed = state.withLock { state in
      state.wake = wake
      defer { state.armed = instant }
      return state.armed == instant
    }
    guard !isArmed else { return }
    let interval = DispatchTimeInterval.nanoseconds(Int(Swift.min(wait, Self.longestWait)))
    uptime.schedule(deadline: .now() + interval, leeway: .nanoseconds(0))
    if wait > Self.longWait { wall?.schedule(wallDeadline: .now() + interval, leeway: .nanoseconds(0)) }
  }

  func disarm() {
    let (over, wasArmed) = state.withLock { state in
      defer { state.armed = .distantFuture }
      return (state.wake.take(), state.armed != .distantFuture)
    }
    withExtendedLifetime(over) {}
    guard wasArmed else { return }
    uptime.schedule(deadline: .distantFuture)
    wall?.schedule(wallDeadline: .distantFuture)
  }

  private func fire() {
    let wake = state.withLock { state in
      state.armed = .distantFuture
      return state.wake.take()
    }
    wake?()
  }
}
