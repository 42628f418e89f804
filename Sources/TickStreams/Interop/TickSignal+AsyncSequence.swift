extension TickSignal {
  /// A signal that sends what `sequence` yields.
  ///
  /// - Each subscription iterates anew, in a task of its own, which starts with the subscription. Disposal cancels it, and lets go of the
  ///   subscriber at once, even if the sequence does not heed the cancellation.
  /// - At the end of the sequence the signal completes; what it throws is the failure, with its type.
  /// - Delivery: in that task, on the global executor; ``deliver(on:)`` fixes a context. The sequence is asked for the next value after the
  ///   one before has been delivered, so nothing is held here. In a test the task runs on the timeline that subscribes it.
  ///
  /// A sequence that can be iterated only once, such as an `AsyncStream`, makes a signal for one subscriber.
  public init<Source: AsyncSequence & Sendable>(_ sequence: Source) where Source.Element == Value, Source.Failure == Failure {
    self.init(task: "asyncSequence", priority: nil) { outlet in
      var iterator = sequence.makeAsyncIterator()
      do throws(Failure) {
        while let value = try await iterator.next(isolation: nil) {
          guard let subscriber = outlet.subscriber else { return }
          subscriber.next(value)
        }
        outlet.subscriber?.completed()
      } catch {
        outlet.subscriber?.failed(error)
      }
    }
  }
}
