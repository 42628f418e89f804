/// Wakes on a dispatch queue.
///
/// One timer source serves for the life of the alarm, and is re-armed. Once it has been armed for three instants of one distance, it
/// is told to repeat: telling it anew after each beat would wake Dispatch's manager thread, which costs time and another context switch.
///
/// Dispatch counts uptime, or follows the wall clock,
/// but has no clock that goes on through device sleep; so for a long wait on the continuous clock a second source waits on the wall clock,
/// and whichever comes first makes the engine look again.
final class DispatchAlarm<Source: WakeSource>: Alarm {
  private struct State: Sendable {
    var wake: (@Sendable () -> Void)?
    /// What the source is armed for.
    var armed = TickInstant.distantFuture
    var beat = Beat(longest: longWait)
    var watchesWallClock = false
  }

  private let source: Source
  private let isOnQueue: @Sendable () -> Bool
  private let state = Lock(State())
  let timebase: Timebase
  let lingers: Bool

  init(_ source: Source, timebase: Timebase, lingers: Bool = false, isOnQueue: @escaping @Sendable () -> Bool) {
    self.source = source
    self.timebase = timebase
    self.lingers = lingers
    self.isOnQueue = isOnQueue
    source.activate { [weak self] in self?.fire() }
  }

  deinit {
    source.cancel()
  }

  var now: TickInstant { source.now(timebase) }
  var isCurrent: Bool { isOnQueue() }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    let (wait, deadline) = aim(at: instant)
    guard wait > 0 else {
      source.run(wake)
      return
    }
    let (isArmed, period): (Bool, Nanoseconds) = state.withLock { state in
      state.wake = wake
      defer { state.armed = instant }
      return (state.armed == instant || state.beat.follow(instant.nanoseconds, at: deadline), state.beat.period)
    }
    guard !isArmed else { return }
    RealTimeWatch.willWait(on: source.label, for: wait)
    source.wake(at: deadline, every: period)
    watchWallClock(wait > longWait ? Swift.min(wait, longestWait) : nil)
  }

  /// How long it is until an instant, and when that is on the clock of the source.
  ///
  /// Two clocks are read. If the thread was interrupted in between, they are read again; the deadline is early by what is left of that, never late.
  private func aim(at instant: TickInstant) -> (wait: Nanoseconds, deadline: Nanoseconds) {
    var tries = 3
    while true {
      let uptime = source.uptime
      let wait = instant.nanoseconds.subtracting(now.nanoseconds)
      tries -= 1
      if tries == 0 || source.uptime.subtracting(uptime) < longestReading {
        return (wait, uptime.adding(Swift.min(wait, longestWait)))
      }
    }
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
    if wasArmed { source.wake(at: .never, every: 0) }
    watchWallClock(nil)
  }

  /// Arms the second source, or disarms it if it is armed.
  private func watchWallClock(_ wait: Nanoseconds?) {
    let wasWatching = state.withLock { state in
      defer { state.watchesWallClock = wait != nil }
      return state.watchesWallClock
    }
    if wait != nil || wasWatching { source.wakeByWallClock(after: wait ?? .never) }
  }

  private func fire() {
    let wake = state.withLock { state in
      state.armed = .distantFuture
      // A thread that is about to arm the instant of this firing comes too late for it: the source has to be told.
      if state.wake == nil { state.beat.stop() }
      return state.wake.take()
    }
    wake?()
  }
}

/// Reading two clocks takes less, unless the thread is interrupted.
private let longestReading: Nanoseconds = 20_000

/// Waits longer than this are watched on the wall clock as well.
private let longWait: Nanoseconds = 5 * .second

/// Longer waits are cut: a wake-up a day costs nothing, and no arithmetic of the platform can overflow.
private let longestWait: Nanoseconds = 86_400 * .second
