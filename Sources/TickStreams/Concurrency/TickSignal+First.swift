extension TickSignal {
  /// Waits for the first value, without blocking a thread.
  ///
  /// ```swift
  /// let tick = await TickSignal.after(.seconds(1), on: scheduler).firstValue()
  /// ```
  ///
  /// Subscribes when it is called, and disposes the subscription with the first event.
  ///
  /// - Parameter actor: The actor to resume on; by default the caller's actor.
  /// - Returns: The value, or `nil` if the signal completes without one or the task is canceled.
  /// - Throws: The failure, with its type, if the signal fails before it sends a value.
  public func firstValue(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> Value? {
    var iterator = take(1).values(buffering: .newest(1)).makeAsyncIterator()
    return try await iterator.next(isolation: actor)
  }

  /// Waits for the first value, at most for a time, without blocking a thread.
  ///
  /// ```swift
  /// let value = try await signal.firstValue(within: .seconds(2), on: scheduler)
  /// ```
  ///
  /// Subscribes when it is called, and disposes the subscription with the first event, and at the limit. A value at the limit follows the rules of
  /// ``timeout(after:failing:on:file:line:)-(_,Failure,_,_,_)``.
  ///
  /// - Parameters:
  ///   - limit: The longest wait, not negative; a negative one is a programmer error and stops the program.
  ///   - scheduler: The scheduler to wait on.
  ///   - actor: The actor to resume on; by default the caller's actor.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The value, or `nil` if the signal completes without one or the task is canceled.
  /// - Throws: ``TickTimeout`` if neither a value nor the end has arrived within `limit`; otherwise the failure of the signal.
  public func firstValue(
    within limit: Duration, on scheduler: any TickScheduler, isolation actor: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID, line: UInt = #line
  ) async throws -> Value? {
    let first: TickSignal<Value, any Error> = take(1).mapFailure { $0 }
    return try await first.timeout(after: limit, failing: TickTimeout(after: limit), on: scheduler, file: file, line: line)
      .firstValue(isolation: actor)
  }

  /// Waits for the end of the signal, and returns the last value, without blocking a thread.
  ///
  /// Subscribes when it is called. It does not return while the signal does not end.
  ///
  /// - Parameter actor: The actor to resume on; by default the caller's actor.
  /// - Returns: The last value, or `nil` if the signal completes without one or the task is canceled, which ends the subscription.
  /// - Throws: The failure, with its type, if the signal fails.
  public func lastValue(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> Value? {
    try await takeLast(1).firstValue(isolation: actor)
  }

  /// Waits for the end of the signal, and returns all values, without blocking a thread.
  ///
  /// ```swift
  /// let all = try await signal.allValues()
  /// ```
  ///
  /// Subscribes when it is called. Stores all values, without a bound, and does not return while the signal does not end.
  ///
  /// - Parameter actor: The actor to resume on; by default the caller's actor.
  /// - Returns: All values, in order. If the task is canceled, which ends the subscription, none.
  /// - Throws: The failure, with its type, if the signal fails; the values before it are dropped.
  public func allValues(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> [Value] {
    let collected: TickSignal<[Value], Failure> = collect()
    return try await collected.firstValue(isolation: actor) ?? []
  }
}
