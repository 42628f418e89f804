extension TimerEngine {
  /// Whether the reasons of wake-ups are kept.
  package var attributesWakeUps: Bool {
    get { wakeUps.observer != nil }
    set {
      guard newValue != attributesWakeUps else { return }
      guard newValue else { return wakeUps.detach() }
      let now = now
      let armed = state.withLock { state in
        state.queue.timers.map { (timer: $0, armed: WakeUpLedger.Armed($0, at: now)) }
      }
      wakeUps.attach(WakeUpAttribution(at: now, wokenStatistics, armed))
    }
  }

  /// A view is woken by the engine that it is a view of.
  private var wokenStatistics: SchedulerStatistics { (view?.base ?? self).statistics }

  /// Who woke the engine since ``attributesWakeUps`` was switched on; empty while it is off.
  package func wakeUpReport() -> WakeUpReport {
    guard let attribution = wakeUps.observer as? WakeUpAttribution else {
      return WakeUpReport(duration: .zero, wakeUps: 0, idleWakeUps: 0, rows: [])
    }
    return attribution.report(at: now, wokenStatistics)
  }
}
