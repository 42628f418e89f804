/// The state of an operator that several contexts change, and the gate behind which it delivers what they decide.
///
/// What is decided under the lock takes its place at the gate under the lock too, so that it is delivered in the order of the decisions. The delivery
/// itself comes after the lock, and so does the release of what the decision was about, or replaced.
struct GatedState<State: Sendable>: ~Copyable, Sendable {
  private let state: Lock<State>
  private let gate: Gate

  init(_ state: State, _ gate: Gate) {
    self.state = Lock(state)
    self.gate = gate
  }

  /// Changes the state; what `change` sends to the exit is delivered before this returns, or by the thread that is delivering already.
  @inline(__always)
  func update<Result: Sendable>(_ change: (inout State, inout GateExit) -> Result) -> Result {
    var exit = GateExit(gate)
    let result = state.withLock { change(&$0, &exit) }
    if exit.opens { gate.open() }
    return result
  }
}

/// What leaves a ``GatedState``: events for the gate, and references that have to outlive the lock.
struct GateExit: ~Copyable {
  // Unowned: the state holds the gate as long as an exit is used.
  private unowned(unsafe) let gate: Gate
  /// Whether the caller is the one inside the gate now.
  fileprivate private(set) var opens = false
  private var first: AnyObject?
  private var second: AnyObject?

  fileprivate init(_ gate: Gate) {
    self.gate = gate
  }

  /// Sends a value.
  ///
  /// A reference to it is kept: the thread inside the gate may deliver it at once, and must not leave the last one here, under the lock.
  @inline(__always)
  mutating func send(_ value: consuming any ValueBox) {
    if gate.enqueue(.next(value)) { opens = true }
    keep(value)
  }

  /// Sends the end.
  mutating func end(_ outcome: Outcome) {
    if gate.enqueue(.end(outcome)) { opens = true }
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
      precondition(object == nil, "an exit keeps two references")
    }
  }
}
