import Synchronization

/// Sends the same events to any number of subscribers, one event at a time and in one order for all.
///
/// Subjects, values and shared signals are made of it. A subscriber gets exactly what is sent after it subscribed. If the broadcaster remembers, it
/// gets the latest values first, through a gate of its own, behind which newer ones queue, however many threads send.
///
/// This is the side that sends. When it goes, nobody can send any more, and its ``Audience`` is let go of: without a completion, since a subject
/// may go right after its last use.
@usableFromInline
package final class Broadcaster: Sendable {
  private struct Memory: Sendable {
    var values = FIFO<any ValueBox>()
    var outcome: Outcome?
  }

  private let audience = Audience()
  private let boxing: Boxing
  private let memory = Lock(Memory())
  private let memoryLimit: Int

  /// Creates a broadcaster that remembers up to `memory` values.
  package init(_ boxing: Boxing, memory limit: Int = 0) {
    self.boxing = boxing
    memoryLimit = limit
  }

  deinit {
    audience.dismiss()
  }

  /// The latest value, if the broadcaster remembers.
  package var latest: (any ValueBox)? { memory.withLock { $0.values.last } }

  /// Whether a terminal event has been sent.
  package var isFinished: Bool { audience.isClosed }

  /// The number of subscribers.
  package var memberCount: Int { audience.count }

  // MARK: - Sending

  @usableFromInline
  package func next(_ value: UnsafeRawPointer) {
    if memoryLimit == 0 { audience.next(value, boxing) } else { remember(boxing.box(value)) }
  }

  /// Keeps a value and queues it in one step, so that whoever subscribes at the same time gets it once: from the memory, or live.
  private func remember(_ value: any ValueBox) {
    let (isInside, forgotten) = memory.withLock { memory -> (Bool, (any ValueBox)?) in
      guard memory.outcome == nil else { return (false, nil) }
      memory.values.append(value)
      let forgotten = memory.values.count > memoryLimit ? memory.values.popFirst() : nil
      return (audience.enqueue(.next(value)), forgotten)
    }
    withExtendedLifetime(forgotten) {}
    if isInside { audience.open() }
  }

  package func finish(_ outcome: Outcome) {
    let isInside = memory.withLock { memory in
      guard memory.outcome == nil else { return false }
      memory.outcome = outcome
      return audience.close(outcome)
    }
    if isInside { audience.open() }
  }

  // MARK: - Subscribing

  /// Adds a subscriber, after giving it what is remembered.
  package func subscribe(_ subscriber: RawSubscriber) {
    let (gate, member, outcome): (Gate?, Member?, Outcome?) = memory.withLock { memory in
      let gate = memory.values.isEmpty ? nil : Gate(subscriber, boxing, holding: memory.values)
      guard memory.outcome == nil else { return (gate, nil, memory.outcome) }
      let member = Member(gate?.entrance ?? subscriber, of: audience)
      audience.admit(member)
      return (gate, member, nil)
    }
    if let member { subscriber.scope.own(member) }
    gate?.open()
    if let outcome, !subscriber.isEnded { subscriber.onEnd(outcome) }
  }
}
