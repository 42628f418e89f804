/// The latest of a series of decisions about an alarm, which are made under a lock and told to the alarm outside of it.
///
/// A timer follows a ``Deadline`` instead: its engine drops what is older. The calls of an ``Alarm`` have no numbers.
///
/// It is part of the state that the lock guards, and has no lock of its own. One thread announces at a time, and then checks for a newer
/// decision. So the last announcement is the last decision, and nothing is called under the lock:
///
/// ```
/// let wake = state.withLock { $0.wake.decide(instant) }
/// Announcement.announce(wake) {
///   alarm.arm(at: $0)
/// } next: {
///   state.withLock { $0.wake.next() }
/// }
/// ```
struct Announcement<Value: Sendable>: Sendable {
  /// The last decision, whether or not it has been announced.
  private(set) var value: Value
  private var isAnnouncing = false
  /// Whether there was a decision while a thread was announcing.
  private var hasChanged = false

  init(_ value: Value) {
    self.value = value
  }

  /// Records a decision.
  ///
  /// - Returns: The news that the caller has to announce; `nil` if another thread is announcing and will pick it up.
  mutating func decide(_ new: Value) -> Value? {
    value = new
    hasChanged = isAnnouncing
    isAnnouncing = true
    return hasChanged ? nil : new
  }

  /// The news that the announcing caller has to announce next; `nil` if there is nothing newer, and the caller is done.
  mutating func next() -> Value? {
    isAnnouncing = hasChanged
    hasChanged = false
    return isAnnouncing ? value : nil
  }

  /// Announces a decision, and then each newer one, with no lock held.
  ///
  /// - Parameters:
  ///   - first: The result of ``decide(_:)``.
  ///   - announce: Announces a decision.
  ///   - next: Returns what ``next()`` returns, under the lock.
  @inline(__always)
  static func announce(_ first: Value?, _ announce: (Value) -> Void, next: () -> Value?) {
    var decision = first
    while let current = decision {
      announce(current)
      decision = next()
    }
  }
}
