import Synchronization

/// Where a ``WakeUpObserver`` of an engine is, if it has one.
///
/// Without one, making, arming and firing a timer cost a comparison each.
final class WakeUpHook: Sendable {
  // Not the `Atomic` that the explorer drives.
  private let isOn = Synchronization.Atomic<Bool>(false)
  private let present = Lock<(any WakeUpObserver)?>(nil)

  /// Whether there is an observer.
  ///
  /// Checked before each call of the functions below, which are not inlined.
  @inline(__always)
  var isObserved: Bool { isOn.load(ordering: .relaxed) }

  var observer: (any WakeUpObserver)? { present.withLock { $0 } }

  func didMake(_ timer: TickTimer, for origin: CallOrigin?) {
    observer?.didMake(timer, for: origin)
  }

  func willDrop(_ timer: TickTimer) {
    observer?.willDrop(timer)
  }

  @inline(never)
  func didArm(_ timer: TickTimer, at now: TickInstant) {
    observer?.didArm(timer, at: now)
  }

  @inline(never)
  func willFire(_ firing: Firing, of engine: EngineCore, isWakeUp: Bool) {
    observer?.willFire(firing, of: engine, isWakeUp: isWakeUp)
  }

  func attach(_ observer: any WakeUpObserver) {
    let old = present.withLock { present in
      defer { present = observer }
      return present
    }
    isOn.store(true, ordering: .relaxed)
    withExtendedLifetime(old) {}
  }

  func detach() {
    isOn.store(false, ordering: .relaxed)
    let old = present.withLock { $0.take() }
    withExtendedLifetime(old) {}
  }
}

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
  ///   - isWakeUp: Whether it is the first one since the engine was woken.
  func willFire(_ firing: Firing, of engine: EngineCore, isWakeUp: Bool)
}
