@testable import TickStreams

/// An alarm whose clock is moved by the program, and that wakes on the thread that calls `ring`.
///
/// Unchecked: `isArming` is accessed only by the thread that has the baton.
final class HandAlarm: Alarm, @unchecked Sendable {
  private struct Armed: Sendable {
    var instant: Nanoseconds
    var wake: @Sendable () -> Void
  }

  private let clock = Shared<Nanoseconds>(0)
  private let armed = Lock<Armed?>(nil)
  private var isArming = false

  var timebase: Timebase { .continuous }
  var now: TickInstant { TickInstant(nanoseconds: clock.get()) }
  var wallNow: WallInstant { WallInstant(nanosecondsSince1970: clock.get()) }
  var isCurrent: Bool { false }
  var reportsWallClockChanges: Bool { true }

  /// The armed instant, in seconds.
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
    expect(!isArming, "two threads arm the alarm at once")
    isArming = true
    body()
    isArming = false
  }

  /// Moves the clock, never back, without a wake-up.
  func pass(to seconds: Double) {
    let instant = Nanoseconds(seconds * 1e9)
    if clock.get() < instant { clock.set(instant) }
  }

  /// Wakes once, if the armed instant is now or earlier; returns `false` otherwise.
  @discardableResult func ring() -> Bool {
    let due = armed.withLock { armed -> (@Sendable () -> Void)? in
      guard let instant = armed?.instant, instant <= clock.get() else { return nil }
      return armed.take()?.wake
    }
    due?()
    return due != nil
  }

  /// Moves the clock, and wakes once if the armed instant has come.
  func strike(at seconds: Double) {
    pass(to: seconds)
    ring()
  }

  /// Moves the clock to each armed instant, and wakes, until `end`.
  func run(to end: Double) {
    var wakes = 0
    while let next = armedAt, next <= end {
      pass(to: next)
      ring()
      wakes += 1
      guard wakes < 1_000 else { return expect(false, "the alarm is armed without end") }
    }
    pass(to: end)
  }
}
