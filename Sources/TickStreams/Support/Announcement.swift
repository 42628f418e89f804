/// The latest of a series of decisions that are made under a lock and told outside of it: when an alarm should wake, where a timer should stand.
///
/// It is part of the state that the lock guards, and has no lock of its own. One thread tells at a time, and comes back for what was decided
/// meanwhile. So what is told last is what was decided last, and nothing is called under the lock:
///
/// ```swift
/// var tells = state.withLock { $0.wake.decide(instant) }
/// while tells, let wake = state.withLock({ $0.wake.next() }) { alarm.arm(at: wake) }
/// ```
struct Announcement<Value: Sendable>: Sendable {
  /// What was decided last, whether or not it has been told.
  private(set) var value: Value
  private var isTold = true
  private var isTelling = false

  init(_ value: Value) {
    self.value = value
  }

  /// Decides anew.
  ///
  /// True if the caller has to tell, by ``next()``; a thread that is telling already will come back for it.
  mutating func decide(_ new: Value) -> Bool {
    value = new
    isTold = false
    guard !isTelling else { return false }
    isTelling = true
    return true
  }

  /// What the caller has to tell next, or `nil` if everything is told, and the caller is not telling any more.
  mutating func next() -> Value? {
    isTelling = !isTold
    isTold = true
    return isTelling ? value : nil
  }
}
