import TickStreams

/// The clock of the program.
///
/// It stops while signals run, and then jumps to the instant for which the scheduler has armed the alarm.
///
/// That of a board or of a browser lets its timer wait until then.
final class JumpingAlarm: Alarm {
  private struct State: Sendable {
    var now = TickInstant(nanoseconds: 0)
    var armed: (instant: TickInstant, wake: @Sendable () -> Void)?
  }

  /// There is one thread.
  private nonisolated(unsafe) var state = State()

  var timebase: Timebase { .continuous }
  var now: TickInstant { state.now }
  var wallNow: WallInstant { WallInstant(nanosecondsSince1970: state.now.nanoseconds) }
  var isCurrent: Bool { true }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    state.armed = (instant, wake)
  }

  func disarm() {
    state.armed = nil
  }

  /// Waits until no timer is armed.
  func run() {
    while let (instant, wake) = state.armed {
      state.armed = nil
      state.now = max(state.now, instant)
      wake()
    }
  }
}

/// Called by the `main` of C, which a host without a C library calls by another name.
@_cdecl("run_program")
public func runProgram() {
  let alarm = JumpingAlarm()
  let subscriptions = Signals.start(on: AlarmScheduler(alarm)) { print($0) }
  alarm.run()
  withExtendedLifetime(subscriptions) {}
}
