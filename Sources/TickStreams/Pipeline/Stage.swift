/// The part of an operator that several contexts reach: a state under a lock, a serialized downstream, and the inputs that end with it.
///
/// A context chooses the events to send with ``update(_:)``, under the lock. They are sent after unlocking, in the order in which they were
/// chosen. A value that needs no decision goes straight through ``next(_:from:)``, with two atomic operations.
///
/// Unchecked like its superclass; it adds constants, and state protected by a lock.
final class Stage<State: Sendable>: SerializedSubscriber, @unchecked Sendable {
  /// The upstreams and timers, which end with the downstream.
  let inputs = CompositeDisposable()
  private let state: Lock<State>

  /// Creates a stage; if it holds values or an end back for `engine`, it sends nothing once that is shut down.
  init(_ downstream: RawSubscriber, _ boxing: Boxing, _ state: State, on engine: TimerEngine? = nil) {
    self.state = Lock(state)
    super.init(downstream, boxing, on: engine)
    downstream.scope.setFeeder(inputs)
  }

  /// Changes the state; the events of `change` are delivered before this returns, or by the thread that is already delivering.
  @inline(__always)
  func update<Result: Sendable>(_ change: (inout State, inout StageOutput) -> Result) -> Result {
    var output = StageOutput()
    let result = state.withLock { state in
      let result = change(&state, &output)
      enqueue(&output)
      return result
    }
    if output.mustDrain { deliver(&output) }
    return result
  }

  // MARK: - Inputs

  /// Disposes `input` when the downstream ends.
  func add(_ input: any Disposable) {
    inputs.add(input)
  }

  /// Subscribes to `upstream` as a leg, unless the leg or the downstream has ended.
  func run(_ upstream: RawSignal, leg: Scope = Scope(), onNext: @escaping RawSubscriber.OnNext, onEnd: @escaping RawSubscriber.OnEnd) {
    guard !isEnded, !leg.isEnded else { return }
    upstream.run(subscriber(leg: leg, onNext: onNext, onEnd: onEnd))
  }

  /// Subscribes to `upstream` as a leg whose values, and by default its end, are sent on as they arrive.
  ///
  /// If the leg is revoked, its values that are still queued are dropped.
  func forward(_ upstream: RawSignal, leg: Scope = Scope(), onEnd: (@Sendable (Outcome) -> Void)? = nil) {
    run(upstream, leg: leg, onNext: { self.next($0, from: leg) }, onEnd: onEnd ?? { self.finish($0) })
  }

  /// The subscriber of a leg, for the signal that ``TickSignal/staged(holding:_:)`` subscribes last.
  func subscriber(leg: Scope = Scope(), onNext: @escaping RawSubscriber.OnNext, onEnd: @escaping RawSubscriber.OnEnd) -> RawSubscriber {
    add(leg)
    return RawSubscriber(leg: leg, onNext: onNext, onEnd: onEnd)
  }

  /// The subscriber of a leg whose events are sent on as they arrive.
  func forwardingSubscriber() -> RawSubscriber {
    subscriber(onNext: { self.next($0) }, onEnd: { self.finish($0) })
  }
}

/// The events that a change of the state of a ``Stage`` sends, and the values that it releases, both after unlocking.
struct StageOutput: ~Copyable {
  /// The events to send.
  ///
  /// Kept until the lock is released, since another context may have delivered and released the events by then.
  var events = FewEvents()
  /// Whether the events are in the queue of the stage.
  var isQueued = false
  /// Whether the caller holds the stage, and has to deliver after unlocking.
  var mustDrain = false
  private var kept: AnyObject?
  private var othersKept: [AnyObject] = []

  mutating func send(_ value: any ValueBox) {
    events.append(.next(value))
  }

  mutating func end(_ outcome: Outcome) {
    events.append(.end(outcome))
  }

  /// Keeps a reference until the lock is released.
  ///
  /// A change keeps the values that it removes from the state, since the last release of a value may run code of the user's.
  mutating func keep(_ object: AnyObject?) {
    if kept == nil {
      kept = object
    } else if let object {
      othersKept.append(object)
    }
  }
}

/// Events to send, of which there are seldom more than two, which take no extra memory.
struct FewEvents {
  private var first: RawEvent?
  private var second: RawEvent?
  private var others = FIFO<RawEvent>()

  var isEmpty: Bool { first == nil }

  mutating func append(_ event: consuming RawEvent) {
    if first == nil {
      first = event
    } else if second == nil {
      second = event
    } else {
      others.append(event)
    }
  }

  @inline(never) mutating func popFirst() -> RawEvent? {
    let next = first
    first = second
    second = others.popFirst()
    return next
  }
}
