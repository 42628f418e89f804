@testable import TickStreams

/// A clock that goes on when it is moved.
final class HandClock: Sendable {
  private struct State: Sendable {
    var now: Nanoseconds = 0
    var readings = 0
    /// Whether the next wait ends immediately.
    var isWoken = false
  }

  private let state = Lock(State())

  /// How often it has been read.
  var readings: Int { state.withLock { $0.readings } }

  var now: Nanoseconds {
    state.withLock { state in
      state.readings += 1
      return state.now
    }
  }

  /// Moves it, never back.
  func pass(to instant: Nanoseconds) { state.withLock { $0.now = Swift.max($0.now, instant) } }

  func wake() { state.withLock { $0.isWoken = true } }

  /// Ends a wait: immediately if it was woken, otherwise at its time.
  func wait(until deadline: Nanoseconds) {
    state.withLock { state in
      if !state.isWoken { state.now = Swift.max(state.now, deadline) }
      state.isWoken = false
    }
  }
}

/// A stand-in for a thread that waits on a condition.
///
/// A wait that has a deadline ends by itself, sooner or later: so a thread that is parked can go on at any step, and then moves the clock to its
/// deadline, unless it was woken before. A wake-up that is lost shows as a timer that is late.
final class HandParker: Parker {
  let clock = HandClock()
  private let inside = Shared(0)

  /// How many threads have a place.
  var count: Int { inside.get() }

  func enter() -> HandParker {
    expect(inside.exchange(1) == 0, "two threads serve at once")
    return self
  }

  func leave() { inside.set(0) }

  func park(until deadline: Nanoseconds) {
    userCode("a thread waits")
    clock.wait(until: deadline)
  }

  func unpark() {
    userCode("a thread is woken")
    clock.wake()
  }
}
