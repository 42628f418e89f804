import TickStreams

/// An alarm whose clock the test sets: forward while a handler runs, as a stall does, and backward.
final class HandAlarm: Alarm {
  private struct State: Sendable {
    var now = TickInstant.origin
    var armed: TickInstant?
    var wake: Wake?
  }

  private struct Wake: Sendable {
    let run: @Sendable () -> Void
  }

  private let state = Lock(State())

  var timebase: Timebase { .continuous }
  var isCurrent: Bool { false }
  var now: TickInstant { state.withLock { $0.now } }
  var armed: TickInstant? { state.withLock { $0.armed } }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.armed = instant
      state.wake = Wake(run: wake)
    }
  }

  func disarm() {
    let over = state.withLock { state in
      state.armed = nil
      return state.wake.take()
    }
    withExtendedLifetime(over) {}
  }

  /// Moves the clock, also backward, and wakes nothing.
  func pass(_ duration: Duration) {
    state.withLock { $0.now = $0.now.advanced(by: duration) }
  }

  /// Wakes the engine without moving the clock.
  func wake() {
    state.withLock { $0.wake }?.run()
  }

  /// Moves the clock to each armed instant up to `instant`, and wakes the engine there.
  func advance(to instant: TickInstant) {
    while let armed, armed <= instant {
      let wake = state.withLock { state in
        state.now = Swift.max(state.now, armed)
        state.armed = nil
        return state.wake.take()
      }
      wake?.run()
    }
    state.withLock { $0.now = Swift.max($0.now, instant) }
  }
}

extension TickInstant {
  static func seconds(_ seconds: Double) -> TickInstant { .origin.advanced(by: .seconds(seconds)) }
}
