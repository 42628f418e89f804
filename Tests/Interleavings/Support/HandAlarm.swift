@testable import TickStreams

/// An alarm whose clock is moved by the program, and that wakes on the thread that rings it.
///
/// Unchecked: `isTold` is touched only by the thread that has the baton.
final class HandAlarm: Alarm, @unchecked Sendable {
  private struct Armed: Sendable {
    var instant: Nanoseconds
    var wake: @Sendable () -> Void
  }

  private let clock = Shared<Nanoseconds>(0)
  private let armed = Lock<Armed?>(nil)
  private var isTold = false

  var timebase: Timebase { .continuous }
  var now: TickInstant { TickInstant(nanoseconds: clock.get()) }
  var wallNow: WallInstant { WallInstant(nanosecondsSince1970: clock.get()) }
  var isCurrent: Bool { false }
  var reportsWallClockChanges: Bool { true }

  /// What is armed, in seconds.
  var armedAt: Double? { armed.withLock { $0.map { Double($0.instant) / 1e9 } } }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    tell {
      let over = armed.withLock { armed in
        defer { armed = Armed(instant: instant.nanoseconds, wake: wake) }
        return armed
      }
      withExtendedLifetime(over) {}
    }
  }

  func disarm() {
    tell {
      let over = armed.withLock { $0.take() }
      withExtendedLifetime(over) {}
    }
  }

  private func tell(_ body: () -> Void) {
    userCode("the alarm is told")
    expect(!isTold, "the alarm is told by two threads at once")
    isTold = true
    body()
    isTold = false
  }

  /// Moves the clock, never back, without waking.
  func pass(to seconds: Double) {
    let instant = Nanoseconds(seconds * 1e9)
    if clock.get() < instant { clock.set(instant) }
  }

  /// Wakes once, if something is armed for the present or earlier; false if not.
  @discardableResult
  func ring() -> Bool {
    let due = armed.withLock { armed -> (@Sendable () -> Void)? in
      guard let instant = armed?.instant, instant <= clock.get() else { return nil }
      return armed.take()?.wake
    }
    due?()
    return due != nil
  }

  /// Moves the clock, and wakes once if something is due.
  func strike(at seconds: Double) {
    pass(to: seconds)
    ring()
  }

  /// Moves the clock to what is armed, and wakes, as often as it takes until `end`.
  func run(to end: Double) {
    while let next = armedAt, next <= end {
      pass(to: next)
      ring()
    }
    pass(to: end)
  }
}
