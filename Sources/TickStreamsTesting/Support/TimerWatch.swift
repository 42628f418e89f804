import TickStreams

/// Records whether timers are made on a certain test scheduler, and on another one: for the laws of operators, which are part of the tests.
package final class TimerWatch: Sendable {
  @TaskLocal package static var current: TimerWatch?

  private let expected: TimerRegister
  private let isUsed = Lock(false)
  private let first = Lock<TimerOrigin?>(nil)

  package init(_ expected: TimerRegister) {
    self.expected = expected
  }

  /// Whether timers are made on the scheduler of the trial.
  package var hasTimers: Bool { isUsed.withLock { $0 } }

  /// The purpose of the first timer on another scheduler.
  package var stray: TimerOrigin? { first.withLock { $0 } }

  func note(_ origin: TimerOrigin, on register: TimerRegister) {
    if register === expected { isUsed.withLock { $0 = true } } else { first.withLock { $0 = $0 ?? origin } }
  }
}
