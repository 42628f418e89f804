extension TickSignal {
  /// Waits for the first value, without blocking a thread.
  ///
  /// ```swift
  /// let tick = await TickSignal.after(.seconds(1), on: scheduler).first()
  /// ```
  ///
  /// Subscribes when it is called, and disposes the subscription with the first event.
  ///
  /// - Parameter actor: The actor to resume on; the caller's actor if left out.
  /// - Returns: The value, or `nil` if the signal completes without one or the task is canceled.
  /// - Throws: The failure, with its type, if the signal fails before it sends a value.
  public func first(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> Value? {
    var iterator = take(1).values(buffering: .newest(1)).makeAsyncIterator()
    return try await iterator.next(isolation: actor)
  }
}
