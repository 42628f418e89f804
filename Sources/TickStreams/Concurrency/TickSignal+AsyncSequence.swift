extension TickSignal {
  /// Creates a signal that sends the elements of an asynchronous sequence.
  ///
  /// - Each subscription iterates from the start, in its own task, which starts with the subscription. Disposal cancels the task, and
  ///   releases the subscriber immediately, even if the sequence ignores the cancellation.
  /// - At the end of the sequence the signal completes; an error that the sequence throws is the failure, with its type.
  /// - Delivery: in that task, on the global executor; ``deliver(on:buffering:file:line:)`` fixes a context. The sequence is asked for the next value
  ///   after the previous one has been delivered, so no values are buffered. In a test the task runs on the timeline that subscribes it.
  ///
  /// The signal of a sequence that can be iterated only once, such as an `AsyncStream`, is for one subscriber.
  public init<Source: AsyncSequence & Sendable>(_ sequence: Source) where Source.Element == Value, Source.Failure == Failure {
    self.init(task: "asyncSequence", priority: nil) { detachable in
      // Disposed before the task began.
      guard detachable.subscriber != nil else { return }
      var iterator = sequence.makeAsyncIterator()
      do throws(Failure) {
        while let value = try await iterator.next(isolation: nil) {
          guard let subscriber = detachable.subscriber else { return }
          subscriber.next(value)
          // No element is asked for after the end.
          if subscriber.isEnded { return }
        }
        detachable.subscriber?.completed()
      } catch {
        detachable.subscriber?.failed(error)
      }
    }
  }
}
