// The bridge to Combine. It uses public declarations only, so that `Tests/CombineBridge` can compile this file, too, and test it on Linux
// against OpenCombine, which has the same interface.
#if canImport(Combine) || TICKSTREAMS_OPENCOMBINE
  #if TICKSTREAMS_OPENCOMBINE
    public import OpenCombine
    public import TickStreams
    private typealias CombineSubscriber = OpenCombine.Subscriber
    private typealias CombineSubscription = OpenCombine.Subscription
    private typealias TickSubscriber = TickStreams.Subscriber
    private typealias TickSubscription = TickStreams.Subscription
  #else
    public import Combine
    private typealias CombineSubscriber = Combine.Subscriber
    private typealias CombineSubscription = Combine.Subscription
    private typealias TickSubscriber = Subscriber
    private typealias TickSubscription = Subscription
  #endif
  import Synchronization

  // MARK: - From a signal to a publisher

  extension TickSignal {
    /// The signal as a Combine publisher.
    ///
    /// - Each subscriber subscribes to the signal, and its cancellation ends that subscription.
    /// - Demand: while there is demand, values are sent as they arrive. Without demand **the latest value is kept**, and those before it are
    ///   dropped; it is sent with the next demand. A signal cannot be made to wait.
    /// - End: sent as it arrives; if a value is kept, after that value, so with the next demand.
    /// - Delivery: as the signal delivers; a kept value, in the context that requests it.
    public var publisher: some Publisher<Value, Failure> {
      SignalPublisher(signal: self)
    }
  }

  private struct SignalPublisher<Output: Sendable, Failure: Error>: Publisher {
    let signal: TickSignal<Output, Failure>

    func receive<Downstream: CombineSubscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = DemandSubscription(.init(receive: subscriber.receive, end: subscriber.receive(completion:)))
      subscriber.receive(subscription: subscription)
      subscription.begin(signal)
    }
  }

  /// Counts demand, and keeps the latest value while there is none.
  ///
  /// Unchecked: variables are accessed under the lock only. The subscriber is called by one thread at a time, with no lock held.
  private final class DemandSubscription<Input: Sendable, Failure: Error>: CombineSubscription, @unchecked Sendable {
    /// The subscriber; without its type, which is not known to be Sendable.
    struct Downstream {
      let receive: (Input) -> Subscribers.Demand
      let end: (Subscribers.Completion<Failure>) -> Void
    }

    private struct State {
      var downstream: Downstream?
      var upstream: TickSubscription?
      var demand = Subscribers.Demand.none
      /// Values for which there is demand, and that wait while an earlier one is being sent.
      var wanted = FIFO<Input>()
      /// The value that is kept until there is demand for it.
      var latest: Input?
      var end: Subscribers.Completion<Failure>?
      var isSending = false

      mutating func want(_ more: Subscribers.Demand) {
        demand += more
        if demand > .none, let value = latest.take() {
          demand -= 1
          wanted.append(value)
        }
      }
    }

    private enum Step {
      case value(Downstream, Input)
      case end(State)
    }

    private let lock = Mutex(())
    private var state: State
    /// Ended by the cancellation, so that a signal that sends on subscription stops.
    private let lifetime = Lifetime()

    init(_ downstream: Downstream) {
      state = State(downstream: downstream)
    }

    private func locked<Result>(_ body: (inout State) -> Result) -> Result {
      // Unsafe: written and read by this thread alone; the lock does not let a value out that is not declared Sendable.
      nonisolated(unsafe) var result: Result?
      lock.withLock { _ in result = body(&state) }
      return result.unsafelyUnwrapped
    }

    func begin(_ signal: TickSignal<Input, Failure>) {
      // The subscriber may have canceled when it got the subscription.
      guard locked({ $0.downstream != nil }) else { return }
      let upstream = signal.take(during: lifetime).observe { [self] in receive($0) }
      let isOver = locked { state in
        if state.downstream != nil { state.upstream = upstream }
        return state.downstream == nil
      }
      if isOver { upstream.dispose() }
    }

    func request(_ demand: Subscribers.Demand) {
      locked { $0.want(demand) }
      send()
    }

    func cancel() {
      let canceled = locked { state in
        let canceled = state
        state = State(isSending: canceled.isSending)
        return canceled
      }
      lifetime.dispose()
      canceled.upstream?.dispose()
    }

    private func receive(_ event: Event<Input, Failure>) {
      let dropped: Input? = locked { state in
        switch event {
        case .next(let value):
          // A value that is on its way during a cancellation is not kept.
          guard state.downstream != nil else { return nil }
          guard state.demand > .none else {
            defer { state.latest = value }
            return state.latest
          }
          state.demand -= 1
          state.wanted.append(value)
        case .failed(let failure): state.end = .failure(failure)
        case .completed: state.end = .finished
        }
        return nil
      }
      withExtendedLifetime(dropped) {}
      send()
    }

    /// Sends the requested values, unless another context is sending, which then also sends these.
    private func send() {
      let isFirst = locked { state in
        defer { state.isSending = true }
        return !state.isSending
      }
      guard isFirst else { return }
      while let step = locked(next) {
        switch step {
        case .value(let downstream, let value):
          let more = downstream.receive(value)
          locked { $0.want(more) }
        case .end(let last):
          guard let downstream = last.downstream, let end = last.end else { continue }
          downstream.end(end)
        }
      }
    }

    /// The next value to send; `nil` if there is none.
    private func next(_ state: inout State) -> Step? {
      if let downstream = state.downstream {
        if let value = state.wanted.popFirst() { return .value(downstream, value) }
        if state.latest == nil, state.end != nil {
          defer { state = State(isSending: true) }
          return .end(state)
        }
      }
      state.isSending = false
      return nil
    }
  }

  // MARK: - From a publisher to a signal

  extension TickSignal {
    /// Creates a signal that sends the values of a Combine publisher.
    ///
    /// - Each subscription subscribes to the publisher, with unlimited demand; disposal cancels that.
    /// - Values, failure and completion are passed on as the publisher sends them, in its context; ``deliver(on:)`` fixes one.
    /// - The publisher is subscribed on the thread on which the signal is subscribed, and must allow that; publishers of Combine do.
    public init<Source: Publisher>(_ publisher: Source) where Source.Output == Value, Source.Failure == Failure {
      // Unsafe: publishers are not declared Sendable, though they describe and share nothing that is not protected.
      nonisolated(unsafe) let subscribe: (PublisherReceiver<Value, Failure>) -> Void = { publisher.subscribe($0) }
      self.init { subscriber in
        let receiver = PublisherReceiver(subscriber)
        subscribe(receiver)
        return AnyDisposable { receiver.cancel() }
      }
    }
  }

  /// Unchecked: the subscription of the publisher is accessed under the lock only, and may be canceled from any thread.
  private final class PublisherReceiver<Input: Sendable, Failure: Error>: CombineSubscriber, @unchecked Sendable {
    private let subscriber: TickSubscriber<Input, Failure>
    private let lock = Mutex(())
    private var subscription: (any CombineSubscription)?
    private var isCancelled = false

    init(_ subscriber: TickSubscriber<Input, Failure>) {
      self.subscriber = subscriber
    }

    func receive(subscription: any CombineSubscription) {
      let isCancelled = lock.withLock { _ in
        if !self.isCancelled { self.subscription = subscription }
        return self.isCancelled
      }
      if isCancelled { subscription.cancel() } else { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      subscriber.next(input)
      // A publisher that sends without end on subscription is canceled here.
      if subscriber.isEnded { cancel() }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      switch completion {
      case .finished: subscriber.completed()
      case .failure(let failure): subscriber.failed(failure)
      }
    }

    func cancel() {
      // Unsafe: written and read by this thread alone, to cancel with no lock held.
      nonisolated(unsafe) var canceled: (any CombineSubscription)?
      lock.withLock { _ in
        isCancelled = true
        canceled = subscription.take()
      }
      canceled?.cancel()
    }
  }
#endif
