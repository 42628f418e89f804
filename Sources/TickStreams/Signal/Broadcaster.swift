/// Sends the same events to any number of subscribers, one event at a time and in one order for all.
///
/// Subjects, values and shared signals are made of it. A subscriber gets exactly what is sent after it subscribed. If the broadcaster remembers, it
/// gets the latest values first, through a gate of its own, behind which newer ones queue, however many threads send.
package final class Broadcaster: Sendable {
  private struct State: Sendable {
    /// Events that wait, each with its number.
    var line = Line<(event: RawEvent, number: Int)>()
    var members = MemberList()
    var outcome: Outcome?
    /// Counts the events accepted.
    ///
    /// A member ignores those from before it joined.
    var number = 0
    var memory = FIFO<any ValueBox>()
  }

  private let state: Lock<State>
  private let boxing: Boxing
  private let memoryLimit: Int

  /// Creates a broadcaster that remembers up to `memory` values.
  package init(_ boxing: Boxing, memory limit: Int = 0) {
    self.boxing = boxing
    memoryLimit = limit
    state = Lock(State())
  }

  deinit {
    // Nobody can send any more: let go of what waited. No completion is sent, since a subject may go right after its last use.
    let members = state.withLock { $0.members.removeAll() }
    for member in members { member?.target.scope.end() }
  }

  /// The latest value, if the broadcaster remembers.
  package var latest: (any ValueBox)? { state.withLock { $0.memory.last } }

  /// Whether a terminal event has been sent.
  package var isFinished: Bool { state.withLock { $0.outcome != nil } }

  /// The number of subscribers.
  package var memberCount: Int { state.withLock { $0.members.count } }

  // MARK: - Sending

  package func next(_ value: UnsafeRawPointer) {
    let step = state.withLock { accept(value, &$0) }
    withExtendedLifetime(step.forgotten) {}
    guard step.isInside else { return }
    for member in step.members {
      if let member, !member.target.isEnded { member.target.onNext(value) }
    }
    deliverQueued()
  }

  /// What follows from a value: whether the caller delivers it, and to whom.
  private struct Step: Sendable {
    var isInside = false
    var members: [Member?] = []
    var forgotten: (any ValueBox)?
  }

  private func accept(_ value: UnsafeRawPointer, _ state: inout State) -> Step {
    guard state.outcome == nil else { return Step() }
    state.number += 1
    var step = Step(isInside: state.line.take())
    let box = step.isInside && memoryLimit == 0 ? nil : boxing.box(value)
    if memoryLimit > 0, let box {
      state.memory.append(box)
      if state.memory.count > memoryLimit { step.forgotten = state.memory.popFirst() }
    }
    if step.isInside {
      step.members = state.members.slots
    } else if let box {
      state.line.append((.next(box), state.number))
    }
    return step
  }

  package func finish(_ outcome: Outcome) {
    let isInside = state.withLock { state in
      guard state.outcome == nil else { return false }
      state.outcome = outcome
      state.number += 1
      state.line.append((.end(outcome), state.number))
      return state.line.take()
    }
    if isInside { deliverQueued() }
  }

  private func deliverQueued() {
    while let (event, number, members) = state.withLock({ nextDelivery(&$0) }) {
      for member in members {
        if let member, member.joined < number, !member.target.isEnded { member.target.send(event) }
      }
    }
  }

  private func nextDelivery(_ state: inout State) -> (RawEvent, Int, [Member?])? {
    guard let (event, number) = state.line.leave() else { return nil }
    if case .end = event { return (event, number, state.members.removeAll()) }
    return (event, number, state.members.slots)
  }

  // MARK: - Subscribing

  /// Adds a subscriber, after giving it what is remembered.
  package func subscribe(_ subscriber: RawSubscriber) {
    let (gate, member, outcome): (Gate?, Member?, Outcome?) = state.withLock { state in
      let memory = state.memory.map { $0 }
      let gate = memory.isEmpty ? nil : Gate(subscriber, boxing, holding: memory)
      guard state.outcome == nil else { return (gate, nil, state.outcome) }
      let member = Member(gate?.entrance ?? subscriber, joined: state.number, of: self)
      state.members.append(member)
      return (gate, member, nil)
    }
    if let member { subscriber.scope.own(member) }
    gate?.open()
    if let outcome, !subscriber.isEnded { subscriber.onEnd(outcome) }
  }

  fileprivate func remove(_ member: Member) {
    let over = state.withLock { $0.members.remove(member) }
    withExtendedLifetime(over) {}
  }
}

/// One subscriber of a broadcaster.
private final class Member: Disposable, @unchecked Sendable {
  // Unchecked: `index` is touched only under the lock of the broadcaster.

  let target: RawSubscriber
  let joined: Int
  private weak let broadcaster: Broadcaster?
  var index = -1

  init(_ target: RawSubscriber, joined: Int, of broadcaster: Broadcaster) {
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
private struct MemberList: Sendable {
  private(set) var slots: [Member?] = []
  private(set) var count = 0

  mutating func append(_ member: Member) {
    if slots.count >= 16, count * 2 < slots.count { compact() }
    member.index = slots.count
    slots.append(member)
    count += 1
  }

  mutating func remove(_ member: Member) -> Member? {
    guard slots.indices.contains(member.index), slots[member.index] === member else { return nil }
    defer { if count == 0 { slots = [] } }
    count -= 1
    return slots[member.index].take()
  }

  mutating func removeAll() -> [Member?] {
    defer { self = MemberList() }
    return slots
  }

  private mutating func compact() {
    slots.removeAll { $0 == nil }
    for (index, member) in slots.enumerated() { member?.index = index }
  }
}
