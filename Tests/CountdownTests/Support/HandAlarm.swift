import TickStreams

/// An alarm that the test moves by hand, and that counts its wake-ups.
final class HandAlarm: Alarm {
  private struct State: Sendable {
    var now = TickInstant.origin
    var armed: TickInstant?
    var wake: (@Sendable () -> Void)?
    var wakeUps = 0
    var armings = 0
    var wallOffset = Duration.zero
    var interlude: Interlude?
  }

  /// What happens after a reading of the clock, before the reader continues.
  private struct Interlude: Sendable {
    let body: @Sendable () -> Void
  }

  private let state = Lock(State())

  var timebase: Timebase { .continuous }
  var now: TickInstant {
    let (now, interlude) = state.withLock { ($0.now, $0.interlude.take()) }
    interlude?.body()
    return now
  }
  var wallNow: WallInstant { WallInstant(nanosecondsSince1970: now.nanoseconds).advanced(by: state.withLock { $0.wallOffset }) }
  var isCurrent: Bool { false }
  var reportsWallClockChanges: Bool { true }

  var armed: TickInstant? { state.withLock { $0.armed } }
  var wakeUps: Int { state.withLock { $0.wakeUps } }
  var armings: Int { state.withLock { $0.armings } }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.armed = instant
      state.wake = wake
      state.armings += 1
    }
  }

  func disarm() {
    state.withLock { state in
      state.armed = nil
      state.wake = nil
    }
  }

  /// Moves the clock without a wake-up: a stall.
  func pass(_ duration: Duration) {
    state.withLock { $0.now = $0.now.advanced(by: duration) }
  }

  /// Interrupts the next thread that reads the clock: `body` runs after the reading, before the thread continues.
  func interruptNextReading(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.interlude = Interlude(body: body) }
  }

  /// Sets the wall clock, without reporting it.
  func jump(_ duration: Duration) {
    state.withLock { $0.wallOffset += duration }
  }

  /// Wakes the engine at each armed instant, until `end`.
  func run(until end: Duration) {
    let end = TickInstant.origin.advanced(by: end)
    while let wake = state.withLock({ state -> (@Sendable () -> Void)? in
      guard let armed = state.armed, armed <= end else { return nil }
      state.now = Swift.max(state.now, armed)
      state.armed = nil
      state.wakeUps += 1
      return state.wake.take()
    }) { wake() }
    state.withLock { $0.now = Swift.max($0.now, end) }
  }
}
