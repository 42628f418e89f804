extension TickSignal {
  /// Groups values by their key, for example a user or a document, and ends a group when no value of its key has arrived for `idle`.
  ///
  /// Follows the rules of ``grouped(by:)``, and in addition:
  ///
  /// - The end of a group: it completes `idle` after its last value, on `scheduler`, never early, no leeway but the scheduler's, and is forgotten.
  ///   The next value of the key begins another group with the same key.
  /// - Boundary: a value that arrives exactly `idle` after the previous one begins another group.
  /// - Late timer: the deadline decides, not its timer. A value that arrives before the timer begins another group, and the timer then ends the
  ///   first one.
  /// - At completion and failure the groups that have not ended end in the same way, in the order of their first values, then the result.
  /// - The `==` and `hash(into:)` of keys run under a lock: they must neither end the subscription nor wait.
  /// - Disposal of the last subscription removes the timers. After a shutdown of the scheduler no group ends by itself.
  ///
  /// ```text
  /// self                           -a-a-------a-|
  /// grouped(…, endingAfter: 4, …)  -p---------q-|
  ///   p                            -a-a---|
  ///   q                                       a-|
  /// ```
  ///
  /// A summary for each visit, without a limit for the number of visitors:
  ///
  /// ```swift
  /// let visits = ids
  ///   .grouped(by: { $0 }, endingAfter: .seconds(1_800), on: scheduler)
  ///   .flatMap { visit in visit.signal.count() }
  /// ```
  ///
  /// Holds no values, and a group with its timer for each key that is not idle. A value costs O(1), moves no timer, and arms none.
  ///
  /// - Parameters:
  ///   - key: Returns the key of a value; called once per value, in the context in which it arrives.
  ///   - idle: The time without a value of the key, greater than zero; anything else is a programmer error.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of groups.
  public func grouped<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key, endingAfter idle: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> {
    let idle = idle.checkedPositive("idle", file: file, line: line)
    let boxing = Boxing(Value.self)
    return TickSignal<TickGroup<Key, Value, Failure>, Failure>(raw: { [upstream = raw] downstream in
      let groups = ExpiringTable<Key, (number: Int, values: Broadcaster)>(on: scheduler.engine, for: CallOrigin("grouped", file, line))
      let shared = RefCountedUpstream(downstream) { _ = groups.removeAll() }
      // Until the table is released: a timer that has taken a group out ends it, also after the end of the upstream.
      groups.expirations.subscribe(onNext: { $0.value.values.finish(.completed) }).keepUntilFinished()
      let number = SubscriptionState(0)
      let receive: @Sendable (borrowing ValueInFlight) -> Void = { value in
        guard !shared.scope.isEnded else { return }
        let key = key(value.as(Value.self))
        // The turn is taken before the group can end: however long this thread is interrupted, the value is not lost.
        let extended = groups.extended(key, to: idle) { ($0.values, $0.values.takeTurn(for: value)) }
        if let (group, turn) = extended { return group.next(value, turn) }
        // The timer of a group ends it, also when it is late; after a shutdown there is none.
        if scheduler.isShutDown { groups.takeLate(key)?.values.finish(.completed) }
        guard !downstream.isEnded else { return }
        number.value += 1
        let values = Broadcaster(boxing)
        let group = TickGroup<Key, Value, Failure>(key: key, signal: shared.signal(of: values))
        ValueInFlight.lending(group) { downstream.onNext($0) }
        let turn = values.takeTurn(for: value)
        // Not before: the receiver of the group may take longer than `idle`, and the group must not end without its first value.
        groups.updateValue((number.value, values), forKey: key, for: .nanoseconds(idle))
        // The last subscriber may have left meanwhile, maybe on another thread.
        if shared.scope.isEnded { _ = groups.removeAll() }
        values.next(value, turn)
      }
      let end: @Sendable (Outcome) -> Void = { outcome in
        for group in groups.removeAll().map(\.value).ordered(by: { Int64($0.number) }) { group.values.finish(outcome) }
        if !downstream.isEnded { downstream.onEnd(outcome) }
      }
      upstream.run(RawSubscriber(leg: shared.scope, onNext: receive, onEnd: end))
    })
  }
}
