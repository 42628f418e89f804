public import Dispatch

extension TickScheduler {
  /// A scheduler on the clock and the wake-ups of this one, whose work runs on `queue`.
  ///
  /// That way many queues share one engine: each has at most one timer armed here, however many timers it carries. Work runs on
  /// a private serial queue that targets `queue`. The result retains this scheduler.
  public func delivering(on queue: DispatchQueue) -> AlarmScheduler {
    let scheduler = AlarmScheduler(BorrowedAlarm(self, on: SerialQueue(targeting: queue)))
    scheduler.engine.run(on: engine)
    return scheduler
  }
}
