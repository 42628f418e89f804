/// In which order a test scheduler runs work that is due at the same instant.
public enum WorkOrder: Sendable, Hashable {
  /// In the order in which it was scheduled, as real schedulers do: the default.
  case fifo

  /// In an order that the seed decides, the same at every run.
  ///
  /// Events "at the same time" in a test happen shortly before or after each other in reality, in either order. So timers due at the
  /// same instant, and tasks that could run, take turns as the seed decides. Work scheduled for the current time stays in order, as it does
  /// on every serial scheduler.
  case seeded(UInt64)
}
