// Where there is no system, an alarm has to say itself what the time is.

extension Alarm {
  /// The wall clock of the system.
  public var wallNow: WallInstant { .system }
}

extension TickScheduler {
  /// The wall clock of the system.
  public var wallNow: WallInstant { .system }
}
