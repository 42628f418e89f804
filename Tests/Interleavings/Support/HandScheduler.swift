@testable import TickStreams

/// A scheduler with an alarm that the program moves by hand.
struct Hand: Sendable {
  let alarm = HandAlarm()
  let scheduler: AlarmScheduler

  init() { scheduler = AlarmScheduler(alarm) }

  /// The number of armed timers.
  var pending: Int { scheduler.engine.core.pending.count }
}
