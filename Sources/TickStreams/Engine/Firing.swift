/// A timer on its way to run, and the generation it was taken with: a reset or a cancel in between makes it void.
///
/// It owns the reference that the queue held, so that taking a timer and putting it back count no references. Whatever takes one gives it back to
/// the engine, once.
package struct Firing: Sendable {
  package let reference: Unmanaged<TickTimer>
  package let tick: Tick
  let generation: Int
  /// How long after the end of its leeway it was taken, or zero.
  let late: Nanoseconds
  /// Whether it is the first one since the engine was woken.
  var isWakeUp = false

  /// The timer, while the firing has not been given back.
  package var timer: TickTimer { reference.takeUnretainedValue() }

  package var instant: TickInstant { tick.fired }

  package func run() {
    LockChecks.expectNone("a timer fires")
    reference._withUnsafeGuaranteedRef { timer in
      guard timer.generation == generation else { return }
      if timer.engine.probes.learnFiring(late: late) { timer.engine.probes.willFire(self) }
      timer.fire(tick, generation: generation)
    }
  }
}
