extension Backoff: Sequence {
  /// The waits before the retries, one after the other, without end.
  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate let backoff: Backoff
    fileprivate var retry = 0

    /// The next wait; there is always one.
    public mutating func next() -> Duration? {
      defer { retry = retry.adding(1) }
      return backoff.delay(retry)
    }
  }

  /// The waits, from that before the first retry on.
  ///
  /// So a backoff gives the spans of ``TickSignal/after(each:leeway:missedTicks:on:file:line:)``.
  public func makeIterator() -> Iterator { Iterator(backoff: self) }
}
