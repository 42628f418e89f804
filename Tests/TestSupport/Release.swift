package import TickStreams

/// The ways a subscription ends.
package enum Ending: CaseIterable {
  case completed
  case failed
  case disposed
  case dropped
}

extension Witness {
  /// Returns its argument, for closures that have to capture something.
  package func pass<Value>(_ value: Value) -> Value { value }
}

/// An object that was released too early, or not at all.
private struct WrongRelease: Error, CustomStringConvertible {
  let description: String
}

/// Expects that the captures of an operator's closure live as long as the subscription, and not longer, however it ends.
///
/// - Parameters:
///   - endings: The ends to try.
///   - apply: Applies the operator to the source, and captures the witness in its closure.
/// - Throws: That it was released too early, or not at all.
package func expectCaptureReleased<Output, Failure>(
  after endings: [Ending] = Ending.allCases,
  _ apply: (TickSignal<Int, StubFailure>, Witness) -> TickSignal<Output, Failure>
) throws {
  for ending in endings {
    let source = TickSubject<Int, StubFailure>()
    weak var witness: Witness?
    var subscription: Subscription?
    func subscribe() {
      let captured = Witness()
      witness = captured
      subscription = apply(source.signal, captured).observe { _ in }
    }
    subscribe()
    source.next(1)
    if witness == nil { throw WrongRelease(description: "released while the subscription runs") }
    end(source, &subscription, ending)
    if witness != nil { throw WrongRelease(description: "not released when \(ending)") }
    withExtendedLifetime(subscription) {}
  }
}

/// Expects that a value that an operator holds is released at the end of the subscription, however it ends.
///
/// - Parameters:
///   - endings: The ends to try.
///   - apply: Applies the operator to the source.
/// - Throws: That it was released too early, or not at all.
package func expectValueReleased<Output, Failure>(
  after endings: [Ending] = Ending.allCases,
  _ apply: (TickSignal<Witness, StubFailure>) -> TickSignal<Output, Failure>
) throws {
  for ending in endings {
    let source = TickSubject<Witness, StubFailure>()
    var subscription: Subscription? = apply(source.signal).observe { _ in }
    weak var witness: Witness?
    func send() {
      let value = Witness()
      witness = value
      source.next(value)
    }
    send()
    send()
    if witness == nil { throw WrongRelease(description: "released while the subscription runs") }
    end(source, &subscription, ending)
    if witness != nil { throw WrongRelease(description: "not released when \(ending)") }
    withExtendedLifetime(subscription) {}
  }
}

private func end<Value>(_ source: TickSubject<Value, StubFailure>, _ subscription: inout Subscription?, _ ending: Ending) {
  switch ending {
  case .completed: source.completed()
  case .failed: source.failed(StubFailure())
  case .disposed: subscription?.dispose()
  case .dropped: subscription = nil
  }
}
