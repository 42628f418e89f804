/// Sends the same events to any number of subscribers, one event at a time and in one order for all.
///
/// Subjects, values and shared signals are made of it. A subscriber gets exactly what is sent after it subscribed. If the broadcaster
/// remembers, it gets the latest values first, through a gate of its own, behind which newer ones queue, however many threads send.
package final class Broadcaster<Value: Sendable, Failure: Error>: Sendable {
  fileprivate struct Item: Sendable {
    var event: Event<Value, Failure>
    /// Counts the events accepted.
    ///
    /// A member ignores those from before it joined.
    var revision: Int
  }

  private struct State: Sendable {
    var line = Line<Item>()
    var members = MemberList<Value, Failure>()
    var outcome: Outcome<Failure>?
    var revision = 0
    var memory = FIFO<Value>()
  }

  private let state: Lock<State>
  private let memoryLimit: Int

  /// Creates a broadcaster that remembers up to `memory` values.
  package init(memory limit: Int = 0, initial: Value? = nil) {
    var state = State()
    if let initial { state.memory.append(initial) }
    self.state = Lock(state)
    memoryLimit = limit
  }

  deinit {
    // Nobody can send any more, so nothing is left to wait for.
    let members = state.withLock { $0.members.removeAll() }
    for case let member? in members { member.target.scope.end() }
  }

  /// The latest value, if the broadcaster remembers.
  package var latest: Value? { state.withLock { $0.memory.last } }

  /// Whether a terminal event has been sent.
  package var isFinished: Bool { state.withLock { $0.outcome != nil } }

  /// The number of subscribers.
  package var memberCount: Int { state.withLock { $0.members.count } }

  // MARK: - Sending

  package func next(_ value: Value) {
    send(.next(value))
  }

  package func finish(_ outcome: Outcome<Failure>) {
    switch outcome {
    case .completed: send(.completed)
    case .failed(let failure): send(.failed(failure))
    }
  }

  package func send(_ event: Event<Value, Failure>) {
    let (accepted, forgotten) = state.withLock { accept(event, &$0) }
    withExtendedLifetime(forgotten) {}
    guard var delivery = accepted else { return }
    while true {
      deliver(delivery.item, to: delivery.members)
      let next = state.withLock { state in state.line.leave().map { (item: $0, members: audience(for: $0, &state)) } }
      guard let next else { return }
      delivery = next
    }
  }

  private typealias Delivery = (item: Item, members: [Member<Value, Failure>?])

  private func accept(_ event: Event<Value, Failure>, _ state: inout State) -> (Delivery?, forgotten: Value?) {
    guard state.outcome == nil else { return (nil, nil) }
    state.revision += 1
    var forgotten: Value?
    switch event {
    case .next(let value):
      if memoryLimit > 0 {
        state.memory.append(value)
        if state.memory.count > memoryLimit { forgotten = state.memory.popFirst() }
      }
    case .failed(let failure): state.outcome = .failed(failure)
    case .completed: state.outcome = .completed
    }
    let item = Item(event: event, revision: state.revision)
    return (state.line.enter(item) ? (item, audience(for: item, &state)) : nil, forgotten)
  }

  private func audience(for item: Item, _ state: inout State) -> [Member<Value, Failure>?] {
    item.event.isTerminal ? state.members.removeAll() : state.members.slots
  }

  private func deliver(_ item: Item, to members: [Member<Value, Failure>?]) {
    for case let member? in members where member.joined < item.revision && !member.target.isEnded {
      member.target.send(item.event)
    }
  }

  // MARK: - Subscribing

  /// Adds a subscriber, after giving it what is remembered.
  package func subscribe(_ subscriber: Subscriber<Value, Failure>) {
    let (gate, member, outcome): (Gate<Value, Failure>?, Member<Value, Failure>?, Outcome<Failure>?) = state.withLock { state in
      let memory = state.memory.map(Event<Value, Failure>.next)
      let gate = memory.isEmpty ? nil : Gate(subscriber, holding: memory)
      guard state.outcome == nil else { return (gate, nil, state.outcome) }
      let member = Member(gate?.entrance ?? subscriber, joined: state.revision, of: self)
      state.members.append(member)
      return (gate, member, nil)
    }
    if let member { subscriber.scope.own(member) }
    gate?.open()
    if let outcome, !subscriber.isEnded { subscriber.finish(outcome) }
  }

  fileprivate func remove(_ member: Member<Value, Failure>) {
    let over = state.withLock { $0.members.remove(member) }
    withExtendedLifetime(over) {}
  }
}

/// One subscriber of a broadcaster.
private final class Member<Value: Sendable, Failure: Error>: Disposable, @unchecked Sendable {
  // Unchecked: `index` is touched only under the lock of the broadcaster.

  let target: Subscriber<Value, Failure>
  let joined: Int
  private weak let broadcaster: Broadcaster<Value, Failure>?
  var index = -1

  init(_ target: Subscriber<Value, Failure>, joined: Int, of broadcaster: Broadcaster<Value, Failure>) {
    self.target = target
    self.joined = joined
    self.broadcaster = broadcaster
  }

  var isDisposed: Bool { target.isEnded }

  func dispose() {
    broadcaster?.remove(self)
  }
}

/// The subscribers in the order in which they came; each knows its place, so that leaving takes constant time.
private struct MemberList<Value: Sendable, Failure: Error>: Sendable {
  private(set) var slots: [Member<Value, Failure>?] = []
  private(set) var count = 0

  mutating func append(_ member: Member<Value, Failure>) {
    if slots.count >= 16, count * 2 < slots.count { compact() }
    member.index = slots.count
    slots.append(member)
    count += 1
  }

  mutating func remove(_ member: Member<Value, Failure>) -> Member<Value, Failure>? {
    guard slots.indices.contains(member.index), slots[member.index] === member else { return nil }
    defer { if count == 0 { slots = [] } }
    count -= 1
    return slots[member.index].take()
  }

  mutating func removeAll() -> [Member<Value, Failure>?] {
    defer { self = MemberList() }
    return slots
  }

  private mutating func compact() {
    slots.removeAll { $0 == nil }
    for (index, member) in slots.enumerated() { member?.index = index }
  }
}
