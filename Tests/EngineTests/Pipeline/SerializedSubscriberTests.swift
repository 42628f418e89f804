import TestSupport
import Testing

@testable import TickStreams

@Suite("The serialized subscriber") struct SerializedSubscriberTests {
  /// The values that are delivered if a leg has a value in the queue, and `change` is applied to the leg before its delivery.
  private func delivered(_ change: @escaping @Sendable (Scope) -> Void) -> [Int] {
    let log = Log<Int>()
    let leg = Scope()
    let again = Log<SerializedSubscriber>()
    let downstream = RawSubscriber(
      scope: Scope(),
      onNext: { pointer in
        let value = pointer.as(Int.self)
        log.append(value)
        guard value == 1, let serialized = again.entries.first else { return }
        ValueInFlight.lending(2) { serialized.next($0, from: leg) }
        ValueInFlight.lending(3) { serialized.next($0) }
        change(leg)
      },
      onEnd: { _ in }
    )
    let serialized = SerializedSubscriber(downstream, Boxing(Int.self))
    again.append(serialized)
    ValueInFlight.lending(1) { serialized.next($0) }
    again.removeAll()
    return log.entries
  }

  @Test func whatIsQueuedWhenTheSubscriberEndsIsNotDelivered() {
    let log = Log<Int>()
    let scope = Scope()
    let again = Log<SerializedSubscriber>()
    let downstream = RawSubscriber(
      scope: scope,
      onNext: { pointer in
        let value = pointer.as(Int.self)
        log.append(value)
        guard value == 1, let serialized = again.entries.first else { return }
        ValueInFlight.lending(2) { serialized.next($0) }
        serialized.finish(.completed)
        scope.end()
      },
      onEnd: { _ in log.append(-1) }
    )
    let serialized = SerializedSubscriber(downstream, Boxing(Int.self))
    again.append(serialized)
    ValueInFlight.lending(1) { serialized.next($0) }
    #expect(log.entries == [1])
    again.removeAll()
  }

  @Test func aQueuedValueOfALegThatEndedIsDelivered() {
    #expect(delivered { $0.end() } == [1, 2, 3])
  }

  @Test func aQueuedValueOfALegThatWasRevokedIsNot() {
    #expect(delivered { $0.revoke() } == [1, 3])
  }

  @Test func aValueThatARevokedLegSendsToAFreeSubscriberIsNotDelivered() {
    let log = Log<Int>()
    let (ended, revoked) = (Scope(), Scope())
    let serialized = SerializedSubscriber(
      RawSubscriber(scope: Scope(), onNext: { log.append($0.as(Int.self)) }, onEnd: { _ in }), Boxing(Int.self))
    ended.end()
    revoked.revoke()
    ValueInFlight.lending(1) { serialized.next($0, from: revoked) }
    ValueInFlight.lending(2) { serialized.next($0, from: ended) }
    #expect(log.entries == [2])
  }

  @Test func noOperatorRunsForAValueThatIsQueuedWhenTheSubscriptionIsDisposed() {
    let subject = TickSubject<Int, Never>()
    let handle = SerialDisposable()
    let mapped = Log<Int>()
    handle.inner = TickSignal.merge(subject.signal, TickSignal<Int, Never>.never)
      .map { value in
        mapped.append(value)
        return value
      }
      .subscribe(onNext: { value in
        _ = onThread { subject.next(value + 1) }
        handle.dispose()
      })
    subject.next(1)
    #expect(mapped.entries == [1])
  }
}
