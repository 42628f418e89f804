/// The state of an operator that several contexts change, and the serialized subscriber by which it delivers what they decide.
///
/// An event that is decided under the lock is enqueued under the lock too, so that events are delivered in the order of the decisions. The
/// delivery itself comes after the lock, and so does the release of the values that the decision took out or replaced.
struct SerializedState<State: Sendable>: ~Copyable, Sendable {
  private let state: Lock<State>
  private let serialized: SerializedSubscriber

  init(_ state: State, _ serialized: SerializedSubscriber) {
    self.state = Lock(state)
    self.serialized = serialized
  }

  /// Changes the state; what `change` sends is delivered before this returns, or by the thread that is delivering already.
  @inline(__always)
  func update<Result: Sendable>(_ change: (inout State, inout SerializedOutput) -> Result) -> Result {
    var output = SerializedOutput(serialized)
    let result = state.withLock { change(&$0, &output) }
    if output.mustDrain { serialized.drain() }
    return result
  }
}

/// What a change of a ``SerializedState`` sends, and the references that have to outlive its lock.
struct SerializedOutput: ~Copyable {
  // Unowned: the state holds the subscriber as long as an output is used.
  private unowned(unsafe) let serialized: SerializedSubscriber
  /// Whether the caller holds the serialized subscriber now.
  fileprivate private(set) var mustDrain = false
  private var first: AnyObject?
  private var second: AnyObject?

  fileprivate init(_ serialized: SerializedSubscriber) {
    self.serialized = serialized
  }

  /// Sends a value.
  ///
  /// A reference to it is kept: the thread that is delivering may deliver it at once, and must not leave the last one here, under the lock.
  @inline(__always)
  mutating func send(_ value: consuming any ValueBox) {
    if serialized.enqueue(.next(value)) { mustDrain = true }
    keep(value)
  }

  /// Sends the end.
  mutating func end(_ outcome: Outcome) {
    if serialized.enqueue(.end(outcome)) { mustDrain = true }
  }

  /// Keeps a reference until the lock is released.
  ///
  /// There is room for two.
  @inline(__always)
  mutating func keep(_ object: consuming AnyObject?) {
    if first == nil {
      first = object
    } else if second == nil {
      second = object
    } else {
      precondition(object == nil, "an output keeps two references")
    }
  }
}
