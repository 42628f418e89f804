extension TickSignal {
  /// A signal that sends what `sequence` yields.
  ///
  /// - Each subscription iterates anew, in a task of its own, which starts with the subscription. Disposal cancels it, and lets go of the
  ///   subscriber at once, even if the sequence does not heed the cancellation.
  /// - At the end of the sequence the signal completes; what it throws is the failure, with its type.
  /// - Delivery: in that task, on the global executor; ``deliver(on:)`` fixes a context. The sequence is asked for the next value after the
  ///   one before has been delivered, so nothing is held here.
  ///
  /// A sequence that can be iterated only once, such as an `AsyncStream`, makes a signal for one subscriber.
  public init<Source: AsyncSequence & Sendable>(_ sequence: Source) where Source.Element == Value, Source.Failure == Failure {
    self.init(raw: { downstream in
      let outlet = Outlet<Value, Failure>(Subscriber(raw: downstream))
      let task = Task { await outlet.pump(sequence) }
      downstream.scope.own(
        AnyDisposable {
          outlet.close()
          task.cancel()
        }
      )
    })
  }
}

/// The way from a task to a subscriber, which can be cut.
private final class Outlet<Value: Sendable, Failure: Error>: Sendable {
  private let downstream: Lock<Subscriber<Value, Failure>?>

  init(_ downstream: Subscriber<Value, Failure>) {
    self.downstream = Lock(downstream)
  }

  func close() {
    let over = downstream.withLock { $0.take() }
    withExtendedLifetime(over) {}
  }

  func pump<Source: AsyncSequence>(_ sequence: Source) async where Source.Element == Value, Source.Failure == Failure {
    var iterator = sequence.makeAsyncIterator()
    do throws(Failure) {
      while let value = try await iterator.next(isolation: nil) {
        guard let subscriber else { return }
        subscriber.next(value)
      }
      subscriber?.completed()
    } catch {
      subscriber?.failed(error)
    }
  }

  private var subscriber: Subscriber<Value, Failure>? { downstream.withLock { $0 } }
}
