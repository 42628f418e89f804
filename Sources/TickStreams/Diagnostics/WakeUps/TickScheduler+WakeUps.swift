extension TickScheduler {
  /// Whether it is kept which timers wake the scheduler, for ``wakeUpReport()``; off by default.
  ///
  /// Switch it on early: of timers that were made before only the kind is known, not the call. Switching it off forgets everything. While it is on, each
  /// timer that is made, armed or fired costs a look into a table; while it is off, a comparison.
  /// ``withLeeway(_:file:line:)`` shares it.
  public var attributesWakeUps: Bool {
    get { engine.core.attributesWakeUps }
    set { engine.core.attributesWakeUps = newValue }
  }

  /// The places in the code that woke the scheduler since ``attributesWakeUps`` was switched on, most expensive first, and the wake-ups
  /// that a leeway would have saved.
  ///
  /// ```swift
  /// scheduler.attributesWakeUps = true
  /// // and a minute later:
  /// print(scheduler.wakeUpReport())
  /// ```
  ///
  /// It can be read at any time, from any thread. While nothing is kept, the report is empty.
  ///
  /// - Complexity: O(*n* log *n*) in the number of places in the code.
  public func wakeUpReport() -> WakeUpReport { engine.core.wakeUpReport() ?? WakeUpReport() }
}

extension EngineCore {
  /// Whether the reasons of wake-ups are kept.
  package var attributesWakeUps: Bool {
    get { attribution != nil }
    set {
      guard newValue != attributesWakeUps else { return }
      let new = newValue ? newAttribution : nil
      // Another thread may have set it meanwhile: there is one at most.
      probes.change { probes in
        probes.removeAll { $0 is WakeUpAttribution }
        if let new { probes.append(new) }
      }
    }
  }

  private var newAttribution: WakeUpAttribution {
    let now = now
    let armed = state.withLock { state in state.queue.timers.map { (timer: $0, armed: WakeUpLedger.Armed($0, at: now)) } }
    return WakeUpAttribution(at: now, statistics, armed)
  }

  private var attribution: WakeUpAttribution? {
    probes.all.lazy.compactMap { $0 as? WakeUpAttribution }.first
  }

  /// Who woke the engine since ``attributesWakeUps`` was switched on; `nil` while it is off.
  package func wakeUpReport() -> WakeUpReport? {
    attribution?.report(at: now, statistics)
  }
}
