/// Learns which timers wake an engine, and for which calls they were made, while it is attached to the engine's ``WakeUpHook``.
protocol WakeUpObserver: AnyObject, Sendable {
  /// A timer was made for `origin`, if that is known.
  func didMake(_ timer: TickTimer, for origin: CallOrigin?)

  /// No reference to a timer is left.
  func willDrop(_ timer: TickTimer)

  /// A timer was armed; called with the lock of its engine held.
  func didArm(_ timer: TickTimer, at now: TickInstant)

  /// A timer is about to be fired.
  ///
  /// - Parameters:
  ///   - firing: The firing.
  ///   - engine: Its engine.
  ///   - isWakeUp: Whether it is the first one since the engine was woken; `nil` if that is for the clock to say, as for an owner that drives the engine by
  ///     hand.
  func willFire(_ firing: Firing, of engine: TimerEngine, isWakeUp: Bool?)
}
