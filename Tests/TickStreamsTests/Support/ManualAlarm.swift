import TickStreams

/// An alarm that the test moves by hand, written as an adapter of an event loop would be.
final class ManualAlarm: Alarm {
  private struct State: Sendable {
    var now = TickInstant.origin
    var armed: TickInstant?
    var wake: (@Sendable () -> Void)?
    var armings: [TickInstant] = []
    var disarmings = 0
    var waits: [TickInstant] = []
    var isWaking = false
  }

  private let state = Lock(State())
  let lingers: Bool

  init(lingers: Bool = false) {
    self.lingers = lingers
  }

  var timebase: Timebase { .continuous }
  var now: TickInstant { state.withLock { $0.now } }
  var isCurrent: Bool { state.withLock { $0.isWaking } }

  var armed: TickInstant? { state.withLock { $0.armed } }
  var armings: [TickInstant] { state.withLock { $0.armings } }
  var disarmings: Int { state.withLock { $0.disarmings } }
  var waits: [TickInstant] { state.withLock { $0.waits } }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.armed = instant
      state.wake = wake
      state.armings.append(instant)
    }
  }

  func disarm() {
    state.withLock { state in
      state.armed = nil
      state.wake = nil
      state.disarmings += 1
    }
  }

  /// Moves the clock, as waiting does.
  func linger(until instant: TickInstant) {
    state.withLock { state in
      state.waits.append(instant)
      state.now = Swift.max(state.now, instant)
    }
  }

  /// Moves the clock without waking the engine.
  func pass(_ duration: Duration) {
    state.withLock { $0.now = $0.now.advanced(by: duration) }
  }

  /// Moves the clock to the armed instant, and wakes the engine.
  ///
  /// Returns `false` if nothing is armed.
  func ring() -> Bool {
    let wake = state.withLock { state in
      if let armed = state.armed, armed > state.now { state.now = armed }
      state.armed = nil
      state.isWaking = true
      return state.wake.take()
    }
    defer { state.withLock { $0.isWaking = false } }
    wake?()
    return wake != nil
  }
}

extension TickInstant {
  static func seconds(_ seconds: Double) -> TickInstant { .origin.advanced(by: .seconds(seconds)) }
}
