extension TickSignal {
  /// Waits for the first value, without blocking a thread.
  ///
  /// ```swift
  /// let tick = await TickSignal.after(.seconds(1), on: scheduler).first()
  /// ```
  ///
  /// Subscribes when it is called, and disposes the subscription with the first event.
  ///
  /// - Parameter actor: The actor to resume on; by default the caller's actor.
  /// - Returns: The value, or `nil` if the signal completes without one or the task is canceled.
  /// - Throws: The failure, with its type, if the signal fails before it sends a value.
  public func first(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> Value? {
    var iterator = take(1).values(buffering: .newest(1)).makeAsyncIterator()
    return try await iterator.next(isolation: actor)
  }

  /// Waits for the end of the signal, and returns the last value, without blocking a thread.
  ///
  /// Subscribes when it is called. It does not return while the signal does not end.
  ///
  /// - Parameter actor: The actor to resume on; by default the caller's actor.
  /// - Returns: The last value, or `nil` if the signal completes without one or the task is canceled, which ends the subscription.
  /// - Throws: The failure, with its type, if the signal fails.
  public func last(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> Value? {
    try await takeLast(1).first(isolation: actor)
  }

  /// Waits for the end of the signal, and returns all values, without blocking a thread.
  ///
  /// ```swift
  /// let all = try await signal.collect()
  /// ```
  ///
  /// Subscribes when it is called. Stores all values, without a bound, and does not return while the signal does not end. In an asynchronous
  /// function `let collected = signal.collect()` means this one; for the operator of that name write the type: `let collected: TickSignal =
  /// signal.collect()`.
  ///
  /// - Parameter actor: The actor to resume on; by default the caller's actor.
  /// - Returns: All values, in order. If the task is canceled, which ends the subscription, none.
  /// - Throws: The failure, with its type, if the signal fails; the values before it are dropped.
  public func collect(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> [Value] {
    let collected: TickSignal<[Value], Failure> = collect()
    return try await collected.first(isolation: actor) ?? []
  }
}
