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
