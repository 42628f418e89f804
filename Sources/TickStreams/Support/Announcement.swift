/// The latest of a series of decisions that are made under a lock and told outside of it: when an alarm should wake, where a timer should stand.
///
/// It is part of the state that the lock guards, and has no lock of its own. One thread tells at a time, and comes back for what was decided
/// meanwhile. So what is told last is what was decided last, and nothing is called under the lock:
///
/// ```swift
/// var next = state.withLock { $0.wake.decide(instant) }
/// while let wake = next {
///   alarm.arm(at: wake)
///   next = state.withLock { $0.wake.next() }
/// }
/// ```
struct Announcement<Value: Sendable>: Sendable {
  /// What was decided last, whether or not it has been told.
  private(set) var value: Value
  private var isTelling = false
  /// Whether something was decided while a thread was telling.
  private var hasChanged = false

  init(_ value: Value) {
    self.value = value
  }

  /// Decides anew.
  ///
  /// - Returns: What the caller has to tell, and go on with ``next()``; `nil` if a thread is telling already, which will come back for it.
  mutating func decide(_ new: Value) -> Value? {
    value = new
    hasChanged = isTelling
    isTelling = true
    return hasChanged ? nil : new
  }

  /// What the caller, which has been telling, has to tell next; `nil` if that was the last, and it is not telling any more.
  mutating func next() -> Value? {
    isTelling = hasChanged
    hasChanged = false
    return isTelling ? value : nil
  }
}
