extension TickSignal {
  /// The signal as an asynchronous sequence, for `for await`.
  ///
  /// Each iterator is a subscription: it starts when the iterator is created, and ends with the signal, with the cancellation of the task
  /// (which ends the loop) or with the iterator. Values that arrive faster than the loop handles them are buffered: the newest 256 are kept;
  /// ``values(buffering:)`` sets another buffer. A failure is thrown, with its type, after the values before it.
  ///
  /// ```swift
  /// for await value in source.values { print(value) }
  /// ```
  ///
  /// Copies of an iterator share its subscription: if several tasks await the next value, they get one each, in the order in which they
  /// began to wait. The end of the signal ends all of them, a failure is thrown to the first, and the cancellation of one task ends all.
  public var values: AsyncValues {
    values(buffering: .newest(256))
  }

  /// The signal as an asynchronous sequence, with a buffer of your choice.
  ///
  /// For ticks `.newest(1)` is right: a late loop gets the latest tick, whose index shows how many were dropped. A limit below 1 counts as
  /// 1.
  ///
  /// ```swift
  /// for await tick in beats.values(buffering: .newest(1)) {
  ///   print(tick.index)
  /// }
  /// ```
  public func values(buffering: TickBuffering) -> AsyncValues {
    AsyncValues(signal: self, buffering: buffering)
  }

  /// A signal as an asynchronous sequence, as returned by ``TickSignal/values``.
  public struct AsyncValues: AsyncSequence, Sendable {
    /// The values of the sequence are the values of the signal.
    public typealias Element = Value

    fileprivate let signal: TickSignal<Value, Failure>
    fileprivate let buffering: TickBuffering

    /// Subscribes to the signal.
    public func makeAsyncIterator() -> Iterator {
      Iterator(self)
    }

    /// One subscription, awaited value by value.
    ///
    /// Not `Sendable`, like the iterators of the standard library: the compiler keeps it in the task that made it.
    public struct Iterator: AsyncIteratorProtocol {
      private let mailbox: Mailbox<Value, Failure>
      private let subscription: Subscription

      fileprivate init(_ sequence: AsyncValues) {
        let mailbox = Mailbox<Value, Failure>(sequence.buffering)
        self.mailbox = mailbox
        subscription = sequence.signal.observe { mailbox.put($0) }
      }

      /// The next value, or `nil` at the end and on cancellation.
      public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> Value? {
        let mailbox = mailbox
        let event = await withTaskCancellationHandler {
          await mailbox.take(isolation: actor)
        } onCancel: {
          mailbox.cancel()
        }
        switch event {
        case .next(let value): return value
        case .failed(let failure): throw failure
        case .completed:
          subscription.dispose()
          return nil
        }
      }

      /// The next value, or `nil` at the end and on cancellation.
      public mutating func next() async throws(Failure) -> Value? {
        try await next(isolation: nil)
      }
    }
  }
}

/// The buffer between a subscription and the task that awaits its values.
private final class Mailbox<Value: Sendable, Failure: Error>: Sendable {
  private typealias Waiter = CheckedContinuation<Event<Value, Failure>, Never>

  // No field depends on the layout of the values or failures, which the compiler would copy field by field, in each way.
  private struct State: Sendable {
    var values = FIFO<Value>()
    var end: Outcome?
    /// Several tasks can wait, each with a copy of the iterator.
    var waiters = FIFO<Waiter>()

    /// Takes the next event, or returns `nil` if the task has to wait.
    mutating func next() -> Event<Value, Failure>? {
      if let value = values.popFirst() { return .next(value) }
      guard let end else { return nil }
      self.end = .completed
      return Event(end)
    }
  }

  private let buffering: TickBuffering
  private let state = Lock(State())

  init(_ buffering: TickBuffering) {
    self.buffering = buffering
  }

  func put(_ event: Event<Value, Failure>) {
    let end: Outcome? =
      switch event {
      case .next: nil
      case .completed: .completed
      case .failed(let failure): .failed(failure, as: Failure.self)
      }
    let (waiter, dropped): (Waiter?, Value?) = state.withLock { state in
      guard state.end == nil else { return (nil, nil) }
      if let waiter = state.waiters.popFirst() {
        return (waiter, nil)
      }
      state.end = end
      guard case .next(let value) = event else { return (nil, nil) }
      if case .oldest = buffering, state.values.count >= buffering.limit { return (nil, nil) }
      state.values.append(value)
      return (nil, state.values.count > buffering.limit ? state.values.popFirst() : nil)
    }
    withExtendedLifetime(dropped) {}
    guard let waiter else { return }
    waiter.resume(returning: event)
    if end != nil { cancel() }
  }

  func take(isolation: isolated (any Actor)?) async -> Event<Value, Failure> {
    await withCheckedContinuation { waiter in
      let ready = state.withLock { state in
        let ready = state.next()
        if ready == nil { state.waiters.append(waiter) }
        return ready
      }
      if let ready { waiter.resume(returning: ready) }
    }
  }

  /// Drops the buffer, and completes for all tasks.
  func cancel() {
    var before = state.withLock { state in
      defer { state = State(end: .completed) }
      return state
    }
    while let waiter = before.waiters.popFirst() { waiter.resume(returning: .completed) }
  }
}
