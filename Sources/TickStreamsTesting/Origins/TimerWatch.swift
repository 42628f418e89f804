import TickStreams

/// Notices timers that are made on another test scheduler than the one of a trial.
final class TimerWatch: Sendable {
  @TaskLocal static var current: TimerWatch?

  private let expected: TimerRegister
  private let first = Lock<TimerOrigin?>(nil)

  init(_ expected: TimerRegister) {
    self.expected = expected
  }

  /// What the first such timer was made for.
  var stray: TimerOrigin? { first.withLock { $0 } }

  func note(_ origin: TimerOrigin, on register: TimerRegister) {
    if register !== expected { first.withLock { $0 = $0 ?? origin } }
  }
}
