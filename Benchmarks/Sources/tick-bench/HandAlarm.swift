import Synchronization
import TickStreams

/// An alarm whose clock goes from one armed instant to the next.
final class HandAlarm: Alarm {
  private struct State: Sendable {
    var now: Int64 = 0
    var reads = 0
    var armed: Armed?
  }

  private struct Armed: Sendable {
    let instant: Int64
    let wake: @Sendable () -> Void
  }

  private let state = Mutex(State())

  var timebase: Timebase { .continuous }
  var now: TickInstant {
    let now = state.withLock { state in
      state.reads += 1
      return state.now
    }
    return TickInstant(nanoseconds: now)
  }
  /// In step with the clock: if it went on by itself, it would be set all the time.
  var wallNow: WallInstant { WallInstant(nanosecondsSince1970: state.withLock { $0.now }) }
  /// How often the clock has been read: once before each time that the engine takes its lock to fire a timer.
  var reads: Int { state.withLock { $0.reads } }
  var isCurrent: Bool { false }
  var reportsWallClockChanges: Bool { true }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.armed = Armed(instant: instant.nanoseconds, wake: wake) }
  }

  func disarm() {
    state.withLock { $0.armed = nil }
  }

  func pass(for duration: Int64) {
    let end = state.withLock { $0.now + duration }
    while let wake = next(until: end) { wake() }
    state.withLock { $0.now = end }
  }

  private func next(until end: Int64) -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard let armed = state.armed, armed.instant <= end else { return nil }
      state.armed = nil
      state.now = max(state.now, armed.instant)
      return armed.wake
    }
  }
}
