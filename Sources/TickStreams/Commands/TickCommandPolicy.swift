/// The policy of a ``TickCommand`` for an input that arrives while it executes.
public enum TickCommandPolicy: Sendable, Hashable {
  /// The input is refused, so that two executions never overlap: for a button.
  case first
  /// Up to `limit` inputs wait, and are executed in order; a further one is refused.
  ///
  /// The one that is executing does not count. The limit must not be negative.
  case queue(limit: Int)
  /// The running execution is canceled, and the new one starts: for a search.
  case latest
}
