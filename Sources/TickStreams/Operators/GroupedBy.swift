/// The values of a signal that have the same key, as sent by ``TickSignal/grouped(by:)``.
public struct TickGroup<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
  /// The key of the values.
  public let key: Key

  /// The values, from the first one on if it is subscribed as soon as the group is sent.
  public let signal: TickSignal<Value, Failure>
}

extension TickSignal {
  /// Groups values by their key, and sends each group as a separate signal.
  ///
  /// - A group is sent when the first value of its key arrives, before that value.
  /// - A group is hot: it sends values to its current subscribers, so subscribe when you get it, as `flatMap` does. A later subscriber gets
  ///   the later values, or the end.
  /// - At completion and failure: the groups end in the same way, in the order of their first values, then the result.
  /// - Disposal: no new group is sent. The upstream keeps running while a group has subscribers, and is disposed with the last of them.
  /// - Delivery: in the upstream's context.
  ///
  /// ```text
  /// self                           -1-2-3-4---|
  /// grouped { $0.isMultiple… }     -p-q-------|
  ///   p                            -1---3-----|
  ///   q                               2---4---|
  /// ```
  ///
  /// For a debounce per document: `grouped(by: \.id).flatMap { $0.signal.debounce(for: .seconds(1), on: scheduler) }`.
  ///
  /// Stores no values, but a group for every key until the end; this `flatMap` also holds a subscription for each of them. So use it for
  /// few keys. If there is no limit to their number, as with the connections of a server, ``grouped(by:endingAfter:on:file:line:)`` forgets idle
  /// keys. Or give each connection an ``IdleTimer``, or use `flatMap` over a signal of connections, which releases the state of a
  /// connection when its signal ends.
  ///
  /// - Parameter key: Returns the key of a value; called once per value, in the context in which it arrives.
  /// - Returns: The signal of groups.
  public func grouped<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key
  ) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> {
    let boxing = Boxing(Value.self)
    return TickSignal<TickGroup<Key, Value, Failure>, Failure>(raw: { [upstream = raw] downstream in
      let shared = RefCountedUpstream(downstream)
      let groups = SubscriptionState((byKey: [Key: Broadcaster](), inOrder: [Broadcaster]()))
      let receive: @Sendable (borrowing ValueInFlight) -> Void = { value in
        guard !shared.scope.isEnded else { return }
        let key = key(value.as(Value.self))
        if let group = groups.value.byKey[key] { return group.next(value) }
        guard !downstream.isEnded else { return }
        let broadcaster = Broadcaster(boxing)
        groups.value.byKey[key] = broadcaster
        groups.value.inOrder.append(broadcaster)
        let group = TickGroup<Key, Value, Failure>(key: key, signal: shared.signal(of: broadcaster))
        ValueInFlight.lending(group) { downstream.onNext($0) }
        broadcaster.next(value)
      }
      let end: @Sendable (Outcome) -> Void = { outcome in
        for group in groups.value.inOrder { group.finish(outcome) }
        groups.value = ([:], [])
        if !downstream.isEnded { downstream.onEnd(outcome) }
      }
      upstream.run(RawSubscriber(leg: shared.scope, onNext: receive, onEnd: end))
    })
  }
}
