/// Which values are kept while a subscriber is busy.
///
/// For ``TickSignal/values(buffering:)`` and ``TickSignal/deliver(on:buffering:file:line:)``. A limit below 1 counts as 1.
public enum TickBuffering: Sendable, Hashable {
  /// Up to this number of the newest values; the oldest is dropped when the buffer is full.
  case newest(Int)
  /// Up to this number of the oldest values; a new one is dropped when the buffer is full.
  case oldest(Int)
  /// All values, without a bound: for signals that send no more than the subscriber can handle in time.
  case unbounded

  var limit: Int {
    switch self {
    case .newest(let limit), .oldest(let limit): Swift.max(limit, 1)
    case .unbounded: .max
    }
  }
}
