@testable import TickStreams

/// A scheduler whose alarm is turned by hand.
struct Hand: Sendable {
  let alarm = HandAlarm()
  let scheduler: AlarmScheduler

  init() { scheduler = AlarmScheduler(alarm) }

  /// How many timers are armed.
  var pending: Int { scheduler.engine.pending.count }
}
