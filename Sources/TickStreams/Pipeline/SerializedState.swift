/// The state of an operator that several contexts change, and the serialized subscriber that delivers the resulting events.
///
/// An event that is decided under the lock is also enqueued under the lock, so that events are delivered in the order of the decisions. The
/// delivery itself happens after unlocking, and so does the release of the values that the change removed or replaced.
struct SerializedState<State: Sendable>: ~Copyable, Sendable {
  private let state: Lock<State>
  private let serialized: SerializedSubscriber

  init(_ state: State, _ serialized: SerializedSubscriber) {
    self.state = Lock(state)
    self.serialized = serialized
  }

  /// Changes the state; what `change` sends is delivered before this returns, or by the thread that is already delivering.
  @inline(__always)
  func update<Result: Sendable>(_ change: (inout State, inout SerializedOutput) -> Result) -> Result {
    var output = SerializedOutput(serialized)
    let result = state.withLock { change(&$0, &output) }
    if output.mustDrain { serialized.drain() }
    return result
  }
}

/// The events that a change of a ``SerializedState`` sends, and the references that have to be kept until the lock is released.
struct SerializedOutput: ~Copyable {
  // Unowned: the state holds the subscriber while the output is in use.
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
  /// Keeps a reference to it, because the delivering thread may deliver and release it at once: then the last release would happen here,
  /// under the lock.
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
  /// At most two are kept.
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
