package import TickStreams

/// An alarm that the test moves by hand, and that counts its calls.
package final class HandAlarm: Alarm {
  private struct State: Sendable {
    var now = TickInstant.origin
    var wallOffset = Duration.zero
    /// By how much the wall clock is slewed.
    var partsPerMillion: Int64 = 0
    var armed: TickInstant?
    var wake: Wake?
    var isWaking = false
    var armings: [TickInstant] = []
    var disarmings = 0
    var waits: [TickInstant] = []
    var wakeUps = 0
    var interlude: Interlude?
  }

  private struct Wake: Sendable {
    let run: @Sendable () -> Void
  }

  /// Called after a reading of the clock, before the reader continues.
  private struct Interlude: Sendable {
    let body: @Sendable () -> Void
  }

  private let state = Lock(State())
  package let waitsOnThread: Bool
  package let reportsWallClockChanges: Bool

  package init(waitsOnThread: Bool = false, reportsWallClockChanges: Bool = true) {
    self.waitsOnThread = waitsOnThread
    self.reportsWallClockChanges = reportsWallClockChanges
  }

  package var timebase: Timebase { .continuous }
  package var now: TickInstant {
    let (now, interlude) = state.withLock { ($0.now, $0.interlude.take()) }
    interlude?.body()
    return now
  }
  package var wallNow: WallInstant {
    let now = now.nanoseconds
    let (offset, partsPerMillion) = state.withLock { ($0.wallOffset, $0.partsPerMillion) }
    return WallInstant(nanosecondsSince1970: now + now / 1_000_000 * partsPerMillion).advanced(by: offset)
  }
  package var isCurrent: Bool { state.withLock { $0.isWaking } }

  package func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    let over = state.withLock { state in
      defer { state.wake = Wake(run: wake) }
      state.armed = instant
      state.armings.append(instant)
      return state.wake.take()
    }
    withExtendedLifetime(over) {}
  }

  package func disarm() {
    let over = state.withLock { state in
      state.armed = nil
      state.disarmings += 1
      return state.wake.take()
    }
    withExtendedLifetime(over) {}
  }

  /// Moves the clock, as waiting does.
  package func waitOnThread(until instant: TickInstant) {
    state.withLock { state in
      state.waits.append(instant)
      state.now = Swift.max(state.now, instant)
    }
  }

  /// When it is to wake.
  package var armed: TickInstant? { state.withLock { $0.armed } }
  package var armings: [TickInstant] { state.withLock { $0.armings } }
  package var disarmings: Int { state.withLock { $0.disarmings } }
  package var waits: [TickInstant] { state.withLock { $0.waits } }
  package var wakeUps: Int { state.withLock { $0.wakeUps } }

  /// Moves the clock, also backward, and wakes nothing: a stall.
  package func pass(_ duration: Duration) { state.withLock { $0.now = $0.now.advanced(by: duration) } }

  /// Sets the wall clock, without reporting it.
  package func jump(_ duration: Duration) { state.withLock { $0.wallOffset += duration } }

  /// Lets the wall clock run faster than the monotonic one, or slower, as NTP does.
  package func slew(partsPerMillion: Int64) {
    state.withLock { state in
      state.wallOffset += .nanoseconds(state.now.nanoseconds / 1_000_000 * (state.partsPerMillion - partsPerMillion))
      state.partsPerMillion = partsPerMillion
    }
  }

  /// Interrupts the next thread that reads the clock: `body` runs after the reading, before the thread continues.
  package func interruptNextReading(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.interlude = Interlude(body: body) } }

  /// Interrupts the thread that reads the clock for the `number`th time from now.
  package func interrupt(atReading number: Int, _ body: @escaping @Sendable () -> Void) {
    interruptNextReading { [self] in number == 1 ? body() : interrupt(atReading: number - 1, body) }
  }

  /// Wakes the engine without moving the clock, which may be too early.
  package func wake() { state.withLock { $0.wake }?.run() }

  /// Moves the clock to the armed instant, and wakes the engine there; returns `false` if nothing is armed by `limit`.
  @discardableResult package func ring(by limit: TickInstant = .distantFuture) -> Bool {
    let wake = state.withLock { state -> Wake? in
      guard let armed = state.armed, armed <= limit else { return nil }
      state.now = Swift.max(state.now, armed)
      state.armed = nil
      state.wakeUps += 1
      state.isWaking = true
      return state.wake.take()
    }
    guard let wake else { return false }
    wake.run()
    state.withLock { $0.isWaking = false }
    return true
  }

  /// Wakes the engine at each armed instant up to `instant`, and leaves the clock there.
  package func advance(to instant: TickInstant) {
    while ring(by: instant) {}
    state.withLock { $0.now = Swift.max($0.now, instant) }
  }

  /// The same for a time since the origin.
  package func run(until end: Duration) { advance(to: .origin.advanced(by: end)) }
}

extension TickInstant {
  /// This many seconds after the origin.
  package static func seconds(_ seconds: Double) -> TickInstant { .origin.advanced(by: .seconds(seconds)) }
}

extension HandAlarm {
  /// An alarm, and a scheduler over it.
  package static func scheduler() -> (HandAlarm, AlarmScheduler) {
    let alarm = HandAlarm()
    return (alarm, AlarmScheduler(alarm))
  }
}

/// A custom alarm, on a scheduler.
package final class BaseAlarm: Alarm {
  private let base: any TickScheduler
  private let delay: Duration
  private let armed = SerialDisposable()

  /// Creates an alarm whose clock shows less than that of the scheduler, by a duration.
  package init(_ base: any TickScheduler, late delay: Duration = .zero) { (self.base, self.delay) = (base, delay) }

  package var timebase: Timebase { base.timebase }
  package var now: TickInstant { base.now.advanced(by: .zero - delay) }
  package var wallNow: WallInstant { base.wallNow }
  package var isCurrent: Bool { base.isCurrent }

  package func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    armed.inner = base.schedule(at: instant.advanced(by: delay), leeway: .zero, wake)
  }

  package func disarm() { armed.inner = nil }
}

/// A wrapper of another scheduler, with only the required member.
package final class PlainScheduler: TickScheduler {
  package let engine: TimerEngine

  package init(_ base: any TickScheduler) { engine = base.engine }
}
