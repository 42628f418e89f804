import Synchronization

/// Where a ``WakeUpObserver`` of an engine is, if it has one.
///
/// Without one, making, arming and firing a timer cost a comparison each. A view of an engine shares that of the engine: so the timers of the view are the
/// reasons of wake-ups, and not the one that the view keeps armed.
final class WakeUpHook: Sendable {
  // Not the `Atomic` that the explorer drives.
  private let isOn = Synchronization.Atomic<Bool>(false)
  private let present = Lock<(any WakeUpObserver)?>(nil)

  @inline(__always)
  var observer: (any WakeUpObserver)? { isOn.load(ordering: .relaxed) ? attached : nil }

  @inline(never)
  private var attached: (any WakeUpObserver)? { present.withLock { $0 } }

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
