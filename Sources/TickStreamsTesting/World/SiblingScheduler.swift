public import TickStreams

/// A scheduler in the world of a ``TestScheduler``.
public final class SiblingScheduler: OwnedScheduler {
  /// The name of the scheduler in ``TestScheduler/pending``.
  public let name: String

  /// The timer engine that does the work.
  public let engine: TimerEngine

  init(name: String, engine: TimerEngine) {
    self.name = name
    self.engine = engine
  }
}
