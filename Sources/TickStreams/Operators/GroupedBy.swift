/// The values of a signal that have one key in common, which ``TickSignal/grouped(by:)`` makes.
public struct TickGroup<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
  /// What the values have in common.
  public let key: Key

  /// The values, from the first on for whoever subscribes when the group is sent.
  public let signal: TickSignal<Value, Failure>
}

extension TickSignal {
  /// Passes on values by their key, each group as a signal of its own.
  ///
  /// - A group is sent when the first value of its key has come, before that value.
  /// - A group is hot: it sends what comes to those who are subscribed, so subscribe when you get it, as `flatMap` does. Whoever comes later
  ///   gets the rest of it, or its end.
  /// - At completion and failure: the groups end in the same way, in order of their first values, then the result.
  /// - Disposal: no new group comes any more. The upstream runs on for those who are still subscribed to a group, and is disposed with the
  ///   last of them.
  /// - Delivery: in the upstream's context.
  ///
  /// ```text
  /// self                           -1-2-3-4---|
  /// grouped { $0.isMultiple… }     -p-q-------|
  ///   p                            -1---3-----|
  ///   q                               2---4---|
  /// ```
  ///
  /// Idle times per connection, a debounce per document: `grouped(by: \.id).flatMap { $0.signal.debounce(for: .seconds(1), on: scheduler) }`.
  ///
  /// Holds no values, but a group for every key that has come, until the end: as many as there are keys, with no other bound.
  ///
  /// - Parameter key: What tells the group of a value; called once per value, in the context it arrives in.
  /// - Returns: The signal of groups.
  public func grouped<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key
  ) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> {
    let boxing = Boxing(Value.self)
    return TickSignal<TickGroup<Key, Value, Failure>, Failure>(raw: { [upstream = raw] downstream in
      let shared = RefCountedUpstream(downstream)
      let groups = SerialState((byKey: [Key: Broadcaster](), inOrder: [Broadcaster]()))
      let receive: @Sendable (ValueInFlight) -> Void = { value in
        let key = key(value.as(Value.self))
        if let group = groups.value.byKey[key] { return group.next(value) }
        guard !downstream.isEnded else { return }
        let broadcaster = Broadcaster(boxing)
        groups.value.byKey[key] = broadcaster
        groups.value.inOrder.append(broadcaster)
        let group = TickGroup(key: key, signal: TickSignal(raw: { shared.subscribe($0, to: broadcaster) }))
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
