// Dispatch does not declare that its sources are Sendable, though they may be used from any thread.
@preconcurrency import Dispatch

/// Wakes on a dispatch queue.
///
/// One timer source serves for the life of the alarm; it is re-armed, never suspended. Once it has been armed for three instants of one distance, it
/// is told to repeat: telling it anew after each beat would wake Dispatch's manager thread, which costs time and another context switch.
///
/// Dispatch counts uptime, or follows the wall clock,
/// but has no clock that goes on through device sleep; so for a long wait on the continuous clock a second source waits on the wall clock,
/// and whichever comes first makes the engine look again.
final class DispatchAlarm: Alarm {
  private struct State: Sendable {
    var wake: (@Sendable () -> Void)?
    /// What the source is armed for.
    var armed = TickInstant.distantFuture
    var beat = Beat(longest: DispatchAlarm.longWait)
    var watchesWallClock = false
  }

  private let queue: DispatchQueue
  private let isOnQueue: @Sendable () -> Bool
  private let uptime: any DispatchSourceTimer
  private let wall: (any DispatchSourceTimer)?
  private let state = Lock(State())
  let timebase: Timebase
  let lingers: Bool

  /// Waits longer than this are watched on the wall clock as well.
  private static let longWait: Nanoseconds = 5 * .second

  /// Longer waits are cut: a wake-up a day costs nothing, and no arithmetic of the platform can overflow.
  private static let longestWait: Nanoseconds = 86_400 * .second

  init(queue: DispatchQueue, timebase: Timebase, lingers: Bool = false, isOnQueue: @escaping @Sendable () -> Bool) {
    self.queue = queue
    self.timebase = timebase
    self.lingers = lingers
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
    let (isArmed, period): (Bool, Nanoseconds) = state.withLock { state in
      state.wake = wake
      defer { state.armed = instant }
      return (state.armed == instant || state.beat.follow(instant.nanoseconds), state.beat.period)
    }
    guard !isArmed else { return }
    RealTimeWatch.willWait(on: queue.label, for: wait)
    let interval = DispatchTimeInterval(Swift.min(wait, Self.longestWait))
    let repeating: DispatchTimeInterval = period > 0 ? DispatchTimeInterval(period) : .never
    uptime.schedule(deadline: .now() + interval, repeating: repeating, leeway: .nanoseconds(0))
    watchWallClock(wait > Self.longWait ? .now() + interval : nil)
  }

  func linger(until instant: TickInstant) {
    let wait = instant.nanoseconds.subtracting(now.nanoseconds)
    if wait > 0 { SystemClock.sleep(for: wait) }
  }

  func disarm() {
    let (over, wasArmed) = state.withLock { state in
      defer {
        state.armed = .distantFuture
        state.beat.stop()
      }
      return (state.wake.take(), state.armed != .distantFuture || state.beat.period > 0)
    }
    withExtendedLifetime(over) {}
    if wasArmed { uptime.schedule(deadline: .distantFuture) }
    watchWallClock(nil)
  }

  /// Arms the second source, or disarms it if it is armed.
  private func watchWallClock(_ deadline: DispatchWallTime?) {
    let wasWatching = state.withLock { state in
      defer { state.watchesWallClock = deadline != nil }
      return state.watchesWallClock
    }
    if deadline != nil || wasWatching { wall?.schedule(wallDeadline: deadline ?? .distantFuture, leeway: .nanoseconds(0)) }
  }

  private func fire() {
    let wake = state.withLock { state in
      state.armed = .distantFuture
      return state.wake.take()
    }
    wake?()
  }
}

extension DispatchTimeInterval {
  /// Exact where `Int` holds the nanoseconds, else rounded up to microseconds, at most as many as `Int` holds.
  fileprivate init(_ nanoseconds: Nanoseconds) {
    self = Int(exactly: nanoseconds).map(Self.nanoseconds) ?? .microseconds(Int(clamping: nanoseconds / 1_000 + 1))
  }
}
