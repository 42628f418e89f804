import TestSupport
import Testing

@testable import TickStreams

@Suite("The serialized subscriber") struct SerializedSubscriberTests {
  private let scope = Scope()

  /// The values that are delivered if one of a leg and one of its own are in the queue, and `change` is applied before their delivery; -1 is
  /// an end.
  private func delivered(_ change: @escaping @Sendable (_ serialized: SerializedSubscriber, _ leg: Scope) -> Void) -> [Int] {
    let log = Log<Int>()
    let leg = Scope()
    let again = Log<SerializedSubscriber>()
    let downstream = RawSubscriber(
      scope: scope,
      onNext: { pointer in
        let value = pointer.as(Int.self)
        log.append(value)
        guard value == 1, let serialized = again.entries.first else { return }
        ValueInFlight.lending(2) { serialized.next($0, from: leg) }
        ValueInFlight.lending(3) { serialized.next($0) }
        change(serialized, leg)
      },
      onEnd: { _ in log.append(-1) })
    let serialized = SerializedSubscriber(downstream, Boxing(Int.self))
    again.append(serialized)
    ValueInFlight.lending(1) { serialized.next($0) }
    again.removeAll()
    return log.entries
  }

  @Test func whatIsQueuedWhenTheSubscriberEndsIsNotDelivered() {
    let values = delivered { [scope] serialized, _ in
      serialized.finish(.completed)
      scope.end()
    }
    expectEqual(values, [1])
  }

  @Test func aQueuedValueOfALegThatEndedIsDelivered() { expectEqual(delivered { $1.end() }, [1, 2, 3]) }
  @Test func aQueuedValueOfALegThatWasRevokedIsNot() { expectEqual(delivered { $1.revoke() }, [1, 3]) }

  @Test func aValueThatARevokedLegSendsToAFreeSubscriberIsNotDelivered() {
    let log = Log<Int>()
    let (ended, revoked) = (Scope(), Scope())
    let serialized = SerializedSubscriber(
      RawSubscriber(scope: Scope(), onNext: { log.append($0.as(Int.self)) }, onEnd: { _ in }), Boxing(Int.self))
    ended.end()
    revoked.revoke()
    ValueInFlight.lending(1) { serialized.next($0, from: revoked) }
    ValueInFlight.lending(2) { serialized.next($0, from: ended) }
    expectEqual(log.entries, [2])
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
    expectEqual(mapped.entries, [1])
  }
}
