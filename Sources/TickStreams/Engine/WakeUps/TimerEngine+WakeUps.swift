extension TimerEngine {
  /// Whether the reasons of wake-ups are kept.
  package var attributesWakeUps: Bool {
    get { attribution.isOn }
    set {
      guard newValue != attribution.isOn else { return }
      guard newValue else { return attribution.stop() }
      let now = now
      let armed = state.withLock { state in
        state.queue.timers.map { timer in
          let wait = timer.interval > 0 ? timer.interval : Swift.max(0, timer.due.subtracting(now))
          return (timer: timer, armed: WakeUpLedger.Armed(leeway: timer.leeway, wait: wait))
        }
      }
      attribution.start(at: now, wokenStatistics, armed)
    }
  }

  /// A view is woken by the engine that it is a view of.
  private var wokenStatistics: SchedulerStatistics { (view?.base ?? self).statistics }

  /// Who woke the engine since ``attributesWakeUps`` was switched on.
  package func wakeUpReport() -> WakeUpReport {
    attribution.report(at: now, wokenStatistics)
  }
}
